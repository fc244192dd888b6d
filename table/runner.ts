import type { AnyGame } from '@pantheon/kernel';
import type { Command, PersonCommand, TableCommand } from './command.ts';
import type { Task } from './due.ts';
import { type Entry, isPrivate, type Journal } from './entry.ts';
import { type Step, TableHost, type Upgraded } from './host.ts';
import type { BotPort, ClockPort, JournalPort } from './ports.ts';
import { refusalIn } from './refusal.ts';
import type { TableSetup } from './setup.ts';
import { seatHeldBy } from './state.ts';
import type { TableUpdate, Viewer } from './update.ts';

/** What a table in this process works with. */
export interface RunnerPorts {
  readonly journal: JournalPort;
  readonly bots: BotPort;
  readonly clock: ClockPort;
  /** How long a bot waits at least before it answers, so that people can follow, or take back what they did. */
  botPause?(host: TableHost): number;
  /** Hears when a bot failed: the table waits until `tryAgain`. */
  onTrouble?(error: unknown): void;
}

const LONGEST_WAIT = 86_400_000;

/** What became of a command, with what happened since the moment on which it was decided. */
export interface Entered {
  readonly moment: number;
  readonly update: TableUpdate;
}

interface Follower {
  readonly viewer: Viewer;
  /** The seat for which the last update was made. */
  seat: number | null;
  since: number;
  hear(update: TableUpdate): void;
}

/**
 * The version of the rules has changed, or entries do not lead where they say: then the match goes on from its last checkpoint. One that is
 * over does not go on: it is opened if the rules of today still lead to its end.
 */
export function openJournal(
  game: AnyGame,
  journal: Journal,
  now: number,
): { readonly host: TableHost; readonly upgraded: (Upgraded & { readonly why: string }) | null } {
  const over = journal.state !== null && journal.state.ending !== null;
  if (over) return { host: TableHost.open(game, journal), upgraded: null };
  const found = journal.setup.rules === game.version ? opened(game, journal) : `the rules are now ${game.version}`;
  if (typeof found !== 'string') return { host: found, upgraded: null };
  const upgraded = TableHost.upgrade(game, journal, now);
  return { host: upgraded.host, upgraded: { ...upgraded, why: found } };
}

// Entries that the rules of today do not repeat are no reason to give up: the last checkpoint is.
function opened(game: AnyGame, journal: Journal): TableHost | string {
  try {
    return TableHost.open(game, journal);
  } catch (error) {
    if (journal.checkpoint === null) throw error;
    return String(error);
  }
}

/**
 * A table that runs in this process: one thing after the other, each entry stored before anybody hears of it, and what is due done by
 * itself. The browser, the command line and tests run their tables so.
 */
export class TableRunner {
  private readonly game: AnyGame;
  private readonly ports: RunnerPorts;
  private current: TableHost;
  private readonly followers = new Set<Follower>();
  private turn: Promise<unknown> = Promise.resolve();
  private stopWaiting: () => void = () => undefined;
  /** Counts what was done: a thought that was begun before is not waited for any more. */
  private round = 0;
  private closed = false;

  private constructor(game: AnyGame, ports: RunnerPorts, host: TableHost) {
    this.game = game;
    this.ports = ports;
    this.current = host;
  }

  /** A new table. */
  static async create(game: AnyGame, setup: TableSetup, ports: RunnerPorts): Promise<TableRunner> {
    const { host, step } = TableHost.create(game, setup, ports.clock.now());
    await ports.journal.append(step);
    return new TableRunner(game, ports, host);
  }

  /** A stored table. */
  static async open(game: AnyGame, ports: RunnerPorts): Promise<TableRunner> {
    const { host, upgraded } = openJournal(game, await ports.journal.read(), ports.clock.now());
    if (upgraded !== null) await ports.journal.append({ ...upgraded.step, upgrade: { base: upgraded.base, rules: game.version } });
    return new TableRunner(game, ports, host);
  }

  /** The table as it stands. */
  get host(): TableHost {
    return this.current;
  }

