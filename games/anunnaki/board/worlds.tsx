import {
  BoardIcon,
  type BoardProps,
  type Drawing,
  inCircle,
  MapChart,
  ownerClass,
  type PlayerColour,
  type Point,
  playerColour,
  type Ref,
  type Seat,
  TargetGroup,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { MAJOR_BIT } from '../data/model.ts';
import { readingsOf } from '../rules/readings.ts';
import type { Data, PlayerView, View } from '../rules/types.ts';
import { givesOf } from './action-yields.ts';
import { culture, drawingOf } from './drawings.ts';
import { richesOf } from './houses.tsx';
import { layoutFor } from './layout.ts';
import { PlanetName } from './planet-name.tsx';
import { signOf } from './rewards.tsx';
import { SmallStar } from './small-star.tsx';
import { Star, type StarTile } from './star.tsx';
import { LandThings } from './territory.tsx';
import { hasAfterlife, isOpening, type PlanetSpot, worldsOf } from './worlds-layout.ts';

type Props = BoardProps<View, Data>;

/** The star of the reader, large, those of the others small, and the worlds. */
export function SkyBoard(props: Props): ReactNode {
  const { view, data, players, speak, phone } = props;
  const houses = view.players.map(({ house }) => house).join();
  const afterlife = hasAfterlife(data, view);
  const opening = isOpening(view);
  const [large, setLarge] = useState<number | null>(null);
  const { control } = readingsOf(view, data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worlds depend on whose planets they are, and on whether the Afterlife is there
  const worlds = useMemo(() => worldsOf(data, view, phone, large), [data, houses, opening, afterlife, phone, large]);
  const { width, height } = layoutFor(phone).size;
  const frame = `M0 0H${width}V${height}H0z`;
  return (
    <g className="anu-board">
      <Sky width={width} height={height} />
      <MapChart
        board={frame}
        areas={worlds.lands}
        ground={<Halos planets={worlds.planets} />}
        ownerOf={({ index }) => (opening ? houseColour(data, index) : (players[control[index] ?? -1]?.colour ?? null))}
        lookOf={({ index }) => (data.lands[index]?.kind === 'atlantis' ? 'anu-atlantis' : '')}
        over={<path className="anu-doors" d={worlds.doors} />}
      >
        {worlds.planets.map((planet) => (
          <PlanetName
            key={planet.ref}
            planet={planet}
            name={planet.house < 0 ? speak.id('board.gaia') : speak.name(`house:${data.houses[planet.house]?.id ?? ''}`)}
            held={planet.lands.filter((land) => (control[land] ?? -1) >= 0).length}
            title={speak.id(planet.board === large ? 'board.allWorlds' : 'board.oneWorld')}
            note={phone || !opening ? null : noteOf(props, planet)}
            onLook={phone || opening ? null : () => setLarge(planet.board === large ? null : planet.board)}
          />
        ))}
        {worlds.lands.map(
          (land) =>
            land.scale >= 1 && (
              <LandThings key={land.ref} land={land} view={view} data={data} players={players} name={speak.name(land.ref)} />
            ),
        )}
        {worlds.culture.map(({ index, at, scale }) => (
          <CultureToken key={index} token={view.culture[index] ?? -2} at={at} scale={scale} data={data} />
        ))}
      </MapChart>
      <Stars {...props} />
    </g>
  );
}

/** What a planet offers to whoever chooses a House. */
const noteOf = ({ data, speak }: Props, { house, lands }: PlanetSpot): string =>
  house < 0 ? speak.id('board.forAll', { n: lands.length }) : richesOf(data, house, speak);

/** Before the match begins the planets show whose House they are. */
function houseColour(data: Data, land: number): PlayerColour | null {
  const house = data.houses[data.lands[land]?.house ?? -1];
  return house === undefined ? null : playerColour(house.colour);
}

/** A shine around each planet. */
const Halos = ({ planets }: { planets: readonly PlanetSpot[] }): ReactNode =>
  planets.map(({ ref, outline }) => <path key={ref} className="anu-halo" d={outline} />);

/** One star large, the others small beside it; a click on a small one enlarges it. */
function Stars({ view, data, players, viewer, speak, phone }: Props): ReactNode {
  const [looked, setLooked] = useState<Seat | null>(null);
  const own = viewer ?? view.active;
  const planning = view.active === own && view.step === 'pawn';
  const whose = planning ? own : (looked ?? own);
  const player = view.players[whose];
  const { star, small } = layoutFor(phone);
  if (player === undefined || player.house < 0 || view.step === 'gods') return null;
  const others = players.filter(({ seat }) => seat !== whose);
  return (
    <>
      <Star
        data={data}
        player={player}
        colour={players[whose]?.colour ?? playerColour(undefined)}
        place={star}
        tiles={tilesOf({ view, data, speak }, whose, player)}
        planning={planning}
      />
      {whose !== own && <Rival data={data} player={player} colour={players[whose]?.colour} x={star.x} y={star.y + star.radius + 34} />}
      {others.map(({ seat, colour, name }, n) => {
        const of = view.players[seat];
        return (
          of !== undefined && (
            <SmallStar
              key={seat}
              data={data}
              player={of}
              colour={colour}
              at={small[n] ?? [0, 0]}
              name={name}
              title={speak.id('board.starOf', { seat: `seat:${seat}` })}
              onLook={() => setLooked(seat === own ? null : seat)}
            />
          )
        );
      })}
    </>
  );
}

interface RivalProps {
  readonly data: Data;
  readonly player: PlayerView;
  readonly colour: PlayerColour | undefined;
  readonly x: number;
  readonly y: number;
}

/** The gods and Pacts of a rival, below the star that is looked at. */
function Rival({ data, player, colour, x, y }: RivalProps): ReactNode {
  const house = data.houses[player.house];
  if (house === undefined) return null;
  const things = [
    ...[house.major.id, ...player.gods.map((card) => house.minors[card]?.id ?? '')].map((id, at) => ({
      ref: `god:${id}` as Ref,
      on: at === 0 ? (player.summoned & MAJOR_BIT) !== 0 : ((player.summoned >> (player.gods[at - 1] ?? 0)) & 1) === 1,
    })),
    ...player.pacts.map((pact) => ({ ref: `pact:${data.pacts[pact]?.id}` as Ref, on: false })),
  ];
  return (
    <g className={ownerClass(colour ?? playerColour(undefined))}>
      {things.map(({ ref, on }, n) => (
        <TargetGroup key={ref} of={ref}>
          <g className={on ? 'anu-rival on' : 'anu-rival'} transform={`translate(${x + (n - (things.length - 1) / 2) * 32} ${y})`}>
            <circle r="14" />
            <RivalSign of={drawingOf(ref) ?? culture} />
          </g>
        </TargetGroup>
      ))}
    </g>
  );
}

/** A god by its picture, a Pact by its sign. */
const RivalSign = ({ of }: { of: Drawing }): ReactNode => <BoardIcon of={inCircle(of)} size={of.picture ? 26 : 19} />;

/** What lies on the points of a player's star, with what the pawn would place and close on its way there. */
function tilesOf(props: Pick<Props, 'view' | 'data' | 'speak'>, seat: Seat, player: PlayerView): StarTile[] {
  const { view, data, speak } = props;
  const ways = readingsOf(view, data).ways[seat];
  return view.tiles.flatMap((index) => {
    const tile = data.tiles[index];
    if (tile === undefined) return [];
    return [
      {
        id: tile.id,
        red: tile.red,
        improved: ((player.improved >> index) & 1) === 1,
        name: speak.id(`tile.${tile.id}`),
        gives: givesOf(props, seat, index),
        places: ways?.places[index] ?? -1,
        closes: ways?.closes[index] ?? 0,
      },
    ];
  });
}

/** The night behind the worlds. */
const Sky = memo(({ width, height }: { width: number; height: number }) => (
  <g className="anu-stars">
    <rect className="anu-sky" x={-width} y={-height} width={3 * width} height={3 * height} />
    {Array.from({ length: Math.round((width * height) / 7000) }, (_, n) => (
      <circle key={`s${n.toString()}`} cx={(n * 397.3) % width} cy={(n * 211.7) % height} r={0.6 + (n % 3) * 0.5} />
    ))}
  </g>
));

const CultureToken = ({ token, at, scale, data }: { token: number; at: Point; scale: number; data: Data }): ReactNode =>
  token === -2 ? null : (
    <TargetGroup of={`culture:${data.culture[token]?.id ?? 'hidden'}`}>
      <g className={token >= 0 ? 'anu-culture' : 'anu-culture down'} transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
        <circle r="8.500" />
        {token >= 0 && <BoardIcon of={signOf(data.culture[token]?.reward[0]) ?? culture} size={12} />}
      </g>
    </TargetGroup>
  );
