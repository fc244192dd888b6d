import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Services } from '../services.ts';
import { quietLogger } from './logger.ts';
import { requeue } from './requeue.ts';
import { type JobTasks, jobTasksOf } from './tasks.ts';

const AT_ONCE = 24;
const POLL = 1000;
/** How long jobs that were fetched wait here for a free place, in milliseconds, before other nodes may have them. */
const HELD = 5000;
/** After how many seconds something that should have happened is late. */
const LATE = 15;
/** How long to wait before the queue is begun anew, in milliseconds. */
const AGAIN = 2000;

/**
 * Runs the jobs of all tables, together with the other nodes: each job is done by one of them. A queue that cannot reach the database for
 * long gives up; then it is begun anew. Returns how to stop.
 */
export async function runJobs(services: Services): Promise<() => Promise<void>> {
  const { db, log } = services;
  const taskList = countedTasks(services);
  let runner: Runner | null = await begin(services, taskList);
  let stopping = false;
  const keepRunning = async (): Promise<void> => {
    while (!stopping) {
      await runner?.promise.catch((error: unknown) => log.error({ error }, 'the jobs have stopped'));
      runner = null;
      if (stopping) return;
      await sleep(AGAIN);
      runner = await begin(services, taskList).catch((error: unknown) => {
        log.warn({ error }, 'the jobs could not be begun again');
        return null;
      });
    }
    await end(runner);
  };
  const kept = keepRunning();
  const rounds = setInterval(() => {
    requeue(db, LATE).catch((error: unknown) => log.warn({ error }, 'late jobs could not be planned again'));
  }, LATE * 1000);
  return async () => {
    stopping = true;
    clearInterval(rounds);
    await end(runner);
    await kept;
  };
}

// It may have ended by itself just now.
const end = async (runner: Runner | null): Promise<void> => runner?.stop().catch(() => undefined);

function countedTasks(services: Services): TaskList {
  const { log, metrics } = services;
  const tasks = jobTasksOf(services);
  const counted =
    (name: keyof JobTasks) =>
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
  // Bots wait in a line of their own, not in one of the few places in which jobs are done.
  const bots = counted('bots');
  return {
    clock: counted('clock'),
    bots: async (payload) => void bots(payload).catch(() => undefined),
    orders: counted('orders'),
    notify: counted('notify'),
    tidy: counted('tidy'),
    ratings: counted('ratings'),
    ladder: counted('ladder'),
    vacation: counted('vacation'),
    absences: counted('absences'),
    remind: counted('remind'),
    digest: counted('digest'),
    seekers: counted('seekers'),
  };
}

// The name under which the queue takes jobs is kept with the node, so that others know whose jobs are those of a dead one.
async function begin({ store, db, node }: Services, taskList: TaskList): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  let worker: string | null = null;
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id;
  });
  const runner = await run({
    pgPool: store.pool,
    events,
    taskList,
    concurrency: AT_ONCE,
    pollInterval: POLL,
    noHandleSignals: true,
    logger: quietLogger,
    // Jobs are fetched for all places at once: places that each look for themselves ask the database as often as there are places.
    // The queue does not wait until it has noted that a job is done. Where that fails by itself, nobody hears of it and the process ends;
    // in batches, even of one, it is the queue that ends, and it is begun anew.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, localQueue: { size: AT_ONCE, ttl: HELD } } },
    parsedCronItems: parseCronItems([
      { task: 'tidy', match: '17 * * * *' },
      { task: 'ratings', match: '*/15 * * * *' },
      { task: 'ladder', match: '* * * * *' },
      { task: 'remind', match: '*/10 * * * *' },
      { task: 'digest', match: '*/10 * * * *' },
      // Whoever plays over days need not ask again: the longer they wait, the more others are a match for them.
      { task: 'seekers', match: '*/10 * * * *' },
    ]),
  });
  runner.promise.catch(() => undefined);
  try {
    await db.updateTable('nodes').set({ worker }).where('id', '=', node).execute();
    return runner;
  } catch (error) {
    await end(runner);
    throw error;
  }
}
