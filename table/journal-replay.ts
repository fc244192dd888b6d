import {
  type AnswerRecord,
  type AnyGame,
  type KeptLine,
  Match,
  PantheonError,
  type Shape,
  type StartingPoint,
  type StoredCheckpoint,
  seatOf,
} from '@pantheon/kernel';
import { type Entry, gives, goesBack, type Journal, type UpgradePoint } from './entry.ts';
import { matchSetupOf, type TableSetup } from './setup.ts';

/** A match as its entries tell it, without any rules: what was answered and said, and what is sealed still. */
export interface Told {
  readonly opening: readonly number[];
  readonly given: readonly AnswerRecord[];
  /** Answers to questions that are still open for other seats. */
  readonly sealed: readonly AnswerRecord[];
  readonly log: readonly KeptLine[];
  /** How many answers have to stand because somebody else answered after them, though they took that back. */
  readonly settled: number;
  /** Whether the people ended it by agreement. */
  readonly ended: boolean;
}

const startOf = ({ checkpoint: { at, phase, state, dice, chance } }: UpgradePoint): StartingPoint => ({ at, phase, state, dice, chance });

/** The match at its start, or at the base that it goes on from. */
export function matchOf(game: AnyGame, setup: TableSetup, base: UpgradePoint | null, opening: readonly number[]): Match<Shape> {
  if (base !== null) {
    const match = Match.startFrom(game, matchSetupOf(setup), startOf(base), base);
    if (base.state?.ending === 'agreed') match.endByAgreement();
    return match;
  }
  const rigged = { ...matchSetupOf(setup), rigged: opening };
  return setup.start === undefined ? Match.start(game, rigged) : Match.startFrom(game, rigged, setup.start);
}

/**
 * The match at a checkpoint from which nothing that can still be undone has been left out: from there it goes on exactly as if it had been
 * played from its start, however long that was ago.
 */
export function matchAt(
  game: AnyGame,
  setup: TableSetup,
  base: UpgradePoint | null,
  checkpoint: StoredCheckpoint,
  told: Told,
): Match<Shape> {
  const given = told.given.slice(0, checkpoint.at);
  const start = base === null ? setup.start : startOf(base);
  const before = given.at(-1)?.chance ?? told.opening;
  const rigged = { ...matchSetupOf(setup), rigged: before.slice(checkpoint.chance) };
  const past = { opening: told.opening, given, log: told.log, ...(start === undefined ? {} : { start }) };
  return Match.resume(game, rigged, checkpoint, past);
}

/** Gives answers again, with the outcomes of chance that they brought. */
export function feed(match: Match<Shape>, answers: readonly AnswerRecord[]): void {
  for (const { seat, key, chance } of answers) {
    match.rig(chance);
    match.answer(seat, key);
  }
}

/** Reads a match from its entries alone. */
export function toldBy({ base, entries }: Pick<Journal, 'base' | 'entries'>): Told {
  const given: AnswerRecord[] = [...(base?.given ?? [])];
  const log: KeptLine[] = [...(base?.log ?? [])];
  let sealed: AnswerRecord[] = [];
  let settled = 0;
  for (const entry of entries as readonly Entry[]) {
    if (base !== null && entry.entry < base.entry) continue;
    if (entry.linesFrom > log.length) throw new PantheonError('bad-record', `entry ${entry.entry} keeps lines that were never written`);
    log.length = entry.linesFrom;
    log.push(...entry.lines);
    if (gives(entry.kind)) sealed.push({ seat: seatOf(entry.seat as number), key: entry.key as string, chance: entry.chance });
    if (entry.number > given.length) {
      given.push(...inOrder(sealed, entry.together));
      sealed = [];
    } else if (entry.number < given.length) {
      given.length = entry.number;
      sealed = [];
      settled = settledBy(entry, given.at(-1), settled);
    } else if (goesBack(entry.kind)) {
      sealed = sealed.filter(({ seat }) => seat !== entry.seat);
    }
  }
  const ended = base?.state?.ending === 'agreed' || entries.some(({ kind }) => kind === 'ended');
  return { opening: base?.opening ?? entries[0]?.chance ?? [], given, sealed, log, settled, ended };
}

// All at the table agree to a take-back, and what anybody has seen is forgotten with it.
function settledBy({ kind, seat, number }: Entry, last: AnswerRecord | undefined, before: number): number {
  if (kind === 'take-back') return 0;
  return last !== undefined && last.seat !== seat ? number : Math.min(before, number);
}

// Answers given at once are kept in the order in which their seats were asked; chance follows the last of them.
function inOrder(answers: readonly AnswerRecord[], asked: readonly number[]): AnswerRecord[] {
  if (answers.length < 2) return [...answers];
  const seats = asked.length > 0 ? asked : answers.map(({ seat }) => seat).sort((a, b) => a - b);
  const chance = answers.at(-1)?.chance ?? [];
  const left = [...answers];
  return seats.map((seat, at) => {
    const [{ key }] = left.splice(
      left.findIndex((answer) => answer.seat === seat),
      1,
    ) as [AnswerRecord];
    return { seat: seatOf(seat), key, chance: at === seats.length - 1 ? chance : [] };
  });
}
