import {
  AreaTarget,
  type BoardProps,
  boardOf,
  icons,
  MapHighlight,
  type PanelProps,
  PlaceName,
  type Ref,
  Sea,
  Stat,
} from '@pantheon/web/kit';
import { type ReactNode, useMemo } from 'react';
import type { Data } from '../data/read.ts';
import type { State } from '../rules/types.ts';
import { FLOWER, flowersAt, MEADOW, SIZE, shoresOf } from './layout.ts';
import './style.css';
import { words } from './words.ts';

const refOf = (data: Data, pond: number): Ref => `pond:${data.ponds[pond]?.id ?? pond}`;

function Board({ view, data, speak }: BoardProps<State, Data>): ReactNode {
  const ponds = useMemo(() => shoresOf(data.ponds.length).map((shore, pond) => ({ ...shore, ref: refOf(data, pond) })), [data]);
  const shores = useMemo(() => ponds.map(({ path }) => path).join(''), [ponds]);
  return (
    <>
      <Sea board={MEADOW} coasts={shores} />
      <path className="lotus-pond" d={shores} />
      <MapHighlight areas={ponds} board={MEADOW} />
      {ponds.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {ponds.map(({ ref, middle }, pond) => (
        <g key={ref} pointerEvents="none">
          {flowersAt(middle, view.flowers[pond] ?? 0).map(([x, y]) => (
            <path key={`${x} ${y}`} className="lotus-flower" d={FLOWER} transform={`translate(${x} ${y})`} />
          ))}
          <PlaceName name={speak.name(ref)} at={[middle[0], middle[1] + 58]} />
        </g>
      ))}
    </>
  );
}

function PlayerPanel({ view, player: { seat }, compact, speak }: PanelProps<State, Data>): ReactNode {
  const flowers = <Stat of={icons.spark} value={view.gathered[seat] ?? 0} title={speak.id('board.flowers')} />;
  if (compact) return flowers;
  return (
    <div className="stats">
      {flowers}
      <Stat of={icons.sun} value={view.emptied[seat] ?? 0} title={speak.id('board.emptied')} />
    </div>
  );
}

/** The board: ponds in a meadow, with their flowers. */
export const board = boardOf<State, Data>({
  id: 'lotus',
  layout: 'column',
  words,
  size: SIZE,
  phoneZoom: 1.7,
  Board,
  PlayerPanel,
  Hand: () => null,
  handLayout: 'bar',
  card: (thing, { view, data, speak }) => {
    const pond = data.ponds.findIndex(({ id }) => thing === `pond:${id}`);
    if (pond < 0) return null;
    return {
      kind: speak.id('board.pond'),
      art: icons.sun,
      text: speak.id('board.pondText'),
      facts: [{ label: speak.id('board.left'), value: String(view.flowers[pond] ?? 0) }],
    };
  },
  components: (data) => [{ title: 'board.ponds', refs: data.ponds.map((_, pond) => refOf(data, pond)) }],
  score: (view, seat, data) => (view.gathered[seat] ?? 0) + (view.emptied[seat] ?? 0) * data.score.last,
});
