import { allAnswers, sampleAnswer } from '../answers.ts';
import { QuickDice } from '../dice.ts';
import type { Shape } from '../game-context.ts';
import { Match } from '../match.ts';
import { say } from '../message.ts';
import { keyOf, type Question } from '../question.ts';
import { ending } from '../result.ts';
import type { Seat } from '../seat.ts';
import type { GameTrial, Subject, Voice } from './subject.ts';

const SHOWN_KEYS = 12;
const INDENT = { heading: '', action: '  ', effect: '    ' } as const;

/** Which match is told, in which language, and for how many lines in full. */
export interface PlaythroughSetup extends Omit<GameTrial, 'looks'> {
  readonly lines: number;
  readonly language: string;
  readonly nameOf: (seat: Seat) => string;
}

const voiceIn = (subject: Subject, language: string, reader: Seat | null): Voice => {
  const voice = subject.voices(reader).find((one) => one.language === language);
  if (voice === undefined) throw new Error(`${subject.game.id} does not speak "${language}"`);
  return voice;
};

/**
 * A seeded match as a text to read: what was asked, what could be answered, what was, and what the log said. It goes on for so many
 * lines, then jumps to the end. The same rules give the same text, so a change of the rules shows as a change of the text.
 */
export function playthrough(subject: Subject, { lines, language, nameOf, ...trial }: PlaythroughSetup): string {
  const match = Match.start(subject.game, trial);
  const dice = new QuickDice(trial.seed);
  const page = new Page((reader) => voiceIn(subject, language, reader), match, nameOf);
  page.write(`${subject.game.id}: ${trial.seats} seats, options ${JSON.stringify(match.options)}, seed "${trial.seed}", random answers`);
  page.news();
  while (!match.over && page.length < lines) {
    const { seat } = match.waiting[0] as { seat: Seat };
    const question = match.question(seat) as Question;
    const answer = sampleAnswer(question, dice);
    page.asked(question, keyOf(question, answer));
    match.give(seat, answer);
    page.news();
  }
  const shown = match.number;
  while (!match.over) {
    const { seat } = match.waiting[0] as { seat: Seat };
    match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
  }
  if (match.number > shown) page.write(`\n… ${match.number - shown} answers later`);
  page.end();
  return page.text();
}

/** The text while it is written. */
class Page {
  private readonly lines: string[] = [];
  private readonly voice: (reader: Seat | null) => Voice;
  private readonly match: Match<Shape>;
  private readonly nameOf: (seat: Seat) => string;
  private read = 0;

  constructor(voice: (reader: Seat | null) => Voice, match: Match<Shape>, nameOf: (seat: Seat) => string) {
    this.voice = voice;
    this.match = match;
    this.nameOf = nameOf;
  }

  get length(): number {
    return this.lines.length;
  }

  write(line: string): void {
    this.lines.push(...line.split('\n'));
  }

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  /** What the log says since it was last read, as somebody who only watches reads it. */
  news(): void {
    for (const { event, args, level } of this.match.logFor(null, this.read)) {
      const sentence = this.voice(null).say(say(`log.${event}`, args));
      this.write(level === 'heading' ? `\n== ${sentence} ==` : `${INDENT[level]}${sentence}`);
    }
    this.read = this.match.log.length;
  }

  asked(question: Question, key: string): void {
    const voice = this.voice(question.seat);
    const sheet = this.match.questionDto(question.seat);
    this.write(`${this.nameOf(question.seat)}: ${voice.say(sheet?.ask ?? say('nothing'))}`);
    this.write(`  ${keysIn(question)} -> ${key}`);
    for (const { key: option, why } of sheet?.blocked ?? []) this.write(`  not ${option}: ${voice.why(why)}`);
  }

  end(): void {
    const { result } = this.match;
    const voice = this.voice(null);
    if (result === null) return;
    this.write(`\n== ${voice.say(ending(result))} ==`);
    for (const { seat, rank, total, parts } of result.scores) {
      const sources = parts.map(({ source, points }) => `${voice.say(say(`score.${source}`))} ${points}`).join(', ');
      this.write(`${rank}. ${this.nameOf(seat)}: ${total} (${sources})`);
    }
    for (const line of voice.outline(this.match.seatView(null).view)) this.write(line);
    this.write(`${this.match.number} answers, position ${this.match.hash().slice(0, 16)}`);
  }
}

function keysIn(question: Question): string {
  if (question.kind === 'amount') return `${question.min} to ${question.max}`;
  const all = allAnswers(question, SHOWN_KEYS);
  if (all !== null) return all.map((answer) => keyOf(question, answer)).join(' ');
  const some = question.options.slice(0, SHOWN_KEYS).map((option) => (question.topic as { key(option: unknown): string }).key(option));
  return `${question.kind} of ${some.join(' ')}${question.options.length > SHOWN_KEYS ? ' …' : ''}`;
}
