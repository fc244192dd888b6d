import { parentPort } from 'node:worker_threads';
import type { Shelved } from '@pantheon/shelf';
import { type Asked, READY, type Replied } from './protocol.ts';
import { RulesWorker } from './rules-worker.ts';

/** Makes this thread run the tables of these games for the thread that started it. */
export function serveRules(shelf: readonly Shelved[]): void {
  const port = parentPort;
  if (port === null) throw new Error('this runs in a worker thread only');
  const worker = new RulesWorker(shelf);
  port.on('message', async ({ id, op, ask }: Asked) => {
    const replied: Replied = await worker.handle(op, ask as never).then(
      (reply) => ({ id, reply }),
      (error: unknown) => ({ id, refused: RulesWorker.refusal(error) }),
    );
    port.postMessage(replied);
  });
  port.postMessage({ id: READY, reply: null } satisfies Replied);
}
