import { setTimeout as sleep } from 'node:timers/promises';
import { type QuestionDto, QuickDice } from '@pantheon/kernel';
import { Client } from '../harness/client.ts';
import { anyKey } from '../harness/playing.ts';
import { Ear } from './ear.ts';
import { Durations } from './figures.ts';

/** How many play, how fast. */
export interface LiveOptions {
  /** The nodes; the people of a table sit at different ones. */
  readonly urls: readonly string[];
  readonly tables: number;
  readonly seats: number;
  readonly seconds: number;
  /** How long a table thinks between two answers, on average, in milliseconds. */
  readonly thinking: number;
  /** Seconds of play before anything is counted: a server that has just started is slower than one that runs. */
  readonly warm?: number;
  readonly game: string;
  /** Called when counting begins, and when it has ended: everybody still listens then. What it costs that they leave is not counted. */
  begin?(): void;
  end?(): Promise<void>;
  /** What is done while people play, once all tables are open; they play until it is done, and for so many seconds at least. */
  meanwhile?(): Promise<unknown>;
}

/** How long answers that are late when time is up may still take, in milliseconds. */
const GRACE = 15_000;

/** What live play is like. All times are counted from when an answer was meant to be sent: a server that lags does not make people wait. */
export interface LiveFindings {
  readonly answers: number;
  readonly perSecond: number;
  /** How many answers a second were meant to be given. */
  readonly intendedPerSecond: number;
  /** To the acknowledgement of an answer, and to its arrival at the others. */
  readonly acknowledged: ReturnType<Durations['summary']>;
  readonly toOthers: ReturnType<Durations['summary']>;
  /** The bytes of an update to the others as sent: the middle one, and the one that 19 of 20 are smaller than. */
  readonly bytes: { readonly median: number; readonly p95: number };
  readonly refused: number;
  /** Answers that were meant to be given and were not, since the table had not come so far; updates that never came. */
  readonly unsent: number;
  readonly lost: number;
}

async function inBatches<T>(count: number, size: number, make: (at: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let from = 0; from < count; from += size)
    made.push(...(await Promise.all(Array.from({ length: Math.min(size, count - from) }, (_, at) => make(from + at)))));
  return made;
}

/** What is counted while people play. */
class Counts {
  readonly acknowledged = new Durations();
  readonly toOthers = new Durations();
  intended = 0;
  refused = 0;
  unsent = 0;
  lost = 0;
  /** Arrivals that are waited for. */
  readonly arrivals = new Set<Promise<void>>();

  arrives(ear: Ear, moment: number, due: number): void {
    const arrival = ear.later(moment).then((came) => {
      this.arrivals.delete(arrival);
      this.toOthers.add(performance.now() - due);
      if (!came) this.lost++;
    });
    this.arrivals.add(arrival);
  }
}

/** A table of people who answer at times that are known beforehand, whatever the server does. */
class LiveTable {
  private readonly id: string;
  private readonly players: readonly Client[];
  readonly ears: readonly Ear[];

  private constructor(id: string, players: readonly Client[], ears: readonly Ear[]) {
    this.id = id;
    this.players = players;
    this.ears = ears;
  }

  static async open({ urls, seats, game }: LiveOptions, at: number): Promise<LiveTable> {
    const urlOf = (seat: number): string => urls[(at + seat) % urls.length] as string;
    const players = await Promise.all(Array.from({ length: seats }, (_, seat) => Client.guest(urlOf(seat), `Load ${seat}`)));
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
    return new LiveTable(made.id, players, await Promise.all(players.map((player) => Ear.open(player, made.id))));
  }

  private get isOver(): boolean {
    return this.ears.some(({ isOver }) => isOver);
  }

  /** Waits until somebody is asked, as they know it themselves; the seat, or null where the match is over or time is up. */
  private async asked(until: number): Promise<number | null> {
    for (;;) {
      const seat = this.ears.findIndex((ear) => ear.question !== null);
      if (seat >= 0) return seat;
      if (this.isOver || performance.now() > until) return null;
      await this.news(until - performance.now());
    }
  }

