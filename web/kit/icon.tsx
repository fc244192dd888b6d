import type { ReactNode } from 'react';
import { useFollowed } from './follow.ts';

/** A drawing, by the name of its symbol on the page: a sign in one colour, or a picture. */
export interface Drawing {
  readonly symbol: string;
  /** A picture in its own colours, on a square ground that fills the drawing. */
  readonly picture?: true;
}

interface Symbol {
  readonly box: string;
  readonly path: string;
}

const symbols = new Map<string, Symbol>();
let version = 0;
const listeners = new Set<() => void>();

function register(symbol: string, box: string, path: string): Drawing {
  if (!symbols.has(symbol)) {
    symbols.set(symbol, { box, path });
    version++;
    for (const listener of listeners) listener();
  }
  return { symbol };
}

/**
 * An icon of the game-icons set (CC BY 3.0, see the page of credits) by its name there. The build puts the drawing in as the second
 * argument, so a page carries the icons that it uses and no others. Call it at the top of a module, with a literal.
 */
export const glyph = (name: string, path = ''): Drawing => register(`g-${name}`, '0 0 256 256', path);

/** An icon that `glyph` draws in a file that comes later, as the pictures of a game do: here it is only named. */
export const glyphLater = (name: string): Drawing => ({ symbol: `g-${name}` });

/** A drawing of our own, on a field of 24 x 24. */
export const drawn = (name: string, path: string): Drawing => register(`d-${name}`, '0 0 24 24', path);

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All drawings in use, once on the page. */
export function Sprite(): ReactNode {
  useFollowed(follow, () => version);
  return (
    <svg width="0" height="0" className="sprite" aria-hidden="true">
      {[...symbols].map(([symbol, { box, path }]) => (
        <symbol key={symbol} id={symbol} viewBox={box}>
          <path fill="currentColor" d={path} />
        </symbol>
      ))}
    </svg>
  );
}

/** A drawing within text, as large as the text. */
export const Icon = ({ of, className = '' }: { of: Drawing; className?: string }): ReactNode => (
  <svg className={`ic ${of.picture ? 'pic' : ''} ${className}`} aria-hidden="true">
    <use href={`#${of.symbol}`} />
  </svg>
);

/** A drawing on a board, centred on a point. */
export const BoardIcon = ({ of, x = 0, y = 0, size, className }: BoardIconProps): ReactNode => (
  <use
    href={`#${of.symbol}`}
    x={x - size / 2}
    y={y - size / 2}
    width={size}
    height={size}
    {...(className === undefined ? {} : { className })}
  />
);

interface BoardIconProps {
  of: Drawing;
  x?: number;
  y?: number;
  size: number;
  className?: string;
}
