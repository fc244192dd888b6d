import { type LogLine, Match, type MatchRecord, numberAt, replay, type Seat, seatOf, winners } from '@pantheon/kernel';
import type { LoadedGame } from '../app/use-game.ts';

/** A step after which somebody stood much better. */
export interface TurningPointMoment {
  readonly at: number;
  readonly seat: Seat;
  readonly gain: number;
  readonly line: LogLine;
  /** Whether it won the match. */
  readonly wins?: true;
}

/** How a match went: where everybody stood after each round, and the steps that mattered most. */
export interface MatchStory {
  readonly colours: readonly string[];
  /** One row for each round: where the seats stood at its end. */
  readonly rounds: readonly { readonly label: string; readonly standing: readonly number[] }[];
  readonly moments: readonly TurningPointMoment[];
}

const MOST_MOMENTS = 6;

/** A gain counts as great from this share of the greatest that the same seat ever made. */
const GREAT = 0.5;

/** What won the match for a seat: the last great gain that it made. */
export function winningGain(moments: readonly TurningPointMoment[], winner: Seat): TurningPointMoment | undefined {
  const own = moments.filter(({ seat }) => seat === winner);
  const greatest = Math.max(0, ...own.map(({ gain }) => gain));
  return own.findLast(({ gain }) => gain >= GREAT * greatest);
}

/** What won the match; where that came with the last count alone, the last thing that whoever won did or received. */
function winningMoment(
  match: ReturnType<typeof replay>,
  moments: readonly TurningPointMoment[],
  standing: readonly number[],
  at: number,
): TurningPointMoment | null {
  const seat = match.result === null ? undefined : winners(match.result)[0];
  if (seat === undefined) return null;
  const gained = numberAt(standing, seat) < Math.max(...standing) ? undefined : winningGain(moments, seat);
  if (gained !== undefined) return { ...gained, wins: true };
  const line = match.logFor(null).findLast((one) => one.level !== 'heading' && Object.values(one.args).includes(`seat:${seat}`));
  return line === undefined ? null : { at, seat, gain: 0, line, wins: true };
}

/** Whether a match can be played again by the rules of today. */
export const isRetold = ({ game }: LoadedGame, record: MatchRecord): boolean => game.rules.version === record.rules;

/** What is known of a match that was played by earlier rules: who had which colour. */
function untold({ game }: LoadedGame, { seats, options, seed, entropy, pack }: MatchRecord): MatchStory {
  const match = Match.start(game.rules, { seats, options, seed, entropy, ...(pack === undefined ? {} : { pack }) });
  return { colours: game.rules.colours(match), rounds: [], moments: [] };
}

/** Plays a record again and notes where everybody stood, in the eyes of all. */
export function storyOf(loaded: LoadedGame, record: MatchRecord): MatchStory {
  if (!isRetold(loaded, record)) return untold(loaded, record);
  const { game, board, data } = loaded;
  const first = record.start?.at ?? 0;
  const match = replay(game.rules, record, first);
  const seats = match.seats;
  const standing = (): number[] => {
    const view = game.rules.view(match, null);
    return seats.map((seat) => board.score(view, seat, data));
  };
  const roundOf = (): string => JSON.stringify(game.rules.phaseStrip(match, match.phase).round);
  const labelOf = (): string => String(game.rules.phaseStrip(match, match.phase).round.args?.n ?? '');
  const rounds: { label: string; standing: number[] }[] = [{ label: '', standing: standing() }];
  let label = labelOf();
  const moments: TurningPointMoment[] = [];
  let round = roundOf();
  let before = standing();
  record.answers.slice(first).forEach(([seat, key, ...chance], at) => {
    const lines = match.log.length;
    match.rig(chance);
    match.answer(seatOf(seat), key);
    const now = standing();
    const gain = numberAt(now, seat) - numberAt(before, seat);
    const line = match.logFor(null, lines).find((one) => one.level !== 'heading' && Object.values(one.args).includes(`seat:${seat}`));
    if (gain > 0 && line !== undefined) moments.push({ at: first + at + 1, seat: seatOf(seat), gain, line });
    if (roundOf() !== round) {
      rounds.push({ label, standing: before });
      round = roundOf();
      label = labelOf();
    }
    before = now;
  });
  rounds.push({ label, standing: before });
  const winning = winningMoment(match, moments, before, record.answers.length);
  const others = moments.filter(({ at }) => at !== winning?.at).sort((a, b) => b.gain - a.gain || a.at - b.at);
  const told = winning === null ? others.slice(0, MOST_MOMENTS) : [...others.slice(0, MOST_MOMENTS - 1), winning];
  return { colours: game.rules.colours(match), rounds, moments: told.sort((a, b) => a.at - b.at) };
}
