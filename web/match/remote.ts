import { loadPack, type MatchRecord, type Options, type Part, type Sight, seatOf } from '@pantheon/kernel';
import type { ChatMessage, FromServer, Happening, MatchUpdate, Table } from '@pantheon/server/api';
import { type GameModule, shelf } from '@pantheon/shelf';
import { ApiError, call, requestId } from '../app/api.ts';
import { Affairs } from './affairs.ts';
import { live } from './live.ts';
import { newsFor } from './news.ts';
import { OrdersOnServer, type StandingOrders } from './orders.ts';
import { chatLine, chosenOf, emptySight, giversOf, type Known, playersOf } from './remote-sight.ts';
import type { Past, Snapshot, TableSession, TableState } from './session.ts';

const RETRIES = 4;
const RETRY_PAUSE = 500;

/** A table on the server. Answers go by HTTP and count once however often they are sent; what happens comes by WebSocket. */
export class RemoteSession implements TableSession {
  readonly where = 'remote';
  readonly advice = null;
  readonly guided = false;
  readonly id: string;
  readonly game: GameModule;
  readonly data: object;
  readonly affairs: Affairs;
  readonly orders: StandingOrders;
  private known: Known;
  private readonly listeners = new Set<() => void>();
  private readonly stop: () => void;
  private shown: Snapshot | null = null;
  private happened: readonly Happening[] = [];
  private connected = true;
  private own = false;
  private trouble: string | null = null;
  private gone = false;

  private constructor(game: GameModule, data: object, known: Known) {
    this.id = known.table.id;
    this.game = game;
    this.data = data;
    this.known = known;
    this.happened = known.update?.happened ?? [];
    this.orders = new OrdersOnServer(this.id);
    this.affairs = new Affairs(
      this.id,
      (update) => this.take(update, true),
      (proposals) => this.learn({ proposals }),
    );
    this.stop = live.listen(
      (message) => this.hear(message),
      () => this.follow(),
      () => this.lose(),
    );
  }

