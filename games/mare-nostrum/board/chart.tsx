import {
  AreaTarget,
  BoardIcon,
  type BoardProps,
  type Box,
  Building,
  Land,
  MapLight,
  Medal,
  PlaceName,
  type PlayerColour,
  placeIn,
  playerColour,
  Sea,
  SeaName,
  Site,
  Slide,
  Target,
  Unit,
} from '@pantheon/web/kit';
import { type ReactNode, useMemo } from 'react';
import type { Data } from '../rules/data.ts';
import type { View } from '../rules/types.ts';
import { creatures, kinds, laurels, pieces } from './drawings.ts';
import { chartOf, type PlacedName, placeNames, printedIn, SITE, type SiteSpot, type SpaceSpot, UNIT } from './layout.ts';

type Props = BoardProps<View, Data>;

const UNIT_KINDS = ['legion', 'trireme', 'fortress', 'creature'] as const;

/** The colour of a civilisation. */
export const colourOf = (data: Data, side: number): PlayerColour => playerColour(data.components.civilisations[side]?.colour);

/** The Mediterranean as a page of an old atlas. */
export function ChartBoard({ view, data, speak, layers }: Props): ReactNode {
  const chart = useMemo(() => chartOf(data), [data]);
  const areas = useMemo(() => chart.spaces.map(({ ref, path }) => ({ ref, path })), [chart]);
  const names = useMemo(() => placeNames(chart, (space) => speak.name(space)), [chart, speak]);
  const standing = useMemo(() => unitsBySpace(view, data), [view, data]);
  return (
    <>
      <Sea board={chart.frame} coasts={chart.coasts}>
        <path className="seaedge" d={chart.seaEdges} />
      </Sea>
      {chart.spaces.map((space) => {
        const owner = view.owner[space.index] ?? -1;
        return space.land && <Land key={space.ref} area={space.ref} path={space.path} owner={owner < 0 ? null : colourOf(data, owner)} />;
      })}
      <path className="mar-straits" d={chart.straits} />
      <MapLight areas={areas} board={chart.frame} />
      {chart.spaces.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {chart.spaces.map((space) => {
        const name = names.get(space.ref);
        return (
          name !== undefined &&
          (space.land ? (
            <PlaceName key={space.ref} name={name.name} at={[name.box.x, name.box.y]} />
          ) : (
            <SeaName key={space.ref} name={name.name} at={[name.box.x, name.box.y]} />
          ))
        );
      })}
      {chart.spaces.map((space) => (
        <SpaceThings
          key={space.ref}
          space={space}
          view={view}
          data={data}
          groups={standing.get(space.index) ?? []}
          name={names.get(space.ref) ?? null}
          goods={!layers.has('plain')}
        />
      ))}
    </>
  );
}

/** Pieces of one kind and side in a space. */
interface Group {
  readonly side: number;
  readonly kind: (typeof UNIT_KINDS)[number];
  count: number;
}

function unitsBySpace(view: View, data: Data): ReadonlyMap<number, Group[]> {
  const found = new Map<number, Group[]>();
  view.at.forEach((space, unit) => {
    if (space < 0) return;
    const side = Math.floor(unit / data.unitsPerSide);
    const kind = UNIT_KINDS[data.unitKind[unit % data.unitsPerSide] ?? 0] ?? 'legion';
    const groups = found.get(space) ?? [];
    const group = groups.find((other) => other.side === side && other.kind === kind);
    if (group === undefined) groups.push({ side, kind, count: 1 });
    else group.count++;
    found.set(space, groups);
  });
  return found;
}

interface ThingsProps {
  readonly space: SpaceSpot;
  readonly view: View;
  readonly data: Data;
  readonly groups: readonly Group[];
  readonly name: PlacedName | null;
  readonly goods: boolean;
}

function SpaceThings({ space, view, data, groups, name, goods }: ThingsProps): ReactNode {
  const extras = [...((view.temples[space.index] ?? 0) > 0 ? ['temple'] : []), ...((view.markets[space.index] ?? 0) > 0 ? ['market'] : [])];
  const taken: Box[] = [...printedIn(space), ...(name === null ? [] : [name.box])];
  const wanted = [
    ...extras.map(() => ({ width: SITE, height: SITE, near: space.sites[0]?.at ?? space.anchor })),
    ...groups.map(({ kind }) => ({ width: kind === 'creature' ? 28 : UNIT.width, height: UNIT.height, near: space.anchor })),
  ];
  const places = placeIn(space.points, wanted, taken);
  return (
    <g>
      {space.sites.map((site) => (
        <SiteThing key={site.ref} site={site} built={(view.sites[site.index] ?? 0) > 0} goods={goods} />
      ))}
      {extras.map((id, n) => (
        <g key={id} transform={`translate(${places[n]?.join(' ') ?? '0 0'})`}>
          <Building of={pieces[id] ?? laurels} />
        </g>
      ))}
      {groups.map((group, n) => {
        const [x, y] = places[extras.length + n] ?? space.anchor;
        return (
          <Slide key={`${group.side}-${group.kind}`} x={x} y={y}>
            <GroupThing group={group} data={data} />
          </Slide>
        );
      })}
      {view.wars.includes(space.index) && <circle className="mar-war" cx={space.anchor[0]} cy={space.anchor[1]} r="30" />}
    </g>
  );
}

function GroupThing({ group, data }: { group: Group; data: Data }): ReactNode {
  const colour = colourOf(data, group.side);
  if (group.kind !== 'creature') return <Unit colour={colour} of={pieces[group.kind] ?? laurels} count={group.count} />;
  const creature = data.components.civilisations[group.side]?.creature ?? '';
  return (
    <Target of={`creature:${creature}`}>
      <Medal of={creatures[creature] ?? laurels} colour={colour} radius={12} />
      {group.count > 1 && (
        <text className="cnt" x="-10" y="-9">
          {group.count}
        </text>
      )}
    </Target>
  );
}

function SiteThing({ site, built, goods }: { site: SiteSpot; built: boolean; goods: boolean }): ReactNode {
  const at = `translate(${site.at[0]} ${site.at[1]})`;
  if (site.good === null)
    return (
      <g transform={at}>
        <Target of={site.ref}>{built ? <Building of={pieces.city ?? laurels} size={SITE} /> : <Site size={SITE - 2} />}</Target>
      </g>
    );
  return (
    <g transform={at}>
      <Target of={site.ref}>
        <g className={built ? 'mar-good built' : 'mar-good'}>
          <circle r={SITE / 2} />
          {(goods || built) && <BoardIcon of={kinds[site.good] ?? laurels} size={SITE * 0.72} />}
        </g>
      </Target>
    </g>
  );
}
