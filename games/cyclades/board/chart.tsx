import {
  AreaTarget,
  BoardIcon,
  type BoardProps,
  type Box,
  Building,
  Coin,
  GoldBuilding,
  Land,
  MapLight,
  Medal,
  PlaceName,
  type Placing,
  Plate,
  type PlayerColour,
  type Point,
  Portrait,
  placeIn,
  playerColour,
  Sea,
  Site,
  Slide,
  Target,
  Unit,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { buildings, creatures, heroes, pieces } from './drawings.ts';
import { type AreaSpot, chartOf, type PlacedName, placeNames, printedIn, UNIT } from './layout.ts';

type Props = BoardProps<View, CycladesData>;

/** The colour of a faction. */
export const colourOf = (view: View, faction: number): PlayerColour => playerColour(view.factions[faction]?.colour);

/** The archipelago as a sea chart. */
export function ChartBoard({ view, data, speak, layers }: Props): ReactNode {
  const chart = useMemo(() => chartOf(data, view.board), [data, view.board]);
  const areas = useMemo(() => chart.areas.map(({ ref, path }) => ({ ref, path })), [chart]);
  const names = useMemo(() => placeNames(chart, (area) => speak.name(area)), [chart, speak]);
  return (
    <>
      <Sea board={chart.outline} coasts={chart.coasts}>
        <path className="seaedge" d={chart.seaEdges} />
      </Sea>
      {chart.areas.map((area) => {
        const holder = view.control[area.index] ?? -1;
        return area.land && <Land key={area.ref} area={area.ref} path={area.path} owner={holder < 0 ? null : colourOf(view, holder)} />;
      })}
      <MapLight areas={areas} board={chart.outline} />
      {chart.areas.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {chart.areas.map((area) => (
        <AreaThings key={area.ref} area={area} view={view} name={names.get(area.ref) ?? null} income={layers.has('income')} />
      ))}
    </>
  );
}

interface AreaProps {
  readonly area: AreaSpot;
  readonly view: View;
  readonly name: PlacedName | null;
  readonly income: boolean;
}

interface Group {
  readonly key: string;
  readonly width: number;
  readonly node: ReactNode;
}

/** The pieces that stand in an area, each kind by itself. */
function groupsIn(view: View, area: number): Group[] {
  const groups: Group[] = [];
  const holder = view.control[area] ?? -1;
  if (holder >= 0) {
    const colour = colourOf(view, holder);
    const add = (key: string, count: number, of: (typeof pieces)[keyof typeof pieces]): void => {
      if (count > 0) groups.push({ key, width: UNIT.width, node: <Unit colour={colour} of={of} count={count} /> });
    };
    add('fleet', view.fleets[area] ?? 0, pieces.fleet);
    add('troop', view.troops[area] ?? 0, pieces.troop);
    add('mercenary', view.mercenaries[area] ?? 0, pieces.mercenary);
  }
  for (const hero of view.heroes) {
    if (hero.area !== area) continue;
    const drawing = heroes[hero.id];
    if (drawing !== undefined)
      groups.push({
        key: `hero:${hero.id}`,
        width: 24,
        node: (
          <Target of={`hero:${hero.id}`}>
            <Portrait of={drawing} colour={colourOf(view, hero.owner)} radius={10} />
          </Target>
        ),
      });
  }
  if (holder >= 0 && groups.length === 0) groups.push({ key: 'control', width: 16, node: <Plate colour={colourOf(view, holder)} /> });
  return groups;
}

const square = (at: Point, size: number): Box => ({ x: at[0], y: at[1], width: size, height: size });

function AreaThings({ area, view, name, income }: AreaProps): ReactNode {
  const groups = groupsIn(view, area.index);
  const coins = view.yields[area.index]?.coins ?? 0;
  const figures = view.figures.filter((figure) => figure.area === area.index);
  const taken: Box[] = [
    ...printedIn(area),
    ...(coins > 0 && area.coin === null ? [square(area.middle, 20)] : []),
    ...figures.map((_, n) => square([area.creature[0] + n * 22, area.creature[1]], 28)),
    ...(name === null ? [] : [name.box]),
  ];
  const wanted: Placing[] = groups.map(({ width }) => ({ width, height: UNIT.height, near: area.units }));
  const places = placeIn(area.points, wanted, taken);
  return (
    <g className="cyc-things">
      {area.sites.map((site) => (
        <SiteThing
          key={site.ref}
          of={site.ref}
          at={site.at}
          what={view.built[site.index] ?? null}
          metropolis={view.metropolis[site.index] ?? false}
        />
      ))}
      {area.priestess !== null && <SymbolAt at={area.priestess} />}
      {coins > 0 && <CoinAt at={area.coin ?? area.middle} coins={coins} large={income} />}
      {name !== null && <PlaceName name={name.name} at={[name.box.x, name.box.y]} />}
      {figures.map((figure, n) => (
        <Slide key={figure.id} x={area.creature[0] + n * 22} y={area.creature[1]}>
          <Target of={`creature:${figure.id}`}>
            <Medal of={creatures[figure.id] ?? pieces.symbol} colour={colourOf(view, figure.owner)} radius={12} />
          </Target>
        </Slide>
      ))}
      {groups.map(({ key, node }, n) => {
        const [x, y] = places[n] ?? area.units;
        return (
          <Slide key={key} x={x} y={y}>
            {node}
          </Slide>
        );
      })}
      {view.closed[area.index] && <ClosedAt at={area.creature} />}
    </g>
  );
}

const CoinAt = memo(({ at, coins, large }: { at: Point; coins: number; large: boolean }) => (
  <g transform={`translate(${at[0]} ${at[1]})`}>
    <Coin value={coins} radius={large ? 10 : 7.4} />
  </g>
));

const SymbolAt = memo(({ at }: { at: Point }) => (
  <g className="cyc-symbol" transform={`translate(${at[0]} ${at[1]})`}>
    <circle r="7" />
    <BoardIcon of={pieces.symbol} size={10} />
  </g>
));

const ClosedAt = memo(({ at }: { at: Point }) => <circle className="cyc-closed" cx={at[0]} cy={at[1]} r="17" />);

interface SiteProps {
  readonly of: `site:${string}`;
  readonly at: Point;
  readonly what: string | null;
  readonly metropolis: boolean;
}

function SiteThing({ of, at, what, metropolis }: { of: string } & Omit<SiteProps, 'of'>): ReactNode {
  const drawing = what === null ? undefined : (buildings[what] ?? buildings.metropolis);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <Target of={of as SiteProps['of']}>
        {drawing === undefined ? (
          <Site />
        ) : metropolis && buildings.metropolis !== undefined ? (
          <GoldBuilding of={buildings.metropolis} />
        ) : (
          <Building of={drawing} />
        )}
      </Target>
    </g>
  );
}
