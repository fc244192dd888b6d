import { loadPack, type MatchRecord, type Options, type PartialAnswer, QuickDice, type Seat, seatOf } from '@pantheon/kernel';
import {
  type ClockPort,
  type JournalPort,
  type PastUpdate,
  playedByPerson,
  type SeatCommand,
  type TableFile,
  type TableHost,
  TableRefusal,
  TableRunner,
  type TableUpdate,
} from '@pantheon/table';
import type { PageGame } from '../app/game-module.ts';
import { currentSettings } from '../app/settings.ts';
import { BotWorker, botQuestionAt, motiveFrom } from './bot-port.ts';
import { IndexedDbJournal } from './indexed-db-journal.ts';
import type { LinkEvent, NotesPort, Request, TableLink } from './link.ts';
import { personOnDevice } from './names.ts';
import { keepNotes, keptNotes, type TableLabel } from './store.ts';
import { openRow, summaryOf } from './table-rows.ts';

/** The longest that a timer of the browser can wait. */
const LONGEST = 2 ** 31 - 1;

/** The time of this device. A timer may wake a little early, and cannot wait for weeks: then it goes on waiting. */
const deviceClock: ClockPort = {
  now: () => Date.now(),
  after(ms, call) {
    const due = Date.now() + ms;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => (Date.now() < due ? wait() : call()), Math.min(due - Date.now(), LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  },
};

/** As long as somebody can still take back what they did, bots wait a moment. */
const secondThoughts = ({ match, state }: TableHost): number =>
  match.seats.some((seat) => playedByPerson(state.seats[seat]) && match.canUndo(seat)) ? currentSettings().grace : 0;

/** Whether a command belongs to a match that everybody plays alike: whoever leaves it gives it up. */
const isFair = (command: SeatCommand): boolean =>
  command.kind !== 'resign' && (command.kind !== 'propose' || command.what === 'pause' || command.what === 'abandon');

const viewerAt = (seat: Seat | null): string | null => (seat === null ? null : personOnDevice(seat));

/** What bots wait at, while it is closed. */
class Gate {
  private opening: Promise<void> | null = null;
  private open: () => void = () => undefined;

  /** Closes the gate, or opens it for all who wait. */
  close(closed: boolean): void {
    if (closed === (this.opening !== null)) return;
    this.open();
    this.opening = closed ? new Promise((done) => (this.open = done)) : null;
  }

  /** Waits until the gate is open. */
  async passed(): Promise<void> {
    while (this.opening !== null) await this.opening;
  }
}

/** A table with what it needs to run. */
interface NearTable {
  readonly label: TableLabel;
  readonly game: PageGame;
  readonly journal: JournalPort;
  readonly bots: Pick<BotWorker, 'ask' | 'close'>;
}

interface Follower {
  readonly viewer: Seat | null;
  readonly take: (update: TableUpdate) => void;
  readonly stop: () => void;
  hear(event: LinkEvent): void;
}

/** A table on this device: people who pass it around, and bots beside the page. It needs no server. */
export class NearLink implements TableLink {
  readonly where = 'local';
  readonly say = null;
  /** Whoever plays on their own device has nobody to doubt. */
  readonly seedChosen = false;
  readonly report = null;
  readonly id: string;
  readonly gameId: string;
  readonly game: PageGame;
  readonly data: object;
  readonly guided: boolean;
  readonly contest: boolean;
  readonly imagined: boolean;
  readonly imagine: TableLink['imagine'];
  readonly advice: TableLink['advice'];
  readonly motive: TableLink['motive'];
  readonly hands: readonly Seat[];
  private readonly label: TableLabel;
  private readonly journal: JournalPort;
  private readonly runner: TableRunner;
  private readonly gate: Gate;
  private readonly bots: NearTable['bots'];
  private follower: Follower | null = null;
  private started = false;

  private constructor({ label, game, journal, bots }: NearTable, runner: TableRunner, gate: Gate) {
    this.gate = gate;
    const { match, state } = runner.host;
    this.id = label.id;
    this.label = label;
    this.game = game;
    this.gameId = game.rules.id;
    this.data = loadPack(game.rules, match.origin.pack).data;
    this.guided = label.guided === true;
    this.contest = label.challenge !== undefined;
    this.imagined = label.imagined === true;
    this.imagine = this.contest ? null : async (seat) => runner.host.imagined(personOnDevice(seat), new QuickDice(crypto.randomUUID()));
    this.advice = this.contest ? null : (seat) => bots.ask('advice', botQuestionAt(runner.host, seat));
    this.motive = this.contest ? null : (seat, number) => motiveFrom(bots, runner.host.record(), seat, number);
    this.hands = state.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seatOf(seat)] : []));
    this.journal = journal;
    this.runner = runner;
    this.bots = bots;
  }

  /** Returns to a table that was kept, or null if there is none of that name. */
  static async open(id: string, onGame?: (game: string) => void): Promise<NearLink | null> {
    const found = await openRow(id, onGame);
    if (found === null) return null;
    const { row, game } = found;
    let link: NearLink | null = null;
    const journal = new IndexedDbJournal(row, () => (link === null ? null : summaryOf(link.runner.host)));
    link = await NearLink.run({ label: row, game, journal, bots: new BotWorker() });
    return link;
  }

  /** Runs a table wherever its journal is. */
  static async run(table: NearTable): Promise<NearLink> {
    const { label, game, journal, bots } = table;
    const byTries = label.challenge !== undefined;
    const gate = new Gate();
    // Nobody sees the table yet: what bots do now would be missed.
    gate.close(true);
    let link: NearLink | null = null;
    const runner = await TableRunner.open(game.rules, {
      journal,
      bots: {
        answer: async (host, seat, level) => {
          const answer = await bots.ask('answer', { ...botQuestionAt(host, seat), level, byTries });
          await gate.passed();
          return answer;
        },
      },
      clock: deviceClock,
      botPause: secondThoughts,
      onTrouble: (error) => link?.stopped(error),
    });
    link = new NearLink(table, runner, gate);
    return link;
  }

  get pack(): unknown {
    return this.runner.host.setup.pack;
  }

  get options(): Options {
    return this.runner.host.match.origin.options;
  }

  follow(viewer: Seat | null, hear: (event: LinkEvent) => void): () => void {
    this.follower?.stop();
    const { title, names } = this.label;
    hear({ kind: 'about', about: { title, names, room: null, frozen: false } });
    const take = (update: TableUpdate): void => hear({ kind: 'update', update });
    const stop = this.runner.follow(viewerAt(viewer), 0, take);
    this.follower = { viewer, take, stop, hear };
    if (!this.started) this.runner.start();
    this.started = true;
    return stop;
  }

  readonly hold = (waits: boolean): void => this.gate.close(waits);

  catchUp(since: number): void {
    const { follower } = this;
    follower?.take(this.runner.host.update(viewerAt(follower.viewer), since, deviceClock.now()));
  }

  async submit({ seat, command, id, expected }: Request): Promise<TableUpdate | null> {
    if (this.contest && !isFair(command)) throw new TableRefusal('forbidden', 'everybody plays this match alike');
    const { follower } = this;
    const mine = follower !== null && follower.viewer === seat ? follower.take : null;
    const request = { person: personOnDevice(seat), command, request: id, ...(expected === undefined ? {} : { expected }) };
    const { update } = await this.runner.submit(request, mine);
    return mine === null ? null : update;
  }

  async partial(seat: Seat, chosen: readonly string[]): Promise<PartialAnswer> {
    return this.runner.host.partial(personOnDevice(seat), chosen);
  }

  async past(viewer: Seat | null, number: number): Promise<PastUpdate> {
    return this.runner.host.past(viewerAt(viewer), number);
  }

  async record(): Promise<MatchRecord> {
    return this.runner.host.record();
  }

  async file(): Promise<TableFile> {
    const { title, names } = this.label;
    return { format: 'pantheon-table-file', formatVersion: 1, title, names, journal: await this.journal.read() };
  }

  readonly notes: NotesPort = {
    everywhere: false,
    read: (seat) => keptNotes(this.id, seat),
    write: (seat, text) => keepNotes(this.id, seat, text),
  };

  private stopped(error: unknown): void {
    reportError(error);
    this.follower?.hear({ kind: 'stopped', trouble: 'bot-fault', moment: this.runner.host.moment });
  }

  tryAgain(): void {
    this.runner.tryAgain();
  }

  close(): void {
    this.follower?.stop();
    this.runner.close();
    this.bots.close();
  }
}
