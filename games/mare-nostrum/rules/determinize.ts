import { add, at, type Dice, numberAt, type Seat, shuffle } from '@pantheon/kernel';
import { godOf } from '../data/read.ts';
import { handOf, total } from './hands.ts';
import { type G, type Kind, NONE, TAX } from './types.ts';

/** Cards whose place the viewer cannot know: who holds how many, and how many of those must be goods. */
interface Slot {
  readonly seat: Seat;
  readonly sure: number[];
  readonly dark: Kind[];
  readonly veiled: number;
}

/**
 * Draws everything anew that the viewer cannot know: hidden cards of the others, what Isis is about to give, Hamilcar's sealed dice.
 * @rules MAR-18.1, MAR-18.4, MAR-18.9
 */
export function determinize(g: G, viewer: Seat | null, dice: Dice): void {
  reseal(g, viewer, dice);
  const { lent } = g.s.knowledge;
  const unsure = lent !== null && viewer !== lent.from && viewer !== lent.to ? lent : null;
  if (unsure !== null) move(g, unsure.to, unsure.from, unsure.kind);
  const slots = g.seats.filter((seat) => seat !== viewer).map((seat) => slotOf(g, seat, viewer));
  const dealt = redeal(slots, dice);
  slots.forEach((slot, index) => {
    const dark = at(dealt, index);
    const hand = [...slot.sure];
    for (const kind of dark) add(hand, kind, 1);
    g.s.hands[slot.seat] = hand;
    retell(g, viewer, slot.seat, dark);
  });
  redraw(g, hiddenGifts(g, viewer), dice);
  if (unsure !== null) {
    const kind = anyCard(handOf(g, unsure.from), dice);
    move(g, unsure.from, unsure.to, kind);
    unsure.kind = kind;
  }
}

/** What others know of a hand that was dealt anew: they know as many of its cards as before. @rules MAR-18.5 */
function retell(g: G, viewer: Seat | null, holder: Seat, dark: readonly Kind[]): void {
  const { knowledge } = g.s;
  for (const other of g.seats) {
    let next = 0;
    knowledge.told = knowledge.told.flatMap((entry) => {
      if (entry[0] !== other || other === viewer || entry[1] !== holder) return [entry];
      const kind = dark[next++];
      return kind === undefined ? [] : [[other, holder, kind]];
    });
  }
}

function reseal(g: G, viewer: Seat | null, dice: Dice): void {
  g.s.fours.forEach((fours, seat) => {
    if (fours >= 0 && seat !== viewer) g.s.fours[seat] = dice.below(numberAt(g.s.fourDice, seat));
  });
}

function move(g: G, from: Seat, to: Seat, kind: Kind): void {
  const giver = handOf(g, from);
  const taker = handOf(g, to);
  add(giver, kind, -1);
  add(taker, kind, 1);
}

function anyCard(hand: readonly number[], dice: Dice): Kind {
  let left = dice.below(total(hand));
  for (let kind = 0; kind < hand.length; kind++) {
    left -= numberAt(hand, kind);
    if (left < 0) return kind;
  }
  throw new Error('no card to give');
}

function slotOf(g: G, seat: Seat, viewer: Seat | null): Slot {
  const { known, told, veiled, lent } = g.s.knowledge;
  const hand = handOf(g, seat);
  const sure = [...at(known, seat)];
  for (const [who, holder, kind = NONE] of told) if (who === viewer && holder === seat) add(sure, kind, 1);
  if (lent !== null && lent.from === seat && viewer === lent.to && numberAt(sure, lent.kind) > 0) add(sure, lent.kind, -1);
  if (lent !== null && lent.to === seat && viewer === lent.from) add(sure, lent.kind, 1);
  const dark = hand.flatMap((count, kind) => Array.from({ length: Math.max(0, count - numberAt(sure, kind)) }, () => kind));
  return { seat, sure: sure.map((count, kind) => Math.min(count, numberAt(hand, kind))), dark, veiled: numberAt(veiled, seat) };
}

/** The seats whose waiting gift the viewer does not know. */
const hiddenGifts = (g: G, viewer: Seat | null): Seat[] => {
  const giver = numberAt(g.s.gods, godOf(g.data, 'isis'));
  return giver === viewer ? [] : g.seats.filter((seat) => g.s.gifts[seat] !== NONE);
};

const TRIES = 30;

/** Deals the hidden cards again. The bank lies open, so what others hold is known by kind, only not who holds which. @rules MAR-18.7 */
function redeal(slots: readonly Slot[], dice: Dice): Kind[][] {
  const truth = slots.map(({ dark }) => dark);
  const cards = truth.flat().sort((a, b) => a - b);
  if (cards.length === 0) return truth;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const dealt = deal(slots, shuffle(dice, [...cards]));
    if (dealt !== null) return dealt;
  }
  return truth;
}

/** Draws again what Isis is about to give, out of the bank as it lay before. */
function redraw(g: G, seats: readonly Seat[], dice: Dice): void {
  for (const seat of seats) add(g.s.bank, numberAt(g.s.gifts, seat), 1);
  for (const seat of seats) {
    const kind = anyCard(g.s.bank, dice);
    add(g.s.bank, kind, -1);
    g.s.gifts[seat] = kind;
  }
}

/** Hands out the cards in their order, goods first to whoever must hold goods; null if that cannot be. */
function deal(slots: readonly Slot[], cards: readonly Kind[]): Kind[][] | null {
  const rest = [...cards];
  const hands = slots.map((): Kind[] => []);
  for (const [at, slot] of slots.entries()) {
    for (let need = Math.min(slot.veiled, slot.dark.length); need > 0; need--) {
      const good = rest.findIndex((kind) => kind !== TAX);
      if (good < 0) return null;
      hands[at]?.push(...rest.splice(good, 1));
    }
  }
  for (const [at, slot] of slots.entries()) hands[at]?.push(...rest.splice(0, slot.dark.length - (hands[at]?.length ?? 0)));
  return hands;
}
