import {
  BoardIcon,
  type BoardProps,
  Building,
  ChartSea,
  Coin,
  GoldBuilding,
  MapChart,
  PlacedGroups,
  type PlacedName,
  type PlacedNames,
  PlaceName,
  type PlayerColour,
  type Point,
  type Ref,
  type Seat,
  SiteMark,
  TargetGroup,
  thickestOf,
  useGrowth,
} from '@pantheon/web/kit';
import { memo, type ReactNode, useMemo } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { Yield } from '../rules/income.ts';
import { type OnSite, type Readings, readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { AssemblyBoard } from './assembly.tsx';
import { Compass } from './compass.tsx';
import { buildings, pieces } from './drawings.ts';
import { arrange, colourOf, type Standing } from './groups.tsx';
import { type AreaSpot, type Chart, chartOf, compassSpot, placeNames } from './layout.ts';
import { OutlookPills, OutlookRims, outlookIn } from './outlook.tsx';

type Props = BoardProps<View, CycladesData>;

/** The archipelago as a sea chart, or what lies of it while it is being assembled. */
export function ChartBoard(props: Props): ReactNode {
  const { assembly } = props.view;
  return assembly === null ? <Archipelago {...props} /> : <AssemblyBoard {...props} assembly={assembly} />;
}

function Archipelago({ view, data, viewer, players, speak, layers }: Props): ReactNode {
  const chart = useMemo(() => chartOf(data, view.board), [data, view.board]);
  const growth = useGrowth();
  const names = useMemo(() => placeNames(chart, growth, (area) => speak.name(area)), [chart, growth, speak]);
  const readings = readingsOf(view, data);
  const standing = useStanding(chart, view, readings, names, growth);
  const rose = useMemo(() => compassSpot(chart), [chart]);
  const layer = outlookIn(layers);
  const outlook = readings.outlook(viewer);
  return (
    <>
      <Compass at={rose} />
      <MapChart
        board={chart.outline}
        areas={chart.areas}
        ground={<ChartSea board={chart.outline} areas={chart.areas} />}
        ownerOf={({ land, index }) => (land ? holderOf(view, index) : undefined)}
      >
        {layer !== null && <OutlookRims layer={layer} chart={chart} outlook={outlook} />}
        {chart.areas.map((area) => (
          <AreaThings
            key={area.ref}
            area={area}
            view={view}
            readings={readings}
            name={names.get(area.ref) ?? null}
            standing={standing.get(area.ref) ?? NOTHING}
            income={layers.has('income')}
          />
        ))}
        {layer !== null && (
          <OutlookPills
            layer={layer}
            chart={chart}
            outlook={outlook}
            view={view}
            players={players}
            names={names}
            standing={standing}
            growth={growth}
            free={speak.id('board.unguarded')}
          />
        )}
      </MapChart>
    </>
  );
}

/** So far to each side a phone shows around the middle of its first view. */
const IN_SIGHT = 150;

/** Where most of the reader's own lands are. */
export function homeOf({ view, data, viewer }: Props): Point | null {
  const own = chartOf(data, view.board).areas.filter(
    ({ land, index }) => land && view.factions[view.control[index] ?? -1]?.seat === viewer,
  );
  return thickestOf(
    own.map(({ units }) => units),
    IN_SIGHT,
  );
}

/** What an area yields in a cycle. */
export function incomeHint(thing: Ref, { view, data, speak }: Props): string | null {
  const area = chartOf(data, view.board).areas.find(({ ref }) => ref === thing);
  const coins = readingsOf(view, data).yields[area?.index ?? -1]?.coins ?? 0;
  return coins === 0 ? null : speak.id('board.coinsHere', { coins });
}

const isMetropolis = (what: OnSite | null): boolean => what !== null && 'metropolis' in what;

/** The metropolises of a seat, where they stand. */
export const metropolisesOf = ({ view, data }: Props, seat: Seat): readonly Ref[] =>
  chartOf(data, view.board)
    .areas.filter(({ index }) => view.factions[view.control[index] ?? -1]?.seat === seat)
    .flatMap(({ sites }) => sites.filter(({ index }) => isMetropolis(readingsOf(view, data).sites[index] ?? null)).map(({ ref }) => ref));

const holderOf = (view: View, area: number): PlayerColour | null => {
  const holder = view.control[area] ?? -1;
  return holder < 0 ? null : colourOf(view, holder);
};

/** Everything on the chart in its place. Places are found anew only when something that stands there has changed. */
function useStanding(chart: Chart, view: View, readings: Readings, names: PlacedNames, growth: number): ReadonlyMap<Ref, Standing> {
  const { control, fleets, troops, mercenaries, heroes, figures, factions } = view;
  const { closed, yields } = readings;
  const there = JSON.stringify([
    control,
    fleets,
    troops,
    mercenaries,
    heroes,
    figures,
    closed,
    yields,
    factions.map(({ colour }) => colour),
  ]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `there` is all of the view that matters here
  return useMemo(() => arrange(chart, view, readings, names, growth), [chart, there, names, growth]);
}

const NOTHING: Standing = { groups: [], coin: null };

interface AreaProps {
  readonly area: AreaSpot;
  readonly view: View;
  readonly readings: Readings;
  readonly name: PlacedName | null;
  readonly standing: Standing;
  readonly income: boolean;
}

function AreaThings({ area, view, readings, name, standing, income }: AreaProps): ReactNode {
  const yields = readings.yields[area.index];
  const coins = yields?.coins ?? 0;
  const { groups, coin } = standing;
  return (
    <g className="cyc-things">
      {area.sites.map((site) => (
        <SiteThing key={site.ref} of={site.ref} at={site.at} what={readings.sites[site.index] ?? null} />
      ))}
      {area.priestess !== null && <SymbolAt at={area.priestess} />}
      {coins > 0 && coin !== null && <CoinAt at={coin} coins={coins} large={income} />}
      {name !== null && <PlaceName name={name.name} at={[name.box.x, name.box.y]} />}
      <PlacedGroups groups={groups} />
      {income && coin !== null && yields !== undefined && <IncomeOf view={view} yields={yields} at={coin} />}
    </g>
  );
}

/** Whose income it is, around the coin. */
function IncomeOf({ view, yields: { coins, to }, at }: { view: View; yields: Yield; at: Point }): ReactNode {
  if (coins === 0 || to < 0) return null;
  return <circle className={`cyc-yield p-${colourOf(view, to)}`} cx={at[0]} cy={at[1]} r="13" />;
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

interface SiteProps {
  readonly of: `site:${string}`;
  readonly at: Point;
  readonly what: OnSite | null;
}

function SiteThing({ of, at, what }: { of: string } & Omit<SiteProps, 'of'>): ReactNode {
  const drawing = what === null ? undefined : buildings['building' in what ? what.building : 'metropolis'];
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <TargetGroup of={of as SiteProps['of']}>
        {drawing === undefined ? (
          <SiteMark />
        ) : isMetropolis(what) ? (
          <GoldBuilding of={drawing} size={22} />
        ) : (
          <Building of={drawing} size={17} />
        )}
      </TargetGroup>
    </g>
  );
}
