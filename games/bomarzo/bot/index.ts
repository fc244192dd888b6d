import type { GameBot } from '@pantheon/bots';
import type { Seat } from '@pantheon/kernel';
import { prizesOf, signPoints, templeBonus } from '../rules/end.ts';
import { incomeOf } from '../rules/production.ts';
import type { Bomarzo, G } from '../rules/types.ts';
import weights from './weights.json' with { type: 'json' };

/** How a position of Bomarzo looks to a bot. */
export const bot: GameBot<Bomarzo> = {
  features: [
    'points',
    'prizes',
    'progress',
    'developed',
    'improved',
    'income',
    'pawns',
    'stock',
    'wine',
    'hand',
    'temple',
    'powers',
    'worship',
    'free',
  ],
  weights: weights.linear,
  quiet: (g) => g.s.invocation === null,
  measure(g, seat) {
    const { s, data } = g;
    const left = data.pack.setup.seasons - s.season;
    const played = s.played[seat] ?? [];
    const [food = 0, silver = 0, wine = 0] = s.stock[seat] ?? [];
    const income = incomeOf(g, seat);
    return [
      signPoints(g, seat),
      prizes(g, seat),
      (s.tracks[seat] ?? []).reduce((sum, value) => sum + value, 0),
      played.length,
      played.filter(({ level }) => level === 2).length,
      ((income[0] as number) + (income[1] as number) + 1.5 * (income[2] as number) + 1.2 * (income[3] as number)) *
        Math.min(left, 4) *
        0.25,
      ((s.pawns[seat] as number) * left) / 8,
      Math.sqrt(food + silver),
      Math.sqrt(wine),
      Math.sqrt((s.hand[seat] ?? []).length),
      templeBonus(g, seat),
      (played.filter(({ card, level }) => level === 2 && data.cards[card]?.income === null).length * left) / 8,
      (s.worship[seat] ?? []).length,
      s.passed[seat] ? 0 : (s.free[seat] as number),
    ];
  },
};

const prizes = (g: G, seat: Seat): number => g.data.allGods.reduce((sum, god) => sum + (prizesOf(g, god)[seat] as number), 0);
