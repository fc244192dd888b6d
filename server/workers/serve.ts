import { parentPort, workerData } from 'node:worker_threads';
import type { Shelved } from '@pantheon/shelf';
import { giveWayInThread } from './priority.ts';
import { type Asked, READY, type Replied, type ThreadData } from './protocol.ts';
import { RulesWorker } from './rules-worker.ts';
import { serveChecks } from './serve-checks.ts';

/** Makes this thread run the tables of these games for the thread that started it; a process of its own does untrusted work. */
export function serveRules(shelf: readonly Shelved[]): void {
  const port = parentPort;
  if (port === null) {
    serveChecks(new RulesWorker(shelf));
    return;
  }
  const { allowance, givesWay } = workerData as ThreadData;
  if (givesWay) giveWayInThread();
  const worker = new RulesWorker(shelf, () => Atomics.load(allowance, 0));
  port.on('message', async ({ id, op, ask }: Asked) => {
    const replied: Replied = await worker.handle(op, ask as never).then(
      (reply) => ({ id, reply }),
      (error: unknown) => ({ id, refused: RulesWorker.refusal(error) }),
    );
    port.postMessage(replied);
  });
  port.postMessage({ id: READY, reply: null } satisfies Replied);
}
