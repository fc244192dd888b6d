import { type RawBuilder, sql } from 'kysely';
import { muAt, UNKNOWN } from './scale.ts';

/** How strong those who sit at a table are to be, in points as they are shown. */
export interface StrengthWish {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** At most so many points from the one who asks. */
  readonly near?: number | undefined;
}

/** A table without a clock is most often played at one sitting. */
const paceOfTable = sql`case when tables.pace->>'kind' = 'daily' then 'days' else 'live' end`;

/** How strong the people at a table are on average, at its game and pace; who is new there counts as that. */
const strengthOfTable = sql<number>`(select avg(coalesce(ratings.mu, ${UNKNOWN.mu}::float8)) from seats
  left join ratings on ratings.person = seats.person and ratings.game = tables.game and ratings.pace = ${paceOfTable}
  where seats.table_id = tables.id and seats.person is not null)`;

/** Whether the people at a table are as strong as is wished by somebody. */
export function isOfStrength({ from, to, near }: StrengthWish, person: string | null): RawBuilder<boolean> {
  const conditions = [
    ...(from === undefined ? [] : [sql`${strengthOfTable} >= ${muAt(from)}::float8`]),
    ...(to === undefined ? [] : [sql`${strengthOfTable} <= ${muAt(to)}::float8`]),
    ...(near === undefined
      ? []
      : [
          sql`abs(${strengthOfTable} - coalesce((select mu from ratings where ratings.person = ${person}
            and ratings.game = tables.game and ratings.pace = ${paceOfTable}), ${UNKNOWN.mu}::float8)) <= ${muAt(near) - muAt(0)}::float8`,
        ]),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
