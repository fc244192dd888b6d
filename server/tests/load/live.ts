import { setTimeout as sleep } from 'node:timers/promises';
import { QuickDice } from '@pantheon/kernel';
import type { MatchUpdate } from '../../api/index.ts';
import { Client, type Live, requestId } from '../harness/client.ts';
import { anyKey } from '../harness/playing.ts';
import { Durations } from './figures.ts';

/** How many play, how fast. */
export interface LiveOptions {
  readonly url: string;
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  /** How long a table thinks between two answers, on average, in milliseconds. */
  readonly thinking: number;
  readonly game: string;
}

interface LiveTable {
  readonly id: string;
  readonly players: readonly Client[];
  readonly sockets: readonly Live[];
  readonly latest: (MatchUpdate | null)[];
}

/** What live play is like. */
export interface LiveFindings {
  readonly answers: number;
  readonly perSecond: number;
  /** From sending an answer to its acknowledgement, and to its arrival at the others. */
  readonly acknowledged: ReturnType<Durations['summary']>;
  readonly toOthers: ReturnType<Durations['summary']>;
  readonly refused: number;
}

async function inBatches<T>(count: number, size: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += size)
    made.push(...(await Promise.all(Array.from({ length: Math.min(size, count - from) }, (_, at) => make(from + at)))));
  return made;
}

async function openTable({ url, seats, game }: LiveOptions): Promise<LiveTable> {
  const players = await Promise.all(Array.from({ length: seats }, (_, seat) => Client.guest(url, `Load ${seat}`)));
  const [host, ...friends] = players as [Client, ...Client[]];
  const made = await host.call('POST /api/tables', {
    body: {
      game,
      seats: [{ kind: 'me' }, ...friends.map(() => ({ kind: 'friend' as const }))],
      pace: { kind: 'live', bank: 3600, increment: 10, cap: 3600 },
    },
  });
  for (const friend of friends)
    await friend.call('POST /api/invites/:invite/join', { params: { invite: made.invite as string }, body: {} });
  await host.call('POST /api/tables/:table/start', { params: { table: made.id } });
  const sockets = await Promise.all(players.map((player) => player.live()));
  const latest: (MatchUpdate | null)[] = players.map(() => null);
  sockets.forEach((live, seat) => {
    live.socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as { type: string; update?: MatchUpdate };
      if (message.type === 'update') latest[seat] = message.update ?? null;
      live.received.length = 0;
      live.texts.length = 0;
    });
    live.say({ type: 'follow', table: made.id });
  });
  while (latest.includes(null)) await sleep(20);
  return { id: made.id, players, sockets, latest };
}

/** Plays at many tables at once, as people do: somebody thinks, answers, and the others see it. */
export async function playLive(options: LiveOptions, tell: (line: string) => void): Promise<LiveFindings> {
  const tables = await inBatches(options.tables, 10, () => openTable(options));
  tell(`${tables.length} tables with ${options.seats} people each are open`);
  const acknowledged = new Durations();
  const toOthers = new Durations();
  let refused = 0;
  const end = Date.now() + options.seconds * 1000;
  const drive = async (table: LiveTable, at: number): Promise<void> => {
    const dice = new QuickDice(`load ${at}`);
    await sleep(dice.below(options.thinking));
    while (Date.now() < end) {
      const seat = table.latest.findIndex((update) => update !== null && update.sight.question !== null && update.sight.result === null);
      const update = table.latest[seat];
      if (update === null || update === undefined || update.sight.question === null) {
        if (table.latest.some((one) => one?.sight.result)) return;
        await sleep(20);
        continue;
      }
      const sent = performance.now();
      const others = table.sockets.map((live, other) => (other === seat ? null : arrival(live, update.moment, sent, toOthers)));
      try {
        await (table.players[seat] as Client).answer(table.id, update.moment, anyKey(update.sight.question, dice), requestId());
        acknowledged.add(performance.now() - sent);
        await Promise.all(others);
      } catch {
        refused++;
      }
      table.latest[seat] = (await fresh(table, seat, update.moment)) ?? update;
      await sleep(Math.max(0, options.thinking * (0.5 + dice.below(1000) / 1000) - (performance.now() - sent)));
    }
  };
  const started = Date.now();
  await Promise.all(tables.map(drive));
  const seconds = (Date.now() - started) / 1000;
  for (const { sockets } of tables) for (const live of sockets) live.socket.terminate();
  const summary = acknowledged.summary();
  return {
    answers: summary.count,
    perSecond: Math.round((summary.count / seconds) * 10) / 10,
    acknowledged: summary,
    toOthers: toOthers.summary(),
    refused,
  };
}

// When an update later than a moment comes on a socket.
function arrival(live: Live, after: number, sent: number, durations: Durations): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, 10_000);
    function finish(): void {
      clearTimeout(timer);
      live.socket.off('message', hear);
      done();
    }
    function hear(data: { toString(): string }): void {
      const moment = Number(/"moment":(\d+)/.exec(data.toString().slice(0, 200))?.[1] ?? 0);
      if (moment <= after) return;
      durations.add(performance.now() - sent);
      finish();
    }
    live.socket.on('message', hear);
  });
}

async function fresh(table: LiveTable, seat: number, after: number): Promise<MatchUpdate | null> {
  for (let tries = 0; tries < 100; tries++) {
    const update = table.latest[seat];
    if (update !== null && update !== undefined && update.moment > after) return update;
    await sleep(20);
  }
  return null;
}
