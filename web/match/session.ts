import type { MatchRecord, Options, PartialAnswer, Seat } from '@pantheon/kernel';
import type { TableDto } from '@pantheon/server/api';
import type { PastUpdate, SeatCommand, TableUpdate } from '@pantheon/table';
import { requestId } from '../app/api.ts';
import { errorCodeOf } from '../app/error-text.ts';
import type { PageGame } from '../app/game-module.ts';
import { fitOf, mergedLog, withSameQuestion } from './apply-update.ts';
import type { Advice } from './bot-port.ts';
import type { AboutTable, LinkEvent, Request, TableLink, TablePlace } from './link.ts';
import { type HandOver, type LinkState, type Snapshot, snapshotOf } from './snapshot.ts';

const RETRIES = 4;
const RETRY_PAUSE = 500;

/** What is decided on a question: if that has changed meanwhile, it is another decision. */
const ON_A_QUESTION: ReadonlySet<SeatCommand['kind']> = new Set(['answer', 'undo', 'redo', 'restart-turn']);

const NOTHING_KNOWN: AboutTable = { title: '', names: [], room: null, frozen: false };

/** A table that somebody sits at, or looks at. Screens know this and nothing else: whether it is near or far makes no difference. */
export class TableSession {
  readonly link: TableLink;
  private readonly listeners = new Set<() => void>();
  private known: LinkState = {
    about: NOTHING_KNOWN,
    heard: null,
    log: [],
    chat: [],
    presence: null,
    connected: true,
    stopped: null,
    trouble: null,
    own: false,
  };
  /** Whoever has the device, where several people share it; else whoever looks. */
  private viewer: Seat | null;
  private stop: () => void = () => undefined;
  /** Counts whose eyes looked: what comes for others is not for these. */
  private looks = 0;
  private shown: Snapshot | null = null;

  constructor(link: TableLink) {
    this.link = link;
    const { hands } = link;
    this.viewer = hands?.length === 1 ? (hands[0] as Seat) : null;
    this.follow();
  }

  get id(): string {
    return this.link.id;
  }

  get where(): TablePlace {
    return this.link.where;
  }

  get gameId(): string {
    return this.link.gameId;
  }

  get game(): PageGame {
    return this.link.game;
  }

  get data(): object {
    return this.link.data;
  }

  get options(): Options {
    return this.link.options;
  }

  get guided(): boolean {
    return this.link.guided;
  }

  get title(): string {
    return this.known.about.title;
  }

  /** The room before the match, where people can still sit down. */
  get room(): TableDto | null {
    return this.known.about.room;
  }

  /** What a good bot would answer now; null where that would be cheating. */
  get advice(): (() => Promise<readonly Advice[]>) | null {
    const { advice } = this.link;
    if (advice === null) return null;
    return async () => {
      const { eyes, sight } = this.current();
      return eyes === null || sight.question === null ? [] : advice(eyes);
    };
  }

  /** Why a seat gave the last of its answers among so many; null where nobody can say. */
  get motive(): TableLink['motive'] {
    return this.link.motive;
  }

