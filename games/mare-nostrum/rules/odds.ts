import { countDice, type Force, force } from './dice.ts';
import type { G, Side, Space, Unit } from './types.ts';
import { forceIn, isCreature } from './units.ts';

/** The chances of every total of so many dice; the place in the list is the total. */
function totals(dice: number, faces: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + faces).fill(0);
    chances.forEach((chance, sum) => {
      for (let face = 1; face <= faces; face++) next[sum + face] = (next[sum + face] as number) + chance / faces;
    });
    chances = next;
  }
  return chances;
}

const unnerves = (g: G, mine: Force): boolean =>
  g.data.creatures[mine.side]?.unnerves === true && mine.units.some((unit) => isCreature(g, unit));

/** The chance that an attack destroys every defender in one round, leaving aside what players may still decide. */
export function oddsOfClearing(g: G, side: Side, attackers: readonly Unit[], foe: Side, space: Space): number {
  const mine = force(g, side, attackers);
  const theirs = force(g, foe, forceIn(g, foe, space));
  const dice = countDice(g, mine, unnerves(g, theirs));
  const sure = mine.automatic * g.data.components.battle.automatic + mine.bonus;
  const needed = theirs.units.length * g.data.components.battle.pointsPerLoss - sure;
  return totals(dice, g.data.components.dice.faces).reduce((sum, chance, total) => (total >= needed ? sum + chance : sum), 0);
}
