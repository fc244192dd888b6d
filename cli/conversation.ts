import { keyOf, logFor, type Match, type QuestionDto, type Seat } from '@pantheon/kernel';
import type { SeatCommand, TableHost } from '@pantheon/table';
import type { Language, MessageFormatter } from '@pantheon/text';
import { consider, explanationLines } from './commands/explain.ts';
import { resultWords } from './commands/inspect.ts';
import type { LoadedModule } from './files.ts';
import { filled, phrases } from './phrases.ts';
import { typedAnswer } from './typed.ts';
import { faint, formatterFor, logWords, optionWords, outlineLines, passWords, sentenceWords, stageWords, strong, tinted } from './words.ts';

/** What is said to one player at the terminal, and what the player may say. */
export class Conversation {
  private readonly game: LoadedModule;
  private readonly table: { readonly host: TableHost };
  private readonly me: Seat;
  private readonly language: Language;
  private readonly formatter: MessageFormatter;
  private readonly nameOf: (seat: number) => string;
  private told = 0;

  constructor(game: LoadedModule, table: { readonly host: TableHost }, me: Seat, language: Language, nameOf: (seat: number) => string) {
    this.game = game;
    this.table = table;
    this.me = me;
    this.language = language;
    this.nameOf = nameOf;
    this.formatter = formatterFor(game, table.host.match, language, me, nameOf);
  }

  private get match(): Match {
    return this.table.host.match;
  }

  private get words() {
    return phrases[this.language];
  }

  begin(): void {
    const colours = this.match.game.colours(this.match);
    console.log(`${strong(this.formatter.id('game.name'))}: ${this.formatter.id('game.tagline')}`);
    for (const seat of this.match.seats) console.log(`  ${tinted('●', colours[seat])} ${this.nameOf(seat)}`);
    console.log(filled(this.words.welcome, { name: this.nameOf(this.me) }));
    this.board();
  }

  private board(): void {
    const view = this.match.game.view(this.match, this.me);
    for (const line of outlineLines(this.game.text.outline(view, this.formatter, this.me, this.match.data))) console.log(line);
  }

  /** Everything that has happened since it was last told. */
  tellNews(): void {
    const lines = logFor(this.match.log, this.me);
    if (this.told > lines.length) this.told = lines.length;
    for (const line of lines.slice(this.told)) console.log(logWords(this.formatter, line));
    this.told = lines.length;
  }

  thinking(seat: number): void {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${faint(filled(this.words.thinking, { name: this.nameOf(seat) }))}\r\x1b[K`);
  }

  /** Puts the question with its answers, numbered. */
  ask(): void {
    const sheet = this.match.questionDto(this.me) as QuestionDto;
    console.log(`\n${faint(stageWords(this.formatter, this.match))}`);
    const sentence = sentenceWords(this.formatter, sheet);
    if (sentence !== null) console.log(sentence);
    console.log(strong(this.formatter.plain(sheet.ask)));
    const rows = sheet.options.map((option) => `${optionWords(this.formatter, option)} ${faint(option.key)}`);
    if (sheet.pass) rows.push(`${passWords(this.formatter, sheet)} ${faint('pass')}`);
    const wide = String(rows.length).length;
    rows.forEach((row, index) => {
      console.log(`  ${String(index + 1).padStart(wide)}  ${row}`);
    });
    const how = this.manner(sheet);
    if (how !== null) console.log(faint(filled(how, { min: sheet.min ?? 0, max: sheet.max ?? 0 })));
  }

  private manner(sheet: QuestionDto): string | null {
    switch (sheet.kind) {
      case 'choose':
        return null;
      case 'pick':
        return this.words.pickSome;
      case 'amount':
        return this.words.amount;
      case 'allocate':
        return this.words.allocate;
      case 'arrange':
        return this.words.order;
    }
  }

  /** Shows what was asked for, or returns what is asked of the table. */
  heed(typed: string): SeatCommand | null {
    switch (typed) {
      case '':
        return null;
      case '?':
      case 'help':
        return this.show(() => this.help());
      case 'board':
        return this.show(() => this.board());
      case 'log':
        this.told = 0;
        return null;
      case 'why':
        return this.show(() => this.explainBlocked());
      case 'hint':
        return this.show(() => this.hint());
      case 'undo':
      case 'redo':
        return { kind: typed };
      case 'restart':
        return { kind: 'restart-turn' };
      default:
        return this.takeBack(typed) ?? this.answer(typed);
    }
  }

  private show(what: () => void): null {
    what();
    return null;
  }

  private help(): void {
    for (const line of this.words.help) console.log(`  ${line}`);
  }

  private answer(typed: string): SeatCommand | null {
    const question = this.match.question(this.me);
    const answer = question === null ? null : typedAnswer(question, typed);
    if (question !== null && answer !== null) return { kind: 'answer', key: keyOf(question, answer) };
    console.log(this.words.notUnderstood);
    return null;
  }

  // Beyond what can be undone: to a number of answers, or to one's own last one.
  private takeBack(typed: string): SeatCommand | null {
    const [word, number] = /^back(?:\s+(\d{1,6}))?$/.exec(typed) ?? [];
    if (word === undefined) return null;
    const last = this.match.history.findLastIndex(({ seat }) => seat === this.me);
    return { kind: 'propose', what: 'take-back', to: number === undefined ? Math.max(0, last) : Number(number) };
  }

  /** Says what became of a command, where that is not plain to see. */
  done({ kind }: SeatCommand): void {
    if (kind === 'undo' || kind === 'restart-turn' || kind === 'propose') console.log(this.words.undone);
    if (kind === 'redo') console.log(this.words.redone);
  }

  /** Says why something cannot be. */
  refused(why: string): void {
    console.log(why);
  }

  private explainBlocked(): void {
    const { blocked } = this.match.questionDto(this.me) as QuestionDto;
    if (blocked.length === 0) console.log(this.words.nothingBlocked);
    for (const option of blocked) console.log(`  ${this.formatter.plain(option.text)}: ${this.formatter.why(option.why)}`);
  }

  private hint(): void {
    console.log(this.words.hint);
    for (const line of explanationLines(consider(this.game, this.match, this.me), this.match, this.me, this.formatter)) console.log(line);
  }

  saved(file: string): void {
    console.log(filled(this.words.saved, { file }));
  }

  /** Says that nobody is here whom the table waits for. */
  waitsForOthers(): void {
    console.log(this.words.nobody);
  }

  leave(): void {
    console.log(this.words.bye);
  }

  end(): void {
    console.log(`\n${this.words.over}`);
    for (const line of resultWords(this.formatter, this.match)) console.log(line);
  }
}
