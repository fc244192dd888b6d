import { at, numberAt, type Seat } from '@pantheon/kernel';
import type { Civilisation } from '../../data/model.ts';
import { abilities } from '../abilities.ts';
import { count, figures, isAtlantis } from '../planets.ts';
import { type Battle, FACE_DOWN, FOLLOWER, type G, MAJOR, MINOR, type Piece, SETTLEMENT, type Side, type View } from '../types.ts';
import { cardsOn, effectsOf, enemyOf, seatOn } from './sides.ts';

/** The Ancient Civilisation of a battle, once it is face up. */
export const civilisationOf = (g: G, { land }: Battle): Civilisation => at(g.data.civilisations, numberAt(g.s.guards, land));

/** The least and the most that a face-down Ancient Civilisation may have; null once all are known. */
export function unseenStrength(g: G): View['unseenStrength'] {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const tile of g.s.civilisationPool) {
    const { strength } = at(g.data.civilisations, tile);
    if (strength < least) least = strength;
    if (strength > most) most = strength;
  }
  return g.s.civilisationPool.length === 0 ? null : { least, most };
}

/** What the effects of the enemy do to the units of a side. */
interface Weakening {
  /** What each god counts, or null for its own strength. */
  readonly gods: number | null;
  readonly withoutStrongest: boolean;
}

/** @rules ANU-12.15, ANU-12.20 */
function weakening(g: G, battle: Battle, side: Side): Weakening {
  if (side === 0 && battle.defender === null) {
    const ignored = battle.cancelled[1] || g.s.guards[battle.land] === FACE_DOWN;
    return { gods: ignored ? null : civilisationOf(g, battle).gods, withoutStrongest: false };
  }
  const effects = effectsOf(g, battle, enemyOf(side));
  const gods = effects.find((effect) => effect.enemyGods !== undefined)?.enemyGods ?? null;
  return { gods, withoutStrongest: effects.some((effect) => effect.ignoresStrongest) };
}

/**
 * The strength of the units of a seat in a battle, Settlements included where they have some.
 * @rules ANU-4.5, ANU-12.15, ANU-12.20, ANU-16.21, ANU-16.25, ANU-R.76
 */
export function unitStrength(g: G, seat: Seat, battle: Battle, side: Side, { gods, withoutStrongest }: Weakening): number {
  const { land } = battle;
  const power = abilities(g, seat);
  const { follower, minor, major } = g.data.components.strength;
  const figureStrengths: readonly [Piece, number][] = [
    [FOLLOWER, follower],
    [MINOR, gods ?? minor],
    [MAJOR, gods ?? major],
  ];
  const settlement =
    power.settlementBattle + (figures(g, seat, land) > 0 ? power.settlementWithUnits : 0) + (side === 1 ? power.settlementDefence : 0);
  let sum = settlement * count(g, seat, land, SETTLEMENT);
  let strongest = power.settlementsAreUnits && count(g, seat, land, SETTLEMENT) > 0 ? settlement : 0;
  for (const [piece, strength] of figureStrengths) {
    const n = count(g, seat, land, piece);
    sum += n * strength;
    if (n > 0) strongest = Math.max(strongest, strength);
  }
  return withoutStrongest ? sum - strongest : sum;
}

/** The strength of a side: units, cards, what was added to them. @rules ANU-12.4, ANU-12.9 */
export function strengthOf(g: G, battle: Battle, side: Side): number {
  if (side === 1 && battle.defender === null) return civilisationStrength(g, battle);
  const seat = seatOn(g, side);
  const cards = cardsOn(g, battle, side).reduce((sum, card) => sum + card.strength, 0);
  const units = unitStrength(g, seat, battle, side, weakening(g, battle, side));
  return units + cards + battle.added[side] + abilities(g, seat).battleStrength;
}

/** The strength of an Ancient Civilisation; in Atlantis a god stands with it. @rules ANU-12.5, ANU-12.15 */
function civilisationStrength(g: G, battle: Battle): number {
  const { strength } = civilisationOf(g, battle);
  if (!isAtlantis(g, battle.land)) return strength;
  const { gods } = weakening(g, battle, 1);
  return strength + (gods ?? g.data.components.atlanteanGod.strength);
}
