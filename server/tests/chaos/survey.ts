import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { dryRunUpgrade } from '../../admin/repair.ts';
import { connect, type Store } from '../../store/connect.ts';
import { readTables, type StoredTable } from '../../tables/table-repository.ts';
import { History } from './history.ts';
import { judgeSights } from './sights.ts';
import { roomOf, type Watcher, type Watchers } from './watchers.ts';
import type { World } from './world.ts';

/** How long somebody who follows a table may not know the latest, when all is well. */
const NEWS = 20_000;
/** How far what an entry says of its time may be from the time at which it was written: ahead, and behind where a node was frozen. */
const AHEAD = 1500;
const BEHIND = 30_000;

/** Waits until every table that waits for a bot has gone on. */
export async function awaitBots(world: World, { db }: Store): Promise<void> {
  const waiting = () =>
    db
      .selectFrom('tables')
      .select(['tables.id', 'tables.entries'])
      .where('status', '=', 'running')
      .where('paused', '=', false)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('seats')
            .select('seat')
            .whereRef('seats.table_id', '=', 'tables.id')
            .where((eb) => eb('seats.seat', '=', eb.fn.any('tables.waiting')))
            .where((eb) => eb.or([eb('seats.kind', '=', 'bot'), eb('seats.stand_in', 'is not', null)])),
        ),
      )
      .execute();
  const first = new Map((await waiting()).map(({ id, entries }) => [id, entries]));
  for (const deadline = world.health.quietTime + world.options.patience; ; await sleep(250)) {
    const still = (await waiting()).filter(({ id, entries }) => first.get(id) === entries);
    if (still.length === 0) return;
    if (world.health.quietTime < deadline) continue;
    for (const { id, entries } of still) world.wrong('stuck', `table ${id} waits for its bots at entry ${entries}`);
    return;
  }
}

/** Waits until everybody who follows a table knows how it stands. */
export async function awaitNews(world: World, { db }: Store, watchers: Watchers): Promise<void> {
  const late = async (): Promise<string[]> => {
    const ids = [...new Set(watchers.all.flatMap(({ known }) => [...known.keys()]))];
    if (ids.length === 0) return [];
    const tables = await readTables(db, ids);
    return watchers.all.flatMap((watcher) => tables.flatMap((table) => unknownTo(watcher, table)));
  };
  for (const deadline = world.health.quietTime + NEWS; ; await sleep(250)) {
    const found = await late();
    if (found.length === 0) return;
    if (world.health.quietTime < deadline) continue;
    for (const one of found) world.wrong('stale', one);
    return;
  }
}

function unknownTo({ isOver, isOpen, known, gone, rooms, person }: Watcher, { row, seats }: StoredTable): string[] {
  const { id, moment, status } = row;
  const upTo = known.get(id);
  if (isOver || upTo === undefined || gone.has(id)) return [];
  const how = `(${isOpen ? 'connected' : 'cut off'})`;
  if (status !== 'waiting' && upTo < moment) return [`${person} knows ${id} up to ${upTo}, it is at ${moment} ${how}`];
  const room = roomOf({
    ...row,
    seats: seats.map((seat) => ({ kind: seat.kind, person: seat.person === null ? null : { id: seat.person } })),
  });
  return rooms.get(id) === room ? [] : [`${person} sees ${id} as ${rooms.get(id)}, it is ${room} ${how}`];
}

/** Compares what people were told with what the records hold. */
export async function survey(world: World, watchers: Watchers): Promise<void> {
  const store = connect(world.database.url, { connections: 4, patience: 60_000 });
  try {
    const history = await History.read(store);
    await compareEntries(world, store);
    await compareChat(world, store);
    for (const { what, table } of world.told)
      if (what === 'table' && !history.has(table)) world.wrong('lost', `table ${table} was made and is not there`);
    compareTimes(world, history);
    await judgeSights(world, store, history, watchers.witnessed);
    await replay(world, store);
  } finally {
    await store.close();
  }
}

async function compareEntries(world: World, { db }: Store): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .select(['table_id', 'entry', 'moment', 'request'])
    .orderBy('table_id')
    .orderBy('entry')
    .execute();
  const byRequest = new Map<string, number[]>();
  const tables = new Map<string, { entry: number; moment: number }[]>();
  for (const { table_id, entry, moment, request } of rows) {
    const journal = tables.get(table_id) ?? [];
    journal.push({ entry, moment });
    tables.set(table_id, journal);
    if (request !== null) byRequest.set(`${table_id} ${request}`, [...(byRequest.get(`${table_id} ${request}`) ?? []), moment]);
  }
  for (const { what, table, request, moment } of world.told)
    if (what === 'entry' && !byRequest.get(`${table} ${request}`)?.includes(moment))
      world.wrong(
        'lost',
        `request ${request} was entered at ${table} as moment ${moment}, and is there as ${byRequest.get(`${table} ${request}`)}`,
      );
  for (const [request, found] of byRequest) if (found.length > 1) world.wrong('doubled', `${request} at moments ${found.join(', ')}`);
  const stored = await db.selectFrom('tables').select(['id', 'entries', 'moment']).where('entries', '>', 0).execute();
  for (const { id, entries, moment } of stored) {
    const journal = tables.get(id) ?? [];
    const isWhole = journal.every((one, at) => one.entry === at + 1 && one.moment - (journal[at - 1]?.moment ?? 0) <= 1);
    if (!isWhole || journal.length !== entries || journal.at(-1)?.moment !== moment)
      world.wrong('gaps', `${id} has ${journal.length} entries, it should have ${entries}`);
  }
}

async function compareChat(world: World, { db }: Store): Promise<void> {
  const rows = await db.selectFrom('chat').select(['table_id', 'request']).execute();
  const found = new Map<string, number>();
  for (const { table_id, request } of rows) found.set(`${table_id} ${request}`, (found.get(`${table_id} ${request}`) ?? 0) + 1);
  for (const { what, table, request } of world.told)
    if (what === 'chat' && !found.has(`${table} ${request}`)) world.wrong('lost', `what was said at ${table} as ${request}`);
  for (const [request, times] of found) if (times > 1) world.wrong('doubled', `said at ${request}`);
}

function compareTimes(world: World, { written }: History): void {
  for (const { table_id, entry, kind, said, at } of written) {
    if (kind === 'out-of-time') world.findings.outOfTime++;
    const ahead = said.getTime() - at.getTime();
    if (ahead > AHEAD || -ahead > BEHIND)
      world.wrong('misdated', `entry ${entry} (${kind}) of ${table_id} says ${said.toISOString()}, but it was ${at.toISOString()}`);
  }
}

async function replay(world: World, store: Store): Promise<void> {
  const frozen = await store.db
    .selectFrom('tables')
    .select(['id', 'fault'])
    .where('status', '=', 'frozen')
    .where('game', '<>', 'faulty')
    .execute();
  for (const { id, fault } of frozen) world.wrong('stuck', `table ${id} is frozen: ${fault?.slice(0, 300)}`);
  // Matches that are over are tried like running ones: their records must lead where they say.
  await store.db.updateTable('tables').set({ status: 'running' }).where('status', '=', 'finished').execute();
  await dryRunUpgrade(store, pathToFileURL(world.options.bundles.worker), ({ table, outcome, why }) => {
    if (outcome !== 'replayed') world.wrong('diverged', `${table} does not replay: ${why}`);
  });
}
