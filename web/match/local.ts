import {
  answerOf,
  type LogLine,
  load,
  loadPack,
  Match,
  type MatchRecord,
  type Options,
  PantheonError,
  type Part,
  partOf,
  positionOf,
  recordOf,
  replay,
  type Seat,
  seatOf,
} from '@pantheon/kernel';
import type { StandingOrder } from '@pantheon/server/api';
import type { GameModule } from '@pantheon/shelf';
import { USUAL_LEVEL } from '../app/levels.ts';
import { currentSettings } from '../app/settings.ts';
import { type Advice, type Asked, BotRoom } from './bots.ts';
import { asStored, freshSeed, type Kept, type LocalSetup, loadGame } from './local-setup.ts';
import { newsFor } from './news.ts';
import { OrdersHere, type StandingOrders } from './orders.ts';
import { type HandOver, NO_AFFAIRS, type Past, type Snapshot, type TableSession } from './session.ts';
import { keepTable, keptTable } from './store.ts';

/** A table in this browser: people who pass the device around, and bots. It needs no server. */
export class LocalSession implements TableSession {
  readonly where = 'local';
  readonly say = null;
  readonly affairs = null;
  readonly id: string;
  readonly title: string;
  readonly gameId: string;
  readonly game: GameModule;
  readonly data: object;
  private readonly match: Match;
  private readonly kept: Kept;
  private readonly people: readonly Seat[];
  private readonly bots = new BotRoom();
  private readonly left: OrdersHere;
  private readonly listeners = new Set<() => void>();
  private eyes: Seat | null;
  private covered: boolean;
  private turn = 0;
  private thinking = false;
  private closed = false;
  private trouble: string | null = null;
  private own = false;
  private shown: Snapshot | null = null;
  /** Whoever takes something back is asked again, whatever their orders say. */
  private asksAgain = false;
  private seenLog: { readonly eyes: Seat | null; readonly lines: readonly LogLine[] } | null = null;
  private saving: Promise<void> = Promise.resolve();

  private constructor(game: GameModule, match: Match, kept: Kept) {
    this.id = kept.id;
    this.title = kept.title;
    this.gameId = game.rules.id;
    this.game = game;
    this.match = match;
    this.kept = kept;
    this.left = new OrdersHere(kept.orders ?? []);
    this.data = loadPack(game.rules, match.origin.pack).data;
    this.people = kept.seats.flatMap((seat, index) => (seat.kind === 'person' ? [seatOf(index)] : []));
    this.eyes = this.people.length === 1 ? (this.people[0] as Seat) : null;
    this.covered = this.people.length > 1;
    this.drive();
  }

  /** Opens a new table. */
  static async create(setup: LocalSetup): Promise<LocalSession> {
    const game = await loadGame(setup.game);
    const match = Match.start(game.rules, {
      seats: setup.seats.length,
      seed: setup.seed || freshSeed(),
      ...(setup.options === undefined ? {} : { options: setup.options }),
    });
    const { title, seats } = setup;
    const kept = { id: crypto.randomUUID(), title, seats, created: Date.now(), ...(setup.guided ? { guided: true as const } : {}) };
    return LocalSession.opened(game, match, kept);
  }

  /** Goes on from a moment of a record. */
  static async branch(record: MatchRecord, at: number, setup: Omit<LocalSetup, 'options' | 'seed'>): Promise<LocalSession> {
    const game = await loadGame(setup.game);
    const match = replay(game.rules, record, at);
    return LocalSession.opened(game, match, { id: crypto.randomUUID(), title: setup.title, seats: setup.seats, created: Date.now() });
  }

  private static async opened(game: GameModule, match: Match, kept: Kept): Promise<LocalSession> {
    const session = new LocalSession(game, match, kept);
    session.save();
    await session.saving;
    return session;
  }

  /** Returns to a table that was kept, or null if there is none of that name. */
  static async open(id: string): Promise<LocalSession | null> {
    const stored = await keptTable(id);
    if (stored === null) return null;
    const game = await loadGame(stored.game);
    return new LocalSession(game, load(game.rules, stored.record).match, stored);
  }

  get guided(): boolean {
    return this.kept.guided === true;
  }

  get options(): Options {
    return this.match.origin.options;
  }

