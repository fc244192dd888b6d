import type { Rule } from './ask.ts';
import type { Dice } from './dice.ts';
import { PantheonError } from './errors.ts';
import type { GameContext, Options, QuestionOn, SetupContext, Shape, TopicName } from './game-context.ts';
import { canonical, clone } from './json.ts';
import type { Message, Ref } from './message.ts';
import type { AnswerTo } from './question.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import { sha256 } from './sha256.ts';

/** One option of a game: the values it can take, the first being the usual one. */
export interface OptionSpec {
  readonly id: string;
  readonly values: readonly (string | number | boolean)[];
  /** Values that earlier versions had, with the one that stands for each today: their records still load. */
  readonly formerly?: { readonly [value: string]: string | number | boolean };
}

/**
 * A phase: asks what it has to, and returns the name of the next phase, or null when the game is over. Between phases lies a checkpoint.
 * A phase that never asks is a plain function.
 */
export type Phase<T extends Shape> = { run(g: GameContext<T>): Rule<string | null> | string | null }['run'];

/** The phases of a game by name. */
export type Phases<T extends Shape> = { readonly [name: string]: Phase<T> };

/** Everything that the kernel needs to know of a game. */
export interface Game<T extends Shape> {
  readonly id: string;
  /** The version of the rules; a match keeps the one it was started with. */
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Why a table cannot be set up like this, or null. */
  refuses?(seats: number, options: T['options']): Message | null;
  /** The component data that comes with the game. */
  readonly pack: unknown;
  /** Reads a data pack, or says where it is wrong. */
  read(pack: unknown): T['data'];
  setup(g: SetupContext<T>): T['state'];
  /** Fills in what positions of earlier versions did not note. Changes the state in place. */
  complete?(g: GameContext<T>): void;
  /**
   * A copy of the state that shares nothing with it. Where a game writes none, the kernel makes it with `clone`; one that names what it copies
   * takes a third of the time, since the engine never meets states of another game there.
   */
  copyState?(s: T['state']): T['state'];
  readonly first: string;
  readonly phases: Phases<T>;
  /** No match has more answers than this. */
  readonly stepCap: number;
  /** Where we are, for the strip above the table and headings in the log: the round, and its phases with the present one. */
  phaseStrip(g: GameContext<T>, phase: string): PhaseStrip;
  /** The colour of each seat. */
  colours(g: GameContext<T>): readonly string[];
  /** All that a seat (null: a spectator) may know. Built field by field from what is allowed. */
  view(g: GameContext<T>, seat: Seat | null): T['view'];
  /**
   * Replaces all that the seat cannot know by something that fits all that it knows. Changes the state in place. The outcome depends on what
   * the seat knows and on the dice only: hidden things are gathered and sorted before they are dealt anew.
   */
  determinize(g: GameContext<T>, seat: Seat | null, dice: Dice): void;
  /** What is broken in this state: pieces lost, limits passed. Empty when all is well. */
  invariants(g: GameContext<T>): readonly string[];
  result(g: GameContext<T>): Result;
  /** Reads a standing order in the game's own words before it is left; refuses what it does not understand. */
  readOrder?(order: unknown): unknown;
  /** How questions are answered by a standing order that their seat has left, by topic; what is not here is always asked. */
  readonly answersByOrder?: AnswersByOrder<T>;
}

/** For some topics: the answer that a standing order gives, or null to ask the seat. */
export type AnswersByOrder<T extends Shape> = {
  readonly [K in TopicName<T>]?: {
    answer(g: GameContext<T>, question: QuestionOn<T, K>, order: unknown): AnswerTo<QuestionOn<T, K>> | null;
  }['answer'];
};

/** Where a match stands: `round.<id>` and `phase.<id>` in the text catalogues. */
export interface PhaseStrip {
  readonly round: Message;
  readonly phases: readonly string[];
  readonly now: string;
  /** The thing that matters most right now, such as the acting seat. */
  readonly acting?: Ref;
}

/** Any game, for code that handles all of them alike. */
export type AnyGame = Game<Shape>;

/** The options of a match: the usual values, with the given ones instead. */
export function readOptions(game: Pick<AnyGame, 'options' | 'id'>, given: Options): Options {
  const unknown = Object.keys(given).find((name) => !game.options.some((spec) => spec.id === name));
  if (unknown !== undefined) throw new PantheonError('bad-setup', `${game.id} has no option "${unknown}"`);
  return Object.fromEntries(
    game.options.map((spec) => {
      const asked = given[spec.id] ?? spec.values[0];
      const value = spec.formerly?.[String(asked)] ?? asked;
      const found = spec.values.find((allowed) => allowed === value || String(allowed) === String(value));
      if (found === undefined)
        throw new PantheonError('bad-setup', `the option "${spec.id}" takes ${spec.values.join(', ')}, not "${value}"`);
      return [spec.id, found];
    }),
  );
}

/** A copy of a game's state, made by the game itself where it can. */
export const copyOfState = <T extends Shape>(game: Game<T>, s: T['state']): T['state'] =>
  game.copyState === undefined ? clone(s) : game.copyState(s);

/** A data pack, read, with the hash by which a match remembers it. */
export interface LoadedPack<T extends Shape> {
  readonly data: T['data'];
  readonly hash: string;
}

const loaded = new WeakMap<object, WeakMap<object, LoadedPack<Shape>>>();

const hashes = new WeakMap<object, string>();

/** Says by what hash matches remember a data pack of which only that is here which rules read. */
export const knowHash = (pack: unknown, hash: string): void => void hashes.set(pack as object, hash);

/** Reads the data pack of a game, or another one supplied by a host. */
export function loadPack<T extends Shape>(game: Game<T>, pack: unknown = game.pack): LoadedPack<T> {
  if (typeof pack !== 'object' || pack === null) throw new PantheonError('bad-data', 'a data pack is a JSON object');
  const packs = loaded.get(game) ?? new WeakMap<object, LoadedPack<Shape>>();
  loaded.set(game, packs);
  const known = packs.get(pack);
  if (known !== undefined) return known as LoadedPack<T>;
  const fresh: LoadedPack<T> = { data: game.read(pack), hash: hashes.get(pack) ?? sha256(canonical(pack)).slice(0, 16) };
  packs.set(pack, fresh);
  return fresh;
}

/** Every combination of option values, or, where those are too many, every value at least once beside the usual ones. */
export function optionSets(game: Pick<AnyGame, 'options'>, limit = 64): Options[] {
  const total = game.options.reduce((product, spec) => product * spec.values.length, 1);
  const usual = Object.fromEntries(game.options.map((spec) => [spec.id, spec.values[0] as Options[string]]));
  if (total > limit)
    return [usual, ...game.options.flatMap((spec) => spec.values.slice(1).map((value) => ({ ...usual, [spec.id]: value })))];
  return game.options.reduce<Options[]>(
    (sets, spec) => sets.flatMap((set) => spec.values.map((value) => ({ ...set, [spec.id]: value }))),
    [{}],
  );
}
