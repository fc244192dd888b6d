import type { SealedDiceState } from './dice.ts';
import { commitment } from './dice.ts';
import { PantheonError } from './errors.ts';
import { type AnyGame, type Game, loadPack } from './game.ts';
import type { Options, Shape } from './game-context.ts';
import type { AnswerRecord, StartingPoint, StoredCheckpoint } from './history.ts';
import { sameJson } from './json.ts';
import { Match } from './match.ts';
import type { Result } from './result.ts';
import { dictionary, flag, json, jsonObject, list, number, oneOf, optional, type Schema, shape, text, whole } from './schema.ts';
import { type Seat, seatOf } from './seat.ts';

/** A match as a file: whoever has the rules can play it again, answer by answer. */
export interface MatchRecord {
  readonly format: 'pantheon-record';
  readonly formatVersion: 1;
  readonly game: string;
  readonly rules: string;
  /** The hash of the data pack, and the pack itself where it is not the game's own. */
  readonly packHash: string;
  readonly pack?: unknown;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly commitment: string;
  readonly entropy: readonly string[];
  /** The position that the match began with, where that is not the set-up. */
  readonly start?: StartingPoint;
  /** Outcomes of chance before the first answer. */
  readonly opening: readonly number[];
  /** Seat, key, and the outcomes of chance that followed. */
  readonly answers: readonly (readonly [number, string, ...number[]])[];
  /** Answers to questions that are still open for other seats. */
  readonly pending: readonly (readonly [number, string, ...number[]])[];
  /** The last checkpoint: from here the match goes on even when the rules have changed since. */
  readonly checkpoint: StoredCheckpoint;
  /** The hash of the position at the end of the record. */
  readonly hash: string;
  /** Whether the people ended the match there by agreement. */
  readonly agreed?: boolean;
  readonly result: Result | null;
}

/** A checkpoint as a file: a position that can be edited and played on from. */
export interface Position {
  readonly format: 'pantheon-position';
  readonly formatVersion: 1;
  readonly game: string;
  readonly rules: string;
  readonly packHash: string;
  readonly pack?: unknown;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly phase: string;
  readonly state: object;
  readonly dice: SealedDiceState;
}

/** How large what somebody brings may be; the longest honest match stays far below. */
const MOST = { letters: 32_000_000, answers: 100_000, outcomes: 100_000, together: 5000 } as const;
/** What a pack, and a position of any game, may hold. */
export const PACK_BOUNDS = { depth: 24, size: 2_000_000 } as const;
export const STATE_BOUNDS = { depth: 24, size: 200_000 } as const;

const state = jsonObject(STATE_BOUNDS);
const optionValue: Schema<string | number | boolean> = (value, path) =>
  typeof value === 'boolean' ? flag(value, path) : typeof value === 'number' ? number(-1e9, 1e9)(value, path) : text(value, path);
const outcome = whole(0, Number.MAX_SAFE_INTEGER);
const count = whole(0, MOST.outcomes);
const dice = shape({ seed: text, word: whole(0, Number.MAX_SAFE_INTEGER) });
const chance = list(outcome, { max: MOST.outcomes });
const seat = whole(0, 11);

const answer: Schema<[number, string, ...number[]]> = (value, path) => {
  const [by, key, ...rest] = list((item) => item, { min: 2, max: MOST.together })(value, path);
  return [seat(by, `${path}[0]`), text(key, `${path}[1]`), ...rest.map((item, at) => outcome(item, `${path}[${at + 2}]`))];
};
const answers = list(answer, { max: MOST.answers });

const common = {
  formatVersion: oneOf(1),
  game: text,
  rules: text,
  packHash: text,
  pack: optional(jsonObject(PACK_BOUNDS)),
  seats: whole(1, 12),
  options: dictionary(optionValue),
  seed: text,
  entropy: list(text, { max: 12 }),
};

const recordSchema = shape({
  format: oneOf('pantheon-record'),
  ...common,
  commitment: text,
  start: optional(shape({ phase: text, state, dice, at: optional(count), chance: optional(count) })),
  opening: chance,
  answers,
  pending: answers,
  checkpoint: shape({ at: count, phase: text, state, dice, chance: count, lines: whole(0, 10_000_000) }),
  hash: text,
  agreed: optional(flag),
});
const result = json({ depth: 8, size: 50_000 });