  /** Begins to do what is due by itself. */
  start(): void {
    this.plan();
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.turn.then(task);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** Takes somebody's command; once it returns, it is stored. Whoever asked hears of it by the reply and not as a follower. */
  submit(command: PersonCommand, asker: ((update: TableUpdate) => void) | null = null): Promise<Entered> {
    return this.inTurn(async () => {
      const before = this.current.moment;
      const moment = await this.enter(command, asker);
      const update = this.current.update(command.person, Math.min(command.expected ?? before, before), this.ports.clock.now());
      return { moment, update };
    });
  }

  /** Seats somebody where a seat is open. */
  join(seat: number, person: string): Promise<Entered> {
    return this.inTurn(async () => {
      const moment = await this.enter({ person: null, command: { kind: 'join', seat, person } }, null);
      return { moment, update: this.current.update(person, 0, this.ports.clock.now()) };
    });
  }

  private async enter(command: Command, asker: ((update: TableUpdate) => void) | null): Promise<number> {
    const { moment, step } = this.current.submit(command, this.ports.clock.now());
    if (step === null) return moment;
    await this.store(step);
    this.round++;
    this.tell(step.entry, asker);
    this.plan();
    return moment;
  }

  // The table has taken the entry by now, so if it cannot be stored, it is opened again as it is stored. Where somebody else has written
  // to the journal meanwhile, that is news to all who follow.
  private async store(step: Step): Promise<void> {
    try {
      await this.ports.journal.append(step);
    } catch (error) {
      this.current = openJournal(this.game, await this.ports.journal.read(), this.ports.clock.now()).host;
      if (this.current.entries >= step.entry.entry) {
        this.round++;
        for (const follower of this.followers) this.tellOne(follower);
        this.plan();
      }
      throw error;
    }
  }

  /** Follows the table as somebody who knows it up to a moment; what happened since is heard at once. Returns how to stop. */
  follow(viewer: Viewer, since: number, hear: (update: TableUpdate) => void): () => void {
    const follower: Follower = { viewer, seat: seatHeldBy(this.current.state, viewer), since, hear };
    this.followers.add(follower);
    this.tellOne(follower);
    return () => this.followers.delete(follower);
  }

  // Of what only one seat may know, nobody else learns even that it happened.
  private tell({ kind, seat }: Entry, asker: ((update: TableUpdate) => void) | null): void {
    for (const follower of this.followers) {
      if (follower.hear === asker) follower.since = this.current.moment;
      else if (!isPrivate(kind) || seatHeldBy(this.current.state, follower.viewer) === seat) this.tellOne(follower);
    }
  }

  // What was known in another seat, or as a spectator, is not to be built upon.
  private tellOne(follower: Follower): void {
    const seat = seatHeldBy(this.current.state, follower.viewer);
    if (seat !== follower.seat) follower.since = 0;
    follower.seat = seat;
    const update = this.current.update(follower.viewer, follower.since, this.ports.clock.now());
    follower.since = update.moment;
    follower.hear(update);
  }

  /** Tries once more what the table stopped at. */
  tryAgain(): void {
    this.plan();
  }

  // All that the table does by itself waits for the clock, and is not waited for any more once something else was done.
  private plan(): void {
    this.stopWaiting();
    const { round } = this;
    const { clock } = this.ports;
    const tasks = this.closed ? [] : this.current.due();
    const next = tasks.find((task) => task.kind !== 'clock');
    const alarm = tasks.find((task) => task.kind === 'clock');
    const stops: (() => void)[] = [];
    if (next !== undefined) {
      const command = this.commandFor(next);
      command.catch((error: unknown) => this.failed(round, error));
      const pause = next.kind === 'bot' ? (this.ports.botPause?.(this.current) ?? 0) : 0;
      stops.push(clock.after(pause, () => this.own(round, command)));
    }
    if (alarm !== undefined) stops.push(this.waitFor(alarm, round));
    this.stopWaiting = () => {
      for (const stop of stops) stop();
    };
  }

  // Timers of most platforms cannot wait for a month: where the time has not come yet, the rest is waited for.
  private waitFor(alarm: Task & { readonly kind: 'clock' }, round: number): () => void {
    const { clock } = this.ports;
    const ring = (): void => (clock.now() < alarm.at ? this.plan() : this.own(round, this.commandFor(alarm)));
    return clock.after(Math.min(Math.max(0, alarm.at - clock.now()), LONGEST_WAIT), ring);
  }

  private own(round: number, command: Promise<TableCommand>): void {
    command.then(
      (ready) => this.inTurn(() => this.carryOut(round, ready)).catch((error: unknown) => this.failed(round, error)),
      // Whoever asked for it has heard of it.
      () => undefined,
    );
  }

  // Somebody may have been faster: then what is due has been found anew.
  private async carryOut(round: number, command: TableCommand): Promise<void> {
    if (round !== this.round || this.closed) return;
    try {
      await this.enter(command, null);
    } catch (error) {
      if (refusalIn(error) === null) throw error;
      if (command.command.kind !== 'out-of-time') this.failed(round, error);
    }
  }

  private failed(round: number, error: unknown): void {
    if (round === this.round && !this.closed) this.ports.onTrouble?.(error);
  }

  private async commandFor(task: Task): Promise<TableCommand> {
    const { seat } = task;
    const expected = this.current.moment;
    switch (task.kind) {
      case 'order':
        return { person: null, command: { kind: 'order-answer', seat, key: task.key, order: task.order }, expected };
      case 'clock':
        return { person: null, command: { kind: 'out-of-time', seat } };
      case 'bot': {
        const key = await this.ports.bots.answer(this.current, seat, task.level);
        return { person: null, command: { kind: 'bot-answer', seat, key }, expected };
      }
    }
  }

  /** Waits until nothing is being done any more. */
  settled(): Promise<unknown> {
    return this.turn;
  }

  /** Does nothing any more. */
  close(): void {
    this.closed = true;
    this.stopWaiting();
    this.followers.clear();
  }
}
