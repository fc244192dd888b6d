import type { ImaginedTrail, LogLine, Options, PhaseStrip, QuestionDto } from '@pantheon/kernel';

/** The version of the protocol: docs/engine-protocol.md. */
export const PROTOCOL = 1;

/** What a table says to an engine. */
export type TableMessage =
  | { readonly is: 'hello'; readonly protocol: number; readonly table: string }
  | {
      readonly is: 'options';
      readonly game: string;
      readonly rules: string;
      readonly seats: number;
      readonly seat: number;
      readonly options: Options;
    }
  | {
      readonly is: 'position';
      readonly stage: PhaseStrip;
      readonly colours: readonly string[];
      readonly view: object;
      /** What has been logged since the last position. */
      readonly log: readonly LogLine[];
    }
  | { readonly is: 'question'; readonly id: number; readonly question: QuestionDto }
  | { readonly is: 'go'; readonly ms: number }
  | { readonly is: 'stop' }
  | { readonly is: 'quit' }
  | TableReply;

/** What a table says to an engine that has asked it something while it thinks. */
export type TableReply =
  | {
      readonly is: 'world';
      /** The number by which the world is named; null when its game is over, or nothing was kept. */
      readonly world: number | null;
      readonly over: boolean;
      readonly questions: readonly QuestionDto[];
      /** Each seat's chance to win, as the game's own features tell it. */
      readonly chances: readonly number[];
      readonly view?: object;
      readonly ranks?: readonly number[];
      readonly points?: readonly number[];
    }
  | { readonly is: 'trail'; readonly trail: ImaginedTrail | null }
  | { readonly is: 'part'; readonly whole: boolean; readonly open: readonly string[] }
  | { readonly is: 'forgotten' }
  | { readonly is: 'samples'; readonly keys: readonly string[] }
  | { readonly is: 'refused'; readonly why: string };

/** How far a world is played on: by one answer of everybody who is asked, until the engine's seat is asked again, or to its end. */
export type Until = 'next' | 'mine' | 'end';

/** What an engine asks the table while it thinks. */
export type EngineRequest =
  | { readonly is: 'imagine'; readonly view: boolean }
  | {
      readonly is: 'try';
      readonly world: number;
      readonly answers: { readonly [seat: string]: string };
      readonly until: Until;
      readonly view: boolean;
    }
  | { readonly is: 'forget'; readonly world: number }
  | { readonly is: 'trail' }
  | { readonly is: 'part'; readonly chosen: readonly string[] }
  | { readonly is: 'sample'; readonly count: number };

/** What an engine says. */
export type EngineMessage =
  | { readonly is: 'hello'; readonly name: string; readonly protocol: number }
  | { readonly is: 'ready' }
  | { readonly is: 'answer'; readonly id: number; readonly key: string }
  | { readonly is: 'info'; readonly text: string }
  | EngineRequest;

/** What is wrong with a line that somebody sent. */
export class BadLine extends Error {}

type Fields = { readonly [name: string]: unknown };

/** Reads a line of an engine, or says what is wrong with it. */
export function readEngineLine(line: string): EngineMessage {
  const fields = fieldsOf(line);
  const read = READERS[String(fields.is)];
  if (read === undefined) throw new BadLine(`it says "${String(fields.is).slice(0, 40)}", which means nothing here`);
  return read(fields);
}

/** The fields of a line, whoever sent it. */
export function fieldsOf(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadLine(`it sends a line that is no JSON: ${line.slice(0, 60)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadLine('it sends a line that is no object');
  return value as Fields;
}

const READERS: { readonly [is: string]: (fields: Fields) => EngineMessage } = {
  hello: (fields) => ({ is: 'hello', name: text(fields, 'name'), protocol: whole(fields, 'protocol') }),
  ready: () => ({ is: 'ready' }),
  answer: (fields) => ({ is: 'answer', id: whole(fields, 'id'), key: text(fields, 'key') }),
  info: (fields) => ({ is: 'info', text: text(fields, 'text') }),
  imagine: (fields) => ({ is: 'imagine', view: fields.view === true }),
  try: (fields) => ({
    is: 'try',
    world: whole(fields, 'world'),
    answers: answersIn(fields),
    until: untilIn(fields),
    view: fields.view === true,
  }),
  forget: (fields) => ({ is: 'forget', world: whole(fields, 'world') }),
  trail: () => ({ is: 'trail' }),
  part: (fields) => ({ is: 'part', chosen: texts(fields, 'chosen') }),
  sample: (fields) => ({ is: 'sample', count: fields.count === undefined ? 1 : whole(fields, 'count') }),
};

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new BadLine(`"${name}" of its "${String(fields.is)}" is no text`);
  return value;
}

function whole(fields: Fields, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new BadLine(`"${name}" of its "${String(fields.is)}" is no whole number`);
  return value;
}

function texts(fields: Fields, name: string): string[] {
  const value = fields[name];
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
    throw new BadLine(`"${name}" of its "${String(fields.is)}" is no list of texts`);
  return value as string[];
}

function answersIn({ answers = {} }: Fields): { [seat: string]: string } {
  const ofSeats = typeof answers === 'object' && answers !== null && !Array.isArray(answers) ? Object.entries(answers) : null;
  if (ofSeats === null || ofSeats.some(([seat, key]) => !/^\d{1,2}$/.test(seat) || typeof key !== 'string'))
    throw new BadLine('"answers" of its "try" are no keys by seat');
  return Object.fromEntries(ofSeats as [string, string][]);
}

function untilIn({ until = 'next' }: Fields): Until {
  if (until !== 'next' && until !== 'mine' && until !== 'end') throw new BadLine('"until" of its "try" is neither next, mine nor end');
  return until;
}
