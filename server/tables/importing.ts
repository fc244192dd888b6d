import { commitment, type MatchRecord } from '@pantheon/kernel';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Api } from '../api/index.ts';
import { isFault, isRefusal } from '../engine/engine.ts';
import type { JournalEntry, Outcome } from '../engine/journal.ts';
import type { Ops } from '../engine/protocol.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Database, NewEntry, SeatRow, TablesTable } from '../store/schema.ts';
import { firstDeadline, freshClocks, moved } from './clocks.ts';
import { emptyTable, tidyTitle } from './lobby.ts';
import { readTable, type TableState } from './rows.ts';

/** An entry as a row. */
const entryRow = (table: string, entry: JournalEntry): NewEntry => ({
  table_id: table,
  moment: entry.moment,
  kind: entry.kind,
  seat: entry.seat,
  key: entry.key,
  by: entry.by,
  author: null,
  request: null,
  at: new Date(entry.at),
  number: entry.number,
  chance: [...entry.chance],
  together: [...entry.together],
  hash: entry.hash,
  lines_from: entry.linesFrom,
  lines: JSON.stringify(entry.lines),
});

type Plan = Api['POST /api/tables/import']['body'];
type Replayed = Ops['import']['reply'];

/**
 * Puts a match that was played elsewhere on the server: it is replayed answer by answer, and only if it leads to the position that it
 * names does it become a table. Whoever brought it knows the seed, so the table says so. It runs at once; a seat that is kept for a
 * friend waits, without a clock, until somebody takes it.
 */
export async function importMatch(services: Services, person: string, plan: Plan): Promise<TableState> {
  const { db, engine, keeper, lobby } = services;
  const record = plan.record as MatchRecord;
  const game = typeof record?.game === 'string' ? record.game : '';
  if (!services.games.some(({ id }) => id === game)) throw new Refusal('unknown-game', 'there is no such game here');
  const id = newId();
  const at = new Date(keeper.now());
  const replayed = await engine.ask('import', { table: id, record, at: at.toISOString() }).catch((error: unknown) => {
    if (isRefusal(error) || isFault(error))
      throw new Refusal('bad-record', isRefusal(error) ? error.message : 'the rules cannot replay this record');
    throw error;
  });
  await engine.ask('forget', { table: id });
  if (plan.seats.length !== replayed.setup.seats) throw new Refusal('bad-setup', `the match has ${replayed.setup.seats} seats`);
  const seats = plan.seats.map(
    (seat, number): SeatRow => ({
      ...lobby.seatFrom(seat, game, person, null),
      table_id: id,
      seat: number,
      stand_in: null,
      stand_in_because: null,
    }),
  );
  const table = tableValues(plan, record, replayed, {
    id,
    person,
    at,
    people: seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat),
  });
  await db.transaction().execute(async (trx) => {
    await storePack(trx, record, person);
    await trx.insertInto('tables').values(table).execute();
    await trx.insertInto('seats').values(seats).execute();
    await storeRecord(trx, id, replayed);
    await sql`select graphile_worker.add_job(task, json_build_object('table', ${id}::text), job_key => task || ${`:${id}`}) from unnest(array['bots', 'clock']) as task`.execute(
      trx,
    );
  });
  return readTable(db, id);
}

function tableValues(
  plan: Plan,
  record: MatchRecord,
  { setup, outcomes }: Replayed,
  { id, person, at, people }: { readonly id: string; readonly person: string; readonly at: Date; readonly people: readonly number[] },
): Insertable<TablesTable> {
  const last = outcomes.at(-1) as Outcome;
  const pace = plan.pace ?? { kind: 'none' as const };
  const waiting = last.awaited.map(({ seat }) => seat);
  const running = waiting.filter((seat) => people.includes(seat));
  const clocks = moved(pace, freshClocks(pace, setup.seats), { now: at.getTime(), running, answered: null });
  const due = firstDeadline(clocks);
  return {
    ...emptyTable(id, person),
    game: record.game,
    rules: setup.rules,
    options: JSON.stringify(setup.options ?? {}),
    pack_hash: record.packHash,
    custom_pack: setup.pack !== undefined,
    title: tidyTitle(plan.title),
    status: last.over ? 'finished' : 'running',
    public: plan.public ?? false,
    spectators: plan.spectators ?? true,
    pace: JSON.stringify(pace),
    seed: setup.seed,
    commitment: commitment(setup.seed),
    seed_chosen: true,
    shuffle_seats: false,
    auto_start: false,
    entropy: JSON.stringify(setup.entropy ?? []),
    start: setup.start === undefined ? null : JSON.stringify(setup.start),
    started_at: at,
    finished_at: last.over ? at : null,
    moment: last.entry.moment,
    waiting,
    round: JSON.stringify(last.round),
    ending: last.over ? 'played' : null,
    result: last.result === null ? null : JSON.stringify(last.result),
    clocks: JSON.stringify(clocks),
    deadline: due === null ? null : new Date(due.at),
  };
}

async function storePack(db: Kysely<Database>, { pack, packHash, game }: MatchRecord, person: string): Promise<void> {
  if (pack === undefined) return;
  const values = { hash: packHash, game, pack: JSON.stringify(pack), person };
  await db
    .insertInto('packs')
    .values(values)
    .onConflict((oc) => oc.column('hash').doNothing())
    .execute();
}

async function storeRecord(db: Kysely<Database>, id: string, { setup, outcomes }: Replayed): Promise<void> {
  const entries = outcomes.map(({ entry }) => entryRow(id, entry));
  for (let from = 0; from < entries.length; from += 500)
    await db
      .insertInto('entries')
      .values(entries.slice(from, from + 500))
      .execute();
  const kept = outcomes.findLast(({ checkpoint }) => checkpoint !== null);
  if (kept === undefined) return;
  const checkpoint = { table_id: id, moment: kept.entry.moment, rules: setup.rules, checkpoint: JSON.stringify(kept.checkpoint) };
  await db.insertInto('checkpoints').values(checkpoint).execute();
}
