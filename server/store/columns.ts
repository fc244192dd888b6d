import type { ColumnType } from 'kysely';

/** A time that the database writes down by itself. */
export type Made = ColumnType<Date, Date | undefined, Date>;

/** A flag that is not set unless somebody sets it. */
export type Flag = ColumnType<boolean, boolean | undefined, boolean>;
