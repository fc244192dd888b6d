import type { Change, LogLine, Match, OptionDto, QuestionDto, Seat } from '@pantheon/kernel';
import { say } from '@pantheon/kernel';
import { type Language, MessageFormatter, type Outline, plainText } from '@pantheon/text';
import type { LoadedModule } from './files.ts';

const COLOURS: { readonly [name: string]: string } = {
  red: '31',
  green: '32',
  yellow: '33',
  blue: '34',
  purple: '35',
  black: '90',
  white: '37',
};

/** Whether to use colours: only where somebody reads them. */
const coloured = (): boolean => process.stdout.isTTY === true && process.env.NO_COLOR === undefined;

/** A text set off from the rest. */
export const strong = (text: string): string => (coloured() ? `\x1b[1m${text}\x1b[0m` : text);

/** A text in the background. */
export const faint = (text: string): string => (coloured() ? `\x1b[2m${text}\x1b[0m` : text);

/** A text in the colour of a seat. */
export const tinted = (text: string, colour: string | undefined): string =>
  coloured() && colour !== undefined && COLOURS[colour] !== undefined ? `\x1b[${COLOURS[colour]}m${text}\x1b[0m` : text;

/** The name of a seat where nobody has given one. */
export const seatWord = (language: Language, seat: number): string => (language === 'it' ? `Giocatore ${seat}` : `Player ${seat}`);

/** Somebody who speaks of a match to a reader. */
export const formatterFor = (
  game: LoadedModule,
  match: Match,
  language: Language,
  reader: Seat | null,
  seatName: (seat: number) => string = (seat) => seatWord(language, seat),
): MessageFormatter => new MessageFormatter({ text: game.text, data: match.data, language, seatName, reader });

/** The position as indented lines. */
export function outlineLines(outline: Outline, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  return [
    depth === 0 ? strong(outline.title) : `${indent}${outline.title}`,
    ...outline.items.flatMap((item) => (typeof item === 'string' ? [`${indent}  ${item}`] : outlineLines(item, depth + 1))),
  ];
}

/** Something that would change, in words: a figure with how it is and how it would be. */
const changeWords = (formatter: MessageFormatter, change: Change): string =>
  change.shift === undefined ? formatter.plain(change) : `${formatter.plain(change)} ${change.shift.join(' → ')}.`;

/** An option in words, with what it would bring about. */
export function optionWords(formatter: MessageFormatter, option: Pick<OptionDto, 'text' | 'preview'>): string {
  const { preview } = option;
  const notes = [
    ...(preview?.changes ?? []).map((change) => changeWords(formatter, change)),
    ...(preview?.odds === undefined ? [] : [`${Math.round(preview.odds * 100)} %`]),
    ...(preview?.alarm === undefined ? [] : [`! ${formatter.plain(preview.alarm)}`]),
  ];
  const words = formatter.plain(option.text);
  return notes.length === 0 ? words : `${words} — ${notes.join(' ')}`;
}

/** What passing means in a question. */
export const passWords = (formatter: MessageFormatter, sheet: QuestionDto): string =>
  formatter.has(`pass.${sheet.topic}`) ? formatter.id(`pass.${sheet.topic}`) : formatter.id('pass');

/** A line of the log as a sentence. */
export function logWords(formatter: MessageFormatter, line: LogLine): string {
  const words = formatter.plain(say(`log.${line.event}`, line.args));
  if (line.level === 'heading') return strong(words);
  return line.level === 'effect' ? `    ${words}` : `  ${words}`;
}

/** Where the match stands, in one line. */
export function stageWords(formatter: MessageFormatter, match: Match): string {
  const { round, now } = match.game.phaseStrip(match, match.phase);
  return `${formatter.plain(round)} · ${formatter.id(`phase.${now}`)}`;
}

/** The action under way as a sentence, with dots where an answer is still missing; null if it has not begun. */
export function sentenceWords(formatter: MessageFormatter, sheet: QuestionDto): string | null {
  const { sentence } = sheet;
  const text = sentence === undefined ? undefined : formatter.pattern(`act.${sentence.action}`);
  if (sentence === undefined || text === undefined || sentence.filled.length === 0) return null;
  const args: { [slot: string]: string } = {};
  for (const [, place = ''] of text.matchAll(/\{(\w+)/g)) {
    const slot = sentence.filled.find((filled) => place === filled.slot || place.startsWith(`${filled.slot}_`));
    const [only, ...others] = slot?.answer ?? [];
    const plain = only !== undefined && others.length === 0 && only.count === 1 && typeof only.text === 'string';
    if (slot !== undefined && plain) args[slot.slot] = only.text as string;
    else args[place] = slot === undefined ? '…' : plainText(formatter.answer(slot.answer));
  }
  return formatter.id(`act.${sentence.action}`, args);
}
