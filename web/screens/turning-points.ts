import { type LogLine, type MatchRecord, replay, type Seat, seatOf } from '@pantheon/kernel';
import type { LoadedGame } from '../app/use-game.ts';

/** A step after which somebody stood much better. */
export interface TurningPointMoment {
  readonly at: number;
  readonly seat: Seat;
  readonly gain: number;
  readonly line: LogLine;
}

/** How a match went: where everybody stood after each round, and the steps that mattered most. */
export interface MatchStory {
  readonly colours: readonly string[];
  /** One row for each round: where the seats stood at its end. */
  readonly rounds: readonly { readonly label: string; readonly standing: readonly number[] }[];
  readonly moments: readonly TurningPointMoment[];
}

const MOST_MOMENTS = 6;

/** Plays a record again and notes where everybody stood, in the eyes of all. */
export function storyOf({ game, board, data }: LoadedGame, record: MatchRecord): MatchStory {
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
    const gain = (now[seat] as number) - (before[seat] as number);
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
  const best = [...moments].sort((a, b) => b.gain - a.gain || a.at - b.at).slice(0, MOST_MOMENTS);
  return { colours: game.rules.colours(match), rounds, moments: best.sort((a, b) => a.at - b.at) };
}
