import { stage } from './stage.ts';
import './style.css';
import { type BoardProps, boardOf, readRef } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { art } from './art.ts';
import { Centre, leadsOf } from './centre.tsx';
import { componentsOf } from './component-groups.ts';
import { cardOf } from './details.tsx';
import { Garden } from './garden.tsx';
import { Gods } from './god-card.tsx';
import { Hand } from './hand.tsx';
import { iconOf } from './icons.tsx';
import { layoutFor } from './layout.ts';
import { PlayerPanel } from './panel.tsx';
import { TributeForm } from './tribute-form.tsx';
import { words } from './words.ts';

function Board(props: BoardProps<View, BomarzoData>): ReactNode {
  return (
    <g className="bomarzo">
      {!props.phone && <Garden />}
      <Centre {...props} />
      <Gods {...props} />
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
      <b className="figure">{view.points[seat] ?? 0}</b> <span className="vpword">{speak.id('board.points')}</span>
    </>
  ),
  title: ({ data, players }, seat) => data.pack.players.colours.find((colour) => colour.id === players[seat]?.colour)?.fief ?? null,
  Hand,
  handLayout: 'block',
  toolsInDock: true,
  dock: { wide: 196, narrow: 206, sheet: 340 },
  stage,
  art,
  forms: { payment: TributeForm },
  card: cardOf,
  components: componentsOf,
  icon: iconOf,
  hint: (thing, { speak }) => (thing.startsWith('god:') ? speak.id(`short.${readRef(thing).id}`) : null),
  laurels: leadsOf,
  score: (view, seat) => view.points[seat] ?? 0,
});
