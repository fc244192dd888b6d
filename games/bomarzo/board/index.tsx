import './style.css';
import { type BoardProps, boardOf, useAnyHighlight } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { Centre } from './centre.tsx';
import { componentsOf } from './component-groups.ts';
import { cardOf } from './details.tsx';
import { Garden } from './garden.tsx';
import { Gods } from './god-card.tsx';
import { Hand } from './hand.tsx';
import { iconOf } from './icons.tsx';
import { GOD, layoutFor } from './layout.ts';
import { PlayerPanel } from './panel.tsx';
import { words } from './words.ts';

function Board(props: BoardProps<View, BomarzoData>): ReactNode {
  const veiled = useAnyHighlight();
  return (
    <g className="bomarzo">
      <clipPath id="art-band">
        <rect width={GOD.width} height="48" />
      </clipPath>
      {!props.phone && <Garden />}
      <Centre {...props} />
      <Gods {...props} veiled={veiled} />
    </g>
  );
}

/** Bomarzo on the table. */
export const board = boardOf<View, BomarzoData, Topics>({
  id: 'bomarzo',
  layout: 'column',
  words,
  size: layoutFor(false).size,
  phoneSize: layoutFor(true).size,
  phoneZoom: 'width',
  Board,
  PlayerPanel,
  headline: ({ view, speak }, seat) => (
    <>
      {view.first === seat && (
        <span className="firstmark" title={speak.id('board.first')}>
          1<span className="sr"> {speak.id('board.first')}</span>
        </span>
      )}
      <b className="figure">{view.points[seat] ?? 0}</b> {speak.id('board.points')}
    </>
  ),
  title: ({ data, players }, seat) => data.pack.players.colours.find((colour) => colour.id === players[seat]?.colour)?.fief ?? null,
  Hand,
  handLayout: 'block',
  card: cardOf,
  components: componentsOf,
  icon: iconOf,
  score: (view, seat) => view.points[seat] ?? 0,
});
