import { boardOf, iconFrom, refsOf } from '@pantheon/web/kit';
import type { Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { art } from './art.ts';
import { CurrentBattle } from './battle.tsx';
import { ChartBoard, homeOf } from './chart.tsx';
import { cardOf } from './components.ts';
import { drawingOf } from './drawings.ts';
import { OfferForm, PaymentForm } from './forms.tsx';
import { SIZE } from './layout.ts';
import { Race } from './leaderboard.tsx';
import { PowerOrders } from './orders.tsx';
import { cardsOf, Hand, PlayerPanel, titleOf } from './players.tsx';
import { BuildForm } from './shop.tsx';
import { stage } from './stage.ts';
import './style.css';
import { OffersToSee, TakeForm } from './trade.tsx';
import { words } from './words.ts';

/** The board of Mare Nostrum. */
export const board = boardOf<View, Data, Topics>({
  id: 'mare-nostrum',
  layout: 'strip',
  words,
  size: SIZE,
  phoneZoom: 2.6,
  home: homeOf,
  Board: ChartBoard,
  PlayerPanel,
  title: titleOf,
  Hand,
  handLayout: 'bar',
  dock: { wide: 268, narrow: 250, sheet: 390 },
  stage,
  toolsInDock: true,
  Side: Race,
  Over: CurrentBattle,
  Meanwhile: OffersToSee,
  forms: { build: BuildForm, offer: OfferForm, payment: PaymentForm, take: TakeForm },
  Orders: PowerOrders,
  layers: [{ id: 'plain', label: 'board.goodsLayer' }],
  art,
  card: cardOf,
  icon: iconFrom(drawingOf),
  components: (data) => [
    { title: 'board.card', refs: refsOf('card', data.cards) },
    { title: 'board.god', refs: refsOf('god', data.gods) },
    { title: 'board.creature', refs: refsOf('creature', data.components.creatures) },
    { title: 'board.role', refs: refsOf('role', data.roles) },
    { title: 'board.kind', refs: refsOf('kind', data.kinds) },
  ],
  scoreName: 'board.measure',
  score: (view, seat, data) =>
    cardsOf(view, seat).length * 5 + (readingsOf(view, data).counts[seat] ?? []).reduce((sum, count) => sum + count, 0),
});
