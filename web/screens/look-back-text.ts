import type { Move, Review, TurningPoint } from '@pantheon/bots';
import type { Seat } from '@pantheon/kernel';
import { chanceText } from '../app/chance-text.ts';

/** A sentence of the page: its id, and what it is filled with. */
export interface PageSentence {
  readonly id: string;
  readonly args: { readonly [name: string]: string | number };
}

type NameOf = (seat: Seat) => string;

/** What turned the match: who did what to whose chance, and from where to where it moved. */
export function turningText(point: TurningPoint, nameOf: NameOf, language: string): PageSentence {
  const { moved, seat, cause, by, before, after } = point;
  const who = cause === 'luck' ? 'luck' : seat === moved ? 'own' : 'other';
  return {
    id: `review.turn.${who}.${by > 0 ? 'up' : 'down'}`,
    args: {
      name: nameOf(moved),
      by: nameOf(seat),
      before: chanceText(before[moved] ?? 0, language),
      after: chanceText(after[moved] ?? 0, language),
    },
  };
}

/** From which share of a game on the dice were with somebody, or were so all along. */
const SOME_LUCK = 0.1;
const MUCH_LUCK = 0.5;

/** How the dice treated a seat, in words: the sum over a match is no chance of anything. */
export function luckText({ luck }: Review, seat: Seat): PageSentence {
  const sum = luck[seat] ?? 0;
  const much = Math.abs(sum) >= MUCH_LUCK ? 'very' : 'some';
  return { id: Math.abs(sum) < SOME_LUCK ? 'review.luck.even' : `review.luck.${much}.${sum > 0 ? 'good' : 'bad'}`, args: {} };
}

/** How a seat answered: how many of its answers were as good as the bot's, and what one of them gave away on average. */
export function answersText({ moves, lost, sound }: Review, seat: Seat, language: string): PageSentence {
  const n = moves.filter((move) => move.seat === seat).length;
  const points = (100 * (lost[seat] ?? 0)) / Math.max(1, n);
  const each = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(points);
  return { id: 'review.answers', args: { n, good: Math.round((sound[seat] ?? 0) * n), each } };
}

/** A loss that is worth a line of its own, as a share of a game. */
const DEAR = 0.05;

/** The answer with which a seat gave away most; null where none was dear. */
export function dearestMove({ moves }: Review, seat: Seat): Move | null {
  const own = moves.filter((move) => move.seat === seat && move.lost >= DEAR);
  return own.length === 0 ? null : own.reduce((dearest, move) => (move.lost > dearest.lost ? move : dearest));
}