  current(): Snapshot {
    this.shown ??= snapshotOf(this.known, this.hands, this.nextPerson());
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Lets the bots of this device wait, or go on. */
  hold(waits: boolean): void {
    this.link.hold?.(waits);
  }

  private get hands(): readonly Seat[] {
    const mine = this.known.heard?.update.seat ?? null;
    return this.link.hands ?? (mine === null ? [] : [mine as Seat]);
  }

  private learn(news: Partial<LinkState>): void {
    this.known = { ...this.known, own: false, ...news };
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  // What one person has read is nobody else's: other eyes begin with nothing.
  private follow(): void {
    this.stop();
    this.looks++;
    this.known = { ...this.known, heard: null, log: [], own: false };
    this.shown = null;
    const { looks } = this;
    this.stop = this.link.follow(this.viewer, (event) => looks === this.looks && this.hear(event));
  }

  private hear(event: LinkEvent): void {
    switch (event.kind) {
      case 'update':
        // Whoever moves through a record sees each position at once.
        this.take(event.update, this.where === 'replay');
        return;
      case 'about':
        this.learn({ about: event.about });
        return;
      case 'presence':
        this.learn({ presence: event.presence });
        return;
      case 'chat':
        if (!this.known.chat.some(({ id }) => id === event.line.id)) this.learn({ chat: [...this.known.chat, event.line] });
        return;
      case 'unsaid':
        this.learn({ chat: this.known.chat.filter(({ id }) => id !== event.id) });
        return;
      case 'connection':
        this.learn({ connected: event.connected });
        return;
      case 'stopped':
        this.learn({ stopped: event });
        return;
    }
  }

  /** Takes an update, unless it is old or builds on something that was missed. */
  private take(update: TableUpdate, own: boolean): void {
    const { heard, log, stopped } = this.known;
    const fit = fitOf(heard, update);
    if (fit === 'gap') this.link.catchUp(heard?.update.moment ?? 0);
    if (fit !== 'fits') return;
    const taken = { update: withSameQuestion(heard?.update, update), at: Date.now() };
    const still = stopped !== null && update.moment <= stopped.moment ? stopped : null;
    this.learn({ heard: taken, log: mergedLog(log, update.log), stopped: still, own });
  }

  /** Sends a command in the name of whoever looks, or of somebody else at this device. Returns what is wrong with it, if anything. */
  async send(command: SeatCommand, as: Seat | null = this.current().eyes): Promise<string | null> {
    if (as === null) return null;
    const { looks } = this;
    const expected = this.known.heard?.update.moment;
    const request = {
      seat: as,
      command,
      id: requestId(),
      ...(ON_A_QUESTION.has(command.kind) && expected !== undefined ? { expected } : {}),
    };
    if (this.known.trouble !== null) this.learn({ trouble: null });
    try {
      const update = await this.insist(request);
      if (update !== null && looks === this.looks) this.take(update, true);
      return null;
    } catch (error) {
      const trouble = errorCodeOf(error);
      this.learn({ trouble, own: true });
      if (trouble === 'stale') this.link.catchUp(this.known.heard?.update.moment ?? 0);
      return trouble;
    }
  }

  /** Sends a request until it is certain what became of it: it counts once however often it is sent. */
  private async insist(request: Request): Promise<TableUpdate | null> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.link.submit(request);
      } catch (error) {
        if (errorCodeOf(error) !== 'offline' || attempt > RETRIES) throw error;
        await new Promise((done) => setTimeout(done, RETRY_PAUSE * attempt));
      }
    }
  }

  /** For a pick or an allocation with too many whole answers to list: what may come next. Keys repeat for counts. */
  async check(chosen: readonly string[]): Promise<PartialAnswer> {
    const { eyes } = this.current();
    return eyes === null ? { whole: false, open: [] } : this.link.partial(eyes, chosen);
  }

  /** Tries once more what the table stopped at. */
  tryAgain(): void {
    this.learn({ trouble: null, stopped: null });
    this.link.tryAgain();
  }

  private nextPerson(): HandOver | null {
    const update = this.known.heard?.update;
    const { hands } = this.link;
    if (update === undefined || hands === null || hands.length < 2) return null;
    const waiting = update.sight.waiting.filter(({ seat }) => hands.includes(seat) && (update.seats[seat]?.standIn ?? null) === null);
    const [next] = waiting;
    if (next === undefined || waiting.some(({ seat }) => seat === this.viewer)) return null;
    return { to: next.seat, covered: this.viewer === null };
  }

  /** Covers the screen for the next person, or uncovers it for them. */
  handOver(step: 'cover' | 'take'): void {
    const next = this.nextPerson();
    if (next !== null) this.lookAs(step === 'cover' ? null : next.to);
  }

  /** Looks with the eyes of a seat, or of nobody. */
  lookAs(seat: Seat | null): void {
    this.viewer = seat;
    this.follow();
  }

  /** The position after a number of answers, or null where it is not to be had. */
  positionAt(number: number): Promise<PastUpdate | null> {
    return this.link.past(this.current().eyes, number);
  }

  /** The record of the match as far as this reader may have it. */
  record(): Promise<MatchRecord | null> {
    return this.link.record();
  }

  leave(): void {
    this.looks++;
    this.stop();
    this.link.close();
  }
}
