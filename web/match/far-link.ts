import { catalog } from '@pantheon/catalog';
import { type ImaginedTrail, loadPack, type MatchRecord, type Options, type PartialAnswer, type Seat, seatOf } from '@pantheon/kernel';
import type { ChatMessage, FromServer, SeatInfo, TableDto } from '@pantheon/server/api';
import { type PastUpdate, type SentUpdate, type TableFile, type TableUpdate, wholeUpdate } from '@pantheon/table';
import { ApiError, call, requestId } from '../app/api.ts';
import { loadGame, type PageGame } from '../app/game-module.ts';
import type { Advice } from './bot-port.ts';
import { rememberFairness } from './fairness.ts';
import type { AboutTable, ChatLine, LinkEvent, NotesPort, Request, TableLink } from './link.ts';
import { live } from './live.ts';
import { botName } from './names.ts';

/** What is known of a table when it is opened. */
interface Found {
  readonly table: TableDto;
  readonly chat: readonly ChatMessage[];
  readonly update: TableUpdate | null;
}

const nameOf = ({ person, level, seat }: SeatInfo): string => person?.name ?? (level === null ? '…' : botName(seat));

const aboutOf = (table: TableDto): AboutTable => ({
  title: table.title ?? '',
  names: table.seats.map(nameOf),
  room: table.status === 'waiting' ? table : null,
  frozen: table.status === 'frozen',
});

const chatLine = ({ id, author, seat, text, at }: ChatMessage): ChatLine => ({
  id: String(id),
  name: author.name,
  person: author.id,
  seat: seat === null ? null : seatOf(seat),
  text,
  time: Date.parse(at),
});

/** A table on the server: commands go by HTTP, and count once however often they are sent; what happens comes by WebSocket. */
export class FarLink implements TableLink {
  readonly where = 'remote';
  readonly hold = null;
  readonly motive = null;
  readonly imagined = false;
  readonly guided = false;
  readonly contest = false;
  readonly hands = null;
  readonly id: string;
  readonly gameId: string;
  readonly options: Options;
  readonly game: PageGame;
  readonly data: object;
  readonly pack: unknown;
  readonly seedChosen: boolean;
  private readonly found: Found;
  readonly advice: TableLink['advice'];
  private table: TableDto;
  /** The moment up to which the follower knows the match; null before it has begun. */
  private moment: number | null = null;
  /** The latest update: the next ones tell what has changed in it. */
  private latest: TableUpdate | null = null;
  private hear: (event: LinkEvent) => void = () => undefined;
  private stop: () => void = () => undefined;

  private constructor(game: PageGame, pack: unknown, found: Found) {
    this.id = found.table.id;
    this.gameId = found.table.game;
    this.options = found.table.options;
    this.game = game;
    this.pack = pack;
    this.seedChosen = found.table.seedChosen;
    this.data = loadPack(game.rules, pack ?? game.rules.pack).data;
    this.found = found;
    this.table = found.table;
    this.advice = found.table.advice ? (seat) => this.askAdvice(seat) : null;
  }

