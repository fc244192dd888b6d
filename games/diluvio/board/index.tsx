import { boardOf, iconFrom, refsOf } from '@pantheon/web/kit';
import type { DiluvioData } from '../data/read.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { art } from './art.ts';
import { homeOf, landHint, legaciesOf, WorldBoard } from './chart.tsx';
import { cardOf } from './components.ts';
import { drawingOf } from './drawings.ts';
import { VIEW } from './layout.ts';
import { PeopleForm } from './peoples.tsx';
import { Hand, PlayerPanel, titleOf } from './players.tsx';
import { stage } from './stage.ts';
import './style.css';
import { HarvestPlanner } from './planner.tsx';
import { OfferForm, TradeTable } from './trade.tsx';
import { Outlook, Waters } from './waters.tsx';
import { words } from './words.ts';

/** The board of Diluvio. */
export const board = boardOf<View, DiluvioData, Topics>({
  id: 'diluvio',
  layout: 'strip',
  words,
  size: VIEW,
  phoneZoom: 2.8,
  home: homeOf,
  round: true,
  Board: WorldBoard,
  PlayerPanel,
  title: titleOf,
  Hand,
  handLayout: 'bar',
  dock: { wide: 228, narrow: 228, sheet: 340 },
  stage,
  toolsInDock: true,
  Side: Waters,
  Over: Outlook,
  forms: { colour: PeopleForm, harvest: HarvestPlanner, trade: TradeTable, offerGive: OfferForm, offerTake: OfferForm },
  layers: [
    { id: 'flood', label: 'board.floodLayer' },
    { id: 'forecast', label: 'board.forecastLayer' },
    { id: 'threat', label: 'board.threatLayer' },
  ],
  art,
  card: cardOf,
  icon: iconFrom(drawingOf),
  hint: landHint,
  components: ({ pack }) => [
    { title: 'board.resource', refs: refsOf('resource', pack.resources) },
    { title: 'board.building', refs: refsOf('building', pack.buildings) },
    { title: 'board.bonus', refs: refsOf('bonus', pack.bonuses) },
  ],
  laurels: legaciesOf,
  score: (view, seat) => view.legacy[seat] ?? 0,
});
