import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';

/** The ends of the axis on which bars are drawn, and the rating of whoever is new. */
export const AXIS = { from: 1200, to: 2000, fresh: 1500 } as const;

export interface Rated {
  readonly rating: number;
  readonly interval: number;
}

const place = (rating: number): number => Math.min(100, Math.max(0, (100 * (rating - AXIS.from)) / (AXIS.to - AXIS.from)));

/** The bar in which the true strength lies, 19 times of 20, with the estimate as a dot. The figures beside it say the same. */
export function RatingBar({ rating, interval }: Rated): ReactNode {
  const [low, high] = [place(rating - interval), place(rating + interval)];
  return (
    <svg className="whisk" viewBox="0 0 100 34" preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d="M0 17H100" />
      <path className="fresh" d={`M${place(AXIS.fresh)} 8V26`} />
      <path className="span" d={`M${low} 17H${high}`} />
      <path className="dot" d={`M${place(rating)} 17h0`} />
    </svg>
  );
}

/** A rating is never shown without its ±. */
export function RatingFigure({ rating, interval }: Rated): ReactNode {
  const words = useWords();
  return (
    <span className="rv">
      {rating} <small>{words('rating.interval', { n: interval })}</small>
    </span>
  );
}

const WIDE = 96;
const HIGH = 32;

/** How a rating went at the last tables. */
export function Trend({ of }: { of: readonly number[] }): ReactNode {
  const last = of.at(-1);
  if (last === undefined || of.length < 2) return null;
  const [low, high] = [Math.min(...of), Math.max(...of)];
  const x = (at: number): number => (at * (WIDE - 8)) / (of.length - 1) + 2;
  const y = (value: number): number => (high === low ? HIGH / 2 : 4 + ((HIGH - 8) * (high - value)) / (high - low));
  return (
    <svg className="trend" viewBox={`0 0 ${WIDE} ${HIGH}`} width={WIDE} height={HIGH} aria-hidden="true">
      <polyline points={of.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')} />
      <circle cx={x(of.length - 1)} cy={y(last)} r="3" />
    </svg>
  );
}
