import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type QuestionDto, QuickDice } from '@pantheon/kernel';
import WebSocket from 'ws';
import type { FromClient, MatchUpdate } from '../../api/index.ts';
import { Client, requestId } from '../harness/client.ts';
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
  /** What is done while people play, once all tables are open; they play until it is done, and for so many seconds at least. */
  meanwhile?(): Promise<unknown>;
}

interface LiveTable {
  readonly id: string;
  readonly players: readonly Client[];
  readonly ears: readonly Ear[];
}

/**
 * One person's socket. It keeps the last update as it came and reads it only when that person answers: a thousand browsers would not share
 * the machine with the server as these do.
 */
class Ear {
  readonly socket: WebSocket;
  private text: string | null = null;
  moment = 0;
  private waiting: { readonly after: number; heard(): void } | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(data.toString()));
  }

  static async open(client: Client, table: string): Promise<Ear> {
    const ear = new Ear(new WebSocket(`${client.url.replace('http', 'ws')}/api/live`, { headers: client.headers() }));
    await once(ear.socket, 'open');
    ear.socket.send(JSON.stringify({ type: 'follow', table } satisfies FromClient));
    await ear.later(0);
    return ear;
  }

  private hear(text: string): void {
    if (!text.startsWith('{"type":"update"')) return;
    this.text = text;
    this.moment = Number(/"moment":(\d+)/.exec(text.slice(0, 200))?.[1] ?? 0);
    if (this.waiting !== null && this.moment > this.waiting.after) this.waiting.heard();
  }

  /** Waits for an update later than a moment; false when none comes. */
  later(after: number): Promise<boolean> {
    if (this.moment > after) return Promise.resolve(true);
    return new Promise((done) => {
      const end = (came: boolean): void => {
        clearTimeout(timer);
        this.waiting = null;
        done(came);
      };
      const timer = setTimeout(() => end(false), 10_000);
      this.waiting = { after, heard: () => end(true) };
    });
  }

  get isAsked(): boolean {
    return this.text !== null && !this.text.includes('"question":null');
  }

  get isOver(): boolean {
    return this.text !== null && !this.text.includes('"result":null');
  }

  get question(): QuestionDto {
    const { update } = JSON.parse(this.text as string) as { update: MatchUpdate };
    return update.sight.question as QuestionDto;
  }
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
  return { id: made.id, players, ears: await Promise.all(players.map((player) => Ear.open(player, made.id))) };
}

/** Plays at many tables at once, as people do: somebody thinks, answers, and the others see it. */
export async function playLive(options: LiveOptions, tell: (line: string) => void): Promise<LiveFindings> {
  const tables = await inBatches(options.tables, 10, () => openTable(options));
  tell(`${tables.length} tables with ${options.seats} people each are open`);
  const acknowledged = new Durations();
  const toOthers = new Durations();
  let refused = 0;
  const arrival = async (ear: Ear, moment: number, sent: number): Promise<void> => {
    if (await ear.later(moment)) toOthers.add(performance.now() - sent);
  };
  const end = Date.now() + options.seconds * 1000;
  let isDone = options.meanwhile === undefined;
  const other = options.meanwhile?.().finally(() => {
    isDone = true;
  });
  const drive = async (table: LiveTable, at: number): Promise<void> => {
    const dice = new QuickDice(`load ${at}`);
    await sleep(dice.below(options.thinking));
    while (Date.now() < end || !isDone) {
      const seat = table.ears.findIndex((ear) => ear.isAsked);
      const ear = table.ears[seat];
      if (ear === undefined) {
        if (table.ears.some(({ isOver }) => isOver)) return;
        await sleep(20);
        continue;
      }
      const { moment, question } = ear;
      const sent = performance.now();
      const others = table.ears.filter((other) => other !== ear).map((other) => arrival(other, moment, sent));
      try {
        await (table.players[seat] as Client).answer(table.id, moment, anyKey(question, dice), requestId());
        acknowledged.add(performance.now() - sent);
        await Promise.all(others);
      } catch {
        refused++;
      }
      await ear.later(moment);
      await sleep(Math.max(0, options.thinking * (0.5 + dice.below(1000) / 1000) - (performance.now() - sent)));
    }
  };
  const started = Date.now();
  await Promise.all([...tables.map(drive), other]);
  const seconds = (Date.now() - started) / 1000;
  for (const { ears } of tables) for (const { socket } of ears) socket.terminate();
  const summary = acknowledged.summary();
  return {
    answers: summary.count,
    perSecond: Math.round((summary.count / seconds) * 10) / 10,
    acknowledged: summary,
    toOthers: toOthers.summary(),
    refused,
  };
}