const positionSchema = shape({ format: oneOf('pantheon-position'), ...common, phase: text, state, dice });

/** The record of a match as it stands. */
export function recordOf<T extends Shape>(match: Match<T>): MatchRecord {
  const { game, origin } = match;
  return {
    format: 'pantheon-record',
    formatVersion: 1,
    game: game.id,
    rules: game.version,
    packHash: origin.packHash,
    ...(origin.pack === game.pack ? {} : { pack: origin.pack }),
    seats: match.seats.length,
    options: origin.options,
    seed: origin.seed,
    commitment: commitment(origin.seed),
    entropy: origin.entropy,
    ...(origin.start === undefined ? {} : { start: origin.start }),
    opening: match.opening,
    answers: match.history.map(({ seat, key, chance }) => [seat, key, ...chance]),
    pending: match.waitingAnswers.map(({ seat, key }) => [seat, key]),
    checkpoint: match.lastCheckpoint(),
    hash: match.hash(),
    ...(match.endedByAgreement ? { agreed: true } : {}),
    result: match.result,
  };
}

/** The last checkpoint of a match as a file. */
export function positionOf<T extends Shape>(match: Match<T>): Position {
  const { game, origin } = match;
  const { phase, state, dice } = match.lastCheckpoint();
  return {
    format: 'pantheon-position',
    formatVersion: 1,
    game: game.id,
    rules: game.version,
    packHash: origin.packHash,
    ...(origin.pack === game.pack ? {} : { pack: origin.pack }),
    seats: match.seats.length,
    options: origin.options,
    seed: origin.seed,
    entropy: origin.entropy,
    phase,
    state,
    dice,
  };
}

/** Reads a record or a position from JSON text. */
export function readFile(source: string): MatchRecord | Position {
  if (source.length > MOST.letters) throw new PantheonError('bad-record', 'this file is too large');
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (cause) {
    throw new PantheonError('bad-record', 'this is not a whole JSON file', { cause });
  }
  const format = typeof value === 'object' && value !== null ? (value as { format?: unknown }).format : undefined;
  try {
    if (format === 'pantheon-record')
      return { ...recordSchema(value, ''), result: result((value as MatchRecord).result, 'result') } as MatchRecord;
    if (format === 'pantheon-position') return positionSchema(value, '') as Position;
  } catch (cause) {
    if (cause instanceof PantheonError) throw new PantheonError('bad-record', `not a good ${format}: ${cause.message}`, { cause });
    throw cause;
  }
  throw new PantheonError('bad-record', 'this is neither a record nor a position of Pantheon');
}

type Common = Pick<MatchRecord, 'game' | 'rules' | 'packHash' | 'pack' | 'seats' | 'options' | 'seed' | 'entropy'>;

const setupOf = (file: Common) => ({
  seats: file.seats,
  options: file.options,
  seed: file.seed,
  entropy: file.entropy,
  ...(file.pack === undefined ? {} : { pack: file.pack }),
});

function checkOwner(game: AnyGame, file: Common): void {
  if (file.game !== game.id) throw new PantheonError('foreign-record', `this is a match of ${file.game}, not of ${game.id}`);
  requirePack(game, file);
}

/**
 * A pack of its own must be the one that a file names. Of the game's own pack only the hash is kept: the same rules need the same one, and
 * newer rules go on with the components that they come with.
 */
export function requirePack(game: AnyGame, { rules, pack, packHash }: Pick<Common, 'rules' | 'pack' | 'packHash'>): void {
  const { hash } = loadPack(game, pack ?? game.pack);
  if (hash !== packHash && (pack !== undefined || rules === game.version))
    throw new PantheonError('foreign-record', `the match was played with other component data (${packHash})`);
}

/** The match that goes on from a position, which may have been edited by hand. */
export function fromPosition<T extends Shape>(game: Game<T>, position: Position): Match<T> {
  checkOwner(game, position);
  const { phase, state, dice } = position;
  if (!Object.hasOwn(game.phases, phase)) throw new PantheonError('bad-record', `${game.id} has no phase "${phase}"`);
  const match = Match.startFrom(game, setupOf(position), { phase, state, dice });
  requireSound(match);
  return match;
}

/** Refuses a position that the rules call broken. */
export function requireSound<T extends Shape>(match: Match<T>): void {
  const broken = brokenIn(match);
  if (broken.length > 0)
    throw new PantheonError('bad-record', `this is no position of ${match.game.id}: ${broken.join('; ').slice(0, 500)}`);
}

