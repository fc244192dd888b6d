import { hash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type { CatalogEntry } from '@pantheon/catalog';
import { hashBy } from '@pantheon/kernel';
import { giveWayInThread } from './priority.ts';
import { READY, type Replied, type ThreadData, type WorkerRequest } from './protocol.ts';
import { RulesWorker } from './rules-worker.ts';
import { serveChecks } from './serve-checks.ts';

/** Makes this thread run the tables of these games for the thread that started it; a process of its own does untrusted work. */
export function serveRules(catalog: readonly CatalogEntry[]): void {
  hashBy((text) => hash('sha256', text));
  const port = parentPort;
  if (port === null) {
    serveChecks(new RulesWorker(catalog));
    return;
  }
  const { allowance, givesWay } = workerData as ThreadData;
  if (givesWay) giveWayInThread();
  const worker = new RulesWorker(catalog, () => Atomics.load(allowance, 0));
  port.on('message', async ({ id, op, ask }: WorkerRequest) => {
    const replied: Replied = await worker.handle(op, ask as never).then(
      (reply) => ({ id, reply }),
      (error: unknown) => ({ id, refused: RulesWorker.refusal(error) }),
    );
    port.postMessage(replied);
  });
  port.postMessage({ id: READY, reply: null } satisfies Replied);
}
