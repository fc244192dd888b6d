import {
  type BoardPlayer,
  type Box,
  boxAround,
  grown,
  PlacedGroups,
  type PlacedNames,
  type Point,
  type Ref,
  settleIn,
  unheard,
} from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Outlook } from '../rules/outlook.ts';
import type { View } from '../rules/types.ts';
import type { Standing } from './groups.tsx';
import { type AreaSpot, type Chart, printedIn, UNIT } from './layout.ts';

/** A land with what is to be said about it. */
interface Told {
  readonly area: number;
  readonly text: string;
}

const percent = (odds: number): string => `${Math.round(odds * 100)}%`;

/** What a layer says: the odds of every land that could be taken, or who could come with how much. */
function tellingOf({ layer, outlook, view, players, free }: PillsProps): Told[] {
  if (layer === 'reach') return outlook.reach.map(({ area, odds }) => ({ area, text: odds === 1 ? free : percent(odds) }));
  const told = new Map<number, string[]>();
  for (const { area, by, units } of outlook.danger) {
    const name = players[view.factions[by]?.seat ?? -1]?.name ?? '';
    told.set(area, [...(told.get(area) ?? []), `${name} ${units}`]);
  }
  return [...told].map(([area, texts]) => ({ area, text: texts.join(', ') }));
}

/** Which of the layers about conquest is switched on. */
export const outlookIn = (layers: ReadonlySet<string>): 'reach' | 'danger' | null =>
  layers.has('reach') ? 'reach' : layers.has('danger') ? 'danger' : null;

interface RimsProps {
  readonly layer: 'reach' | 'danger';
  readonly chart: Chart;
  readonly outlook: Outlook;
}

/** The lands that a layer speaks of, below names and pieces and without a veil: owners stay readable. */
export const OutlookRims = ({ layer, chart, outlook }: RimsProps): ReactNode => {
  const areas = new Set(outlook[layer].map(({ area }) => area));
  return (
    <g className={`cyc-rims ${layer}`} {...unheard}>
      {chart.areas.map(({ ref, index, path }) => areas.has(index) && <path key={ref} d={path} />)}
    </g>
  );
};

interface PillsProps extends RimsProps {
  readonly view: View;
  readonly players: readonly BoardPlayer[];
  readonly names: PlacedNames;
  readonly standing: ReadonlyMap<Ref, Standing>;
  readonly growth: number;
  /** What is said of a land that nobody defends. */
  readonly free: string;
}

const PILL = { letter: 6.6, height: 18, margin: 14 };

/** What a layer says, beside each land and clear of every name and piece. */
export function OutlookPills(props: PillsProps): ReactNode {
  const { layer, chart, names, standing, growth } = props;
  const taken: Box[] = [
    ...chart.areas.flatMap(printedIn),
    ...[...names.values()].map(({ box }) => box),
    ...[...standing.values()].flatMap(({ groups }) => groups.map(({ at }) => ({ x: at[0], y: at[1], ...grown(UNIT, growth) }))),
  ];
  const groups = tellingOf(props).flatMap(({ area, text }) => {
    const spot = chart.areas[area];
    if (spot === undefined) return [];
    const width = text.length * PILL.letter + PILL.margin;
    return [
      { key: spot.ref, node: <Pill text={text} width={width} />, at: placeOf(spot, grown({ width, height: PILL.height }, growth), taken) },
    ];
  });
  return (
    <g className={`cyc-pills ${layer}`}>
      <PlacedGroups groups={groups} />
    </g>
  );
}

/** Above the land, or wherever else there is room near it. */
function placeOf(spot: AreaSpot, size: { readonly width: number; readonly height: number }, taken: Box[]): Point {
  const { x, y, height } = boxAround(spot.points);
  const near: Point = [x, y - height / 2];
  return settleIn(spot.points, [{ ...size, near, outside: true }], [...taken], taken)[0] ?? near;
}

const Pill = ({ text, width }: { text: string; width: number }): ReactNode => (
  <g {...unheard}>
    <rect x={-width / 2} y={-PILL.height / 2} width={width} height={PILL.height} rx={PILL.height / 2} />
    <text y="4.200">{text}</text>
  </g>
);
