import { type Kysely, sql } from 'kysely';
import type { ChatMessage, Complaint, ComplaintReason } from '../api/index.ts';
import { readChat, roomsFor } from '../chat/chat.ts';
import { notFound, Refusal } from '../failure.ts';
import { seenBy } from '../http/access.ts';
import type { Caller } from '../http/handler.ts';
import { seenIfAny } from '../identity/seen-as.ts';
import { newId } from '../ids.ts';
import type { Database } from '../store/schema.ts';
import { readTable } from '../tables/table-repository.ts';

type Db = Kysely<Database>;

/** How many messages are kept with a complaint: what was said before and after. */
const BEFORE = 20;
const AFTER = 5;
const MOST_OPEN = 20;

/** What somebody complains of. */
export interface Grievance {
  readonly person: string;
  readonly table?: string | undefined;
  readonly message?: number | undefined;
  readonly reason: ComplaintReason;
  readonly text: string;
}

/** Takes down a complaint, with what its author can read around it. */
export async function complain(db: Db, caller: Caller, { person, table, message, reason, text }: Grievance): Promise<void> {
  const by = caller.person.id;
  if (person === by) throw new Refusal('bad-request', 'nobody complains of themselves');
  const found = await db.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst();
  if (found === undefined) throw notFound();
  const { count } = await db
    .selectFrom('complaints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('person', '=', by)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= MOST_OPEN) throw new Refusal('too-many', 'those who run the server have not yet read what you wrote before');
  const context = table === undefined ? [] : await contextOf(db, caller, { person, table, message });
  await db
    .insertInto('complaints')
    .values({
      id: newId(),
      person: by,
      about: person,
      table_id: table ?? null,
      message: message ?? null,
      reason,
      text,
      context: JSON.stringify(context),
      closed_at: null,
      outcome: null,
    })
    .execute();
}

/** What was said around a message, or lately, as far as whoever complains may read it. */
async function contextOf(
  db: Db,
  caller: Caller,
  { person, table, message }: { readonly person: string; readonly table: string; readonly message?: number | undefined },
): Promise<ChatMessage[]> {
  const at = seenBy(await readTable(db, table), caller);
  if (at === null) throw notFound();
  const said = await readChat(db, table, { rooms: roomsFor(at.table, at.seat) });
  if (message === undefined) return said.slice(-BEFORE);
  const place = said.findIndex(({ id, author }) => id === message && author.id === person);
  if (place < 0) throw notFound();
  const { room } = said[place] as ChatMessage;
  return said.slice(Math.max(0, place - BEFORE), place + AFTER + 1).filter((one) => one.room === room);
}

/** Complaints for those who run the server, open ones first. */
export async function readComplaints(db: Db): Promise<Complaint[]> {
  const rows = await db
    .selectFrom('complaints')
    .leftJoin('people as author', 'author.id', 'complaints.person')
    .leftJoin('people as other', 'other.id', 'complaints.about')
    .selectAll('complaints')
    .select(['author.name as author_name', 'author.login as author_login', 'author.program as author_program'])
    .select(['other.name as other_name', 'other.login as other_login', 'other.program as other_program'])
    .orderBy(sql`complaints.closed_at is not null`)
    .orderBy('complaints.at', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    by: seenIfAny({ id: row.person, name: row.author_name, login: row.author_login, program: row.author_program }),
    about: seenIfAny({ id: row.about, name: row.other_name, login: row.other_login, program: row.other_program }),
    table: row.table_id,
    message: row.message === null ? null : Number(row.message),
    reason: row.reason,
    text: row.text,
    context: [...row.context],
    at: row.at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    outcome: row.outcome,
  }));
}

/** A complaint is dealt with. */
export async function closeComplaint(db: Db, id: string, outcome: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('complaints')
    .set({ closed_at: new Date(), outcome })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
