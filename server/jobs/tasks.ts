import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Task } from '@pantheon/table';
import { sql } from 'kysely';
import { sendDigests } from '../comfort/digest.ts';
import { remind } from '../comfort/reminders.ts';
import { settleAbsence, settleTable } from '../comfort/vacation.ts';
import { Refusal } from '../failure.ts';
import { playNext } from '../ladder/play-next.ts';
import { countTables } from '../ratings/count-tables.ts';
import { bringTogether } from '../seeking/seeking.ts';
import type { Services } from '../services.ts';
import { loadTable } from '../tables/load-table.ts';
import { readTable, type StoredTable } from '../tables/table-repository.ts';
import { WorkerError } from '../workers/worker-thread.ts';
import { BotQueue, type Share } from './bot-queue.ts';

/** How long a bot may take over its budget before its thread is ended. */
const GRACE = 2000;
/** How often a bot tries to answer whose table moves on meanwhile, before it waits to be asked again. */
const TRIES = 3;

/** What jobs do. Each finds out by itself whether there is still something to do: a job may run late, twice, or in vain. */
export interface JobTasks {
  clock(job: { readonly table: string }): Promise<void>;
  bots(job: { readonly table: string }): Promise<void>;
  orders(job: { readonly table: string }): Promise<void>;
  notify(job: { readonly person: string }): Promise<void>;
  tidy(): Promise<void>;
  ratings(): Promise<void>;
  ladder(): Promise<void>;
  vacation(job: { readonly person: string }): Promise<void>;
  absences(job: { readonly table: string }): Promise<void>;
  remind(): Promise<void>;
  digest(): Promise<void>;
  seekers(): Promise<void>;
}

async function running({ db }: Services, id: string): Promise<StoredTable | null> {
  const table = await readTable(db, id).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  return table !== null && table.row.status === 'running' && !table.row.paused ? table : null;
}

interface Due {
  readonly table: StoredTable;
  readonly tasks: readonly Task[];
}

/** What a table is to do by itself now, with the table as it was then; null where no match is running. */
async function dueAt(services: Services, id: string): Promise<Due | null> {
  if ((await running(services, id)) === null) return null;
  return services.registry.actor(id).withTable(async (now, table) => ({ table, tasks: await services.pool.about('due', now) }));
}

const OVERTAKEN: readonly string[] = ['stale', 'not-your-question', 'not-found', 'not-running', 'paused', 'frozen', 'unavailable'];

// Somebody else was faster, or the table is not what it was: whoever moved it on has planned what comes next. Whether it was done.
async function unlessOvertaken(task: () => Promise<unknown>): Promise<boolean> {
  try {
    await task();
    return true;
  } catch (error) {
    const overtaken = error instanceof Refusal && OVERTAKEN.includes(error.code);
    if (!overtaken) throw error;
    return false;
  }
}

/** Is the deadline of a table past? Then a bot plays for whoever is late; else the next look is planned. */
async function clock(services: Services, id: string): Promise<void> {
  const due = await dueAt(services, id);
  const alarm = due?.tasks.find((task) => task.kind === 'clock');
  if (due === null || alarm === undefined) return;
  if (alarm.at > services.now()) {
    const at = new Date(alarm.at);
    await sql`select graphile_worker.add_job('clock', json_build_object('table', ${id}::text), run_at => ${at}::timestamptz, job_key => ${`clock:${id}`})`.execute(
      services.db,
    );
    await services.db.updateTable('tables').set({ alarm: at }).where('id', '=', id).execute();
    return;
  }
  const { seat } = alarm;
  const late = await unlessOvertaken(() =>
    services.registry.actor(id).submit({ person: null, command: { kind: 'out-of-time', seat }, expected: due.table.row.moment }),
  );
  if (late) await services.registry.tellSeats(due.table, 'out-of-time', [seat]);
}

/** A bot that is asked, at a table as it was then. */
interface AskedBot {
  readonly table: StoredTable;
  readonly seat: number;
  readonly level: string;
}

async function askedBotAt(services: Services, id: string): Promise<AskedBot | null> {
  const due = await dueAt(services, id);
  const next = due?.tasks.find((task) => task.kind === 'bot');
  return due === null || next === undefined ? null : { table: due.table, seat: next.seat, level: next.level };
}

/** Gives the answer of a bot that was asked at a time, not too soon for people to follow; storing it plans the next. */
async function giveBotAnswer({ config, registry }: Services, { table, seat }: AskedBot, key: string, asked: number): Promise<void> {
  const { id, moment: expected } = table.row;
  await sleep(Math.max(0, config.botPace - (performance.now() - asked)));
  await registry.actor(id).submit({ person: null, command: { kind: 'bot-answer', seat, key }, expected });
}

/** How long a bot of a level thinks at the most, in milliseconds. */
function thinkingTime({ games, config }: Services, game: string, level: string | null): number {
  const whole = games.find(({ id }) => id === game)?.levels.find((one) => one.level === level)?.budget ?? 0;
  return Math.min(whole, config.botTime);
}