function brokenIn<T extends Shape>(match: Match<T>): readonly string[] {
  try {
    return match.game.invariants(match);
  } catch (error) {
    return [String(error)];
  }
}

const givenOf = ([seat, key, ...outcomes]: readonly [number, string, ...number[]]): AnswerRecord => ({
  seat: seatOf(seat),
  key,
  chance: outcomes,
});

/** How many answers before the end of a record hold, nearly always, all that can still be taken back. */
const LATEST = 48;

/** Plays a record again from the start, up to a number of answers. */
export function replay<T extends Shape>(game: Game<T>, record: MatchRecord, upTo = record.answers.length): Match<T> {
  checkOwner(game, record);
  if (record.rules !== game.version)
    throw new PantheonError('foreign-record', `the match was played with version ${record.rules} of the rules, these are ${game.version}`);
  const match = replayKeeping(game, record, upTo, Math.min(upTo, record.answers.length) - LATEST);
  return match.keepsItsWayBack ? match : replayKeeping(game, record, upTo, 0);
}

/** The same with the checkpoints from one answer on. */
function replayKeeping<T extends Shape>(game: Game<T>, record: MatchRecord, upTo: number, keepsFrom: number): Match<T> {
  const given = record.answers.slice(0, upTo).map(givenOf);
  const match = begun(game, record, given, keepsFrom);
  feed(match, given.slice(match.number));
  const outcomes = [match.opening, ...match.history.map(({ chance }) => chance)];
  if (!sameJson(outcomes, [record.opening, ...given.map(({ chance }) => chance)].slice(0, outcomes.length)))
    throw new PantheonError('bad-record', 'the record names outcomes of chance that nothing in it brought about');
  if (upTo >= record.answers.length) {
    feed(match, record.pending.map(givenOf));
    if (record.agreed === true) match.endByAgreement();
    if (match.hash() !== record.hash)
      throw new PantheonError('bad-record', 'the record does not end in the position that it names: it was cut or changed');
  }
  return match;
}

/** The match of a record at its start, with all outcomes of chance that are to come. */
function begun<T extends Shape>(game: Game<T>, record: MatchRecord, given: readonly AnswerRecord[], keepsFrom: number): Match<T> {
  const { start, opening } = record;
  const { at = 0, chance = 0 } = start ?? {};
  if (at > given.length)
    throw new PantheonError('bad-record', `what lies before answer ${at} was played by other rules and cannot be shown`);
  const before = at === 0 ? opening : (given[at - 1] as AnswerRecord).chance;
  const rigged = [...before.slice(chance), ...given.slice(at).flatMap((entry) => entry.chance)];
  const setup = { ...setupOf(record), rigged, keepsFrom };
  if (start === undefined) return Match.start(game, setup);
  return Match.startFrom(game, setup, start, { opening, given: given.slice(0, at) });
}

function feed<T extends Shape>(match: Match<T>, answers: readonly AnswerRecord[]): void {
  answers.forEach(({ seat, key }, at) => {
    try {
      match.answer(seat, key);
    } catch (cause) {
      if (cause instanceof PantheonError && cause.code !== 'rule-fault')
        throw new PantheonError('bad-record', `answer ${at + 1} of the record is not possible: ${cause.message}`, { cause });
      throw cause;
    }
  });
}

/** Goes on with a stored match: from its start if the rules are the same, else from its last checkpoint. */
export function load<T extends Shape>(game: Game<T>, record: MatchRecord): { readonly match: Match<T>; readonly restarted: boolean } {
  if (record.rules === game.version) return { match: replay(game, record), restarted: false };
  checkOwner(game, record);
  const { at, phase, state, dice, chance } = record.checkpoint;
  const past = { opening: record.opening, given: record.answers.slice(0, at).map(givenOf) };
  const match = Match.startFrom(game, setupOf(record), { at, phase, state, dice, chance }, past);
  if (record.agreed === true) match.endByAgreement();
  return { match, restarted: record.answers.length > at };
}

/** The seats of a table by number, for code that reads files. */
export const seatIn = (match: { readonly seats: readonly Seat[] }, index: number): Seat => {
  const seat = match.seats[index];
  if (seat === undefined) throw new PantheonError('unknown-seat', `there is no seat ${index} at this table`);
  return seat;
};