  /** Opens a table of the server, or null if there is none that this person may see. */
  static async open(id: string): Promise<RemoteSession | null> {
    const table = await call('GET /api/tables/:table', { params: { table: id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-found') return null;
      throw error;
    });
    if (table === null) return null;
    const found = shelf.find((game) => game.id === table.game);
    if (found === undefined) return null;
    const [game, chat, update, pack] = await Promise.all([
      found.load(),
      call('GET /api/tables/:table/chat', { params: { table: id }, query: {} }),
      table.status === 'waiting' ? null : call('GET /api/tables/:table/match', { params: { table: id }, query: {} }),
      table.customPack ? call('GET /api/packs/:hash', { params: { hash: table.packHash } }) : null,
    ]);
    const { data } = loadPack(game.rules, pack === null ? game.rules.pack : pack.pack);
    return new RemoteSession(game, data, {
      table,
      chat,
      update,
      log: update?.log.lines ?? [],
      presence: null,
      proposals: update?.proposals ?? [],
    });
  }

  get title(): string {
    return this.known.table.title ?? '';
  }

  get gameId(): string {
    return this.known.table.game;
  }

  get options(): Options {
    return this.known.table.options;
  }

  /** The table itself, for the room before the match. */
  get table(): Table {
    return this.known.table;
  }

  current(): Snapshot {
    this.shown ??= this.look();
    return this.shown;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private changed(own: boolean): void {
    this.own = own;
    this.shown = null;
    for (const listener of this.listeners) listener();
  }

  private look(): Snapshot {
    const { table, update, log } = this.known;
    const eyes = table.me.seat === null ? null : seatOf(table.me.seat);
    const sight = update?.sight ?? emptySight(table);
    const givers = giversOf(this.happened, sight.number);
    return {
      state: this.state(sight),
      sight,
      log,
      eyes,
      handOver: null,
      players: playersOf(this.known),
      chat: this.known.chat.map(chatLine),
      news: sight.question === null ? [] : newsFor(eyes, givers, log),
      chosen: chosenOf(this.happened, sight),
      own: this.own,
      trouble: this.trouble,
      proposals: this.known.proposals,
      paused: table.paused,
      watchers: this.known.presence?.spectators ?? null,
    };
  }

  private state(sight: Sight): TableState {
    if (this.gone || this.known.table.status === 'frozen') return 'frozen';
    if (this.known.update === null) return 'gathering';
    if (!this.connected) return 'reconnecting';
    return sight.result !== null || this.known.table.status === 'finished' ? 'over' : 'playing';
  }

  private follow(): void {
    this.connected = true;
    const since = this.known.update?.moment;
    live.send({ type: 'follow', table: this.id, ...(since === undefined ? {} : { since }) });
    this.changed(false);
  }

  private lose(): void {
    this.connected = false;
    this.changed(false);
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'update':
        if (message.update.table === this.id) this.take(message.update, false);
        return;
      case 'table':
        if (message.table.id === this.id) this.learn({ table: message.table });
        return;
      case 'proposals':
        if (message.table === this.id) this.learn({ proposals: message.proposals });
        return;
      case 'presence':
        if (message.table === this.id) this.learn({ presence: message.presence });
        return;
      case 'chat':
        if (message.table === this.id) this.hearSaid(message.message);
        return;
      case 'gone':
        if (message.table === this.id) {
          this.gone = true;
          this.changed(false);
        }
        return;
      default:
        return;
    }
  }

  private learn(news: Partial<Known>): void {
    this.known = { ...this.known, ...news };
    this.changed(false);
  }

  private hearSaid(message: ChatMessage): void {
    if (this.known.chat.some((line) => line.id === message.id)) return;
    this.learn({ chat: [...this.known.chat, message] });
  }

  /** Takes an update, unless it is old or builds on something that was missed. */
  private take(update: MatchUpdate, own: boolean): void {
    const at = this.known.update?.moment ?? 0;
    if (this.known.update !== null && update.moment < at) return;
    if (this.known.update !== null && update.since > at) {
      this.follow();
      return;
    }
    const log = [...this.known.log.slice(0, update.log.from), ...update.log.lines];
    const heard = this.happened.at(-1)?.moment ?? -1;
    this.happened = [...this.happened, ...update.happened.filter((one) => one.moment > heard)];
    this.known = { ...this.known, update, log, proposals: update.proposals };
    this.changed(own);
  }

  /** Sends a change until it is certain what became of it. */
  private async change(send: (id: string, expected: number) => Promise<{ update: MatchUpdate }>): Promise<void> {
    const id = requestId();
    const expected = this.known.update?.moment ?? 0;
    this.trouble = null;
    for (let attempt = 0; ; attempt++) {
      try {
        const { update } = await send(id, expected);
        this.take(update, true);
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'offline' && attempt < RETRIES) {
          await new Promise((done) => setTimeout(done, RETRY_PAUSE * (attempt + 1)));
          continue;
        }
        this.trouble = error.code;
        if (error.code === 'stale') this.follow();
        this.changed(true);
        return;
      }
    }
  }

  answer(key: string): Promise<void> {
    const params = { table: this.id };
    return this.change((id, expected) => call('POST /api/tables/:table/answers', { params, body: { id, expected, key } }));
  }

  undo(): Promise<void> {
    const params = { table: this.id };
    return this.change((id, expected) => call('POST /api/tables/:table/undo', { params, body: { id, expected } }));
  }

  restartTurn(): Promise<void> {
    const params = { table: this.id };
    return this.change((id, expected) => call('POST /api/tables/:table/restart-turn', { params, body: { id, expected } }));
  }

  undoTo(number: number): Promise<void> {
    const params = { table: this.id };
    return this.change((id, expected) => call('POST /api/tables/:table/undo', { params, body: { id, expected, to: number } }));
  }

  check(chosen: readonly string[]): Promise<Part> {
    return call('POST /api/tables/:table/part', { params: { table: this.id }, body: { chosen: [...chosen] } });
  }

  tryAgain(): void {
    this.trouble = null;
    this.follow();
  }

  handOver(): void {
    // At a table on the server everybody has a device of their own.
  }

  async positionAt(number: number): Promise<Past | null> {
    const { sight } = await call('GET /api/tables/:table/past/:number', { params: { table: this.id, number } });
    return { sight: { ...sight, question: null }, log: this.known.log.filter((line) => line.at <= number) };
  }

  record(): Promise<MatchRecord | null> {
    return call('GET /api/tables/:table/record', { params: { table: this.id } }).catch(() => null);
  }

  readonly say = async (text: string): Promise<void> => {
    this.hearSaid(await call('POST /api/tables/:table/chat', { params: { table: this.id }, body: { id: requestId(), text } }));
  };

  leave(): void {
    live.send({ type: 'unfollow', table: this.id });
    this.stop();
  }
}
