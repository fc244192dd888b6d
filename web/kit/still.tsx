import { type ReactNode, useEffect, useRef } from 'react';
import { StageDefs, steadyAt } from './stage.tsx';

/** A part of a board, in the board's own units. */
export interface BoardWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface StillProps {
  /** What is seen; the rest of the board lies outside. */
  readonly of: BoardWindow;
  /** What a reader of the screen hears. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A picture of a board: the same drawing as at the table, but it neither pans nor zooms. */
export function StillBoard({ of: { x, y, width, height }, label, children }: StillProps): ReactNode {
  const svg = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const element = svg.current;
    if (element === null) return;
    const watch = new ResizeObserver(() => {
      const scale = Math.max(element.clientWidth / width, element.clientHeight / height);
      if (scale > 0) element.style.setProperty('--steady', String(steadyAt(scale)));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [width, height]);
  return (
    <svg
      ref={svg}
      className="map still"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <StageDefs />
      {children}
    </svg>
  );
}
