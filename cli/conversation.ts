import { logFor, type Match, PantheonError, type Question, type QuestionSheet, type Seat } from '@pantheon/kernel';
import type { Language, Speaker } from '@pantheon/text';
import { consider, explanationLines } from './commands/explain.ts';
import { resultWords } from './commands/inspect.ts';
import type { GameModule } from './files.ts';
import { filled, phrases } from './phrases.ts';
import { typedAnswer } from './typed.ts';
import { faint, logWords, optionWords, outlineLines, passWords, sentenceWords, speakerFor, stageWords, strong, tinted } from './words.ts';

/** What is said to one player at the terminal, and what the player may say. */
export class Conversation {
  private readonly game: GameModule;
  private readonly match: Match;
  private readonly me: Seat;
  private readonly language: Language;
  private readonly speaker: Speaker;
  private readonly nameOf: (seat: number) => string;
  private told = 0;

  constructor(game: GameModule, match: Match, me: Seat, language: Language, nameOf: (seat: number) => string) {
    this.game = game;
    this.match = match;
    this.me = me;
    this.language = language;
    this.nameOf = nameOf;
    this.speaker = speakerFor(game, match, language, me, nameOf);
  }

  private get words() {
    return phrases[this.language];
  }

  begin(): void {
    const colours = this.match.game.colours(this.match);
    console.log(`${strong(this.speaker.id('game.name'))}: ${this.speaker.id('game.tagline')}`);
    for (const seat of this.match.seats) console.log(`  ${tinted('●', colours[seat])} ${this.nameOf(seat)}`);
    console.log(filled(this.words.welcome, { name: this.nameOf(this.me) }));
    this.board();
  }

  private board(): void {
    const view = this.match.game.view(this.match, this.me);
    for (const line of outlineLines(this.game.text.outline(view, this.speaker, this.me, this.match.data))) console.log(line);
  }

  /** Everything that has happened since it was last told. */
  tellNews(): void {
    const lines = logFor(this.match.log, this.me);
    if (this.told > lines.length) this.told = lines.length;
    for (const line of lines.slice(this.told)) console.log(logWords(this.speaker, line));
    this.told = lines.length;
  }

  thinking(seat: Seat): void {
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${faint(filled(this.words.thinking, { name: this.nameOf(seat) }))}\r\x1b[K`);
  }

  /** Puts the question with its answers, numbered. */
  ask(): void {
    const sheet = this.match.sheet(this.me) as QuestionSheet;
    console.log(`\n${faint(stageWords(this.speaker, this.match))}`);
    const sentence = sentenceWords(this.speaker, this.game, sheet);
    if (sentence !== null) console.log(sentence);
    console.log(strong(this.speaker.plain(sheet.ask)));
    const rows = sheet.options.map((option) => `${optionWords(this.speaker, option)} ${faint(option.key)}`);
    if (sheet.pass) rows.push(`${passWords(this.speaker, sheet)} ${faint('pass')}`);
    const wide = String(rows.length).length;
    rows.forEach((row, index) => {
      console.log(`  ${String(index + 1).padStart(wide)}  ${row}`);
    });
    const how = this.manner(sheet);
    if (how !== null) console.log(faint(filled(how, { min: sheet.min ?? 0, max: sheet.max ?? 0 })));
  }

  private manner(sheet: QuestionSheet): string | null {
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

  /** Does what was typed; true if the match has changed. */
  heed(typed: string): boolean {
    switch (typed) {
      case '':
        return false;
      case '?':
      case 'help':
        for (const line of this.words.help) console.log(`  ${line}`);
        return false;
      case 'board':
        this.board();
        return false;
      case 'log':
        this.told = 0;
        return false;
      case 'why':
        this.explainBlocked();
        return false;
      case 'hint':
        this.hint();
        return false;
      case 'undo':
        return this.undo();
      default:
        return this.answer(typed);
    }
  }

  private answer(typed: string): boolean {
    const answer = typedAnswer(this.match.question(this.me) as Question, typed);
    if (answer === null) {
      console.log(this.words.notUnderstood);
      return false;
    }
    this.match.give(this.me, answer);
    return true;
  }

  private undo(): boolean {
    try {
      this.match.undo(this.me);
      console.log(this.words.undone);
      return true;
    } catch (error) {
      if (!(error instanceof PantheonError)) throw error;
      console.log(error.message);
      return false;
    }
  }

  private explainBlocked(): void {
    const { blocked } = this.match.sheet(this.me) as QuestionSheet;
    if (blocked.length === 0) console.log(this.words.nothingBlocked);
    for (const option of blocked) console.log(`  ${this.speaker.plain(option.text)}: ${this.speaker.why(option.why)}`);
  }

  private hint(): void {
    console.log(this.words.hint);
    for (const line of explanationLines(consider(this.game, this.match, this.me), this.match, this.me, this.speaker)) console.log(line);
  }

  saved(file: string): void {
    console.log(filled(this.words.saved, { file }));
  }

  leave(): void {
    console.log(this.words.bye);
  }

  end(): void {
    console.log(`\n${this.words.over}`);
    for (const line of resultWords(this.speaker, this.match)) console.log(line);
  }
}
