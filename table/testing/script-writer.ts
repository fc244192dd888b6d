import { type Dice, QuickDice } from '@pantheon/kernel';
import type { Viewer } from '../update.ts';
import { Census } from './census.ts';
import type { Envelope, TestGame } from './conformance-host.ts';
import { MemoryHost } from './memory-host.ts';
import { requireSameReopened } from './reopening.ts';
import type { Script, ScriptRound, ScriptStep } from './script.ts';
import { ScriptRun } from './script-run.ts';
import { anyOf, newcomerAt, oneOf, STRANGER, TEST_LEVEL, testTables } from './tables.ts';
import type { Transcript } from './transcript.ts';
import { type WishKind, wishes } from './wishes.ts';

/** A script with what a table without anything around it tells everybody. */
export interface WrittenScript {
  readonly script: Script;
  readonly transcript: Transcript;
}

/** How large a script is. */
export interface ScriptSize {
  readonly tables: number;
  readonly rounds: number;
  /** How often tables may come back by later rules. */
  readonly upgrades?: number;
  /** Whether bots answer that stand in for somebody: how those play is not for scripts to say. */
  readonly standIns?: boolean;
  /** Lets others have their turn between two rounds, where a host works in the same thread. */
  breathe?(): Promise<void>;
}

type StepKind = WishKind | 'perform' | 'join' | 'stranger' | 'repeat' | 'follow' | 'unfollow';
type Weights = { readonly [Kind in StepKind]?: number };

const USUAL: Required<Weights> = {
  perform: 60,
  answer: 30,
  undo: 10,
  redo: 14,
  restart: 3,
  order: 6,
  cancel: 2,
  propose: 3,
  vote: 40,
  resume: 14,
  return: 10,
  join: 8,
  resign: 1,
  nonsense: 4,
  stranger: 1,
  repeat: 3,
  follow: 3,
  unfollow: 1,
};

/** What a table is mostly about. */
const FLAVOURS: readonly Weights[] = [
  {},
  { order: 40, undo: 45, perform: 45, redo: 8, cancel: 6 },
  { undo: 40, redo: 50, restart: 12 },
  { propose: 30, vote: 50, resume: 30 },
  { perform: 100, return: 40, answer: 15 },
  { join: 40, resign: 6, stranger: 10, follow: 12, unfollow: 10 },
  { nonsense: 40, repeat: 30 },
  { order: 60, perform: 1, nonsense: 10, cancel: 1 },
  { propose: 60, vote: 2 },
];

interface Submission {
  readonly person: string;
  readonly command: (ScriptStep & { kind: 'submit' })['command'];
  readonly envelope: Envelope;
}

/** Writes a script by playing it on the plainest host: every step is chosen by looking at the table as it stands. */
export class ScriptWriter {
  private readonly host: MemoryHost;
  private readonly size: ScriptSize;
  private upgrades: number;
  private readonly run: ScriptRun;
  private readonly dice: Dice;
  private readonly flavours: readonly Weights[];
  private readonly sent: Submission[][];
  private readonly rounds: ScriptRound[] = [];

  private constructor(host: MemoryHost, script: Omit<Script, 'rounds'>, dice: Dice, size: ScriptSize) {
    this.host = host;
    this.size = size;
    this.upgrades = size.upgrades ?? Number.POSITIVE_INFINITY;
    this.dice = dice;
    this.run = new ScriptRun(host, script);
    this.flavours = script.tables.map(() => ({ ...USUAL, ...oneOf(dice, FLAVOURS) }));
    this.sent = script.tables.map(() => []);
  }

  /** The script of a seed, which is always the same one. */
  static async write(
    game: TestGame,
    seed: string,
    size: ScriptSize,
    census = new Census(),
    host = new MemoryHost(game),
  ): Promise<WrittenScript> {
    const dice = new QuickDice(seed);
    const tables = await testTables(game, size.tables, seed, dice);
    const followers = tables.map(({ setup }) => {
      const seated: Viewer[] = setup.seats.flatMap(({ person }) => (person === null ? [] : [person]));
      return [...seated.filter(() => dice.below(5) > 0), ...(dice.below(2) === 0 ? [null] : [])];
    });
    const writer = new ScriptWriter(host, { tables, followers }, dice, size);
    await writer.run.begin();
    for (let round = 0; round < size.rounds; round++) {
      await size.breathe?.();
      await writer.round();
    }
    await writer.run.end();
    const [problem] = writer.run.transcript.problems;
    if (problem !== undefined) throw new Error(problem);
    const script: Script = { tables, followers, rounds: writer.rounds };
    census.count(script, writer.run.transcript, await Promise.all(tables.map((_, at) => writer.host.journal(at))));
    return { script, transcript: writer.run.transcript };
  }