  current(): Snapshot {
    this.shown ??= this.look();
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private look(): Snapshot {
    const { match } = this;
    const handOver = this.nextPerson();
    const eyes = handOver?.covered ? null : this.eyes;
    const log = this.logSeenBy(eyes);
    const givers = match.history.map((given) => given.seat);
    return {
      state: match.over ? 'over' : this.trouble !== null && !this.thinking && this.botToAsk() !== null ? 'frozen' : 'playing',
      sight: match.sight(eyes),
      log,
      eyes,
      handOver,
      players: this.kept.seats.map((seat, index) => ({ seat: seatOf(index), ...seat })),
      chat: [],
      news: match.waiting.some(({ seat }) => seat === eyes) ? newsFor(eyes, givers, log) : [],
      chosen: match.waitingAnswers.map(({ seat }) => seat),
      own: this.own,
      trouble: this.trouble,
      ...NO_AFFAIRS,
    };
  }

  /** The log as a seat reads it. Lines that stand stay the same objects, so that screens know them again. */
  private logSeenBy(eyes: Seat | null): readonly LogLine[] {
    const { match, seenLog } = this;
    const from = seenLog !== null && seenLog.eyes === eyes ? seenLog.lines : [];
    const lines = from.length === match.log.length ? from : [...from, ...match.logFor(eyes, from.length)];
    this.seenLog = { eyes, lines };
    return lines;
  }

  private nextPerson(): HandOver | null {
    if (this.match.over || this.people.length < 2) return null;
    const waiting = this.match.waiting.map(({ seat }) => seat).filter((seat) => this.people.includes(seat));
    if (waiting.length === 0 || (this.eyes !== null && waiting.includes(this.eyes))) return null;
    return { to: waiting[0] as Seat, covered: this.covered || this.eyes === null };
  }

  handOver(step: 'cover' | 'take'): void {
    const next = this.nextPerson();
    if (next === null) return;
    this.covered = step === 'cover';
    if (step === 'take') this.eyes = next.to;
    this.changed(false);
  }

  private changed(own: boolean): void {
    this.own = own;
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  /** Does something in the name of the person who looks, and says so if it cannot be done. */
  private async act(step: (seat: Seat) => void): Promise<void> {
    if (this.eyes === null) return;
    this.trouble = null;
    try {
      step(this.eyes);
    } catch (error) {
      if (!(error instanceof PantheonError)) throw error;
      this.trouble = error.code;
    }
    this.turn++;
    this.save();
    this.changed(true);
    this.drive();
  }

  answer(key: string): Promise<void> {
    this.asksAgain = false;
    return this.act((seat) => this.match.answer(seat, key));
  }

  /** Lines of the log go with what is taken back. */
  private takeBack(step: (seat: Seat) => void): Promise<void> {
    this.seenLog = null;
    this.asksAgain = true;
    return this.act(step);
  }

  undo(): Promise<void> {
    return this.takeBack((seat) => this.match.undo(seat));
  }

  restartTurn(): Promise<void> {
    return this.takeBack((seat) => this.match.restartTurn(seat));
  }

  undoTo(number: number): Promise<void> {
    return this.takeBack((seat) => this.match.undoTo(seat, number));
  }

  async check(chosen: readonly string[]): Promise<Part> {
    const question = this.eyes === null ? null : this.match.question(this.eyes);
    return question === null ? { whole: false, open: [] } : partOf(question, chosen);
  }

  /** What a good bot thinks of the question to whoever looks: it knows no more than they do. */
  readonly advice = async (): Promise<readonly Advice[]> => {
    const { eyes } = this;
    return eyes === null || this.match.question(eyes) === null ? [] : this.bots.ask('advice', this.asked(eyes));
  };

  private asked(seat: Seat): Asked {
    const { match } = this;
    const since = match.history.slice(match.lastCheckpoint().at).map(({ seat: giver, key }) => ({ seat: giver, key }));
    return { game: this.gameId, position: positionOf(match), since, seat, table: this.id };
  }

  private botToAsk(): Seat | null {
    const waiting = this.match.waiting.find(({ seat }) => this.kept.seats[seat]?.kind === 'bot');
    return waiting?.seat ?? null;
  }

  readonly orders: StandingOrders = {
    list: async () => this.left.of(this.eyes),
    leave: async (plan) => {
      if (this.eyes !== null) this.left.leave(this.match, this.eyes, plan);
      return this.reordered();
    },
    cancel: async (id) => {
      this.left.cancel(this.eyes, id);
      return this.reordered();
    },
  };

  private reordered(): readonly StandingOrder[] {
    const { turn } = this;
    this.asksAgain = false;
    this.followOrders();
    this.save();
    if (turn !== this.turn) this.drive();
    return this.left.of(this.eyes);
  }

  private followOrders(): void {
    for (let next = this.left.next(this.match); next !== null; next = this.left.next(this.match)) {
      this.match.answer(next.seat, next.key);
      this.left.followed(next.order);
      this.turn++;
      this.save();
      this.changed(false);
    }
  }

  /** Gives the answers that people have left, then lets the next bot answer, as long as one is to. */
  private drive(): void {
    if (this.closed) return;
    if (!this.asksAgain) this.followOrders();
    const seat = this.botToAsk();
    if (seat === null) return;
    const turn = this.turn;
    const { match } = this;
    const undoable = this.eyes !== null && match.canUndo(this.eyes);
    const rest = new Promise((done) => setTimeout(done, undoable ? currentSettings().grace : 0));
    this.thinking = true;
    const thought = this.bots.ask('answer', { ...this.asked(seat), level: this.kept.seats[seat]?.level ?? USUAL_LEVEL });
    Promise.all([thought, rest]).then(
      ([key]) => this.takeThought(turn, seat, key),
      (error: Error) => this.botFailed(turn, error),
    );
  }

  private takeThought(turn: number, seat: Seat, key: string): void {
    if (turn !== this.turn || this.closed) return;
    const question = this.match.question(seat);
    if (question === null || answerOf(question, key) === null) {
      this.botFailed(turn, new Error(`a bot gave an answer that is not on the list: ${key}`));
      return;
    }
    this.thinking = false;
    this.match.answer(seat, key);
    this.turn++;
    this.save();
    this.changed(false);
    this.drive();
  }

  private botFailed(turn: number, error: Error): void {
    if (turn !== this.turn || this.closed) return;
    this.thinking = false;
    reportError(error);
    this.trouble = 'bot-fault';
    this.changed(false);
  }

  tryAgain(): void {
    this.trouble = null;
    this.turn++;
    this.changed(false);
    this.drive();
  }

  /** Writes at once: the store keeps the order of writes, and finishes those that were begun even if the page is left. */
  private save(): void {
    this.saving = keepTable(asStored(this.match, { ...this.kept, orders: this.left.all }));
  }

  async positionAt(number: number): Promise<Past | null> {
    const past = replay(this.game.rules, recordOf(this.match), number);
    const eyes = this.current().eyes;
    return { sight: { ...past.sight(eyes), question: null }, log: past.logFor(eyes) };
  }

  async record(): Promise<MatchRecord> {
    return recordOf(this.match);
  }

  leave(): void {
    this.closed = true;
    this.bots.close();
  }
}
