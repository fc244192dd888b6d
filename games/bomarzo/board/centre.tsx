import { type BoardProps, ownerClass, Pawn, type PlayerColour, Slide, shapeOf, Target } from '@pantheon/web/kit';
import { memo, type ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { cubeColours, trackColours } from './glyphs.ts';
import { CENTRE, HARVEST_WIDTH, HARVEST_Y, TRACK_STEP, TRACKS_Y, WALK } from './layout.ts';

type Props = BoardProps<View, BomarzoData>;

/** The plan in the middle: the walk of the seasons, the harvest areas, the tracks, the deck. */
export const Centre = (props: Props): ReactNode => (
  <g>
    <rect className="plan-out" x={CENTRE.x - 5} y={CENTRE.y - 5} width={CENTRE.width + 10} height={CENTRE.height + 10} rx="18" />
    <rect className="plan" x={CENTRE.x} y={CENTRE.y} width={CENTRE.width} height={CENTRE.height} rx="14" />
    <Walk {...props} />
    <Deck {...props} />
    <Harvest {...props} />
    <Tracks {...props} />
  </g>
);

const PATH = `M${WALK[0]?.[0]} ${WALK[0]?.[1]}${WALK.slice(1)
  .map(([x, y], at) => {
    const [px, py] = WALK[at] as readonly [number, number];
    return `C${px + 28} ${py} ${x - 28} ${y} ${x} ${y}`;
  })
  .join('')}`;

function Walk({ view, speak, data }: Props): ReactNode {
  return (
    <g>
      <text className="plan-title" x={CENTRE.x + 16} y={CENTRE.y + 26}>
        {view.revealed ? speak.id('board.end') : speak.id('board.season', { n: view.season })}
      </text>
      <path className="walk" d={PATH} />
      <path className="walkline" d={PATH} />
      {WALK.map(([x, y], at) => {
        const disc = view.discs[at];
        const hex = discColours[disc ?? ''];
        return (
          <g key={`${x}`} transform={`translate(${x} ${y})`}>
            <circle
              className={`season ${at + 1 === view.season ? 'now' : at + 1 < view.season ? 'past' : ''}`}
              r={at + 1 === view.season ? 17 : 15}
            />
            <text className={`season-n ${at + 1 === view.season ? 'now' : ''}`} y="5">
              {at + 1}
            </text>
            {disc !== undefined && hex !== undefined && (
              <Target of={`disc:${disc}`}>
                <circle className="disc" cx="14" cy="-12" r="8" fill={hex} />
              </Target>
            )}
          </g>
        );
      })}
      {data.pack.expansions.worship && view.worshipDeck > 0 && (
        <Target of="deck:worship" className="deck">
          <rect className="cardback-2" x={CENTRE.x + CENTRE.width - 168} y={CENTRE.y + 8} width="22" height="28" rx="3" />
          <text className="decktext" x={CENTRE.x + CENTRE.width - 140} y={CENTRE.y + 26}>
            {view.worshipDeck}
          </text>
        </Target>
      )}
    </g>
  );
}

const discColours: { readonly [disc: string]: string } = {
  white: '#f2efe6',
  black: '#2b2b2b',
  green: '#4d8b42',
  yellow: '#e3bf3c',
  brown: '#7a5230',
};

function Deck({ view, speak }: Props): ReactNode {
  const x = CENTRE.x + CENTRE.width - 16;
  const name = view.top === null ? '' : speak.name(`card2:${view.top}`);
  return (
    <Target of="deck:cards" className="deck">
      <rect className="cardback-1" x={x - 20} y={CENTRE.y + 10} width="20" height="27" rx="3" />
      <rect className="cardback-1" x={x - 23} y={CENTRE.y + 8} width="20" height="27" rx="3" />
      <text className="decktext" x={x - 30} y={CENTRE.y + 19} textAnchor="end">
        {view.deckSize}
      </text>
      {view.top !== null && (
        <g data-ref={`card2:${view.top}`}>
          <text className="topcard" x={x - 30} y={CENTRE.y + 34} textAnchor="end">
            {name}
          </text>
        </g>
      )}
    </Target>
  );
}

function Harvest({ view, data, players, speak }: Props): ReactNode {
  return data.areas.map((area, at) => {
    const pawns = view.harvest[at] ?? [];
    const x = CENTRE.x + 16 + at * (HARVEST_WIDTH + 6);
    return (
      <Target key={area.id} of={`area:${area.id}`} className="area">
        <rect className="area-ring" x={x - 6} y={HARVEST_Y - 6} width={HARVEST_WIDTH + 8} height="66" rx="9" />
        <text className="area-name" x={x} y={HARVEST_Y + 10}>
          {speak.name(`area:${area.id}`)}
        </text>
        {area.yields.slice(0, 4).map((yields, space) => {
          const seat = pawns[space];
          const left = x + space * 38.5;
          return (
            <g key={space} transform={`translate(${left} ${HARVEST_Y + 18})`}>
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
      </Target>
    );
  });
}

function Tracks({ view, data, players, speak }: Props): ReactNode {
  const spaces = data.pack.secondaryTracks;
  return data.tracks.map((track, at) => {
    const y = TRACKS_Y + at * TRACK_STEP;
    const markers = players.map((player) => [player.colour, view.tracks[player.seat]?.[at] ?? 0] as const);
    return (
      <Target key={track} of={`track:${track}`} className="trackrow">
        <rect className="track-ring" x={CENTRE.x + 10} y={y - 4} width={CENTRE.width - 20} height="42" rx="8" />
        <rect x={CENTRE.x + 16} y={y + 4} width="92" height="25" rx="5" fill={trackColours[track] ?? 'none'} />
        <text className="track-name" x={CENTRE.x + 25} y={y + 21}>
          {speak.name(`track:${track}`)}
        </text>
        {Array.from({ length: spaces.max }, (_, step) => {
          const value = step + 1;
          const sign = spaces.victoryPointSpaces.indexOf(value);
          const taken = sign < 0 ? null : (view.signs[at]?.[sign] ?? null);
          const here = markers.flatMap(([colour, on]) => (on === value ? [colour] : []));
          return (
            <TrackSpace
              key={value}
              x={CENTRE.x + 114 + step * 37.8}
              y={y}
              value={value}
              gold={sign >= 0 && taken === null}
              taken={taken === null ? null : (players[taken]?.colour ?? null)}
              here={here.join(' ')}
            />
          );
        })}
      </Target>
    );
  });
}

interface SpaceProps {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  readonly gold: boolean;
  readonly taken: PlayerColour | null;
  readonly here: string;
}

const TrackSpace = memo(({ x, y, value, gold, taken, here }: SpaceProps): ReactNode => {
  const colours = here === '' ? [] : (here.split(' ') as PlayerColour[]);
  const big = colours.length === 1;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={`space ${gold ? 'gold' : ''}`} width="34.500" height="34" rx="5" />
      {colours.length === 0 && (
        <text className={`track-n ${gold ? 'gold' : ''}`} x="17.200" y="21.500">
          {value}
        </text>
      )}
      {taken !== null && (
        <g className={ownerClass(taken)} transform="translate(29 6) scale(.36)">
          <path className="plate" d={shapeOf(taken)} />
        </g>
      )}
      {colours.map((colour, at) => (
        <g
          key={colour}
          className={ownerClass(colour)}
          transform={`translate(${big ? 17.2 : 9.5 + (at % 2) * 15.5} ${big ? 17 : 9.5 + Math.floor(at / 2) * 15}) scale(${big ? 0.95 : 0.62})`}
        >
          <path className="plate" d={shapeOf(colour)} />
        </g>
      ))}
    </g>
  );
});
