import {
  type BoardProps,
  boardOf,
  CoinText,
  HandGroup,
  icons,
  MapChart,
  type PanelProps,
  PlaceName,
  placeIn,
  type Ref,
  Sea,
  SecretText,
  Slide,
  Stat,
  TargetGroup,
  UnitPiece,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import type { IslesData } from '../data/read.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { type IsleShape, lanes, SEA, SIZE, shapesOf } from './layout.ts';
import { words } from './words.ts';

type Props = BoardProps<View, IslesData>;

const refOf = (data: IslesData, isle: number): Ref => `isle:${data.isles[isle]?.id ?? isle}`;

const UNIT = { width: 40, height: 24 };

function Board({ view, data, players, speak }: Props): ReactNode {
  const isles = useMemo(() => shapesOf(data.isles.length).map((shape, isle) => ({ ...shape, isle, ref: refOf(data, isle) })), [data]);
  return (
    <MapChart
      board={SEA}
      areas={isles}
      ground={<Lanes shapes={isles} />}
      ownerOf={({ isle }) => players[view.owner[isle] ?? -1]?.colour ?? null}
    >
      {isles.map(({ ref, isle, ...shape }) => (
        <IsleThings key={ref} of={ref} shape={shape} isle={isle} view={view} players={players} name={speak.name(ref)} />
      ))}
    </MapChart>
  );
}

/** The sea, with the lanes between neighbours. */
const Lanes = memo(({ shapes }: { shapes: readonly IsleShape[] }) => (
  <Sea board={SEA} coasts={shapes.map(({ path }) => path).join('')}>
    <path className="seaedge" d={lanes(shapes)} />
  </Sea>
));

interface IsleProps extends Pick<Props, 'view' | 'players'> {
  readonly of: Ref;
  readonly shape: IsleShape;
  readonly isle: number;
  readonly name: string;
}

function IsleThings({ of, shape, isle, view, players, name }: IsleProps): ReactNode {
  const label = { width: name.length * 7.6, height: 16, near: [shape.middle[0], shape.middle[1] - 20] as const };
  const [title, unit] = placeIn(shape.points, [label, { ...UNIT, near: [shape.middle[0], shape.middle[1] + 16] }]);
  const owner = view.owner[isle] ?? null;
  const colour = owner === null ? undefined : players[owner]?.colour;
  return (
    <>
      {title !== undefined && <PlaceName name={name} at={title} />}
      {unit !== undefined && colour !== undefined && (
        <TargetGroup of={of}>
          <Slide x={unit[0]} y={unit[1]}>
            <UnitPiece colour={colour} of={icons.troop} count={view.units[isle] as number} />
          </Slide>
        </TargetGroup>
      )}
    </>
  );
}

function PlayerPanel({ view, player, compact, speak }: PanelProps<View, IslesData>): ReactNode {
  const isles = view.owner.filter((owner) => owner === player.seat).length;
  const units = view.owner.reduce((sum, owner, isle) => sum + (owner === player.seat ? (view.units[isle] as number) : 0), 0);
  if (compact) return <CoinText value={view.gold[player.seat] as number} />;
  return (
    <div className="stats">
      <span title={speak.id('board.gold')}>
        <CoinText value={view.gold[player.seat] as number} />
      </span>
      <Stat of={icons.pine} value={isles} title={speak.id('board.isles')} />
      <Stat of={icons.troop} value={units} title={speak.id('board.units')} />
    </div>
  );
}

function Hand({ view, data, viewer, speak }: Props): ReactNode {
  const oracle = viewer === null ? null : (view.oracle[viewer] ?? null);
  return (
    <>
      {oracle !== null && (
        <HandGroup>
          <SecretText label={speak.id('board.oracle')} className="chip sec">
            <b className="pl" data-ref={refOf(data, oracle)}>
              {speak.name(refOf(data, oracle))}
            </b>
          </SecretText>
        </HandGroup>
      )}
      {viewer !== null && (
        <HandGroup label={speak.id('board.gold')}>
          <CoinText value={view.gold[viewer] as number} />
        </HandGroup>
      )}
    </>
  );
}

/** The board of Isles: the example of docs/boards.md. */
export const board = boardOf<View, IslesData, Topics>({
  id: 'isles',
  layout: 'column',
  words,
  size: SIZE,
  phoneZoom: 1.7,
  Board,
  PlayerPanel,
  Hand,
  handLayout: 'bar',
  card: (thing, { view, data, players, speak }) => {
    const isle = data.isles.findIndex((one) => thing === `isle:${one.id}`);
    if (isle < 0) return null;
    const owner = view.owner[isle] ?? null;
    return {
      kind: speak.id('board.isle'),
      art: icons.pine,
      text: speak.id('board.isleText'),
      facts: [
        { label: speak.id('board.owner'), value: owner === null ? speak.id('board.free') : (players[owner]?.name ?? '') },
        { label: speak.id('board.units'), value: view.units[isle] as number },
      ],
    };
  },
  components: (data) => [{ title: 'board.components', refs: data.isles.map((_, isle) => refOf(data, isle)) }],
  score: (view, seat, data) =>
    view.owner.filter((owner) => owner === seat).length * data.score.isle + (view.gold[seat] as number) * data.score.gold,
});
