import {
  AreaTarget,
  type BoardProps,
  boardOf,
  CoinText,
  icons,
  LandShape,
  MapHighlight,
  type PanelProps,
  PlaceName,
  type Ref,
  Sea,
  SecretText,
  Stat,
} from '@pantheon/web/kit';
import { type ReactNode, useMemo } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { GROUND, hillsOf, SIZE, TEMPLE } from './layout.ts';
import './style.css';
import { words } from './words.ts';

type Props = BoardProps<View, Data>;

const refOf = (data: Data, shrine: number): Ref => `shrine:${data.shrines[shrine]?.id ?? shrine}`;

function Board({ view, data, players, speak }: Props): ReactNode {
  const hills = useMemo(() => hillsOf(data.shrines.length).map((hill, shrine) => ({ ...hill, ref: refOf(data, shrine) })), [data]);
  const coasts = useMemo(() => hills.map(({ path }) => path).join(''), [hills]);
  return (
    <>
      <Sea board={GROUND} coasts={coasts} />
      {hills.map(({ ref, path }, shrine) => {
        const owner = view.owner[shrine] ?? null;
        return <LandShape key={ref} area={ref} path={path} owner={owner === null ? null : (players[owner]?.colour ?? null)} />;
      })}
      <MapHighlight areas={hills} board={GROUND} />
      {hills.map(({ ref, path }) => (
        <AreaTarget key={ref} area={ref} path={path} />
      ))}
      {hills.map(({ ref, middle: [x, y] }) => (
        <g key={ref} pointerEvents="none">
          <path className="blank-temple" d={TEMPLE} transform={`translate(${x} ${y - 8})`} />
          <PlaceName name={speak.name(ref)} at={[x, y + 26]} />
        </g>
      ))}
    </>
  );
}

function PlayerPanel({ view, player: { seat }, compact, speak }: PanelProps<View, Data>): ReactNode {
  if (compact) return <CoinText value={view.coins[seat] ?? 0} />;
  return (
    <div className="stats">
      <span title={speak.id('board.coins')}>
        <CoinText value={view.coins[seat] ?? 0} />
      </span>
      <Stat of={icons.spark} value={view.favour[seat] ?? 0} title={speak.id('board.favour')} />
      <Stat of={icons.sun} value={view.owner.filter((owner) => owner === seat).length} title={speak.id('board.shrines')} />
    </div>
  );
}

/** What only the reader has: the omen. */
function Hand({ view, data, viewer, speak }: Props): ReactNode {
  const omen = viewer === null ? null : (view.omen[viewer] ?? null);
  if (omen === null) return null;
  return (
    <div className="grp">
      <SecretText label={speak.id('board.omen')} className="chip sec">
        <b className="pl" data-ref={refOf(data, omen)}>
          {speak.name(refOf(data, omen))}
        </b>
      </SecretText>
    </div>
  );
}

/** The board: a ring of hills, each with its shrine. */
export const board = boardOf<View, Data>({
  id: 'blank',
  layout: 'column',
  words,
  size: SIZE,
  phoneZoom: 1.7,
  Board,
  PlayerPanel,
  Hand,
  handLayout: 'bar',
  card: (thing, { view, data, players, speak }) => {
    const shrine = data.shrines.findIndex(({ id }) => thing === `shrine:${id}`);
    if (shrine < 0) return null;
    const owner = view.owner[shrine] ?? null;
    return {
      kind: speak.id('board.shrine'),
      art: icons.sun,
      text: speak.id('board.shrineText'),
      facts: [{ label: speak.id('board.owner'), value: owner === null ? speak.id('board.nobody') : (players[owner]?.name ?? '') }],
    };
  },
  components: (data) => [{ title: 'board.shrines', refs: data.shrines.map((_, shrine) => refOf(data, shrine)) }],
  score: (view, seat, data) => (view.favour[seat] ?? 0) + view.owner.filter((owner) => owner === seat).length * data.score.shrine,
});
