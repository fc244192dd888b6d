import { parseCronItems, run, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { quietLogger } from './quiet.ts';
import { type Tasks, tasksOf } from './tasks.ts';

const AT_ONCE = 24;
const POLL = 1000;

/** Runs the jobs of all tables, together with the other nodes: each job is done by one of them. Returns how to stop. */
export async function runJobs(services: Services): Promise<() => Promise<void>> {
  const { store, log, metrics } = services;
  const tasks = tasksOf(services);
  const counted =
    (name: keyof Tasks) =>
    async (payload: unknown): Promise<void> => {
      try {
        await tasks[name](payload as never);
        metrics.jobs.add(`task="${name}",outcome="done"`);
      } catch (error) {
        metrics.jobs.add(`task="${name}",outcome="failed"`);
        log.error({ error, task: name, payload }, 'a job failed and will be tried again');
        throw error;
      }
    };
  const taskList: TaskList = {
    clock: counted('clock'),
    bots: counted('bots'),
    orders: counted('orders'),
    notify: counted('notify'),
    tidy: counted('tidy'),
  };
  const runner = await run({
    pgPool: store.pool,
    taskList,
    concurrency: AT_ONCE,
    pollInterval: POLL,
    noHandleSignals: true,
    logger: quietLogger,
    parsedCronItems: parseCronItems([{ task: 'tidy', match: '17 4 * * *' }]),
  });
  runner.promise.catch((error: unknown) => log.error({ error }, 'the jobs have stopped'));
  return async () => {
    await runner.stop();
  };
}

/** Plans what running tables wait for, in case that was lost: after a restore, or when a node died at a bad moment. */
export async function revive({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`
    select graphile_worker.add_job('bots', json_build_object('table', tables.id), job_key => 'bots:' || tables.id)
    from tables where status = 'running' and not paused and exists (
      select 1 from seats where seats.table_id = tables.id and seats.seat = any(tables.waiting) and (seats.kind = 'bot' or seats.stand_in is not null))`.execute(
    db,
  );
  await sql`
    select graphile_worker.add_job('clock', json_build_object('table', id), run_at => deadline, job_key => 'clock:' || id)
    from tables where status = 'running' and deadline is not null`.execute(db);
}