// A bot that fails or takes too long does not stop the table: any legal answer is given instead.
async function botAnswer(services: Services, { table, seat, level }: AskedBot, share: Share): Promise<string> {
  const { bots: thinkers, log, metrics, db, registry, pool } = services;
  const { id, entries, game } = table.row;
  try {
    await loadTable(thinkers, db, table, services.now());
    const whole = thinkingTime(services, game, level);
    const ms = share.of(whole);
    const allow = (): void => thinkers.allowBot(id, share.of(whole));
    allow();
    share.onLess(allow);
    const { key } = await thinkers.about('bot', { table: id, entries, seat, level, ms }, ms + GRACE);
    return key;
  } catch (error) {
    if (!(error instanceof WorkerError) || error.refused.kind === 'stopping') throw error;
    await thinkers.forget(id);
    log.warn({ table: id, seat, level, reason: error.message }, 'a bot failed; it answers by chance');
    metrics.faults.add('kind="bot"');
    const { key } = await registry.actor(id).withTable((now) => pool.about('chance', { ...now, seat }));
    return key;
  }
}

/** Gives an answer that somebody has left for later; storing it plans the next. */
async function orders(services: Services, id: string): Promise<void> {
  const due = await dueAt(services, id);
  const next = due?.tasks.find((task) => task.kind === 'order');
  if (due === null || next === undefined) return;
  // Where what is asked depends on secrets, an answer that comes at once would tell that it was left beforehand.
  const { secretPause } = services.config;
  if (next.secret && secretPause > 0) await sleep(randomInt(Math.floor(secretPause / 4), secretPause + 1));
  const { seat, key, order } = next;
  const expected = due.table.row.moment;
  await unlessOvertaken(() =>
    services.registry.actor(id).submit({ person: null, command: { kind: 'order-answer', seat, key, order }, expected }),
  );
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
  await sql`delete from recoveries where expires_at < now()`.execute(db);
  await sql`delete from nodes where seen_at < now() - interval '1 day'`.execute(db);
  await sql`delete from tables where status = 'waiting' and active_at < now() - interval '30 days'`.execute(db);
  await sql`delete from tables where status = 'waiting' and started_at is null and active_at < now() - interval '1 day'
    and (public or exists (select 1 from people where people.id = tables.host and people.login is null))
    and not exists (select 1 from seats where seats.table_id = tables.id and seats.person is not null and seats.person <> tables.host)`.execute(
    db,
  );
  await sql`delete from seekers where seen_at < now() - interval '8 days'`.execute(db);
  await sql`delete from known_devices where seen_at < now() - interval '400 days'`.execute(db);
  await sql`delete from notices where at < now() - interval '90 days'`.execute(db);
  await sql`delete from complaints where closed_at < now() - interval '180 days'`.execute(db);
  await sql`delete from vacations where until_at < now() - interval '400 days'`.execute(db);
  await sql`delete from invitations where expires_at < now() - interval '30 days'`.execute(db);
  await sql`delete from people where login is null and seen_at < now() - interval '400 days'
    and not exists (select 1 from seats where seats.person = people.id) and not exists (select 1 from sessions where sessions.person = people.id)`.execute(
    db,
  );
}

/** The jobs of a node. */
export function jobTasksOf(services: Services): JobTasks {
  // A table lives in one thread, so that it waits for those who think there and for nobody else.
  const queues = Array.from({ length: services.config.botThreads }, () => new BotQueue<string>());
  services.metrics.watch('pantheon_bots_waiting', 'Tables that wait for their bots', () =>
    queues.reduce((sum, { length }) => sum + length, 0),
  );
  // Whoever moved a table on while its bot waited has planned a job that found it waiting: so it is looked at anew here.
  const bots = async (id: string): Promise<void> => {
    const queue = queues[services.bots.indexOf(id)];
    for (let tries = 0; tries < TRIES; tries++) {
      const asked = performance.now();
      const bot = await askedBotAt(services, id);
      if (bot === null || queue === undefined || queue.has(id)) return;
      const { game, host } = bot.table.row;
      const isGiven = await unlessOvertaken(async () => {
        const key = await queue.add(id, host ?? id, thinkingTime(services, game, bot.level), (share) => botAnswer(services, bot, share));
        await giveBotAnswer(services, bot, key, asked);
      });
      if (isGiven) return;
    }
  };
  return {
    clock: ({ table }) => clock(services, table),
    bots: ({ table }) => bots(table),
    orders: ({ table }) => orders(services, table),
    notify: ({ person }) => notify(services, person),
    tidy: () => tidy(services),
    ratings: async () => void (await countTables(services.db, services.now())),
    ladder: async () => void (await playNext(services)),
    vacation: ({ person }) => settleAbsence(services, person),
    absences: ({ table }) => settleTable(services, table),
    remind: () => remind(services),
    digest: () => sendDigests(services),
    seekers: () => bringTogether(services),
  };
}
