import { numberAt } from '@pantheon/kernel';
import { fighterIn, fortressesIn, portsFacing } from './combatants.ts';
import type { HeroPower } from './powers.ts';
import { heroPower } from './powers.ts';
import type { Area, Faction, Force, G } from './types.ts';

/** One side of a battle that might be fought. */
interface Army {
  /** The strengths of its units in the order in which they would be given up. */
  readonly units: readonly number[];
  readonly bonus: number;
  readonly faces: readonly number[];
  readonly winsTies: boolean;
}

const strengthFrom = (units: readonly number[], lost: number): number => {
  let sum = 0;
  for (let unit = lost; unit < units.length; unit++) sum += numberAt(units, unit);
  return sum;
};

/** How many units an army loses in a round: one if the enemy is ahead, or on a tie that it does not win. */
const lossAt = (enemyLead: number, { winsTies }: Army): number => (enemyLead > 0 || (enemyLead === 0 && !winsTies) ? 1 : 0);

/** How likely the attacker is to be the last one standing, if nobody retreats. */
function winChance(attack: Army, defence: Army): number {
  const width = defence.units.length + 1;
  const known = new Map<number, number>();
  const chance = (lost: number, beaten: number): number => {
    if (lost === attack.units.length) return 0;
    if (beaten === defence.units.length) return 1;
    const key = lost * width + beaten;
    const before = known.get(key);
    if (before !== undefined) return before;
    const edge = strengthFrom(attack.units, lost) - strengthFrom(defence.units, beaten) - defence.bonus + attack.bonus;
    let sum = 0;
    for (const mine of attack.faces)
      for (const theirs of defence.faces) {
        const lead = mine + edge - theirs;
        sum += chance(lost + lossAt(-lead, attack), beaten + lossAt(lead, defence));
      }
    const result = sum / (attack.faces.length * defence.faces.length);
    known.set(key, result);
    return result;
  };
  return chance(0, 0);
}

const ones = (count: number): number[] => Array.from({ length: Math.max(0, count) }, () => 1);

const facesOf = (g: G, powers: readonly HeroPower[]): readonly number[] => {
  const fixed = powers.find((power) => power.fixedDie)?.fixedDie?.(g);
  return fixed === undefined ? g.data.faces : [fixed];
};

/**
 * The chance of a force to conquer an enemy land area. Powers that strike before the battle are counted in unless it has begun, rerolls
 * are not.
 */
export function landOdds(g: G, faction: Faction, land: Area, force: Force, begun = false): number {
  const { s, data } = g;
  const defender = numberAt(s.control, land);
  const theirs = s.heroes.filter(({ area, owner }) => area === land && owner === defender).map(({ id }) => id);
  const powersOf = (ids: readonly (typeof theirs)[number][]): HeroPower[] => ids.map((id) => heroPower(id));
  const [mine, enemy] = [powersOf(force.heroes), powersOf(theirs)];
  const struck = !begun && enemy.some(({ onInvasion }) => onInvasion) && force.troops + force.mercenaries > 0 ? 1 : 0;
  const figureOf = (owner: Faction): number[] => {
    const figure = fighterIn(g, land, owner);
    return figure === undefined ? [] : [data.creatures[figure.id].strength ?? 1];
  };
  const turnsMine = !begun && enemy.some(({ beforeBattle }) => beforeBattle);
  const turnsTheirs = !begun && mine.some(({ beforeBattle }) => beforeBattle);
  const [own, other] = [force.mercenaries, numberAt(s.mercenaries, land)];
  const heroStrengths = (ids: readonly (typeof theirs)[number][]): number[] => ids.map((id) => data.heroes[id].strength).sort();
  const attackers = force.troops + (turnsMine ? 0 : own) + (turnsTheirs ? other : 0) - struck;
  const defenders = numberAt(s.troops, land) + (turnsTheirs ? 0 : other) + (turnsMine ? own : 0);
  const attack: Army = {
    units: [...ones(attackers), ...heroStrengths(force.heroes), ...figureOf(faction)],
    bonus: 0,
    faces: facesOf(g, mine),
    winsTies: mine.some(({ winsTies }) => winsTies),
  };
  const defence: Army = {
    units: [...ones(defenders), ...heroStrengths(theirs), ...figureOf(defender)],
    bonus: mine.some(({ ignoresFortresses }) => ignoresFortresses) ? 0 : fortressesIn(g, land),
    faces: facesOf(g, enemy),
    winsTies: enemy.some(({ winsTies }) => winsTies),
  };
  return faction === defender ? 1 : winChance(attack, defence);
}

/** The chance of fleets to win an enemy sea area. */
export function seaOdds(g: G, faction: Faction, sea: Area, fleets: number): number {
  const { faces } = g.data;
  return winChance(
    { units: ones(fleets), bonus: portsFacing(g, faction, sea), faces, winsTies: false },
    { units: ones(numberAt(g.s.fleets, sea)), bonus: portsFacing(g, numberAt(g.s.control, sea), sea), faces, winsTies: false },
  );
}
