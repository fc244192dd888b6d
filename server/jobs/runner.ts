import { parseCronItems, run, type TaskList } from 'graphile-worker';
import type { Services } from '../services.ts';
import { quietLogger } from './quiet.ts';
import { revive } from './revive.ts';
import { type Tasks, tasksOf } from './tasks.ts';

const AT_ONCE = 24;
const POLL = 1000;
/** After how many seconds something that should have happened is late. */
const LATE = 15;

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
  const rounds = setInterval(() => {
    revive(services.db, LATE).catch((error: unknown) => log.warn({ error }, 'late jobs could not be planned again'));
  }, LATE * 1000);
  return async () => {
    clearInterval(rounds);
    await runner.stop();
  };
}
