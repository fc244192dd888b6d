import { boardOf, iconFrom, refsOf } from '@pantheon/web/kit';
import type { Data } from '../data/read.ts';
import type { Topics } from '../rules/topics.ts';
import type { View } from '../rules/types.ts';
import { CurrentBattle } from './battle.tsx';
import { ChartBoard } from './chart.tsx';
import { cardOf } from './components.ts';
import { drawingOf } from './drawings.ts';
import { BuildForm, PaymentForm } from './forms.tsx';
import { SIZE } from './layout.ts';
import { Race } from './leaderboard.tsx';
import { Market } from './market.tsx';
import { PowerOrders } from './orders.tsx';
import { cardsOf, Hand, PlayerPanel, titleOf } from './players.tsx';
import './style.css';
import { words } from './words.ts';

/** The board of Mare Nostrum. */
export const board = boardOf<View, Data, Topics>({
  id: 'mare-nostrum',
  layout: 'strip',
  words,
  size: SIZE,
  phoneZoom: 2.6,
  Board: ChartBoard,
  PlayerPanel,
  title: titleOf,
  Hand,
  handLayout: 'bar',
  Market,
  Side: Race,
  Over: CurrentBattle,
  forms: { build: BuildForm, payment: PaymentForm },
  Orders: PowerOrders,
  layers: [{ id: 'plain', label: 'board.goodsLayer' }],
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
  score: (view, seat) => cardsOf(view, seat).length * 5 + (view.counts[seat] ?? []).reduce((sum, count) => sum + count, 0),
});
