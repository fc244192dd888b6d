import type { ReactNode } from 'react';

/** The colours of players, as the rules name them. Each has a shape and a hatch of its own. */
export const playerColours = ['red', 'yellow', 'green', 'blue', 'purple', 'black', 'white'] as const;
export type PlayerColour = (typeof playerColours)[number];

/** The colour that the rules name, or the first one where they name none that we know. */
export const playerColour = (name: string | undefined): PlayerColour => playerColours.find((colour) => colour === name) ?? 'red';

const SHAPES: { readonly [C in PlayerColour]: string } = {
  red: 'M-8.600 0a8.600 8.600 0 1 1 17.200 0a8.600 8.600 0 1 1-17.200 0z',
  yellow: 'M-8.200 8.200V-.9a8.200 8.200 0 0 1 16.400 0V8.200z',
  green: 'M0-11L11 0L0 11L-11 0z',
  blue: 'M-7.800-8.600H7.800a.8.800 0 0 1 .8.800V7.800a.8.800 0 0 1-.8.800H-7.800a.8.800 0 0 1-.8-.8V-7.800a.8.800 0 0 1 .8-.8z',
  purple: 'M0-9.600L8.500-4.800V4.800L0 9.600L-8.500 4.800V-4.800z',
  black: 'M-8.400-8.200H8.400V1.300C8.400 6.900 2.600 9.500 0 10.800C-2.600 9.500-8.400 6.900-8.400 1.300z',
  white: 'M-3.700-9H3.700L9-3.700V3.700L3.700 9H-3.700L-9 3.700V-3.700z',
};

/** The outline of a colour's shape around 0, 0, about 9 units in radius. */
export const shapeOf = (colour: PlayerColour): string => SHAPES[colour];

/** The class that sets `--p`, the colour of an owner, for everything inside. */
export const ownerClass = (colour: PlayerColour): string => `p-${colour}`;

/** The fill of a colour's hatch; the stage defines the patterns. */
export const hatchOf = (colour: PlayerColour): string => `url(#h-${colour})`;

/** The sign of a player in lists and sentences. */
export const Mark = ({ colour }: { colour: PlayerColour }): ReactNode => (
  <svg className={`mark ${ownerClass(colour)}`} viewBox="-12 -12 24 24" aria-hidden="true">
    <path d={SHAPES[colour]} />
  </svg>
);

const line = (path: string, width = 2.2): ReactNode => <path d={path} stroke="currentColor" strokeWidth={width} fill="none" />;

const HATCHES: readonly (readonly [PlayerColour, number, ReactNode])[] = [
  ['red', 45, line('M0 3h6')],
  ['yellow', -45, line('M0 3h6')],
  ['green', 0, <circle key="dot" cx="3" cy="3" r="1.500" fill="currentColor" />],
  ['blue', 0, line('M0 3h6')],
  ['purple', 45, line('M0 3h6M3 0v6', 1.5)],
  ['black', 90, line('M0 3h6')],
  ['white', 90, line('M0 3h3', 2.4)],
];

/** The patterns that a stage needs: one hatch for each colour. */
export const Hatches = (): ReactNode =>
  HATCHES.map(([colour, turn, drawing]) => (
    <pattern
      key={colour}
      id={`h-${colour}`}
      className={`hatch ${ownerClass(colour)}`}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      {drawing}
    </pattern>
  ));
