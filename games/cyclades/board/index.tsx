import { boardOf, Icon, type Ref } from '@pantheon/web/kit';
import type { CycladesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { Auction } from './auction.tsx';
import { BattlePanel } from './battle.tsx';
import { BidForm } from './bidding.tsx';
import { ChartBoard } from './chart.tsx';
import { cardOf } from './components.ts';
import { drawingOf } from './drawings.ts';
import { SIZE } from './layout.ts';
import { Market } from './market.tsx';
import { AuctionOrders } from './orders.tsx';
import { factionsOf, PlayerPanel, Things } from './players.tsx';
import './style.css';
import { words } from './words.ts';

const refs = (kind: string, list: readonly { readonly id: string }[]): Ref[] => list.map(({ id }): Ref => `${kind}:${id}`);

/** The board of Cyclades. */
export const board = boardOf<View, CycladesData>({
  id: 'cyclades',
  layout: 'column',
  words,
  size: SIZE,
  phoneZoom: 2.2,
  Board: ChartBoard,
  PlayerPanel,
  Hand: Things,
  handLayout: 'bar',
  Market,
  Side: Auction,
  Over: BattlePanel,
  forms: { bid: BidForm },
  Orders: AuctionOrders,
  layers: [{ id: 'income', label: 'board.layerIncome' }],
  headline: () => null,
  card: cardOf,
  icon: (thing) => {
    const drawing = drawingOf(thing);
    return drawing === null ? null : <Icon of={drawing} />;
  },
  components: ({ components }) => [
    { title: 'board.god', refs: refs('god', components.gods) },
    { title: 'board.creature', refs: refs('creature', components.creatures) },
    { title: 'board.hero', refs: refs('hero', components.heroes) },
    { title: 'board.building', refs: refs('building', components.buildings) },
    { title: 'board.bonus', refs: refs('bonus', components.metropolis.bonuses) },
  ],
  scoreName: 'board.measure',
  score: (view, seat) => Math.max(0, ...factionsOf(view, seat).map(({ face }) => face.metropolises * 10 + face.income)),
});