  // Time goes by and tables come back before anybody decides what to do.
  private async round(): Promise<void> {
    const { dice, run } = this;
    const wish = oneOf(dice, ['later', 'same', 'same', ...Array.from({ length: 25 }, () => null)] as const);
    const reopen = wish === 'later' && this.upgrades-- <= 0 ? 'same' : wish;
    const advance = 1000 * oneOf(dice, [0, 1, 1, 2, 3, 5, 8, 12, 30, 60, 700, 86_401]);
    if (reopen === 'same') this.lookAtReopened();
    await run.pass({ advance, reopen });
    const steps = this.flavours.map((_, table) => this.step(table));
    await run.act(steps);
    this.rounds.push({ advance, reopen, steps });
  }

  private lookAtReopened(): void {
    const { host, dice, flavours } = this;
    for (const at of flavours.keys()) if (dice.below(5) === 0) requireSameReopened(host.rules, host.table(at), host.now);
  }

  // Where the match is over, there is little to do.
  private step(table: number): ScriptStep {
    if (this.host.table(table).host.state.ending !== null && this.dice.below(3) > 0) return { kind: 'perform' };
    const kinds = Object.entries(this.flavours[table] as Required<Weights>) as [StepKind, number][];
    for (let tries = 0; tries < 100; tries++) {
      const found = this.stepOf(table, drawn(this.dice, kinds));
      if (found !== null) return found;
    }
    return { kind: 'unfollow', viewer: STRANGER };
  }

  private stepOf(table: number, kind: StepKind): ScriptStep | null {
    switch (kind) {
      case 'perform':
        return this.perform(table);
      case 'join':
        return this.join(table);
      case 'stranger':
        return { kind: 'submit', person: STRANGER, command: { kind: 'undo' }, envelope: { request: this.request(table) } };
      case 'repeat':
        return this.repeat(table);
      case 'follow':
        return this.follow(table);
      case 'unfollow':
        return this.unfollow(table);
      default:
        return this.wish(table, kind);
    }
  }

  private perform(table: number): ScriptStep | null {
    const { host } = this.host.table(table);
    const [task] = host.due();
    if (task === undefined || (task.kind === 'clock' && task.at > this.host.now)) return null;
    return task.kind === 'bot' && task.level !== TEST_LEVEL && this.size.standIns === false ? null : { kind: 'perform' };
  }

  // Sometimes a seat that is taken by now.
  private join(table: number): ScriptStep | null {
    const { seats } = this.host.table(table).host.state;
    const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
    const seat = open.length > 0 ? oneOf(this.dice, open) : this.dice.below(20) === 0 ? this.dice.below(seats.length) : null;
    return seat === null ? null : { kind: 'join', seat, person: newcomerAt(seat) };
  }

  private repeat(table: number): ScriptStep | null {
    const earlier = anyOf(this.dice, this.sent[table] as Submission[]);
    if (earlier === undefined) return null;
    const other = oneOf(this.dice, this.sent[table] as Submission[]);
    switch (this.dice.below(6)) {
      case 0:
        return { kind: 'submit', ...earlier, person: other.person };
      case 1:
        return { kind: 'submit', ...earlier, command: other.command };
      default:
        return { kind: 'submit', ...earlier };
    }
  }

  private follow(table: number): ScriptStep | null {
    const { host } = this.host.table(table);
    const following = this.run.following[table] as ReadonlySet<Viewer>;
    const all: Viewer[] = [
      null,
      STRANGER,
      ...host.state.seats.map(({ kind, person }, seat) => (kind === 'open' ? newcomerAt(seat) : person)),
    ];
    const viewer = anyOf(
      this.dice,
      all.filter((one) => !following.has(one)),
    );
    if (viewer === undefined) return null;
    return { kind: 'follow', viewer, since: this.dice.below(3) === 0 ? 0 : this.run.knownTo(table, viewer) };
  }

  private unfollow(table: number): ScriptStep | null {
    const viewer = anyOf(this.dice, [...(this.run.following[table] as ReadonlySet<Viewer>)]);
    return viewer === undefined ? null : { kind: 'unfollow', viewer };
  }

  private wish(table: number, kind: WishKind): ScriptStep | null {
    const { host } = this.host.table(table);
    const wish = wishes[kind](host, this.dice, this.host.game.orders);
    const person = wish === null ? null : (host.state.seats[wish.seat]?.person ?? null);
    if (wish === null || person === null) return null;
    const expected = this.expected(host.moment);
    const envelope: Envelope = { request: this.request(table), ...(expected === null ? {} : { expected }) };
    this.sent[table]?.push({ person, command: wish.command, envelope });
    return { kind: 'submit', person, command: wish.command, envelope };
  }

  // Mostly decided on what stands; now and then on something older, on nothing, or on what has not come yet.
  private expected(moment: number): number | null {
    const kind = this.dice.below(20);
    if (kind < 4) return null;
    if (kind === 4) return moment + 1 + this.dice.below(3);
    return kind < 8 ? Math.max(0, moment - this.dice.below(4)) : moment;
  }

  private request(table: number): string {
    return `request-${table}-${this.rounds.length}`;
  }
}

function drawn<T>(dice: Dice, weighted: readonly (readonly [T, number])[]): T {
  let left = dice.below(weighted.reduce((sum, [, weight]) => sum + weight, 0));
  const found = weighted.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  return (found as readonly [T, number])[0];
}
