import { type BoardPlayer, LandShape, oncePerPack, type PlayerColour, playerColour, unheard } from '@pantheon/web/kit';
import { memo, type ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { FRAME, SIZE, type SpaceSpot } from './layout.ts';

const LOST = 1;
const DROWNED = 2;

/** Whether a space is land that has not drowned. */
export const isLand = (space: SpaceSpot, view: View): boolean => space.land && view.fate[space.index] !== DROWNED;

/** Whether a space has been lost to fanatics. */
export const isLost = (space: SpaceSpot, view: View): boolean => view.fate[space.index] === LOST;

/** The patterns of the ground. The waves go into the world a whole number of times, so that there is no seam. */
const Patterns = (): ReactNode => (
  <defs>
    <linearGradient id="dil-deep" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" className="sea-stop-2" />
      <stop offset=".5" className="sea-stop-0" />
      <stop offset="1" className="sea-stop-1" />
    </linearGradient>
    <pattern id="dil-waves" width="47" height="16" patternUnits="userSpaceOnUse">
      <path
        className="wave"
        d="M0 5q5.875-4 11.750 0t11.750 0 11.750 0 11.750 0M-12 13q5.875-4 11.750 0t11.750 0 11.750 0 11.750 0 11.750 0"
      />
    </pattern>
    <pattern id="dil-drown" width="12" height="8" patternUnits="userSpaceOnUse">
      <path className="dil-ripple" d="M0 4q3-3.500 6 0t6 0" />
    </pattern>
    <pattern id="dil-ash" width="17" height="13" patternUnits="userSpaceOnUse">
      <path className="dil-ash" d="M3 4h3M12 9h4M10 2l2 1M2 10l2-1" />
    </pattern>
    <pattern id="dil-fanatic" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path className="dil-cross" d="M0 4h8M4 0v8" />
    </pattern>
    <clipPath id="dil-clip">
      <path d={FRAME} />
    </clipPath>
  </defs>
);

const wide = { x: -SIZE.width, y: -SIZE.height / 2, width: 3 * SIZE.width, height: 2 * SIZE.height };

/** The sea all around the world. */
export const Ocean = memo(() => (
  <g {...unheard}>
    <Patterns />
    <rect {...wide} fill="url(#dil-deep)" />
    <rect {...wide} fill="url(#dil-waves)" />
  </g>
));

/** The shallows along all coasts that are left, and the borders of the oceans. */
const Shallows = memo(({ coasts, edges }: { coasts: string; edges: string }) => (
  <>
    {[1, 2, 3, 4].map((depth) => (
      <path key={depth} className={`depth depth-${depth}`} d={coasts} />
    ))}
    <path className="seaedge" d={edges} />
  </>
));

/** Whether some have still to choose the people that they lead. */
export const isOpening = (view: View): boolean => view.colour.some((colour) => colour < 0);

/** The colour of the people of each space; null where none lives. */
export const peoplesOf = oncePerPack(({ spaces, pack }: DiluvioData): readonly (PlayerColour | null)[] =>
  spaces.map((_, index) => {
    const people = pack.colours.find(({ continent }) => continent === pack.map.spaces[index]?.landmass);
    return people === undefined ? null : playerColour(people.id);
  }),
);

interface GroundProps {
  readonly spaces: readonly SpaceSpot[];
  /** Whose continent a land is, while peoples are chosen. */
  readonly peoples: readonly (PlayerColour | null)[];
  /** The borders of all oceans. */
  readonly edges: string;
  readonly view: View;
  readonly players: readonly BoardPlayer[];
  readonly layers: ReadonlySet<string>;
}

/** Land as it is: in its owner's colours, burnt bare, lost or drowned. */
export function Ground({ spaces, peoples, edges, view, players, layers }: GroundProps): ReactNode {
  const lands = spaces.filter(({ land }) => land);
  const coasts = lands.flatMap((space) => (isLand(space, view) ? [space.path] : [])).join('');
  return (
    <g clipPath="url(#dil-clip)">
      <Shallows coasts={coasts} edges={edges} />
      {lands.map((space) =>
        isLand(space, view) ? (
          <DryLand
            key={space.ref}
            space={space}
            owner={players[view.control[space.index] ?? -1]?.colour ?? peoples[space.index] ?? null}
            look={isLost(space, view) ? 'lost' : (view.bare[space.index] ?? 0) > 0 ? 'bare' : 'green'}
          />
        ) : (
          <path key={space.ref} className="dil-drowned" d={space.path} />
        ),
      )}
      {layers.has('flood') && lands.map((space) => <WillDrown key={space.ref} space={space} rises={view.rises} />)}
      {layers.has('forecast') && <Outlook lands={lands} view={view} />}
    </g>
  );
}

interface DryProps {
  readonly space: SpaceSpot;
  readonly owner: BoardPlayer['colour'] | null;
  readonly look: 'green' | 'bare' | 'lost';
}

const DryLand = memo(({ space, owner, look }: DryProps) => (
  <>
    <LandShape area={space.ref} path={space.path} owner={owner} />
    {look !== 'green' && <path className={`dil-${look}`} d={space.path} />}
    {look === 'bare' && <path className="dil-bare-ash" d={space.path} />}
  </>
));

const WillDrown = memo(({ space, rises }: { space: SpaceSpot; rises: number }) =>
  space.flood > rises ? <path className={`dil-flood stage-${space.flood}`} d={space.path} /> : null,
);

/** What this round does to the land if everybody works. */
function Outlook({ lands, view }: { lands: readonly SpaceSpot[]; view: View }): ReactNode {
  const { bare, lost, rises } = view.forecast;
  return lands.map((space) => {
    if (!isLand(space, view)) return null;
    const drowns = space.flood > view.rises && space.flood <= rises;
    const fate = drowns ? 'drown' : lost.includes(space.index) ? 'overrun' : bare.includes(space.index) ? 'strip' : null;
    return fate === null ? null : <path key={space.ref} className={`dil-will-${fate}`} d={space.path} />;
  });
}
