import { type Rule, type Seat, who } from '@pantheon/kernel';
import type { WeaponCard } from '../../data/model.ts';
import { abilities } from '../abilities.ts';
import { playerAt } from '../planets.ts';
import { canPay, discounted, pay } from '../stock.ts';
import type { Battle, G, Side } from '../types.ts';
import { handOf, houseOf } from '../weapon-hand.ts';
import type { WeaponEffect } from '../weapons/effects.ts';

/** The seat on a side of the battle: the active player attacks. */
export const seatOn = (g: G, side: Side): Seat => (side === 0 ? g.s.active : ((g.s.battle as Battle).defender as Seat));

const priceOf = (g: G, seat: Seat, card: WeaponCard) => discounted(card.cost, abilities(g, seat).weaponDiscount);

/** Whether a seat can pay a card. */
export const isPayable = (g: G, seat: Seat, card: WeaponCard): boolean => canPay(playerAt(g, seat), priceOf(g, seat, card));

/** Pays a card. */
export function* payFor(g: G, seat: Seat, card: WeaponCard): Rule {
  yield* pay(g, seat, priceOf(g, seat, card));
}

/** The cards that a seat may play on a side: the attacker Advanced ones only. */
export function playableCards(g: G, seat: Seat, side: Side): WeaponCard[] {
  const cards = handOf(g, seat);
  if (side === 1) for (const card of houseOf(g, seat).basic) cards.push(g.data.weapons[card] as WeaponCard);
  return cards.filter((card) => isPayable(g, seat, card));
}

/** The effects of a side that are not cancelled. */
export const effectsOf = (g: G, battle: Battle, side: Side): WeaponEffect[] =>
  battle.cancelled[side] ? [] : (battle.cards[side] as number[]).map((card) => g.data.book.effects[card] as WeaponEffect);

/** A card that cancels stops the effects of the other side that are not carried out yet. */
export function cancelBy(g: G, battle: Battle, side: Side, card: WeaponCard): void {
  if (battle.cancelled[side] || !g.data.book.effects[card.index]?.cancels) return;
  battle.cancelled[1 - side] = true;
  g.emitEffect('cancelled', { seat: who(seatOn(g, side)) });
}
