import { commitment } from '@pantheon/kernel';
import { type Entry, firstDeadline, seatWith, type TableSeat, type TableSetup } from '@pantheon/table';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Api } from '../api/index.ts';
import { Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import type { Database, TablesTable } from '../store/schema.ts';
import type { Brought, Ops } from '../workers/protocol.ts';
import { isFault, isRefusal } from '../workers/worker-pool.ts';
import { emptyTable, type NewSeat, requireOneself, seatRowOf, tidyTitle } from './lobby.ts';
import { storePack } from './packs.ts';
import { entryRow, readTable, type StoredTable } from './table-repository.ts';

type Plan = Api['POST /api/tables/import']['body'];
type Imported = Ops['import']['reply'];

/**
 * Puts a match that was played elsewhere on the server: a record, or a whole table with its journal. It is replayed entry by entry, and
 * only if it leads to the position that it names does it become a table. Whoever brought it knows the seed, so the table says so. It runs
 * at once; a seat that is kept for a friend waits, without a clock, until somebody takes it.
 */
export async function importTable(services: Services, person: string, plan: Plan): Promise<StoredTable> {
  const { db, checkers, registry, lobby } = services;
  const brought = broughtIn(plan);
  const game = gameOf(brought);
  if (!services.games.some(({ id }) => id === game)) throw new Refusal('unknown-game', 'there is no such game here');
  await lobby.requireRoomFor(person, 'elsewhere');
  requireOneself(plan.seats);
  const id = newId();
  const now = registry.now();
  const seats = plan.seats.map((seat) => lobby.seatFrom(seat, game, person, null));
  const imported = await checkers.import(person, { brought, seats: seats.map(tableSeat), now }).catch((error: unknown) => {
    if (isRefusal(error) && error.refused.code === 'bad-setup') throw new Refusal('bad-setup', error.message);
    if (isRefusal(error) || isFault(error))
      throw new Refusal('bad-record', isRefusal(error) ? error.message : 'the rules cannot replay this record');
    throw error;
  });
  await db.transaction().execute(async (trx) => {
    const { setup, packHash: hash } = imported;
    if (setup.pack !== undefined) await storePack(trx, { hash, game: setup.game, pack: setup.pack, person });
    await trx
      .insertInto('tables')
      .values(tableValues(plan, imported, { id, person, now }))
      .execute();
    await trx
      .insertInto('seats')
      .values(seats.map((seat, at) => ({ ...seatRowOf(id, at, seat), ...standInOf(imported.outcome.state.seats[at]) })))
      .execute();
    await storeJournal(trx, id, imported);
    await sql`select graphile_worker.add_job(task, json_build_object('table', ${id}::text), job_key => task || ${`:${id}`}) from unnest(array['bots', 'orders', 'clock']) as task`.execute(
      trx,
    );
  });
  return readTable(db, id);
}

function broughtIn(plan: Plan): Brought {
  if (plan.file !== undefined) return { file: plan.file };
  if (plan.record !== undefined) return { record: plan.record, pace: plan.pace ?? { kind: 'none' } };
  throw new Refusal('bad-record', 'there is nothing to bring');
}

// What somebody brings may be anything; the rules say later what it is.
function gameOf(brought: Brought): string {
  const game: unknown = 'file' in brought ? brought.file?.journal?.setup?.game : brought.record?.game;
  return typeof game === 'string' ? game : '';
}

const tableSeat = ({ kind, person, level }: NewSeat): TableSeat => seatWith({ kind: kind === 'friend' ? 'open' : kind, person, level });

const standInOf = (seat: TableSeat | undefined) => ({
  stand_in: seat?.standIn?.level ?? null,
  stand_in_because: seat?.standIn?.because ?? null,
});

function tableValues(
  plan: Plan,
  { setup, packHash, outcome }: Imported,
  { id, person, now }: { readonly id: string; readonly person: string; readonly now: number },
): Insertable<TablesTable> {
  const { entry, state, waiting, round, result } = outcome;
  const due = firstDeadline(state.clocks);
  const at = new Date(now);
  const over = state.ending !== null;
  return {
    ...emptyTable(id, person),
    ...setupColumns(setup),
    pack_hash: packHash,
    custom_pack: setup.pack !== undefined,
    title: tidyTitle(plan.title),
    status: over ? 'finished' : 'running',
    public: plan.public ?? false,
    spectators: plan.spectators ?? true,
    started_at: at,
    finished_at: over ? at : null,
    entries: entry.entry,
    moment: entry.moment,
    waiting: [...waiting],
    round: JSON.stringify(round),
    paused: state.paused,
    ending: state.ending,
    result: result === null ? null : JSON.stringify(result),
    state: JSON.stringify(state),
    deadline: due === null ? null : new Date(due.at),
  };
}

async function storeJournal(db: Kysely<Database>, id: string, { setup, base, entries, outcome }: Imported): Promise<void> {
  const rows = entries.map((entry: Entry) => entryRow(id, entry));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('entries')
      .values(rows.slice(from, from + 500))
      .execute();
  const { moment } = outcome.entry;
  if (base !== null)
    await db
      .insertInto('bases')
      .values({ table_id: id, moment: base.entry, base: JSON.stringify(base) })
      .execute();
  if (outcome.checkpoint === null) return;
  const checkpoint = { table_id: id, moment, rules: setup.rules, checkpoint: outcome.checkpoint };
  await db.insertInto('checkpoints').values(checkpoint).execute();
}

/** What a table that was begun elsewhere is set up with, as columns. */
export const setupColumns = ({ game, rules, options = {}, pace, seed, entropy = [], start }: TableSetup) => ({
  ...{ game, rules, seed, commitment: commitment(seed), seed_chosen: true, shuffle_seats: false, auto_start: false },
  options: JSON.stringify(options),
  pace: JSON.stringify(pace),
  entropy: JSON.stringify(entropy),
  start: start === undefined ? null : JSON.stringify(start),
});
