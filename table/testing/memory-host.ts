import type { AnyGame } from '@pantheon/kernel';
import type { Command, SeatCommand } from '../command.ts';
import { isPrivate, type Journal } from '../entry.ts';
import type { Step, TableHost } from '../host.ts';
import { MemoryJournal } from '../memory-journal.ts';
import { refusalIn } from '../refusal.ts';
import { openJournal } from '../runner.ts';
import type { TableUpdate, Viewer } from '../update.ts';
import { type ConformanceHost, type Envelope, laterRules, type Outcome, TEST_START, type TestGame } from './conformance-host.ts';
import { commandFor } from './task-command.ts';

interface Follower {
  seat: number | null;
  since: number;
  heard: TableUpdate[];
}

/** A table of the memory host, as those who write scripts look at it. */
export interface MemoryTable {
  host: TableHost;
  journal: MemoryJournal;
  readonly followers: Map<Viewer, Follower>;
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The plainest host: nothing but the table itself and a journal in memory. What it does is what all others must do. */
export class MemoryHost implements ConformanceHost {
  readonly name = 'memory';
  readonly game: TestGame;
  now = TEST_START;
  rules: AnyGame;
  private tables: MemoryTable[] = [];

  constructor(game: TestGame) {
    this.game = game;
    this.rules = game.rules;
  }

  table(at: number): MemoryTable {
    return this.tables[at] as MemoryTable;
  }

  async open(tables: readonly Journal[]): Promise<void> {
    this.tables = await Promise.all(tables.map((journal) => this.opened(journal)));
  }

  private async opened(stored: Journal): Promise<MemoryTable> {
    const journal = new MemoryJournal(copyOf(stored));
    const { host, upgraded } = openJournal(this.rules, journal.journal, this.now);
    if (upgraded !== null) await journal.append({ ...upgraded.step, upgrade: { base: upgraded.base, rules: this.rules.version } });
    return { host, journal, followers: new Map() };
  }

  async submit(table: number, person: string, command: SeatCommand, envelope: Envelope): Promise<Outcome> {
    const before = this.table(table).host.moment;
    return this.enter(table, { person, command, ...envelope }, person, Math.min(envelope.expected ?? before, before));
  }

  async join(table: number, seat: number, person: string): Promise<Outcome> {
    return this.enter(table, { person: null, command: { kind: 'join', seat, person } }, person, 0);
  }

  private async enter(table: number, command: Command, asker: string, since: number): Promise<Outcome> {
    const { host, journal } = this.table(table);
    try {
      const { moment, step } = host.submit(command, this.now);
      if (step !== null) await journal.append(step);
      if (step !== null) this.tell(table, step, command.person === null ? null : asker);
      return { moment, update: host.update(asker, since, this.now) };
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === null) throw error;
      return { refused: refusal.code };
    }
  }

  private tell(table: number, { entry }: Step, asker: string | null): void {
    const { host, followers } = this.table(table);
    for (const [viewer, follower] of followers) {
      if (viewer !== null && viewer === asker) follower.since = host.moment;
      else if (!isPrivate(entry.kind) || host.seatOf(viewer) === entry.seat) this.tellOne(table, viewer, follower);
    }
  }

  private tellOne(table: number, viewer: Viewer, follower: Follower): void {
    const { host } = this.table(table);
    const seat = host.seatOf(viewer);
    if (seat !== follower.seat) follower.since = 0;
    follower.seat = seat;
    const update = host.update(viewer, follower.since, this.now);
    follower.since = update.moment;
    follower.heard.push(update);
  }

  async perform(table: number) {
    const { host, journal } = this.table(table);
    const [task] = host.due();
    if (task === undefined || (task.kind === 'clock' && task.at > this.now)) return null;
    const { step } = host.submit(commandFor(host, task, this.game), this.now);
    await journal.append(step as Step);
    this.tell(table, step as Step, null);
    return task.kind;
  }

  async advance(ms: number): Promise<void> {
    this.now += ms;
  }

  async reopen(later: boolean): Promise<void> {
    if (later) this.rules = laterRules(this.rules);
    this.tables = await Promise.all(this.tables.map(({ journal }) => this.opened(journal.journal)));
  }

  async follow(table: number, viewer: Viewer, since: number): Promise<void> {
    const { host, followers } = this.table(table);
    const follower: Follower = { seat: host.seatOf(viewer), since, heard: followers.get(viewer)?.heard ?? [] };
    followers.set(viewer, follower);
    this.tellOne(table, viewer, follower);
  }

  async unfollow(table: number, viewer: Viewer): Promise<void> {
    this.table(table).followers.delete(viewer);
  }

  async heard(table: number, viewer: Viewer): Promise<readonly TableUpdate[]> {
    return this.table(table).followers.get(viewer)?.heard.splice(0) ?? [];
  }

  async journal(table: number): Promise<Journal> {
    return this.table(table).journal.read();
  }

  async close(): Promise<void> {
    this.tables = [];
  }
}
