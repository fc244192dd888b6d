import { QuickDice } from '@pantheon/kernel';
import type { MatchUpdate } from '../../api/index.ts';
import { withBuiltServer } from '../harness/built-server.ts';
import { builtFrom } from '../harness/bundles.ts';
import { Client, type Live, Refused } from '../harness/client.ts';
import type { NodeProcess } from '../harness/node-process.ts';
import { anyKey } from '../harness/playing.ts';
import { type Drilled, type DrillTools, none, within } from './drill.ts';

const TABLES = 25;
const TITANS = 4;
const SECONDS = 60;
/** How much longer than its level thinks a bot may take, in milliseconds. */
const SLACK = 1000;
/** However long a bot takes, its answer is waited for: it is the figure that tells. */
const PATIENCE = 300_000;
const GAME = 'bomarzo';

/** A level of bots, and how long each of their answers took. */
interface Level {
  readonly level: string;
  readonly budget: number;
  readonly took: number[];
}

/** One guest makes many tables of strong bots, of every game in turn. */
async function flood(url: string): Promise<void> {
  const client = await Client.guest(url, 'Hydra');
  const games = (await client.call('GET /api/games')).filter(({ players, example }) => players.max >= TITANS && !example);
  const seats = Array.from({ length: TITANS }, () => ({ kind: 'bot' as const, level: 'titan' }));
  for (let at = 0; at < TABLES; at++)
    await client.call('POST /api/tables', { body: { game: games[at % games.length]?.id as string, seats, autoStart: true } });
}

/** Somebody plays against a bot of a level, and takes the time of each of its answers. */
async function play(client: Client, { level, took }: Level, end: number): Promise<void> {
  const dice = new QuickDice(level);
  while (Date.now() < end) {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level }];
    const { id } = await client.call('POST /api/tables', { body: { game: GAME, seats, autoStart: true } });
    const live = await client.live();
    live.say({ type: 'follow', table: id });
    const { update } = await live.until('update', () => true, PATIENCE);
    await playOn({ client, live, dice, took }, update, end);
    await live.close();
  }
}

interface Player {
  readonly client: Client;
  readonly live: Live;
  readonly dice: QuickDice;
  readonly took: number[];
}

/** Where several are asked at once, the bot may have been faster: then the next update tells what is asked now. */
async function answer(client: Client, { table, moment }: MatchUpdate, key: string): Promise<void> {
  await client.answer(table, moment, key).catch((error: unknown) => {
    if (!(error instanceof Refused) || error.code !== 'stale') throw error;
  });
}

async function playOn({ client, live, dice, took }: Player, first: MatchUpdate, end: number): Promise<void> {
  for (let update = first; update.ending === null && Date.now() < end; ) {
    const { table, moment, sight, seat } = update;
    const since = performance.now();
    const isMine = sight.waiting.some((one) => one.seat === seat);
    if (isMine && sight.question !== null) await answer(client, update, anyKey(sight.question, dice));
    const isNext = (message: { update: MatchUpdate }): boolean => message.update.table === table && message.update.moment > moment;
    ({ update } = await live.until('update', isNext, PATIENCE));
    if (!isMine) took.push(performance.now() - since);
  }
}

/** One guest's hundred Titans, and somebody else's bots of every level, each of which answers in its time and a second. */
export async function drillTitans({ tell }: DrillTools): Promise<Drilled> {
  const { server: bundle } = await builtFrom({ server: 'server/main.ts' });
  return withBuiltServer({ bundle, env: { PANTHEON_BOT_PACE: '500' } }, async ({ nodes, deaths, errors }) => {
    const { url } = nodes[0] as NodeProcess;
    await flood(url);
    tell(`${TABLES} tables of ${TITANS} Titans are open`);
    const client = await Client.guest(url, 'Ada');
    const [game] = (await client.call('GET /api/games')).filter(({ id }) => id === GAME);
    const levels: Level[] = (game?.levels ?? []).map(({ level, budget }) => ({ level, budget, took: [] }));
    const end = Date.now() + SECONDS * 1000;
    await Promise.all(levels.map((level) => play(client, level, end)));
    const worst = levels.map((level) => ({ ...level, worst: Math.round(Math.max(0, ...level.took)) }));
    return {
      figures: `beside ${TABLES} tables of ${TITANS} Titans, longest answers: ${worst
        .map(({ level, worst: ms, budget, took }) => `${level} ${ms} of ${budget + SLACK} ms (${took.length})`)
        .join(', ')}`,
      missed: [
        ...none('death', deaths),
        ...none('error', errors),
        ...worst.flatMap(({ level, worst: ms, budget }) => within(level, ms, budget + SLACK)),
        ...worst.flatMap(({ level, took }) => (took.length > 0 ? [] : [`${level} gave no answer`])),
      ],
    };
  });
}
