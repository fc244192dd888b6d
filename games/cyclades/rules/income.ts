import { add, equalNumbers, numberAt } from '@pantheon/kernel';
import { boardOf } from './board.ts';
import { factionsOf } from './factions.ts';
import { gainCoins } from './pieces.ts';
import { creaturePower } from './powers.ts';
import { actor } from './refs.ts';
import { type Area, type Faction, type G, NONE, type Visible } from './types.ts';

/** What an area yields, printed icons and prosperity tokens, with what figures add. @rules CYC-6.1, CYC-6.3, CYC-6.5 */
function yieldOf(g: Visible, area: Area, printed: number): number {
  let icons = printed + numberAt(g.s.prosperity, area);
  for (const figure of g.s.figures) if (figure.area === area) icons *= creaturePower(figure.id).incomeTimes ?? 1;
  return icons * g.data.components.income.coinsPerCornucopia;
}

/** Who collects the income of an area. @rules CYC-6.2, CYC-R.27 */
function collectorOf(g: Visible, area: Area): Faction {
  for (const figure of g.s.figures) if (figure.area === area && creaturePower(figure.id).takesIncome) return figure.owner;
  return numberAt(g.s.control, area);
}

/** What an area yields, and to whom. */
export interface Yield {
  readonly coins: number;
  readonly to: Faction;
}

/** What each area yields, and to whom. */
export const yieldsOf = (g: Visible): Yield[] =>
  boardOf(g).places.map(({ index, cornucopia }) => ({ coins: yieldOf(g, index, cornucopia), to: collectorOf(g, index) }));

/** By faction: what an income phase would bring now. @rules CYC-6.1 */
export function incomes(g: Visible, yields: readonly Yield[] = yieldsOf(g)): number[] {
  const sums = equalNumbers<number>(factionsOf(g).length, 0);
  for (const { coins, to } of yields) if (to !== NONE) add(sums, to, coins);
  return sums;
}

/** Phase 2: every faction collects. @rules CYC-6.1, CYC-6.4, CYC-21.5, CYC-22.3 */
export function collectIncome(g: G): void {
  const sums = incomes(g);
  for (const faction of factionsOf(g)) {
    const coins = numberAt(sums, faction);
    gainCoins(g, faction, coins);
    g.emit('collected', { who: actor(g, faction), coins });
  }
}
