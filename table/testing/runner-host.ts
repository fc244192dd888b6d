import type { AnyGame } from '@pantheon/kernel';
import type { SeatCommand } from '../command.ts';
import type { Task } from '../due.ts';
import type { Journal } from '../entry.ts';
import type { ClockPort, JournalPort } from '../ports.ts';
import { refusalIn } from '../refusal.ts';
import { type Entered, type RunnerPorts, TableRunner } from '../runner.ts';
import type { TableUpdate, Viewer } from '../update.ts';
import { type ConformanceHost, type Envelope, laterRules, type Outcome, TEST_START, type TestGame } from './conformance-host.ts';

/** Where the journals of a batch are kept. */
export interface JournalStore {
  /** A place for a table that has been played elsewhere, or, with no entries, for a new one. */
  keep(table: number, journal: Journal): Promise<JournalPort>;
  /** The same place, found again by somebody who knows nothing but where it is. */
  find(table: number): Promise<JournalPort>;
}

/** A clock that goes on when it is told to, and calls nobody by itself. */
class ManualClock implements ClockPort {
  private readonly time: () => number;
  private readonly calls = new Set<{ readonly at: number; readonly call: () => void }>();

  constructor(time: () => number) {
    this.time = time;
  }

  now(): number {
    return this.time();
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.now() + ms, call };
    this.calls.add(entry);
    return () => this.calls.delete(entry);
  }

  /** Makes the first call whose time has come; whether there was one. */
  ring(): boolean {
    for (const entry of this.calls) {
      if (entry.at > this.now()) continue;
      this.calls.delete(entry);
      entry.call();
      return true;
    }
    return false;
  }
}

interface Ear {
  readonly hear: (update: TableUpdate) => void;
  readonly heard: TableUpdate[];
  stop(): void;
}

interface RunningTable {
  readonly runner: TableRunner;
  readonly clock: ManualClock;
  readonly ears: Map<Viewer, Ear>;
  /** Called when the table has done something by itself, or failed to. */
  done: (failure: unknown) => void;
}

/** Tables that run in this process, over any journal. */
export class RunnerHost implements ConformanceHost {
  readonly name: string;
  private readonly game: TestGame;
  private readonly store: JournalStore;
  private rules: AnyGame;
  private now = TEST_START;
  private tables: RunningTable[] = [];

  constructor(name: string, game: TestGame, store: JournalStore) {
    this.name = name;
    this.game = game;
    this.rules = game.rules;
    this.store = store;
  }

  async open(tables: readonly Journal[]): Promise<void> {
    const made = tables.map(async (journal, at) => {
      const fresh = journal.entries.length === 1;
      const place = await this.store.keep(at, fresh ? { ...journal, entries: [], checkpoint: null, state: null } : journal);
      return this.running(place, (ports) =>
        fresh ? TableRunner.create(this.rules, journal.setup, ports) : TableRunner.open(this.rules, ports),
      );
    });
    this.tables = await Promise.all(made);
  }

  private async running(place: JournalPort, open: (ports: RunnerPorts) => Promise<TableRunner>): Promise<RunningTable> {
    const clock = new ManualClock(() => this.now);
    const bots: RunnerPorts['bots'] = { answer: async (host, seat) => this.game.botAnswer(host, seat) };
    const table = { clock, ears: new Map<Viewer, Ear>(), done: (_: unknown): void => undefined };
    const append: JournalPort['append'] = async (step) => {
      await place.append(step);
      table.done(null);
    };
    const journal: JournalPort = { append, read: () => place.read() };
    const runner = await open({ journal, bots, clock, onTrouble: (error) => table.done(error) });
    runner.start();
    return Object.assign(table, { runner });
  }

  private table(at: number): RunningTable {
    return this.tables[at] as RunningTable;
  }

  submit(table: number, person: string, command: SeatCommand, envelope: Envelope): Promise<Outcome> {
    const { runner, ears } = this.table(table);
    return outcomeOf(runner.submit({ person, command, ...envelope }, ears.get(person)?.hear ?? null));
  }

  join(table: number, seat: number, person: string): Promise<Outcome> {
    return outcomeOf(this.table(table).runner.join(seat, person));
  }

  async perform(table: number): Promise<Task['kind'] | null> {
    const running = this.table(table);
    const [task] = running.runner.host.due();
    const performed = new Promise<unknown>((go) => {
      running.done = go;
    });
    if (!running.clock.ring()) return null;
    const failure = await performed;
    await running.runner.settled();
    running.done = () => undefined;
    if (failure !== null) throw failure;
    return task?.kind ?? null;
  }

  async advance(ms: number): Promise<void> {
    this.now += ms;
  }

  async reopen(later: boolean): Promise<void> {
    if (later) this.rules = laterRules(this.rules);
    for (const { runner } of this.tables) runner.close();
    const reopened = this.tables.map(async (_, at) => {
      const place = await this.store.find(at);
      return this.running(place, (ports) => TableRunner.open(this.rules, ports));
    });
    this.tables = await Promise.all(reopened);
  }

  async follow(table: number, viewer: Viewer, since: number): Promise<void> {
    const { runner, ears } = this.table(table);
    const heard = ears.get(viewer)?.heard ?? [];
    ears.get(viewer)?.stop();
    const hear = (update: TableUpdate): void => void heard.push(update);
    const stop = runner.follow(viewer, since, hear);
    ears.set(viewer, { hear, heard, stop });
  }

  async unfollow(table: number, viewer: Viewer): Promise<void> {
    const { ears } = this.table(table);
    ears.get(viewer)?.stop();
    ears.delete(viewer);
  }

  async heard(table: number, viewer: Viewer): Promise<readonly TableUpdate[]> {
    return this.table(table).ears.get(viewer)?.heard.splice(0) ?? [];
  }

  async journal(table: number): Promise<Journal> {
    return (await this.store.find(table)).read();
  }

  async close(): Promise<void> {
    for (const { runner } of this.tables) runner.close();
    this.tables = [];
  }
}

async function outcomeOf(entered: Promise<Entered>): Promise<Outcome> {
  try {
    return await entered;
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === null) throw error;
    return { refused: refusal.code };
  }
}
