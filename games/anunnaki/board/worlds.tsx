import {
  AreaTarget,
  BoardIcon,
  type BoardPlayer,
  type BoardProps,
  Land,
  Lines,
  MapLight,
  type Point,
  Portrait,
  playerColour,
  Slide,
  signs,
  Target,
  Unit,
} from '@pantheon/web/kit';
import { type ReactNode, useMemo } from 'react';
import { KINDS, PIECES } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { culture, guard, laurel, pieces, resources } from './drawings.ts';
import { type LandSpot, SIZE, worldsOf } from './layout.ts';
import { Star } from './star.tsx';

type Props = BoardProps<View, Data>;

const FRAME = `M0 0H${SIZE.width}V${SIZE.height}H0z`;

/** The star of the reader, or of whoever acts, beside the worlds. */
export function SkyBoard({ view, data, players, eyes, speak }: Props): ReactNode {
  const houses = view.players.map(({ house }) => house).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worlds depend on the lands in play and on whose planets they are
  const worlds = useMemo(() => worldsOf(data, view), [data, houses, view.lands.length]);
  const areas = useMemo(() => worlds.lands.map(({ ref, path }) => ({ ref, path })), [worlds]);
  const whose = eyes ?? view.active;
  const player = view.players[whose];
  return (
    <>
      <rect className="anu-sky" width={SIZE.width} height={SIZE.height} />
      <Stars />
      <path className="anu-halo" d={worlds.outline} />
      {worlds.lands.map((land) => (
        <Land key={land.ref} area={land.ref} path={land.path} owner={players[view.control[land.index] ?? -1]?.colour ?? null} />
      ))}
      <MapLight areas={areas} board={FRAME} />
      {areas.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {worlds.names.map(({ ref, at }) => (
        <text key={ref} className="anu-planet" x={at[0]} y={at[1]}>
          {speak.name(ref)}
        </text>
      ))}
      {worlds.lands.map((land) => (
        <LandThings key={land.ref} land={land} view={view} data={data} players={players} name={speak.name(land.ref)} />
      ))}
      {worlds.culture.map(({ index, at }) => (
        <CultureToken key={index} token={view.culture[index] ?? -2} at={at} data={data} />
      ))}
      {player !== undefined && (
        <Star
          view={view}
          data={data}
          player={player}
          colour={players[whose]?.colour ?? playerColour(undefined)}
          nameOf={(thing) => speak.name(thing)}
        />
      )}
    </>
  );
}

const SKY: readonly Point[] = Array.from({ length: 70 }, (_, n) => [(n * 397.3) % SIZE.width, (n * 211.7) % SIZE.height] as const);

const Stars = (): ReactNode => (
  <g className="anu-stars">
    {SKY.map(([x, y], n) => (
      <circle key={`${x}-${y}`} cx={x} cy={y} r={0.6 + (n % 3) * 0.5} />
    ))}
  </g>
);

const CultureToken = ({ token, at, data }: { token: number; at: Point; data: Data }): ReactNode =>
  token === -2 ? null : (
    <Target of={`culture:${data.culture[token]?.id ?? 'hidden'}`}>
      <g className="anu-culture" transform={`translate(${at[0]} ${at[1]})`}>
        <circle r="8" />
        {token >= 0 && <BoardIcon of={culture} size={11} />}
      </g>
    </Target>
  );

interface ThingsProps {
  readonly land: LandSpot;
  readonly view: View;
  readonly data: Data;
  readonly players: readonly BoardPlayer[];
  readonly name: string;
}

function LandThings({ land, view, data, players, name }: ThingsProps): ReactNode {
  const [x, y] = land.at;
  const sheet = data.lands[land.index];
  const units = players.flatMap((player) => unitsOf(view, data, land.index, player));
  const guarded = view.guards[land.index] ?? -2;
  return (
    <g>
      <Lines className="anu-land" text={name} x={x} y={y - 15} letters={11} lineHeight={9} anchor="middle" most={2} />
      {sheet?.icons.map((kind, n) => (
        <g key={`${KINDS[kind]}-${n.toString()}`} className={((view.covered[land.index] ?? 0) >> n) & 1 ? 'anu-icon covered' : 'anu-icon'}>
          <BoardIcon of={resources[KINDS[kind] ?? ''] ?? laurel} x={x + (n - (sheet.icons.length - 1) / 2) * 10} y={y + 2} size={9} />
        </g>
      ))}
      {guarded !== -2 && (
        <Target of={guarded >= 0 ? `civilisation:${data.civilisations[guarded]?.id}` : land.ref}>
          <g className="anu-guard" transform={`translate(${x} ${y + 15})`}>
            <circle r="8" />
            {guarded >= 0 ? <BoardIcon of={guard} size={12} /> : <text y="4">?</text>}
          </g>
        </Target>
      )}
      {units.map(({ key, node }, n) => (
        <Slide key={key} x={x + (n - (units.length - 1) / 2) * 22} y={y + 17}>
          <g transform="scale(.72)">{node}</g>
        </Slide>
      ))}
    </g>
  );
}

function unitsOf(view: View, data: Data, land: number, player: BoardPlayer): { key: string; node: ReactNode }[] {
  const first = (player.seat * data.size + land) * PIECES.length;
  return PIECES.map((piece, kind) => ({ piece, count: view.pieces[first + kind] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ piece, count }) => ({ key: `${player.seat}-${piece}`, node: <Standing piece={piece} count={count} player={player} /> }));
}

function Standing({ piece, count, player }: { piece: string; count: number; player: BoardPlayer }): ReactNode {
  const drawing = pieces[piece] ?? signs.pawn;
  if (piece === 'minor' || piece === 'major') return <Portrait of={drawing} colour={player.colour} />;
  return <Unit colour={player.colour} of={drawing} count={count} />;
}
