import { loadPack, type Match, type MatchRecord, type Options, type Part, replay, type Seat, seatOf } from '@pantheon/kernel';
import { type GameModule, shelf } from '@pantheon/shelf';
import { NO_AFFAIRS, type Past, type Snapshot, type TablePlayer, type TableSession } from './session.ts';

/** A match that is over, or a record from anywhere, looked at moment by moment. */
export class ReplaySession implements TableSession {
  readonly where = 'replay';
  readonly say = null;
  readonly advice = null;
  readonly guided = false;
  readonly affairs = null;
  readonly orders = null;
  readonly id: string;
  readonly title: string;
  readonly game: GameModule;
  readonly data: object;
  readonly source: MatchRecord;
  private readonly seated: readonly TablePlayer[];
  private readonly listeners = new Set<() => void>();
  private match: Match;
  private eyes: Seat | null = null;
  private shown: Snapshot | null = null;

  private constructor(setup: { id: string; title: string; game: GameModule; record: MatchRecord; players: readonly TablePlayer[] }) {
    this.id = setup.id;
    this.title = setup.title;
    this.game = setup.game;
    this.source = setup.record;
    this.seated = setup.players;
    this.match = replay(setup.game.rules, setup.record, 0);
    this.data = loadPack(setup.game.rules, this.match.origin.pack).data;
  }

  /** Opens a record. */
  static async open(setup: { id: string; title: string; record: MatchRecord; players: readonly TablePlayer[] }): Promise<ReplaySession> {
    const found = shelf.find((game) => game.id === setup.record.game);
    if (found === undefined) throw new Error(`there is no game "${setup.record.game}"`);
    return new ReplaySession({ ...setup, game: await found.load() });
  }

  get gameId(): string {
    return this.source.game;
  }

  get options(): Options {
    return this.source.options;
  }

  /** How many answers there are. */
  get length(): number {
    return this.source.answers.length;
  }

  get at(): number {
    return this.match.number;
  }

  /** Goes to the position after so many answers. */
  go(number: number): void {
    const to = Math.max(0, Math.min(this.length, number));
    if (to < this.match.number) this.match = replay(this.game.rules, this.source, to);
    for (let at = this.match.number; at < to; at++) {
      const [seat, key, ...chance] = this.source.answers[at] as MatchRecord['answers'][number];
      this.match.rig(chance);
      this.match.answer(seatOf(seat), key);
    }
    this.changed();
  }

  /** Looks with the eyes of a seat, or of nobody. */
  lookAs(seat: Seat | null): void {
    this.eyes = seat;
    this.changed();
  }

  private changed(): void {
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  current(): Snapshot {
    this.shown ??= {
      state: this.match.over ? 'over' : 'playing',
      sight: { ...this.match.sight(this.eyes), question: null, canUndo: false },
      log: this.match.logFor(this.eyes),
      eyes: this.eyes,
      handOver: null,
      players: this.seated,
      chat: [],
      news: [],
      chosen: [],
      own: true,
      trouble: null,
      ...NO_AFFAIRS,
    };
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async answer(): Promise<void> {
    // What is over cannot be answered.
  }
  async undo(): Promise<void> {
    this.go(this.at - 1);
  }
  async restartTurn(): Promise<void> {
    this.go(0);
  }
  async undoTo(number: number): Promise<void> {
    this.go(number);
  }
  async check(): Promise<Part> {
    return { whole: false, open: [] };
  }
  tryAgain(): void {
    // Nothing stops here.
  }
  handOver(): void {
    // Everybody may look.
  }
  async positionAt(number: number): Promise<Past | null> {
    this.go(number);
    return null;
  }
  async record(): Promise<MatchRecord> {
    return this.source;
  }
  leave(): void {
    this.listeners.clear();
  }
}
