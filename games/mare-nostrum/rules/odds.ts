import { addFraction, fractionAt, numberAt, type Preview, type Seat, say } from '@pantheon/kernel';
import { countDice, defenceOf, force, pointsPerLoss, slainBy, unnerves } from './dice.ts';
import { countedUnits, sideRef } from './refs.ts';
import type { Battle, Force, Forecast, G, Side, Space, Unit } from './types.ts';
import { forceIn, isPlainLegion, othersIn, sideOf, sidesIn } from './units.ts';

/** The chances of every total of so many dice; the place in the list is the total. */
function totals(dice: number, faces: number): number[] {
  let chances = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(chances.length + faces).fill(0);
    chances.forEach((chance, sum) => {
      for (let face = 1; face <= faces; face++) addFraction(next, sum + face, chance / faces);
    });
    chances = next;
  }
  return chances;
}

/** The chances that one side loses no unit, one, two and so on. */
function lossChances(g: G, dice: number, sure: number, loser: Force, onLand: boolean): number[] {
  const chances = new Array<number>(loser.units.length + 1).fill(0);
  const points = pointsPerLoss(g, loser, onLand);
  totals(dice, g.data.components.dice.faces).forEach((chance, total) => {
    const lost = Math.min(loser.units.length, Math.floor((total + sure) / points));
    addFraction(chances, lost, chance);
  });
  return chances;
}

/** A force without the legions that the other side destroys before the dice. */
function withoutSlain(g: G, mine: Force, theirs: Force): Force {
  let slain = slainBy(g, theirs, mine);
  return { ...mine, units: mine.units.filter((unit) => slain === 0 || !isPlainLegion(g, unit) || slain-- === 0) };
}

/** The chance that everybody falls. */
const all = (chances: readonly number[]): number => fractionAt(chances, chances.length - 1);

const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);

/** What is to be expected of a battle before the dice, leaving aside what players may still decide. */
export function forecast(g: G, { space, onLand, strike, attacker, defender }: Battle): Forecast {
  const { automatic } = g.data.components.battle;
  if (strike) {
    const chances = lossChances(g, attacker.units.length, 0, defender, onLand);
    return { clear: all(chances), repelled: 0, losses: [0, mean(chances)] };
  }
  const mine = onLand ? withoutSlain(g, attacker, defender) : { ...attacker };
  const theirs = onLand ? withoutSlain(g, defender, attacker) : { ...defender };
  const fallen = [attacker.units.length - mine.units.length, defender.units.length - theirs.units.length] as const;
  const dice = countDice(g, mine, unnerves(g, theirs));
  const against = countDice(g, theirs, unnerves(g, mine));
  const bonus = onLand ? defenceOf(g, theirs, space) : 0;
  const gone = lossChances(g, dice, mine.automatic * automatic + mine.bonus, theirs, onLand);
  const lost = lossChances(g, against, theirs.automatic * automatic + theirs.bonus + bonus, mine, onLand);
  return { clear: all(gone), repelled: all(lost), losses: [fallen[0] + mean(lost), fallen[1] + mean(gone)] };
}

const rounded = (count: number): number => Math.round(count * 10) / 10;

/** A forecast in words: the losses on average, and the odds that nobody is left. */
export const outlook = ({ clear, losses: [mine, theirs] }: Forecast): Preview => ({
  changes: [say('preview.losses', { mine: rounded(mine), theirs: rounded(theirs) })],
  odds: clear,
});

/** Who defends, and what an attack by these units may bring, before it is declared. */
export function attackPreview(g: G, seat: Seat, space: Space, units: readonly Unit[], foe: Side): Preview {
  const defender = force(g, foe, forceIn(g, foe, space));
  const changes = [say('preview.battle', { side: sideRef(g, foe), units: countedUnits(g, defender.units) })];
  if (units.length === 0) return { changes };
  const attacker = force(g, sideOf(g, seat), units);
  const onLand = space < g.data.provinces;
  const { odds, changes: losses = [] } = outlook(forecast(g, { space, onLand, strike: false, rolled: false, attacker, defender }));
  return { changes: [...changes, ...losses], ...(odds === undefined ? {} : { odds }) };
}

/** The same where it is not said yet whom the units attack: the odds where there is one opponent, else who stands there. */
export function battlePreview(g: G, seat: Seat, space: Space, units: readonly Unit[]): Preview {
  const foes = sidesIn(othersIn(g, sideOf(g, seat), space));
  if (foes.length === 1) return attackPreview(g, seat, space, units, numberAt(foes, 0));
  const changes = foes.flatMap((foe) => attackPreview(g, seat, space, [], foe).changes ?? []);
  return changes.length === 0 ? {} : { changes };
}
