import type { Motive } from '@pantheon/bots';
import { loadPack, type MatchRecord, type Options, type PartialAnswer, type Seat } from '@pantheon/kernel';
import { seatWith, type TableFile, type TableHost, TableRefusal, type TableUpdate } from '@pantheon/table';
import { loadGame, type PageGame } from '../app/game-module.ts';
import { BotWorker, motiveFrom } from './bot-port.ts';
import { journalOfRecord } from './journal-of-record.ts';
import type { LinkEvent, NotesPort, TableLink } from './link.ts';
import { personOnDevice } from './names.ts';
import type { TablePlayer } from './snapshot.ts';
import { keepNotes, keptNotes } from './store.ts';

/** A match to be looked at, and what is known of it. */
export interface ReplaySetup {
  readonly id: string;
  readonly title: string;
  readonly record: MatchRecord;
  readonly players: readonly TablePlayer[];
  readonly seedChosen?: boolean;
}

/** A match that is over, or a record from anywhere, looked at moment by moment with anybody's eyes. */
export class ReplayLink implements TableLink {
  readonly where = 'replay';
  readonly guided = false;
  readonly contest = false;
  readonly hands = [];
  readonly hold = null;
  readonly advice = null;
  readonly imagine = null;
  readonly imagined = false;
  readonly say = null;
  readonly report = null;
  readonly id: string;
  readonly game: PageGame;
  readonly data: object;
  readonly source: MatchRecord;
  readonly seedChosen: boolean;
  /** Begins to think when it is asked for the first time. */
  private readonly bots = new BotWorker();
  private readonly setup: ReplaySetup;
  private readonly host: TableHost;
  private viewer: Seat | null = null;
  private hear: (event: LinkEvent) => void = () => undefined;
  private cursor = 0;
  /** Each look is a moment of its own, also one further back. */
  private moment = 0;

  private constructor(setup: ReplaySetup, game: PageGame, host: TableHost) {
    this.id = setup.id;
    this.setup = setup;
    this.game = game;
    this.source = setup.record;
    this.seedChosen = setup.seedChosen === true;
    this.host = host;
    this.data = loadPack(game.rules, host.match.origin.pack).data;
    this.cursor = this.first;
  }

  /** Opens a record. */
  static async open(setup: ReplaySetup): Promise<ReplayLink> {
    const { record } = setup;
    const game = await loadGame(record.game);
    const seats = Array.from({ length: record.seats }, (_, seat) => seatWith({ kind: 'person', person: personOnDevice(seat) }));
    const { host } = journalOfRecord(game.rules, record, { seats, pace: { kind: 'none' } }, Date.now());
    return new ReplayLink(setup, game, host);
  }

  get gameId(): string {
    return this.source.game;
  }

  get pack(): unknown {
    return this.source.pack;
  }

  get options(): Options {
    return this.source.options;
  }

  /** How many answers there are. */
  get length(): number {
    return this.source.answers.length;
  }

  /** The first position that can be shown: what lies before was played by other rules. */
  get first(): number {
    return this.source.start?.at ?? 0;
  }

  /** How many answers have been given at the position that is shown. */
  get at(): number {
    return this.cursor;
  }

  /** Goes to the position after so many answers. */
  go(number: number): void {
    this.cursor = Math.max(this.first, Math.min(this.length, number));
    this.hear({ kind: 'update', update: this.update() });
  }

  follow(viewer: Seat | null, hear: (event: LinkEvent) => void): () => void {
    this.viewer = viewer;
    this.hear = hear;
    const { title, players } = this.setup;
    hear({ kind: 'about', about: { title, names: players.map(({ name }) => name), room: null, frozen: false } });
    this.go(this.cursor);
    return () => {
      this.hear = () => undefined;
    };
  }

  private update(): TableUpdate {
    const { cursor, viewer, host } = this;
    const { sight, log } = host.past(viewer === null ? null : personOnDevice(viewer), cursor);
    const ended = cursor === this.length && sight.result !== null;
    return {
      moment: ++this.moment,
      since: 0,
      at: new Date().toISOString(),
      seat: viewer,
      sight,
      canRedo: false,
      log: { from: 0, lines: log },
      happened: [],
      chosen: [],
      recap: null,
      seats: this.setup.players.map(({ kind, level }) => ({ kind, level: level ?? null, standIn: null })),
      clocks: [],
      paused: false,
      ending: ended ? 'played' : null,
      proposals: [],
      orders: [],
    };
  }

  catchUp(): void {
    this.go(this.cursor);
  }

  async submit(): Promise<never> {
    throw new TableRefusal('not-running', 'what is over cannot be answered');
  }

  async partial(): Promise<PartialAnswer> {
    return { whole: false, open: [] };
  }

  async past(_viewer: Seat | null, number: number): Promise<null> {
    this.go(number);
    return null;
  }

  async record(): Promise<MatchRecord> {
    return this.source;
  }

  async file(): Promise<TableFile | null> {
    return null;
  }

  tryAgain(): void {
    // Nothing stops here.
  }

  readonly notes: NotesPort = {
    everywhere: false,
    read: () => keptNotes(this.id, null),
    write: (_seat, text) => keepNotes(this.id, null, text),
  };

  readonly motive = (seat: Seat, number: number): Promise<Motive | null> => motiveFrom(this.bots, this.source, seat, number);

  close(): void {
    this.hear = () => undefined;
    this.bots.close();
  }
}
