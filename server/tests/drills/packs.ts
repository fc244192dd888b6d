import { withBuiltServer } from '../harness/built-server.ts';
import { builtFrom } from '../harness/bundles.ts';
import { Client } from '../harness/client.ts';
import { legions, packsAtExtremes, type SentPack } from '../harness/hostile-packs.ts';
import type { NodeProcess } from '../harness/node-process.ts';
import { playLive } from '../load/live.ts';
import { type Drilled, type DrillTools, none, within } from './drill.ts';

const GUESTS = 6;
/** People at live tables, who answer every so many milliseconds. */
const LIVE = { tables: 8, seats: 4, thinking: 1000, game: 'bomarzo' } as const;
const QUIET = 15;
const OTHERS = 200;

/** The pack that once ended the process, every number of every game at its extremes, and lists as long as a request may be. */
async function hostilePacks(): Promise<SentPack[]> {
  const swollen = { game: 'mare-nostrum', pack: await legions(2_500_000) };
  const numbers = await packsAtExtremes(({ kind, what }) => kind === 'number' && !/= (-1|0\.5|null)$/.test(what), 50);
  const lists = await packsAtExtremes(({ kind }) => kind === 'list', 8);
  return [swollen, ...numbers, ...lists];
}

/** Guests send data that means harm, all at once; returns what was answered, by status. */
async function send(url: string, packs: readonly SentPack[]): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  const left = [...packs];
  const guest = async (at: number): Promise<void> => {
    const client = await Client.guest(url, `Momus ${at}`);
    for (let body = left.pop(); body !== undefined; body = left.pop()) {
      const { status } = await client.send('POST /api/packs', { body });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: GUESTS }, (_, at) => guest(at)));
  return statuses;
}

/** Several guests send hostile data while others play: nobody dies, nothing fails, and nobody waits for it. */
export async function drillPacks({ tell }: DrillTools): Promise<Drilled> {
  const packs = await hostilePacks();
  const { server: bundle } = await builtFrom({ server: 'server/main.ts' });
  return withBuiltServer({ bundle }, async ({ nodes, deaths, errors }) => {
    const { url } = nodes[0] as NodeProcess;
    const quiet = await playLive({ ...LIVE, urls: [url], seconds: QUIET }, tell);
    let statuses = new Map<number, number>();
    let seconds = 0;
    const meanwhile = async (): Promise<void> => {
      const began = performance.now();
      statuses = await send(url, packs);
      seconds = Math.round((performance.now() - began) / 1000);
    };
    const live = await playLive({ ...LIVE, urls: [url], seconds: 0, meanwhile }, tell);
    const { p50, p95, p99, count } = live.toOthers;
    const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
    return {
      figures:
        `${packs.length} packs by ${GUESTS} guests in ${seconds} s (${answered.join(', ')}), ${deaths.length} deaths, ${errors.length} errors; ` +
        `others ${p50}, ${p95}, ${p99} ms (p50, p95, p99 of ${count}), without packs ${quiet.toOthers.p50}, ${quiet.toOthers.p95}, ${quiet.toOthers.p99} ms`,
      missed: [
        ...none('death', deaths),
        ...none('error', errors),
        ...within('answers of 500', statuses.get(500) ?? 0, 0, 'of them'),
        ...within('p95 of others', p95, OTHERS),
        ...(packs.length > 50 && count > 50 ? [] : [`only ${packs.length} packs beside ${count} updates`]),
      ],
    };
  });
}
