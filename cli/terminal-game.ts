import { createInterface } from 'node:readline';
import {
  botLevelAt,
  type ClockPort,
  type JournalPort,
  MemoryJournal,
  playedByPerson,
  type RunnerPorts,
  refusalIn,
  type SeatCommand,
  TableRunner,
} from '@pantheon/table';
import type { Language } from '@pantheon/text';
import { botAnswer } from './bots.ts';
import { Conversation } from './conversation.ts';
import { FileJournal, type TableNames } from './file-journal.ts';
import { fileText, isTableFile, type LoadedModule, type OpenedTable, writeWhole } from './files.ts';
import { seatWord } from './words.ts';

const clock: ClockPort = {
  now: () => Date.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const botsOf = ({ bot }: LoadedModule): RunnerPorts['bots'] => ({
  // Whoever has just answered is told so before a bot begins to think.
  answer: async (host, seat, level) => {
    await new Promise((go) => setImmediate(go));
    return botAnswer(level, bot, host, seat);
  },
});

/** A table that was made or opened. */
export type MadeTable = Omit<OpenedTable, 'found'> & Partial<Pick<OpenedTable, 'found'>>;

const namesAt = ({ found, game, host }: MadeTable, language: Language): TableNames =>
  found?.format === 'pantheon-table-file'
    ? found
    : { title: game.rules.id, names: host.match.seats.map((seat) => seatWord(language, seat)) };

/** A table in the terminal: whoever sits there is asked in turn, bots think in this process, and a file keeps it all. */
export class TerminalGame {
  private readonly runner: TableRunner;
  private readonly journal: JournalPort;
  private readonly names: TableNames;
  private readonly conversations: readonly Conversation[];
  /** Where the record is written after every entry; a whole table is kept by its journal. */
  private readonly record: string | null;
  private seat: number;
  /** Up to where the record has been written. */
  private written: number;
  private trouble: unknown = null;
  private wake: () => void = () => undefined;

  private constructor(
    runner: TableRunner,
    journal: JournalPort,
    names: TableNames,
    conversations: readonly Conversation[],
    record: string | null,
  ) {
    this.runner = runner;
    this.journal = journal;
    this.names = names;
    this.conversations = conversations;
    this.record = record;
    const { state, moment } = runner.host;
    this.written = moment;
    this.seat = Math.max(
      0,
      state.seats.findIndex(({ kind }) => kind === 'person'),
    );
  }

  /** Sits down at a table, which is kept in a file from now on. */
  static async open(table: MadeTable, language: Language, file: string | null): Promise<TerminalGame> {
    const { game } = table;
    const { title, names } = namesAt(table, language);
    const whole = file !== null && isTableFile(file);
    const journal = whole ? FileJournal.create(file, { title, names }, table.journal) : new MemoryJournal(table.journal);
    const onTrouble = (error: unknown): void => opened.failed(error);
    const runner = await TableRunner.open(game.rules, { journal, clock, bots: botsOf(game), onTrouble });
    const nameOf = (seat: number): string => {
      const level = botLevelAt(runner.host.state.seats[seat]);
      const name = names[seat] ?? seatWord(language, seat);
      return level === null ? name : `${name} (${level})`;
    };
    const conversations = runner.host.match.seats.map((seat) => new Conversation(game, runner, seat, language, nameOf));
    const opened = new TerminalGame(runner, journal, { title, names }, conversations, whole ? null : file);
    return opened;
  }

  private get conversation(): Conversation {
    return this.conversations[this.seat] as Conversation;
  }

  /** Asks and answers until the match is over or the player leaves. */
  async run(): Promise<void> {
    const input = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY === true, prompt: '> ' });
    const lines = input[Symbol.asyncIterator]();
    // What was piped in may be read to its end long before all of it is heeded; Node 24 has no prompt for that.
    let isRead = false;
    input.once('close', () => {
      isRead = true;
    });
    this.conversation.begin();
    this.runner.follow(null, 0, ({ moment }) => this.changed(moment));
    this.runner.start();
    try {
      while (await this.someoneIsAsked()) {
        this.conversation.ask();
        if (!isRead) input.prompt();
        const next = await lines.next();
        if (next.done === true || !(await this.heed(next.value.trim()))) return this.conversation.leave();
      }
    } finally {
      this.runner.close();
      input.close();
    }
  }

  // Whoever sits here is back: what stood still or was left to a bot meanwhile goes on.
  private async someoneIsAsked(): Promise<boolean> {
    const { state } = this.runner.host;
    if (state.paused) await this.submit({ kind: 'resume' });
    if (state.seats[this.seat]?.standIn?.because === 'time') await this.submit({ kind: 'return' });
    await this.settled();
    const { match, state: now } = this.runner.host;
    const asked = match.waiting.map(({ seat }) => seat).filter((seat) => playedByPerson(now.seats[seat]));
    if (!asked.some((seat) => seat === this.seat)) this.seat = asked[0] ?? this.seat;
    this.conversation.tellNews();
    if (now.ending !== null) this.conversation.end();
    else if (asked.length === 0) this.conversation.waitsForOthers();
    return now.ending === null && asked.length > 0;
  }

  // Until the table has done all that it does by itself.
  private async settled(): Promise<void> {
    for (;;) {
      if (this.trouble !== null) throw this.trouble;
      const [task] = this.runner.host.due();
      if (task === undefined || task.kind === 'clock') return;
      this.conversation.thinking(task.seat);
      await new Promise<void>((go) => {
        this.wake = go;
      });
    }
  }

  private failed(error: unknown): void {
    this.trouble = error;
    this.wake();
  }

  private changed(moment: number): void {
    try {
      if (this.record !== null && moment > this.written) writeWhole(this.record, fileText(this.runner.host.record()));
      this.written = moment;
    } catch (error) {
      this.failed(error);
    }
    this.wake();
  }

  /** Does what was typed; false when the player leaves. */
  private async heed(typed: string): Promise<boolean> {
    if (typed === 'quit' || typed === 'exit') return false;
    const [, file] = /^save\s+(\S.*)$/.exec(typed) ?? [];
    if (file !== undefined) await this.save(file);
    else {
      const command = this.conversation.heed(typed);
      if (command !== null) await this.submit(command);
    }
    return true;
  }

  private async save(file: string): Promise<void> {
    if (isTableFile(file)) FileJournal.create(file, this.names, await this.journal.read());
    else writeWhole(file, fileText(this.runner.host.record()));
    this.conversation.saved(file);
  }

  private async submit(command: SeatCommand): Promise<void> {
    const person = this.runner.host.state.seats[this.seat]?.person as string;
    try {
      await this.runner.submit({ person, command });
      this.conversation.done(command);
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === null) throw error;
      this.conversation.refused(refusal.message);
    }
  }
}
