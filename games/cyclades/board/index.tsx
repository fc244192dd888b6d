import { boardOf, iconFrom, refsOf } from '@pantheon/web/kit';
import type { CycladesData } from '../data/read.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { art } from './art.ts';
import { Auction } from './auction.tsx';
import { CurrentBattle } from './battle.tsx';
import { BidForm } from './bidding.tsx';
import { ChartBoard, homeOf, incomeHint, metropolisesOf } from './chart.tsx';
import { cardOf } from './components.ts';
import { drawingOf } from './drawings.ts';
import { SIZE } from './layout.ts';
import { Market } from './market.tsx';
import { AuctionOrders } from './orders.tsx';
import { factionsOf, Hand, PlayerPanel } from './players.tsx';
import { stage } from './stage.ts';
import './style.css';
import { words } from './words.ts';

/** The board of Cyclades. */
export const board = boardOf<View, CycladesData, Topics>({
  id: 'cyclades',
  layout: 'column',
  words,
  size: SIZE,
  phoneZoom: 2.2,
  home: homeOf,
  Board: ChartBoard,
  PlayerPanel,
  Hand,
  handLayout: 'bar',
  dock: { wide: 218, narrow: 214, sheet: 412 },
  stage,
  toolsInDock: true,
  Market,
  Side: Auction,
  Over: CurrentBattle,
  forms: { bid: BidForm },
  Orders: AuctionOrders,
  layers: [
    { id: 'income', label: 'board.layerIncome', alone: true },
    { id: 'reach', label: 'board.layerReach', alone: true },
    { id: 'danger', label: 'board.layerDanger', alone: true },
  ],
  headline: () => null,
  art,
  card: cardOf,
  icon: iconFrom(drawingOf),
  hint: incomeHint,
  components: ({ components }) => [
    { title: 'board.god', refs: refsOf('god', components.gods) },
    { title: 'board.creature', refs: refsOf('creature', components.creatures) },
    { title: 'board.hero', refs: refsOf('hero', components.heroes) },
    { title: 'board.building', refs: refsOf('building', components.buildings) },
    { title: 'board.bonus', refs: refsOf('bonus', components.metropolis.bonuses) },
  ],
  laurels: metropolisesOf,
  scoreName: 'board.measure',
  score: (view, seat, data) => Math.max(0, ...factionsOf(view, data, seat).map(({ face }) => face.metropolises * 10 + face.income)),
});
