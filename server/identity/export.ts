import { ordersOf } from '@pantheon/table';
import type { Kysely } from 'kysely';
import type { Database, PersonRow } from '../store/schema.ts';

/** Everything that is stored about somebody. Secrets and their hashes are left out, and so is what others did. */
export async function exportOf(db: Kysely<Database>, person: PersonRow): Promise<object> {
  const mine = person.id;
  const { password: _password, ...about } = person;
  const { states, ...found } = await allOf({
    ...accountOf(db, mine),
    ...tablesOf(db, mine),
    ...answersOf(db, mine),
    ...resultsOf(db, mine),
    ...writingsOf(db, mine),
    ...officeOf(db, mine),
  });
  return {
    format: 'pantheon-personal-data',
    person: about,
    ...found,
    orders: states.flatMap(({ id, state, seat }) =>
      state === null ? [] : ordersOf(state, seat).map((order) => ({ table_id: id, ...order })),
    ),
  };
}

/** How they sign in and are reached. */
const accountOf = (db: Kysely<Database>, mine: string) => ({
  sessions: db
    .selectFrom('sessions')
    .select(['id', 'kind', 'name', 'created_at', 'seen_at', 'expires_at'])
    .where('person', '=', mine)
    .execute(),
  passkeys: db.selectFrom('passkeys').select(['id', 'name', 'created_at']).where('person', '=', mine).execute(),
  known_devices: db.selectFrom('known_devices').select(['created_at', 'seen_at']).where('person', '=', mine).execute(),
  settings: db
    .selectFrom('notice_settings')
    .select(['settings', 'email', 'email_confirmed', 'webhook', 'webhook_format'])
    .where('person', '=', mine)
    .execute(),
  devices: db.selectFrom('devices').select(['id', 'device', 'endpoint', 'created_at']).where('person', '=', mine).execute(),
  notices: db.selectFrom('notices').select(['table_id', 'kind', 'at', 'seen']).where('person', '=', mine).orderBy('id').execute(),
  vacations: db.selectFrom('vacations').select(['from_at', 'until_at']).where('person', '=', mine).execute(),
  engines: db.selectFrom('engines').select(['game', 'created_at', 'seen_at']).where('person', '=', mine).execute(),
});

/** The tables at which they sit, which they host or watch, and what they look for. */
const tablesOf = (db: Kysely<Database>, mine: string) => ({
  seats: db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select([
      'tables.id',
      'tables.game',
      'tables.title',
      'tables.status',
      'tables.created_at',
      'tables.finished_at',
      'seats.seat',
      'seats.entropy',
    ])
    .where('seats.person', '=', mine)
    .execute(),
  states: db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.state', 'seats.seat'])
    .where('seats.person', '=', mine)
    .where('tables.state', 'is not', null)
    .execute(),
  hosted: db.selectFrom('tables').select(['id', 'game', 'title', 'status', 'created_at']).where('host', '=', mine).execute(),
  watched: db.selectFrom('watchers').select('table_id').where('person', '=', mine).execute(),
  packs: db.selectFrom('packs').select(['hash', 'game', 'pack', 'created_at']).where('person', '=', mine).execute(),
  seekers: db.selectFrom('seekers').select(['game', 'pace', 'bots', 'since', 'table_id']).where('person', '=', mine).execute(),
  series: db.selectFrom('series').select(['id', 'title', 'created_at']).where('organiser', '=', mine).execute(),
});

/** What they played. */
const answersOf = (db: Kysely<Database>, mine: string) => ({
  entries: db
    .selectFrom('entries')
    .select(['table_id', 'moment', 'kind', 'seat', 'key', 'at'])
    .where('author', '=', mine)
    .orderBy('at')
    .execute(),
  challenge_tries: db
    .selectFrom('challenge_tries')
    .select(['day', 'game', 'started_at', 'finished_at', 'place', 'score', 'answers', 'record'])
    .where('person', '=', mine)
    .execute(),
});

/** What came of it. */
const resultsOf = (db: Kysely<Database>, mine: string) => ({
  ratings: db.selectFrom('ratings').selectAll().where('person', '=', mine).execute(),
  seat_results: db.selectFrom('seat_results').selectAll().where('person', '=', mine).execute(),
  laurels: db.selectFrom('laurels').selectAll().where('person', '=', mine).execute(),
});

/** What they said and wrote, and about whom. */
const writingsOf = (db: Kysely<Database>, mine: string) => ({
  chat: db.selectFrom('chat').select(['table_id', 'room', 'text', 'at']).where('person', '=', mine).orderBy('id').execute(),
  notes: db.selectFrom('notes').select(['table_id', 'text']).where('person', '=', mine).execute(),
  reports: db.selectFrom('reports').select(['table_id', 'text', 'at']).where('person', '=', mine).orderBy('at').execute(),
  blocks: db.selectFrom('blocks').select(['other', 'kind', 'created_at']).where('person', '=', mine).execute(),
  complaints: db
    .selectFrom('complaints')
    .select(['about', 'table_id', 'reason', 'text', 'at', 'closed_at'])
    .where('person', '=', mine)
    .execute(),
});

/** What they did for the house. */
const officeOf = (db: Kysely<Database>, mine: string) => ({
  invitations: db.selectFrom('invitations').select(['note', 'created_at', 'expires_at']).where('admin', '=', mine).execute(),
  audit: db.selectFrom('audit').select(['at', 'act', 'table_id', 'about']).where('admin', '=', mine).orderBy('at').execute(),
});

/** Waits for several things at once, each known by its name. */
async function allOf<T extends { readonly [name: string]: Promise<unknown> }>(named: T): Promise<{ [Name in keyof T]: Awaited<T[Name]> }> {
  const found = await Promise.all(Object.entries(named).map(async ([name, promise]) => [name, await promise] as const));
  return Object.fromEntries(found) as { [Name in keyof T]: Awaited<T[Name]> };
}
