import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type QuestionDto, QuickDice } from '@pantheon/kernel';
import { wholeUpdate } from '@pantheon/table';
import WebSocket from 'ws';
import type { FromClient, FromServer, MatchChanges, MatchUpdate } from '../../api/index.ts';
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
  /** Called when all tables are open and play begins. */
  begin?(): void;
  /** What is done while people play, once all tables are open; they play until it is done, and for so many seconds at least. */
  meanwhile?(): Promise<unknown>;
}

interface LiveTable {
  readonly id: string;
  readonly players: readonly Client[];
  readonly ears: readonly Ear[];
}

/** One person's socket. Like a page it has the last update, and is told what changes in it. */
class Ear {
  readonly socket: WebSocket;
  /** The bytes of each update that came by the socket. */
  readonly bytes: number[] = [];
  private connection: string | undefined;
  private latest: MatchUpdate | null = null;
  private waiting: { readonly after: number; heard(): void } | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.hear(data.toString()));
  }

  static async open(client: Client, table: string): Promise<Ear> {
    const ear = new Ear(new WebSocket(`${client.url.replace('http', 'ws')}/api/live`, { headers: client.headers() }));
    await once(ear.socket, 'open');
    ear.socket.send(JSON.stringify({ type: 'follow', table, changes: true } satisfies FromClient));
    await ear.later(0);
    return ear;
  }

  get moment(): number {
    return this.latest?.moment ?? 0;
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'hello') this.connection = message.connection;
    if (message.type !== 'update' && message.type !== 'changes') return;
    this.bytes.push(Buffer.byteLength(text));
    this.take(message.update);
  }

  private take(sent: MatchUpdate | MatchChanges): void {
    const update = wholeUpdate(this.latest, sent);
    if (update === null) {
      this.socket.send(JSON.stringify({ type: 'follow', table: sent.table, changes: true } satisfies FromClient));
      return;
    }
    if (update.moment >= this.moment) this.latest = update;
    if (this.waiting !== null && this.moment > this.waiting.after) this.waiting.heard();
  }

  /** Answers the open question as somebody with this socket. */
  async answer(client: Client, table: string, key: string): Promise<void> {
    const body = {
      id: requestId(),
      expected: this.moment,
      command: { kind: 'answer' as const, key },
      changes: true,
      ...(this.connection === undefined ? {} : { connection: this.connection }),
    };
    const { update } = await client.call('POST /api/tables/:table/commands', { params: { table }, body });
    this.take(update as MatchUpdate | MatchChanges);
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

  get isOver(): boolean {
    return this.latest !== null && this.latest.sight.result !== null;
  }

  get question(): QuestionDto | null {
    return this.latest?.sight.question ?? null;
  }
}

/** What live play is like. */
export interface LiveFindings {
  readonly answers: number;
  readonly perSecond: number;
  /** From sending an answer to its acknowledgement, and to its arrival at the others. */
  readonly acknowledged: ReturnType<Durations['summary']>;
  readonly toOthers: ReturnType<Durations['summary']>;
  /** The bytes of an update to the others: the middle one, and the one that 19 of 20 are smaller than. */
  readonly bytes: { readonly median: number; readonly p95: number };
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
  options.begin?.();
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
      const seat = table.ears.findIndex((ear) => ear.question !== null);
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
        await ear.answer(table.players[seat] as Client, table.id, anyKey(question as QuestionDto, dice));
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
  // The first update of each is the whole table.
  const bytes = tables.flatMap(({ ears }) => ears.flatMap((ear) => ear.bytes.slice(1))).sort((a, b) => a - b);
  const bytesAt = (part: number): number => bytes[Math.floor(part * bytes.length)] ?? 0;
  return {
    answers: summary.count,
    perSecond: Math.round((summary.count / seconds) * 10) / 10,
    acknowledged: summary,
    toOthers: toOthers.summary(),
    bytes: { median: bytesAt(0.5), p95: bytesAt(0.95) },
    refused,
  };
}
