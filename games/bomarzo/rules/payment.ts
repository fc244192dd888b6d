import { add, allocate, type Change, changed, type Message, pick, type Ref, type Rule, type Seat, say, who } from '@pantheon/kernel';
import type { Cubes, Tribute } from '../data/read.ts';
import { cardTopic } from './card-topic.ts';
import { discard, takeFromHand } from './deck.ts';
import { handOf, stockOf } from './pieces.ts';
import { turnCards } from './powers.ts';
import { cardRef, cubesArg, godRef, resourceRef } from './refs.ts';
import type { PaymentUnit } from './topics.ts';
import { canComplete, conversionsFor, exactPayments, type Payment, type Purse, purseOf } from './tribute.ts';
import type { G, God, TopicFor } from './types.ts';

/** The units of a payment, in the order of its counts. */
const UNITS: readonly PaymentUnit[] = ['food', 'silver', 'wine', 'cardFood', 'cardSilver'];

const unitRef = (unit: PaymentUnit): Ref => (unit.startsWith('card') ? `unit:${unit}` : `resource:${unit}`);

const paymentTopic: TopicFor<'payment'> = {
  id: 'payment',
  key: (unit) => unit,
  text: unitRef,
  focus: (unit) => [unitRef(unit)],
  action: 'invoke',
  slot: 'payment',
};

const discardTopic: TopicFor<'payCards'> = { ...cardTopic('payCards'), action: 'invoke', slot: 'cards', secret: true };

/**
 * Asks how a seat pays a tribute, over-payment included, and takes it; returns the cubes and the payment record.
 * @rules BOM-5.9, BOM-5.10, BOM-5.12, BOM-R.13, BOM-R.14, BOM-R.30
 */
export function* payTribute(g: G, seat: Seat, god: God, tribute: Tribute): Rule<{ cubes: Cubes; record: Cubes }> {
  const purse = purseOf(g, seat);
  const caps = [...purse.stock, purse.cards, purse.cards];
  const counts = yield* allocate(seat, paymentTopic, UNITS, {
    caps,
    min: 0,
    max: caps.reduce((sum, cap) => sum + cap, 0),
    fits: (chosen, fixed) => canComplete(tribute, purse, chosen, fixed),
    suggest: () => exactPayments(tribute, purse, 6),
    about: { god: godRef(god), tribute: tributeArg(tribute) },
    preview: ([food = 0, silver = 0, wine = 0, cardFood = 0, cardSilver = 0]) =>
      food + silver + wine + cardFood + cardSilver === 0 ? {} : { changes: leftAfter(purse, [food, silver, wine], cardFood + cardSilver) },
  });
  const payment = counts as Payment;
  const [food, silver, wine, asFood, asSilver] = payment;
  const conversions = conversionsFor(tribute, payment) ?? 0;
  const cubes: Cubes = [food, silver, wine];
  yield* pay(g, seat, cubes, asFood, asSilver);
  if (conversions > 0) {
    turnCards(g, seat, 'conversion', conversions);
    g.emitEffect('converted', { seat: who(seat), count: conversions });
  }
  return { cubes, record: [food + asFood, silver + asSilver, wine] };
}

/** Takes cubes out of a stock and cards, of the seat's choice, out of a hand. @rules BOM-8.1, BOM-8.2 */
export function* pay(g: G, seat: Seat, cubes: Cubes, asFood: number, asSilver: number): Rule {
  const count = asFood + asSilver;
  const cards = count === 0 ? [] : yield* pick(seat, discardTopic, handOf(g, seat), { min: count, max: count, about: { count } });
  const stock = stockOf(g, seat);
  cubes.forEach((amount, resource) => {
    add(stock, resource, -amount);
  });
  takeFromHand(g, seat, cards, true);
  discard(g, cards);
  const payment = paymentArg(cubes, asFood, asSilver);
  if (Object.keys(payment).length === 0) g.emitEffect('paidNothing', { seat: who(seat) });
  else g.emitEffect('paid', { seat: who(seat), payment });
  if (cards.length > 0) g.emitEffect('discarded', { seat: who(seat), cards: cards.map((card) => cardRef(card)) });
}

/** A payment as amounts for a sentence. */
export function paymentArg(cubes: Cubes, asFood: number, asSilver: number): { [thing: string]: number } {
  const amounts = cubesArg(cubes);
  if (asFood > 0) amounts[unitRef('cardFood')] = asFood;
  if (asSilver > 0) amounts[unitRef('cardSilver')] = asSilver;
  return amounts;
}

/** What a payment takes out of a purse, as lines for a preview. */
export const leftAfter = ({ stock, cards }: Purse, [food, silver, wine]: Cubes, used: number): Change[] =>
  changed([...stock, cards], [stock[0] - food, stock[1] - silver, stock[2] - wine, cards - used], (unit) =>
    say('preview.thing', { thing: unit < stock.length ? resourceRef(unit) : 'unit:card' }),
  );

/** What a seat can pay with as amounts for a sentence. */
export function purseArg({ stock, cards }: Purse): { [thing: string]: number } {
  const amounts = cubesArg(stock);
  if (cards > 0) amounts['unit:card'] = cards;
  return amounts;
}

/** A requirement as amounts for a sentence. */
export function tributeArg([food, silver, any]: Tribute): { [thing: string]: number } {
  const amounts = cubesArg([food, silver]);
  if (any > 0) amounts['unit:any'] = any;
  return amounts;
}

/** The same as a line for a preview. */
export const tributeText = (tribute: Tribute): Message => say('preview.tribute', { tribute: tributeArg(tribute) });
