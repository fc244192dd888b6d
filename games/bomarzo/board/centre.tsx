import { type BoardProps, ownerClass, Pawn, type PlayerColour, type Ref, type Seat, Slide, shapeOf, TargetGroup } from '@pantheon/web/kit';
import { memo, type ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { cubeColours, trackColours } from './drawings.ts';
import { type Layout, layoutFor } from './layout.ts';

type Props = BoardProps<View, BomarzoData>;
type Placed = Props & { readonly at: Layout };

/** The plan in the middle: the walk of the seasons, the harvest areas, the tracks, the decks. */
export const Centre = (props: Props): ReactNode => {
  const at = layoutFor(props.phone);
  const { x, y, width, height } = at.plan;
  return (
    <g>
      <rect className="plan-out" x={x - 5} y={y - 5} width={width + 10} height={height + 10} rx="18" />
      <rect className="plan" x={x} y={y} width={width} height={height} rx="14" />
      <Walk {...props} at={at} />
      <Deck {...props} at={at} />
      <WorshipDeck {...props} at={at} />
      <Harvest {...props} at={at} />
      <Tracks {...props} at={at} />
    </g>
  );
};

/** A winding path through the points. */
const pathThrough = (points: Layout['walk']): string =>
  points
    .map(([x, y], at) => {
      const before = points[at - 1];
      return before === undefined ? `M${x} ${y}` : `C${(before[0] + x) / 2} ${before[1]} ${(before[0] + x) / 2} ${y} ${x} ${y}`;
    })
    .join('');

function Walk({ view, speak, at }: Placed): ReactNode {
  const path = pathThrough(at.walk);
  return (
    <g>
      <text className="plan-title" x={at.plan.x + 14} y={at.plan.y + 26}>
        {view.revealed ? speak.id('board.end') : speak.id('board.season', { n: view.season })}
      </text>
      <path className="walk" d={path} />
      <path className="walkline" d={path} />
      {at.walk.map(([x, y], step) => {
        const disc = view.discs[step];
        const hex = discColours[disc ?? ''];
        const now = step + 1 === view.season;
        return (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle className={`season ${now ? 'now' : step + 1 < view.season ? 'past' : ''}`} r={now ? 17 : 15} />
            <text className={`season-n ${now ? 'now' : ''}`} y="5">
              {step + 1}
            </text>
            {disc !== undefined && hex !== undefined && (
              <TargetGroup of={`disc:${disc}`}>
                <circle className="disc" cx="14" cy="-12" r="8" fill={hex} />
              </TargetGroup>
            )}
          </g>
        );
      })}
    </g>
  );
}

function WorshipDeck({ view, at }: Placed): ReactNode {
  if (view.worshipDeck === 0) return null;
  const x = at.plan.x + at.plan.width - 168;
  return (
    <TargetGroup of="deck:worship" className="deck">
      <rect className="cardback-2" x={x} y={at.plan.y + 8} width="22" height="28" rx="3" />
      <text className="decktext" x={x + 28} y={at.plan.y + 26}>
        {view.worshipDeck}
      </text>
    </TargetGroup>
  );
}

const discColours: { readonly [disc: string]: string } = {
  white: '#f2efe6',
  black: '#2b2b2b',
  green: '#4d8b42',
  yellow: '#e3bf3c',
  brown: '#7a5230',
};

function Deck({ view, speak, at }: Placed): ReactNode {
  const x = at.plan.x + at.plan.width - 14;
  const { y } = at.plan;
  const name = view.top === null ? '' : speak.name(`card2:${view.top}`);
  return (
    <TargetGroup of="deck:cards" className="deck">
      <rect className="cardback-1" x={x - 20} y={y + 10} width="20" height="27" rx="3" />
      <rect className="cardback-1" x={x - 23} y={y + 8} width="20" height="27" rx="3" />
      <text className="decktext" x={x - 30} y={y + 19} textAnchor="end">
        {view.deckSize}
      </text>
      {view.top !== null && (
        <g data-ref={`card2:${view.top}`}>
          <text className="topcard" x={x - 30} y={y + 34} textAnchor="end">
            {name}
          </text>
        </g>
      )}
    </TargetGroup>
  );
}

/** What grows or lies in the harvest areas: furrows, rocks, rows of vines. */
const GROUNDS: { readonly [area: string]: string } = {
  fields: 'M62 12q22-9 44-3t44-4M66 16q20-8 42-3t42-4M72 4q20-6 38-2t38-4',
  quarries: 'M88 14l9-11 10 3 6 8zM112 14l11-15 13 5 10 10zM74 14l6-6 7 6z',
  vineyards:
    'M80 2h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0M84 8h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0M80 14h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0m9 0h0',
};

function Harvest({ view, data, players, speak, at }: Placed): ReactNode {
  return data.areas.map((area, index) => {
    const pawns = view.harvest[index] ?? [];
    const [x, y] = at.harvest[index] as readonly [number, number];
    return (
      <TargetGroup key={area.id} of={`area:${area.id}`} className="area">
        <rect className="area-ring" x={x - 6} y={y - 6} width={159} height="66" rx="9" />
        <path className={`area-ground ${area.id}`} d={GROUNDS[area.id] ?? ''} transform={`translate(${x} ${y})`} />
        <text className="area-name" x={x} y={y + 10}>
          {speak.name(`area:${area.id}`)}
        </text>
        {area.yields.slice(0, 4).map((yields, space) => {
          const seat = pawns[space];
          const left = x + space * 38.5;
          return (
            <g key={space} transform={`translate(${left} ${y + 18})`}>
              <rect className="space" width="35" height="36" rx="6" />
              {seat === undefined ? (
                <>
                  <text className="space-n" x="10" y="23">
                    {yields}
                  </text>
                  <rect className="cube" x="18" y="12.500" width="11" height="11" rx="2.500" fill={cubeColours[area.resource] ?? 'none'} />
                </>
              ) : (
                <Slide x={17.5} y={18} steady={false}>
                  <Pawn colour={players[seat]?.colour ?? 'red'} size={26} />
                </Slide>
              )}
            </g>
          );
        })}
      </TargetGroup>
    );
  });
}

function Tracks({ view, data, players, speak, at }: Placed): ReactNode {
  const spaces = data.pack.secondaryTracks;
  return data.tracks.map((track, index) => {
    const [x, y] = at.tracks[index] as readonly [number, number];
    const [nameX, nameY] = at.trackName;
    const markers = players.map((player) => [player.colour, view.tracks[player.seat]?.[index] ?? 0] as const);
    const top = Math.min(0, nameY) - 4;
    const left = Math.min(0, nameX) - 6;
    return (
      <TargetGroup key={track} of={`track:${track}`} className="trackrow">
        <rect className="track-ring" x={x + left} y={y + top} width={at.step * spaces.max - left + 4} height={38 - top} rx="8" />
        <rect x={x + nameX} y={y + nameY} width="92" height={nameY < 0 ? 17 : 25} rx="5" fill={trackColours[track] ?? 'none'} />
        <text className="track-name" x={x + nameX + 9} y={y + nameY + (nameY < 0 ? 13 : 17)}>
          {speak.name(`track:${track}`)}
        </text>
        {Array.from({ length: spaces.max }, (_, step) => {
          const value = step + 1;
          const sign = spaces.victoryPointSpaces.indexOf(value);
          const taken = sign < 0 ? null : (view.signs[index]?.[sign] ?? null);
          const here = markers.flatMap(([colour, on]) => (on === value ? [colour] : []));
          return (
            <TrackSpace
              key={value}
              x={x + step * at.step}
              y={y}
              width={at.space}
              value={value}
              gold={sign >= 0 && taken === null}
              taken={taken === null ? null : (players[taken]?.colour ?? null)}
              here={here.join(' ')}
            />
          );
        })}
      </TargetGroup>
    );
  });
}

/** The tracks on which a seat has come farthest; where it leads nowhere, those on which it has come far at all. */
export function leadsOf({ view, data, players }: Props, seat: Seat): readonly Ref[] {
  const stepOf = (of: Seat, track: number): number => view.tracks[of]?.[track] ?? 0;
  const far = data.tracks.flatMap((track, index) => (stepOf(seat, index) > 0 ? [{ track, index }] : []));
  const leads = far.filter(({ index }) => players.every((other) => stepOf(other.seat, index) <= stepOf(seat, index)));
  return (leads.length > 0 ? leads : far).map(({ track }): Ref => `track:${track}`);
}

interface SpaceProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly value: number;
  readonly gold: boolean;
  readonly taken: PlayerColour | null;
  readonly here: string;
}

const TrackSpace = memo(({ x, y, width, value, gold, taken, here }: SpaceProps): ReactNode => {
  const colours = here === '' ? [] : (here.split(' ') as PlayerColour[]);
  const big = colours.length === 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`space ${gold ? 'gold' : ''}`} width={width} height="34" rx="5" />
      {colours.length === 0 && (
        <text className={`track-n ${gold ? 'gold' : ''}`} x={width / 2} y="21.500">
          {value}
        </text>
      )}
      {taken !== null && (
        <g className={ownerClass(taken)} transform={`translate(${width - 6} 6) scale(.36)`}>
          <path className="plate" d={shapeOf(taken)} />
        </g>
      )}
      {colours.map((colour, at) => (
        <g
          key={colour}
          className={ownerClass(colour)}
          transform={`translate(${big ? width / 2 : width / 2 - 7.5 + (at % 2) * 15} ${big ? 17 : 9.5 + Math.floor(at / 2) * 15}) scale(${big ? 0.95 : 0.62})`}
        >
          <path className="plate" d={shapeOf(colour)} />
        </g>
      ))}
    </g>
  );
});
