import { Worker } from 'node:worker_threads';
import { giveWayInProcess } from './priority.ts';
import { READY, type Replied, TIME_IS_UP } from './protocol.ts';
import { RulesWorker } from './rules-worker.ts';

/** What is too large to be sent back would stall whoever reads it. */
const MOST_LETTERS = 48_000_000;

/** How often the processor time of a check is looked at, in milliseconds. */
const LOOK = 50;

/** How long a check may last however little it works, so that it ends although whoever asked is gone, in milliseconds. */
const LONGEST = 300_000;

// Whatever else the machine does takes the time of a check, but not its processor time: that alone is limited.
const WATCH = `let timer;
const worked = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
require('node:worker_threads').parentPort.on('message', (limit) => {
  clearInterval(timer);
  if (limit === null) return;
  const before = worked();
  const end = Date.now() + ${LONGEST};
  timer = setInterval(() => {
    if (worked() - before > limit || Date.now() > end) process.kill(process.pid, '${TIME_IS_UP}');
  }, ${LOOK});
});`;

/** Makes this process do untrusted work for the one that started it. */
export function serveChecks(worker: RulesWorker): void {
  giveWayInProcess();
  const watch = new Worker(WATCH, { eval: true });
  const listen = (): void => {
    process.on('message', async ({ id, work, limit }: { id: number; work: string; limit: number }) => {
      watch.postMessage(limit);
      const replied = await answerTo(worker, id, work);
      watch.postMessage(null);
      process.send?.(replied);
    });
  };
  // Whoever started this process may have ended before it could listen for that.
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
  // Whoever asks must know that the work begins before it does: it may never come back from it.
  watch.once('online', () => process.send?.(JSON.stringify({ id: READY, reply: null } satisfies Replied), undefined, undefined, listen));
}

async function answerTo(worker: RulesWorker, id: number, work: string): Promise<string> {
  try {
    const { op, ask } = JSON.parse(work);
    const reply = op === 'check' ? await worker.tryOut(ask) : await worker.handle(op === 'contest' ? 'contest' : 'import', ask);
    const text = JSON.stringify({ id, reply });
    if (text.length <= MOST_LETTERS) return text;
    return JSON.stringify({ id, refused: { kind: 'refused', code: 'bad-record', message: 'the match is too large' } });
  } catch (error) {
    return JSON.stringify({ id, refused: RulesWorker.refusal(error) });
  }
}
