import {
  type Box,
  grown,
  Medal,
  type PieceGroup,
  type PlacedGroup,
  type PlacedNames,
  Plate,
  type PlayerColour,
  type Point,
  Portrait,
  playerColour,
  type Ref,
  settleIn,
  TargetGroup,
  UnitPiece,
} from '@pantheon/web/kit';
import type { Readings } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { creatureOf, heroOf, pieces } from './drawings.ts';
import { type AreaSpot, type Chart, printedIn, UNIT } from './layout.ts';

/** The colour of a faction. */
export const colourOf = (view: View, faction: number): PlayerColour => playerColour(view.factions[faction]?.colour);

type Unplaced = PieceGroup & { readonly width: number };

/** The pieces that stand in an area, each kind by itself. */
function groupsIn(view: View, area: number): Unplaced[] {
  const groups: Unplaced[] = [];
  const holder = view.control[area] ?? -1;
  if (holder >= 0) {
    const colour = colourOf(view, holder);
    const add = (key: string, count: number, of: (typeof pieces)[keyof typeof pieces]): void => {
      if (count > 0) groups.push({ key, width: UNIT.width, node: <UnitPiece colour={colour} of={of} count={count} /> });
    };
    add('fleet', view.fleets[area] ?? 0, pieces.fleet);
    add('troop', view.troops[area] ?? 0, pieces.troop);
    add('mercenary', view.mercenaries[area] ?? 0, pieces.mercenary);
  }
  for (const hero of view.heroes) {
    if (hero.area !== area) continue;
    const portrait = <Portrait of={heroOf(hero.id)} colour={colourOf(view, hero.owner)} radius={10} />;
    groups.push({ key: `hero:${hero.id}`, width: 24, node: <TargetGroup of={`hero:${hero.id}`}>{portrait}</TargetGroup> });
  }
  if (holder >= 0 && groups.length === 0) groups.push({ key: 'control', width: 16, node: <Plate colour={colourOf(view, holder)} /> });
  return groups;
}

/** So much room a creature takes with the plate of whoever controls it. */
const FIGURE = 28;

const CLOSED: Unplaced = {
  key: 'closed',
  width: FIGURE,
  node: (
    <g className="cyc-closed">
      <circle r="13" />
      <path d="M-9-9L9 9" />
    </g>
  ),
};

/** The creatures that stand in an area, each with its owner's plate, and the sign of a sea that one of them closes. */
const figuresIn = (view: View, { closed }: Readings, area: number): Unplaced[] => [
  ...view.figures
    .filter((figure) => figure.area === area)
    .map(({ id, owner }) => ({
      key: `creature:${id}`,
      width: FIGURE,
      node: (
        <TargetGroup of={`creature:${id}`}>
          <Medal of={creatureOf(id)} colour={colourOf(view, owner)} radius={13} />
        </TargetGroup>
      ),
    })),
  ...(closed[area] ? [CLOSED] : []),
];

/** What stands in an area and where: its pieces, and its income where no place is printed for it. */
export interface Standing {
  readonly groups: readonly PlacedGroup[];
  readonly coin: Point | null;
}

const COIN = 18;

/** The income of an area: on its printed coin, else wherever there is room for one that it has gained. */
function coinIn({ yields }: Readings, area: AreaSpot, standing: Box[]): Point | null {
  if (area.coin !== null) return area.coin;
  if ((yields[area.index]?.coins ?? 0) === 0) return null;
  const [at = null] = settleIn(area.points, [{ width: COIN, height: COIN }], standing, standing);
  return at;
}

/**
 * Finds a place for everything on the chart, so that nothing covers anything else or what is printed, also across borders. Lands come
 * first: they have less room than seas. Creatures come before other pieces: they are larger. Pieces are `growth` times as large as drawn.
 */
export function arrange(chart: Chart, view: View, readings: Readings, names: PlacedNames, growth: number): ReadonlyMap<Ref, Standing> {
  const standing: Box[] = [...chart.areas.flatMap(printedIn), ...[...names.values()].map(({ box }) => box)];
  const settle = (area: AreaSpot, unplaced: readonly Unplaced[], height: number, near: Point): PlacedGroup[] => {
    const wanted = unplaced.map(({ width }) => ({
      ...grown({ width, height }, growth),
      near,
      ...(area.land ? ({ outside: 'rarely' } as const) : {}),
    }));
    const places = settleIn(area.points, wanted, standing, standing);
    return unplaced.map(({ key, node }, n): PlacedGroup => ({ key, node, at: places[n] ?? near }));
  };
  const landsFirst = [...chart.areas].sort((a, b) => Number(b.land) - Number(a.land));
  const figures = new Map(landsFirst.map((area) => [area.ref, settle(area, figuresIn(view, readings, area.index), FIGURE, area.creature)]));
  return new Map(
    landsFirst.map((area): [Ref, Standing] => {
      const groups = settle(area, groupsIn(view, area.index), UNIT.height, area.units);
      return [area.ref, { groups: [...(figures.get(area.ref) ?? []), ...groups], coin: coinIn(readings, area, standing) }];
    }),
  );
}
