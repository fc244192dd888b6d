import { allocate, pick, type Ref, type Rule, type Seat, say, type Topic, who } from '@pantheon/kernel';
import { type Cubes, FOOD, SILVER, type Tribute } from '../data/read.ts';
import { discard, takeFromHand } from './deck.ts';
import { turnCards } from './powers.ts';
import { cardRef, cubesArg, resourceRef } from './refs.ts';
import { canComplete, conversionsFor, exactPayments, type Payment, purseOf } from './tribute.ts';
import type { Card, G, God } from './types.ts';

/** What a unit of a payment can be: a cube of the stock, or a card as Food or as Silver. */
const UNITS = ['food', 'silver', 'wine', 'cardFood', 'cardSilver'] as const;
type Unit = (typeof UNITS)[number];

const unitText = (unit: Unit): Ref => (unit.startsWith('card') ? `unit:${unit}` : `resource:${unit}`);

const paymentTopic: Topic<Unit, G> = {
  id: 'payment',
  key: (unit) => unit,
  text: unitText,
  focus: (unit) => [unitText(unit)],
  action: 'invoke',
  slot: 'payment',
};

const discardTopic: Topic<Card, G> = {
  id: 'payCards',
  key: (card) => card,
  text: (card) => cardRef(card),
  focus: (card) => [cardRef(card)],
  action: 'invoke',
  slot: 'cards',
  secret: true,
};

/** Asks how a seat pays a tribute, over-payment included, and takes it; returns the cubes and the payment record. */
export function* payTribute(g: G, seat: Seat, god: God, tribute: Tribute): Rule<{ cubes: Cubes; record: Cubes }> {
  const purse = purseOf(g, seat);
  const caps = [...purse.stock, purse.cards, purse.cards];
  const counts = yield* allocate(seat, paymentTopic, UNITS, {
    caps,
    min: 0,
    max: caps.reduce((sum, cap) => sum + cap, 0),
    fits: (chosen, fixed) => canComplete(tribute, purse, chosen, fixed),
    suggest: () => exactPayments(tribute, purse, 6),
    about: { god: `god:${god}`, tribute: tributeArg(tribute) },
  });
  const payment = counts as Payment;
  const conversions = conversionsFor(tribute, payment) as number;
  const cubes: Cubes = [payment[0], payment[1], payment[2]];
  yield* pay(g, seat, cubes, payment[3], payment[4]);
  if (conversions > 0) {
    turnCards(g, seat, 'conversion', conversions);
    g.emitEffect('converted', { seat: who(seat), count: conversions });
  }
  return { cubes, record: [payment[0] + payment[3], payment[1] + payment[4], payment[2]] };
}

/** Takes cubes out of a stock and cards, of the seat's choice, out of a hand. */
export function* pay(g: G, seat: Seat, cubes: Cubes, asFood: number, asSilver: number): Rule {
  const count = asFood + asSilver;
  const hand = g.s.hand[seat] as Card[];
  const cards = count === 0 ? [] : yield* pick(seat, discardTopic, hand, { min: count, max: count, about: { count } });
  const stock = g.s.stock[seat] as Cubes;
  cubes.forEach((amount, resource) => {
    stock[resource as 0 | 1 | 2] -= amount;
  });
  takeFromHand(g, seat, cards, true);
  discard(g, cards);
  const payment = {
    ...cubesArg(cubes),
    ...(asFood > 0 ? { [unitText('cardFood')]: asFood } : {}),
    ...(asSilver > 0 ? { [unitText('cardSilver')]: asSilver } : {}),
  };
  if (Object.keys(payment).length === 0) g.emitEffect('paidNothing', { seat: who(seat) });
  else g.emitEffect('paid', { seat: who(seat), payment });
  if (cards.length > 0) g.emitEffect('discarded', { seat: who(seat), cards: cards.map((card) => cardRef(card)) });
}

/** A requirement as amounts for a sentence. */
export const tributeArg = ([food, silver, any]: Tribute): { [thing: string]: number } => ({
  ...(food > 0 ? { [resourceRef(FOOD)]: food } : {}),
  ...(silver > 0 ? { [resourceRef(SILVER)]: silver } : {}),
  ...(any > 0 ? { 'unit:any': any } : {}),
});

/** The same as a line for a preview. */
export const tributeText = (tribute: Tribute) => say('preview.tribute', { tribute: tributeArg(tribute) });
