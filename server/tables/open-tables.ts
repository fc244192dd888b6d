import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { HouseRules } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import type { Database, PersonRow } from '../store/schema.ts';

/** How many tables one guest, and one account, may offer to everybody at a time. */
export type OpenTableCaps = Pick<HouseRules, 'openTablesGuest' | 'openTablesMember'>;

/** How many of its open tables the host of a table may have in the list. */
export const mostOpenOfHost = ({ openTablesGuest, openTablesMember }: OpenTableCaps): RawBuilder<number> => sql<number>`
  (select case when people.login is null then ${openTablesGuest}::int else ${openTablesMember}::int end from people where people.id = tables.host)`;

/** Refuses one more table that is offered to everybody, where somebody has enough of them. */
export async function requireRoomInList(db: Kysely<Database>, caps: OpenTableCaps, { id, login }: PersonRow): Promise<void> {
  const { open } = await db
    .selectFrom('tables')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('host', '=', id)
    .where('status', '=', 'waiting')
    .where('public', '=', true)
    .executeTakeFirstOrThrow();
  if (open >= (login === null ? caps.openTablesGuest : caps.openTablesMember))
    throw new Refusal('too-many', 'you have enough tables that are open to all; start one, or close one');
}
