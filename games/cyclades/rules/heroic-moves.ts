import { ref, say, type Why } from '@pantheon/kernel';
import type { HeroId } from '../data/schema.ts';
import { askPaidGoal, carryOut, goalTopic } from './destination.ts';
import { askEscort } from './forces.ts';
import { accessibleLands, type Carriers, canMoveFrom, reachOf } from './movement.ts';
import { coinsOf, heroInPlay, tooDear } from './pieces.ts';
import { type Action, action, heroPower } from './powers.ts';
import type { Faction, G } from './types.ts';

const toTopic = goalTopic('heroicTo', 'heroic');

/** What the next steps of a hero cost: the n-th heroic move of a cycle costs n coins. @rules CYC-17.9, CYC-R.37 */
export const heroicCost = (moved: number, steps: number): number => {
  let coins = 0;
  for (let step = 1; step <= steps; step++) coins += moved + step;
  return coins;
};

/** @rules CYC-17.8, CYC-20.8 */
function heroicReach(g: G, faction: Faction, moved: number): number {
  let steps = 0;
  while (heroicCost(moved, steps + 1) <= coinsOf(g, faction)) steps++;
  return steps;
}

/** Whose fleets carry a hero. @rules CYC-18.10, CYC-20.9, CYC-R.44 */
export const carriersOf = (hero: HeroId): Carriers => (heroPower(hero).sailsWithEnemies ? 'enemies too' : 'own');

/** A heroic move: a hero goes with any troops of its area. @rules CYC-17.8, CYC-17.9, CYC-17.10 */
export const heroicMove = (id: HeroId): Action =>
  action({
    kind: 'heroic',
    of: id,
    text: say('option.heroic', { hero: ref('hero', id) }),
    card: ref('hero', id),
    price: (g) => heroicCost(heroInPlay(g, id).moves, 1),
    whyNot(g, faction): Why | null {
      const { area: from, moves } = heroInPlay(g, id);
      const cost = heroicCost(moves, 1);
      if (coinsOf(g, faction) < cost) return tooDear(g, faction, cost, 'CYC-17.9');
      const carriers = carriersOf(id);
      return canMoveFrom(g, faction, from, heroicReach(g, faction, moves), (area) => accessibleLands(g, faction, area, carriers))
        ? null
        : { rule: 'CYC-17.8', text: say('why.heroStuck', { hero: ref('hero', id) }) };
    },
    *perform(g, faction) {
      const hero = heroInPlay(g, id);
      const from = hero.area;
      const carriers = carriersOf(id);
      const force = yield* askEscort(g, faction, from, id);
      const reach = reachOf(g, faction, from, heroicReach(g, faction, hero.moves), (area) => accessibleLands(g, faction, area, carriers));
      const { area, steps } = yield* askPaidGoal(g, faction, toTopic, force, reach);
      const coins = heroicCost(hero.moves, steps);
      hero.moves += steps;
      yield* carryOut(g, faction, from, area, force, { coins });
    },
  });
