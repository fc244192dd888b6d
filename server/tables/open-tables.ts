import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../failure.ts';
import type { Database, PersonRow } from '../store/schema.ts';

/** How many tables one guest, and one account, may offer to everybody at a time. */
export const MOST_OPEN = { guest: 3, member: 10 } as const;

/** How many of its open tables the host of a table may have in the list. */
export const mostOpenOfHost: RawBuilder<number> = sql<number>`
  (select case when people.login is null then ${MOST_OPEN.guest}::int else ${MOST_OPEN.member}::int end from people where people.id = tables.host)`;

/** Refuses one more table that is offered to everybody, where somebody has enough of them. */
export async function requireRoomInList(db: Kysely<Database>, { id, login }: PersonRow): Promise<void> {
  const { open } = await db
    .selectFrom('tables')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('host', '=', id)
    .where('status', '=', 'waiting')
    .where('public', '=', true)
    .executeTakeFirstOrThrow();
  if (open >= (login === null ? MOST_OPEN.guest : MOST_OPEN.member))
    throw new Refusal('too-many', 'you have enough tables that are open to all; start one, or close one');
}
