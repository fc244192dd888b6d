import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { EngineError } from '../engine/threads.ts';
import { Refusal } from '../failure.ts';
import { hashOf } from '../ids.ts';
import type { Services } from '../services.ts';
import { bringInto } from '../tables/bringing.ts';
import { firstDeadline } from '../tables/clocks.ts';
import { runOut } from '../tables/moves.ts';
import { readTable, type TableState } from '../tables/rows.ts';

/** How long a bot may take over its budget before its thread is ended. */
const GRACE = 2000;

/** What jobs do. Each finds out by itself whether there is still something to do: a job may run late, twice, or in vain. */
export interface Tasks {
  clock(job: { readonly table: string }): Promise<void>;
  bots(job: { readonly table: string }): Promise<void>;
  orders(job: { readonly table: string }): Promise<void>;
  notify(job: { readonly person: string }): Promise<void>;
  tidy(): Promise<void>;
}

async function running({ db }: Services, table: string): Promise<TableState | null> {
  const state = await readTable(db, table).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return state !== null && state.row.status === 'running' && !state.row.paused ? state : null;
}

// Somebody else was faster, or the table is not what it was: whoever moved it on has planned what comes next. Whether it was done.
async function unlessOvertaken(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    const overtaken =
      error instanceof Refusal && ['stale', 'not-your-question', 'not-running', 'paused', 'frozen', 'unavailable'].includes(error.code);
    if (!overtaken) throw error;
    return false;
  }
}

/** Is the deadline of a table past? Then a bot plays for whoever is late; else the next look is planned. */
async function clock(services: Services, table: string): Promise<void> {
  const state = await running(services, table);
  const due = state === null || state.row.clocks === null ? null : firstDeadline(state.row.clocks);
  if (state === null || due === null) return;
  if (due.at > services.now()) {
    const at = new Date(due.at);
    await sql`select graphile_worker.add_job('clock', json_build_object('table', ${table}::text), run_at => ${at}::timestamptz, job_key => ${`clock:${table}`})`.execute(
      services.db,
    );
    await services.db.updateTable('tables').set({ alarm: at }).where('id', '=', table).execute();
    return;
  }
  if (await unlessOvertaken(() => runOut(services, state, due.seat))) await services.keeper.tellSeats(state, 'out-of-time', [due.seat]);
}

const botAt = (state: TableState): { seat: number; level: string } | null => {
  for (const seat of state.row.waiting) {
    const row = state.seats[seat];
    const level = row?.kind === 'bot' ? row.level : (row?.stand_in ?? null);
    if (level !== null) return { seat, level };
  }
  return null;
};

/** Lets one bot give one answer; storing it plans the next. */
async function bots(services: Services, table: string): Promise<void> {
  if ((await running(services, table)) === null) return;
  const state = await services.keeper.room(table).withMatch(async (_moment, present) => present);
  const next = botAt(state);
  if (next === null) return;
  const began = Date.now();
  const { seat, level } = next;
  await unlessOvertaken(async () => {
    const key = await botAnswer(services, state, seat, level);
    await sleep(Math.max(0, services.config.botPace - (Date.now() - began)));
    await services.keeper
      .room(table)
      .enter({ kind: 'answer', seat, key, by: 'bot', author: null, request: null, expected: state.row.moment });
  });
}

// A bot that fails or takes too long does not stop the table: any legal answer is given instead.
async function botAnswer(services: Services, state: TableState, seat: number, level: string): Promise<string> {
  const { bots: engine, log, metrics, db, keeper } = services;
  const { id, moment, seed } = state.row;
  // From the seed of the match, which nobody knows before its end, so that a bot answers the same whichever node asks it.
  const secret = hashOf(`bot/${seed}`).toString('base64url');
  try {
    await bringInto(engine, db, state, new Date(services.now()).toISOString());
    const budget = services.games.find((game) => game.id === state.row.game)?.levels.find((one) => one.level === level)?.budget ?? 0;
    const { key } = await engine.about('bot', { table: id, moment, seat, level, seed: secret }, budget + GRACE);
    return key;
  } catch (error) {
    if (!(error instanceof EngineError) || error.refused.kind === 'stopping') throw error;
    await engine.forget(id);
    log.warn({ table: id, seat, level, reason: error.message }, 'a bot failed; it answers by chance');
    metrics.faults.add('kind="bot"');
    const { key } = await keeper
      .room(id)
      .withMatch((now) => services.engine.about('chance', { table: id, moment: now, seat, seed: secret }));
    return key;
  }
}

/** Gives the answers that people have left for later. */
async function orders(services: Services, table: string): Promise<void> {
  const { db, keeper, engine } = services;
  const state = await running(services, table);
  if (state === null) return;
  const round = JSON.stringify(state.row.round);
  const rows = await db.selectFrom('orders').selectAll().where('table_id', '=', table).orderBy('created_at').execute();
  const over = rows.filter((row) => row.plan.until === 'round' && row.round !== round).map(({ id }) => id);
  if (over.length > 0) await db.deleteFrom('orders').where('id', 'in', over).execute();
  for (const seat of state.row.waiting) {
    const left = rows.filter((row) => row.seat === seat && !over.includes(row.id)).map(({ id, plan }) => ({ id, plan }));
    if (left.length === 0) continue;
    const found = await keeper.room(table).withMatch(async (moment) => {
      const reply = await engine.about('order', { table, moment, seat, orders: left });
      return reply.found === null ? null : { ...reply.found, moment };
    });
    if (found === null) continue;
    // Where what is asked depends on secrets, an answer that comes at once would tell that it was left beforehand.
    if (found.secret) await sleep(randomInt(1500, 6000));
    const spent = left.find(({ id }) => id === found.id)?.plan.until === 'once' ? { spent: found.id } : {};
    const author = state.seats[seat]?.person ?? null;
    await unlessOvertaken(() =>
      keeper
        .room(table)
        .enter({ kind: 'answer', seat, key: found.key, by: 'order', author, request: null, expected: found.moment, ...spent }),
    );
    return;
  }
}

async function notify(services: Services, person: string): Promise<void> {
  const later = await services.notices.deliver(person, new Date(services.now()));
  if (later === null) return;
  await sql`select graphile_worker.add_job('notify', json_build_object('person', ${person}::text), run_at => ${later}::timestamptz, job_key => ${`notify:${person}`})`.execute(
    services.db,
  );
}

/** Removes what nobody needs any more. */
async function tidy({ db }: Services): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db);
  await sql`delete from ceremonies where expires_at < now()`.execute(db);
  await sql`delete from attempts where until < now()`.execute(db);
  await sql`delete from nodes where seen_at < now() - interval '1 day'`.execute(db);
  await sql`delete from tables where status = 'waiting' and active_at < now() - interval '30 days'`.execute(db);
  await sql`delete from notices where at < now() - interval '90 days'`.execute(db);
  await sql`delete from people where login is null and seen_at < now() - interval '400 days'
    and not exists (select 1 from seats where seats.person = people.id) and not exists (select 1 from sessions where sessions.person = people.id)`.execute(
    db,
  );
}

/** The jobs of a node. */
export const tasksOf = (services: Services): Tasks => ({
  clock: ({ table }) => clock(services, table),
  bots: ({ table }) => bots(services, table),
  orders: ({ table }) => orders(services, table),
  notify: ({ person }) => notify(services, person),
  tidy: () => tidy(services),
});