  private news(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => heard(), ms);
      const heard = (): void => {
        clearTimeout(timer);
        for (const ear of this.ears) ear.onNews = () => undefined;
        done();
      };
      for (const ear of this.ears) ear.onNews = heard;
    });
  }

  /** Plays by the times at which answers are due, until `isDone`. */
  async play(times: () => number, isDone: (due: number) => boolean, countsAt: (due: number) => Counts, dice: QuickDice): Promise<void> {
    for (let due = times(); !isDone(due); due = times()) {
      await sleep(Math.max(0, due - performance.now()));
      const seat = await this.asked(due + GRACE);
      if (seat === null && this.isOver) return;
      const counts = countsAt(due);
      counts.intended++;
      if (seat === null) counts.unsent++;
      else await this.answer(seat, due, counts, dice);
    }
  }

  private async answer(seat: number, due: number, counts: Counts, dice: QuickDice): Promise<void> {
    const ear = this.ears[seat] as Ear;
    const { moment, question } = ear;
    for (const other of this.ears) if (other !== ear) counts.arrives(other, moment, due);
    try {
      await ear.answer(this.players[seat] as Client, this.id, anyKey(question as QuestionDto, dice));
      counts.acknowledged.add(performance.now() - due);
    } catch {
      counts.refused++;
      await ear.later(moment);
    }
  }
}

/** Plays at many tables at once, as people do: somebody thinks, answers, and the others see it. */
export async function playLive(options: LiveOptions, tell: (line: string) => void): Promise<LiveFindings> {
  const { thinking } = options;
  const tables = await inBatches(options.tables, 10, (at) => LiveTable.open(options, at));
  tell(`${tables.length} tables with ${options.seats} people each are open`);
  const warming = new Counts();
  const counts = new Counts();
  const opened = performance.now();
  const began = opened + 1000 * (options.warm ?? 0);
  setTimeout(() => options.begin?.(), began - opened);
  const end = began + options.seconds * 1000;
  let isOtherDone = options.meanwhile === undefined;
  const other = options.meanwhile?.().finally(() => {
    isOtherDone = true;
  });
  const isDone = (due: number): boolean => due > end && isOtherDone;
  await Promise.all(
    tables.map((table, at) => {
      const dice = new QuickDice(`load ${at}`);
      let due = opened + dice.below(thinking) - thinking;
      const times = (): number => {
        due += thinking * (due < opened ? 1 : 0.5 + dice.below(1000) / 1000);
        return due;
      };
      return table.play(times, isDone, (at) => (at < began ? warming : counts), dice);
    }),
  );
  await other;
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(counts.arrivals);
  await options.end?.();
  for (const { ears } of tables) for (const { socket } of ears) socket.terminate();
  return findingsOf(counts, tables, seconds);
}

function findingsOf(counts: Counts, tables: readonly LiveTable[], seconds: number): LiveFindings {
  const acknowledged = counts.acknowledged.summary();
  // The first update of each is the whole table.
  const bytes = tables.flatMap(({ ears }) => ears.flatMap((ear) => ear.bytes.slice(1))).sort((a, b) => a - b);
  const bytesAt = (part: number): number => bytes[Math.floor(part * bytes.length)] ?? 0;
  const perSecond = (count: number): number => Math.round((count / seconds) * 10) / 10;
  const { refused, unsent, lost } = counts;
  return {
    answers: acknowledged.count,
    perSecond: perSecond(acknowledged.count),
    intendedPerSecond: perSecond(counts.intended),
    acknowledged,
    toOthers: counts.toOthers.summary(),
    bytes: { median: bytesAt(0.5), p95: bytesAt(0.95) },
    refused,
    unsent,
    lost,
  };
}
