import { Worker } from 'node:worker_threads';
import { READY, type Replied } from './protocol.ts';
import { RulesWorker } from './rules-worker.ts';

/** What is too large to be sent back would stall whoever reads it. */
const MOST_LETTERS = 48_000_000;

/** How much later than whoever asked this process ends itself: they may be gone. */
const GRACE = 5000;

const WATCH = `let timer;
require('node:worker_threads').parentPort.on('message', (limit) => {
  clearTimeout(timer);
  if (limit !== null) timer = setTimeout(() => process.kill(process.pid, 'SIGKILL'), limit);
});`;

/** Makes this process do untrusted work for the one that started it. */
export function serveChecks(worker: RulesWorker): void {
  const watch = new Worker(WATCH, { eval: true });
  const listen = (): void => {
    process.on('message', async ({ id, work, limit }: { id: number; work: string; limit: number }) => {
      watch.postMessage(limit + GRACE);
      const replied = await answerTo(worker, id, work);
      watch.postMessage(null);
      process.send?.(replied);
    });
  };
  process.once('disconnect', () => process.exit());
  // Whoever asks must know that the work begins before it does: it may never come back from it.
  watch.once('online', () => process.send?.(JSON.stringify({ id: READY, reply: null } satisfies Replied), undefined, undefined, listen));
}

async function answerTo(worker: RulesWorker, id: number, work: string): Promise<string> {
  try {
    const { op, ask } = JSON.parse(work);
    const reply = op === 'check' ? await worker.tryOut(ask) : await worker.handle('import', ask);
    const text = JSON.stringify({ id, reply });
    if (text.length <= MOST_LETTERS) return text;
    return JSON.stringify({ id, refused: { kind: 'refused', code: 'bad-record', message: 'the match is too large' } });
  } catch (error) {
    return JSON.stringify({ id, refused: RulesWorker.refusal(error) });
  }
}
