import { type Kysely, sql } from 'kysely';
import type { ChatMessage, ChatRoom, Presence } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import type { AtTable, Caller, Handlers } from '../http/handler.ts';
import { seenAs } from '../identity/seen-as.ts';
import { unheardBy } from '../safety/distance.ts';
import { requireMaySay } from '../safety/newcomers.ts';
import type { Services } from '../services.ts';
import { duplicated } from '../store/connect.ts';
import type { Database } from '../store/schema.ts';
import type { StoredTable } from '../tables/table-repository.ts';

const LATEST = 200;

/** The rooms that somebody may listen to. What players say is theirs; they hear spectators once the match is over: before, it could be advice. */
export const roomsFor = ({ row }: StoredTable, seat: number | null): ChatRoom[] =>
  seat === null ? ['spectators'] : row.status === 'finished' ? ['players', 'spectators'] : ['players'];

// Signs that turn the direction of writing, or are not seen, can make a text say something else than was written.
const UNSEEN = /(?![\n\t])\p{Cc}|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const tidy = (text: string): string => text.replace(UNSEEN, '').trim();

/** Messages of a table, oldest first. */
export async function readChat(
  db: Kysely<Database>,
  table: string,
  which: {
    readonly rooms: readonly ChatRoom[];
    readonly after?: number | undefined;
    readonly id?: number;
    /** People who are not heard. */
    readonly without?: readonly string[];
  },
): Promise<ChatMessage[]> {
  let query = db
    .selectFrom('chat')
    .innerJoin('people', 'people.id', 'chat.person')
    .select([
      'chat.id',
      'chat.room',
      'chat.seat',
      'chat.text',
      'chat.at',
      'people.id as person',
      'people.name',
      'people.login',
      'people.program',
    ])
    .where('chat.table_id', '=', table)
    .where('chat.room', 'in', which.rooms);
  if (which.after !== undefined) query = query.where('chat.id', '>', which.after);
  if (which.without !== undefined && which.without.length > 0) query = query.where('chat.person', 'not in', which.without);
  if (which.id !== undefined) query = query.where('chat.id', '=', which.id);
  const rows = await query.orderBy('chat.id', 'desc').limit(LATEST).execute();
  return rows.reverse().map(({ id, room, seat, text, at, person, name, login, program }) => ({
    id,
    room,
    seat,
    text,
    at: at.toISOString(),
    author: seenAs({ id: person, name, login, program }),
  }));
}

/** Who looks at a table now, on any node. */
export async function presenceAt(db: Kysely<Database>, table: StoredTable): Promise<Presence> {
  const { rows } = await sql<{ person: string }>`
    select distinct presence.person from presence join nodes on nodes.id = presence.node
    where presence.table_id = ${table.row.id} and nodes.seen_at > now() - interval '1 minute'`.execute(db);
  const there = new Set(rows.map(({ person }) => person));
  const seats = table.seats.filter(({ person }) => person !== null && there.has(person)).map(({ seat }) => seat);
  return { seats, spectators: there.size - seats.length };
}

async function say(
  { db, bus, house }: Services,
  { table: { row }, seat }: AtTable,
  { person: author }: Caller,
  message: { readonly id: string; readonly text: string },
): Promise<ChatMessage> {
  const text = tidy(message.text);
  if (text === '') throw new Refusal('bad-request', 'there is nothing in this message');
  await requireMaySay(db, await house.rules(), author, text);
  const person = author.id;
  const room: ChatRoom = seat === null ? 'spectators' : 'players';
  const values = { table_id: row.id, room, person, seat, text, request: message.id };
  const table = row.id;
  try {
    const { id } = await db.insertInto('chat').values(values).returning('id').executeTakeFirstOrThrow();
    bus.publish({ kind: 'chat', table, id });
    return (await readChat(db, table, { rooms: [room], id }))[0] as ChatMessage;
  } catch (error) {
    if (duplicated(error) === null) throw error;
    const { id } = await db
      .selectFrom('chat')
      .select('id')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('request', '=', message.id)
      .executeTakeFirstOrThrow();
    return (await readChat(db, table, { rooms: [room], id }))[0] as ChatMessage;
  }
}

/** Talking at a table. */
export function chatHandlers(
  services: Services,
): Pick<Handlers, `${'GET' | 'POST'} /api/tables/:table/chat` | 'GET /api/tables/:table/presence'> {
  const { db } = services;
  return {
    'GET /api/tables/:table/chat': async ({ at, query, caller }) =>
      readChat(db, at.table.row.id, {
        rooms: roomsFor(at.table, at.seat),
        after: query.after,
        without: await unheardBy(db, caller?.person.id ?? null),
      }),
    'POST /api/tables/:table/chat': async ({ at, body, caller }) => {
      if (caller === null) throw new Refusal('not-signed-in', 'sign in first; a name is enough');
      return say(services, at, caller, body);
    },
    'GET /api/tables/:table/presence': async ({ at }) => presenceAt(db, at.table),
  };
}
