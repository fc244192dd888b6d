import type { Ref } from '@pantheon/kernel';
import { memo, type ReactNode, useContext } from 'react';
import { useFollowed } from './follow.ts';
import type { Point } from './geometry.ts';
import { HighlightsContext, isLit, useHighlight, useHovered, useTarget } from './highlights.ts';
import { hatchOf, ownerClass, type PlayerColour } from './players.tsx';

/** The drawing is told in words by the outline of the position, so nobody hears it piece by piece. */
export const unheard = { 'aria-hidden': true } as const;

/** An area of a map. */
export interface MapArea {
  readonly ref: Ref;
  /** Its outline. */
  readonly path: string;
}

/** The sea with its waves and the depths around all coasts. `coasts` is the outline of all land at once. */
export const Sea = memo(({ board, coasts, children }: { board: string; coasts: string; children?: ReactNode }) => (
  <g className="sea-ground" {...unheard}>
    <clipPath id="board-clip">
      <path d={board} />
    </clipPath>
    <path d={board} fill="url(#seafill)" />
    <path d={board} fill="url(#waves)" />
    <g clipPath="url(#board-clip)">
      <path className="depth depth-1" d={coasts} />
      <path className="depth depth-2" d={coasts} />
      <path className="depth depth-3" d={coasts} />
      <path className="depth depth-4" d={coasts} />
      {children}
    </g>
  </g>
));

interface LandProps {
  readonly area: Ref;
  readonly path: string;
  readonly owner?: PlayerColour | null;
}

/** A land, washed in the colour of its owner like a page of an old atlas. */
export const LandShape = memo(({ area, path, owner = null }: LandProps) => {
  const id = `clip-${area.replace(/[^a-zA-Z0-9]/g, '-')}`;
  return (
    <g className={owner === null ? 'free' : ownerClass(owner)} {...unheard}>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <path className="land" d={path} />
      <g clipPath={`url(#${id})`}>
        {owner === null ? (
          <path className="wash-free" d={path} />
        ) : (
          <>
            <path className="wash-fill" d={path} />
            <path className="wash-wide" d={path} />
            <path className="wash-hatch" d={path} stroke={hatchOf(owner)} />
            <path className="wash-rim" d={path} />
          </>
        )}
      </g>
      <path className="coast" d={path} />
    </g>
  );
});

/** An area that can be chosen and asked about: an invisible surface that takes pointer and focus. */
export const AreaTarget = memo(({ area, path }: { area: Ref; path: string }) => (
  <path {...useTarget(area)} className="area-target" d={path} />
));

/** Where more areas than these are lit, the ground steps back only a little, so that owners stay readable. */
const FEW = 4;

/** The light over a map: the ground steps back, what is offered shines white, what is chosen gold. Pieces are drawn above it. */
export const MapHighlight = memo(({ areas, board }: { areas: readonly MapArea[]; board: string }) => {
  const highlights = useContext(HighlightsContext);
  const lit = useFollowed(highlights.subscribe, () =>
    areas
      .filter((area) => isLit(highlights.of(area.ref)))
      .map((area) => area.ref)
      .join(' '),
  );
  const holes = lit === '' ? [] : lit.split(' ');
  return (
    <g className={holes.length > FEW ? 'light many' : 'light'} {...unheard}>
      {holes.length > 0 && (
        <path className="dim" d={board + areas.flatMap((area) => (holes.includes(area.ref) ? [area.path] : [])).join('')} />
      )}
      {areas.map((area) => (
        <AreaHighlight key={area.ref} area={area.ref} path={area.path} />
      ))}
    </g>
  );
});

/** The light of one area. */
export const AreaHighlight = memo(({ area, path }: { area: Ref; path: string }) => {
  const light = useHighlight(area);
  const pointed = useHovered(area);
  if (light === 'chosen')
    return (
      <>
        <path className="draftback" d={path} />
        <path className="draftline" d={path} />
      </>
    );
  if (pointed) return <path className="lithover" d={path} />;
  if (light === 'offered')
    return (
      <>
        <path className="litglow" d={path} />
        <path className="litedge" d={path} />
        <path className="litline" d={path} />
      </>
    );
  if (light === 'fresh') return <path className="freshline" d={path} />;
  return null;
});

/** The name of a land, in small capitals. */
export const PlaceName = memo(({ name, at }: { name: string; at: Point }) => (
  <g transform={`translate(${at[0]} ${at[1]})`} {...unheard}>
    <text className="lname steady" y="4">
      {name}
    </text>
  </g>
));

/** The name of a sea. */
export const SeaName = memo(({ name, at }: { name: string; at: Point }) => (
  <g transform={`translate(${at[0]} ${at[1]})`} {...unheard}>
    <text className="sname steady" y="4">
      {name}
    </text>
  </g>
));