  /** Opens a table of the server, or null if there is none that this person may see. */
  static async open(id: string, onGame?: (game: string) => void): Promise<FarLink | null> {
    const params = { table: id };
    const table = await call('GET /api/tables/:table', { params }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-found') return null;
      throw error;
    });
    const entry = catalog.find((game) => game.id === table?.game);
    if (table === null || entry === undefined) return null;
    onGame?.(entry.id);
    const [game, chat, update, pack] = await Promise.all([
      loadGame(entry.id),
      call('GET /api/tables/:table/chat', { params, query: {} }),
      table.status === 'waiting' ? null : call('GET /api/tables/:table/match', { params, query: {} }),
      table.customPack ? call('GET /api/packs/:hash', { params: { hash: table.packHash } }) : null,
    ]);
    rememberFairness(table, null);
    return new FarLink(game, pack?.pack, { table, chat, update });
  }

  private get params(): { readonly table: string } {
    return { table: this.id };
  }

  follow(_viewer: Seat | null, hear: (event: LinkEvent) => void): () => void {
    this.stop();
    this.hear = hear;
    const { chat, update } = this.found;
    hear({ kind: 'about', about: aboutOf(this.table) });
    for (const message of chat) hear({ kind: 'chat', line: chatLine(message) });
    if (update !== null) this.tell(update);
    const stop = live.listen(
      (message) => this.receive(message),
      () => this.connected(),
      () => hear({ kind: 'connection', connected: false }),
    );
    this.stop = () => {
      live.send({ type: 'unfollow', table: this.id });
      stop();
      this.stop = () => undefined;
    };
    return this.stop;
  }

  private tell(sent: SentUpdate): void {
    const update = wholeUpdate(this.latest, sent);
    if (update === null) {
      this.moment = null;
      this.ask();
      return;
    }
    this.keep(update);
    this.moment = Math.max(this.moment ?? 0, update.moment);
    this.hear({ kind: 'update', update });
  }

  private keep(update: TableUpdate): void {
    if (this.latest === null || update.moment >= this.latest.moment) this.latest = update;
  }

  private connected(): void {
    this.ask();
    this.hear({ kind: 'connection', connected: true });
  }

  private ask(): void {
    const { moment } = this;
    live.send({ type: 'follow', table: this.id, changes: true, ...(moment === null ? {} : { since: moment }) });
  }

  catchUp(since: number): void {
    this.moment = since;
    this.ask();
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'update':
      case 'changes':
        if (message.update.table === this.id) this.tell(message.update);
        return;
      case 'table':
        if (message.table.id !== this.id) return;
        this.table = message.table;
        this.hear({ kind: 'about', about: aboutOf(this.table) });
        return;
      case 'presence': {
        const { seats, spectators } = message.presence;
        if (message.table === this.id) this.hear({ kind: 'presence', presence: { seats, watchers: spectators } });
        return;
      }
      case 'chat':
        if (message.table === this.id) this.hear({ kind: 'chat', line: chatLine(message.message) });
        return;
      case 'unsaid':
        if (message.table === this.id) this.hear({ kind: 'unsaid', id: String(message.id) });
        return;
      case 'gone':
        if (message.table === this.id) this.hear({ kind: 'about', about: { ...aboutOf(this.table), room: null, frozen: true } });
        return;
      default:
        return;
    }
  }

  async submit({ command, id, expected }: Request): Promise<TableUpdate> {
    const { connection } = live;
    const body = {
      id,
      command,
      changes: true,
      ...(expected === undefined ? {} : { expected }),
      ...(connection === null ? {} : { connection }),
    };
    const { update: sent } = await call('POST /api/tables/:table/commands', { params: this.params, body });
    const update = wholeUpdate(this.latest, sent as SentUpdate) ?? (await this.whole());
    this.keep(update);
    if (update.since <= (this.moment ?? 0)) this.moment = Math.max(this.moment ?? 0, update.moment);
    return update;
  }

  private whole(): Promise<TableUpdate> {
    return call('GET /api/tables/:table/match', { params: this.params, query: {} });
  }

  partial(_seat: Seat, chosen: readonly string[]): Promise<PartialAnswer> {
    return call('POST /api/tables/:table/part', { params: this.params, body: { chosen: [...chosen] } });
  }

  past(_viewer: Seat | null, number: number): Promise<PastUpdate> {
    return call('GET /api/tables/:table/past/:number', { params: { ...this.params, number } });
  }

  record(): Promise<MatchRecord | null> {
    return call('GET /api/tables/:table/record', { params: this.params }).catch(() => null);
  }

  file(): Promise<TableFile> {
    return call('GET /api/tables/:table/file', { params: this.params });
  }

  tryAgain(): void {
    this.ask();
  }

  // Whoever only looks on has no notes at the table.
  readonly notes: NotesPort = {
    everywhere: true,
    read: async (seat) => (seat === null ? '' : (await call('GET /api/tables/:table/notes', { params: this.params })).text),
    write: async (seat, text) => {
      if (seat !== null) await call('PUT /api/tables/:table/notes', { params: this.params, body: { text } });
    },
  };

  readonly imagine = async (): Promise<ImaginedTrail | null> => {
    try {
      return (await call('POST /api/tables/:table/imagined', { params: this.params, body: {} })).imagined;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-your-question') return null;
      throw error;
    }
  };

  // What a bot would do is thought about here, from what the seat knows: it costs the server no more than a question what might be.
  private async askAdvice(seat: Seat): Promise<readonly Advice[]> {
    const trail = await this.imagine();
    if (trail === null) return [];
    const { game, options, seats } = this.table;
    const { adviceFrom } = await import('./far-advice.ts');
    return adviceFrom({ game, options, pack: this.pack, seat, trail }, seats.length);
  }

  readonly say = async (text: string): Promise<void> => {
    const said = await call('POST /api/tables/:table/chat', { params: this.params, body: { id: requestId(), text } });
    this.hear({ kind: 'chat', line: chatLine(said) });
  };

  readonly report = async (text: string): Promise<void> => {
    await call('POST /api/tables/:table/report', { params: this.params, body: { text } });
  };

  close(): void {
    this.stop();
  }
}
