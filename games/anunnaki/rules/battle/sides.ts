import { type Rule, ruleFault, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { Cost, WeaponCard } from '../../data/model.ts';
import { abilities } from '../abilities.ts';
import { playerAt } from '../planets.ts';
import { powersOf } from '../powers.ts';
import { canPay, discounted, lacking, pay } from '../stock.ts';
import type { Battle, G, Side } from '../types.ts';
import { handOf, houseOf, weaponAt } from '../weapon-hand.ts';
import type { WeaponEffect } from '../weapons/effects.ts';

/** The battle that is being fought. */
export function battleOf(g: G): Battle {
  if (g.s.battle === null) throw ruleFault('there is no battle');
  return g.s.battle;
}

/** The seat on a side of the battle: the active player attacks. @rules ANU-12.2 */
export function seatOn(g: G, side: Side): Seat {
  if (side === 0) return g.s.active;
  const { defender } = battleOf(g);
  if (defender === null) throw ruleFault('an Ancient Civilisation is no player');
  return defender;
}

/** The sides on which there are players. */
export const sidesOf = ({ defender }: Battle): readonly Side[] => (defender === null ? [0] : [0, 1]);

export const enemyOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** @rules ANU-12.21, ANU-16.15 */
const priceOf = (g: G, seat: Seat, card: WeaponCard): Cost => discounted(card.cost, abilities(g, seat).weaponDiscount);

/** Whether a seat can pay a card. @rules ANU-R.77 */
export const isPayable = (g: G, seat: Seat, card: WeaponCard): boolean => canPay(playerAt(g, seat), priceOf(g, seat, card));

/** Pays a card. @rules ANU-12.21 */
export function* payFor(g: G, seat: Seat, card: WeaponCard): Rule {
  yield* pay(g, seat, priceOf(g, seat, card));
}

/** All cards of a seat that could be in its hand: its Advanced ones there, and the Basic ones. @rules ANU-8.2, ANU-R.43 */
export const cardsHeld = (g: G, seat: Seat): WeaponCard[] => [
  ...handOf(g, seat),
  ...houseOf(g, seat).basic.map((card) => weaponAt(g, card)),
];

const BASIC_DEFENDS: Why = { rule: 'ANU-8.3', text: say('why.basicDefends') };

const isForSide = (card: WeaponCard, side: Side): boolean => side === 1 || card.advanced;

/** Why a seat cannot play a card on a side: the attacker plays Advanced ones only. @rules ANU-1.6, ANU-8.3 */
export function whyNotPlay(g: G, seat: Seat, side: Side, card: WeaponCard): Why | null {
  if (!isForSide(card, side)) return BASIC_DEFENDS;
  return isPayable(g, seat, card) ? null : { rule: 'ANU-1.6', text: lacking(playerAt(g, seat), priceOf(g, seat, card)) };
}

/** The cards that a seat may play on a side. @rules ANU-8.3, ANU-12.3 */
export const playableCards = (g: G, seat: Seat, side: Side): WeaponCard[] =>
  cardsHeld(g, seat).filter((card) => isForSide(card, side) && isPayable(g, seat, card));

const NO_EFFECT: WeaponEffect = {};

/** The effect of a card; most have none. */
export const effectOf = (card: WeaponCard): WeaponEffect => powersOf('weapon')[card.id]?.(card) ?? NO_EFFECT;

/** The cards of a side that are shown and in use. */
export const cardsOn = (g: G, battle: Battle, side: Side): WeaponCard[] => battle.cards[side].map((card) => weaponAt(g, card));

/** The effects of a side that are not cancelled. */
export const effectsOf = (g: G, battle: Battle, side: Side): WeaponEffect[] =>
  battle.cancelled[side] ? [] : cardsOn(g, battle, side).map(effectOf);

/** A card that cancels stops the effects of the other side that are not carried out yet. @rules ANU-12.14 */
export function cancelBy(g: G, battle: Battle, side: Side, card: WeaponCard): void {
  if (battle.cancelled[side] || !effectOf(card).cancels) return;
  battle.cancelled[enemyOf(side)] = true;
  g.emitEffect('cancelled', { seat: who(seatOn(g, side)) });
}
