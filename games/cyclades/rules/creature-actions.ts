import { amount, at, numberAt, type Rule, ref, say, type Why } from '@pantheon/kernel';
import type { Place } from '../data/board.ts';
import type { CreatureId } from '../data/schema.ts';
import { about, areaTopic, askArea } from './ask.ts';
import { boardOf, placeAt } from './board.ts';
import { seatFor } from './factions.ts';
import { coinsAfter, coinsOf, countsAs, isMetropolis, pay, TEMPLE, tooDear } from './pieces.ts';
import { type Action, action, type CreaturePower, creaturePower } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import type { Area, Faction, Figure, G, TopicFor, Visible } from './types.ts';

const figureTopic = areaTopic('figureArea');
const discountTopic: TopicFor<'discounts'> = {
  id: 'discounts',
  key: String,
  text: (n) => say('option.discounts', { n }),
  secret: true,
};

/** Takes the top creature card, or null when deck and discard pile are empty. @rules CYC-15.9, CYC-R.14 */
export function drawCreature(g: G): CreatureId | null {
  const { s } = g;
  if (s.top !== null) {
    const { card } = s.top;
    s.top = null;
    g.reveal();
    return card;
  }
  if (s.creatureDeck.length === 0) shuffleDiscards(g);
  return s.creatureDeck.length === 0 ? null : g.draw(s.creatureDeck);
}

/** A faction looks at the top creature card, which stays where it is. @rules CYC-10.6 */
export function lookAtTop(g: G, faction: Faction): void {
  const { s } = g;
  if (s.top === null) {
    if (s.creatureDeck.length === 0) shuffleDiscards(g);
    s.top = { card: g.draw(s.creatureDeck), seenBy: [] };
  }
  if (!s.top.seenBy.includes(faction)) s.top.seenBy.push(faction);
  const who = actor(g, faction);
  g.emit('looked', { who });
  g.emitPrivate(seatFor(g, faction), ['sawTop', { creature: ref('creature', s.top.card) }], ['sawSecret', { who }]);
}

/** Deck and discard pile become a new deck. @rules CYC-16.6 */
export function shuffleDiscards(g: G): void {
  const { s } = g;
  if (s.creatureDiscard.length === 0 && s.top === null) return;
  s.creatureDeck.push(...s.creatureDiscard);
  if (s.top !== null) s.creatureDeck.push(s.top.card);
  s.creatureDeck.sort();
  s.creatureDiscard = [];
  s.top = null;
  g.emitEffect('reshuffled', { n: s.creatureDeck.length });
}

/** Cards reach the discard pile together. @rules CYC-16.6, CYC-R.16 */
export function discardCards(g: G, cards: readonly CreatureId[]): void {
  g.s.creatureDiscard.push(...cards);
  for (const card of cards) creaturePower(card).onDiscard?.(g);
}

/**
 * Carries out a creature's effect; its card is discarded afterwards unless its figure stays on the board.
 * @rules CYC-15.3, CYC-15.4, CYC-15.5, CYC-15.6, CYC-15.10, CYC-R.17
 */
export function* playCreature(g: G, faction: Faction, card: CreatureId): Rule {
  const { s } = g;
  const power = creaturePower(card);
  s.playing.push(card);
  if (power.isPossible(g, faction)) yield* power.play(g, faction);
  else g.emitEffect('noEffect', { creature: ref('creature', card) });
  s.playing.pop();
  if (!s.figures.some(({ id }) => id === card)) discardCards(g, [card]);
}

/** The temple effects of a faction that are unused in this cycle: sites, then cards. @rules CYC-15.2, CYC-18.18 */
export function unusedDiscounts(g: Visible, faction: Faction): number {
  const { built, used, control, cards } = g.s;
  let count = 0;
  const { sites } = boardOf(g);
  for (let site = 0; site < built.length; site++)
    if (countsAs(built[site] as number, TEMPLE) && !used[site] && control[at(sites, site).land] === faction) count++;
  for (const card of cards) if (card.owner === faction && !card.used) count++;
  return count;
}

/** Uses up temple effects: temples first, then metropolises, then cards. @rules CYC-15.2, CYC-R.48, CYC-R.72 */
function spendDiscounts(g: G, faction: Faction, count: number): void {
  const { s } = g;
  const { sites } = boardOf(g);
  let left = count;
  const take = (fits: (built: number) => boolean): void => {
    for (let site = 0; site < sites.length && left > 0; site++)
      if (fits(numberAt(s.built, site)) && !s.used[site] && s.control[at(sites, site).land] === faction) {
        s.used[site] = true;
        left--;
      }
  };
  take((built) => built === TEMPLE);
  take(isMetropolis);
  for (const card of s.cards)
    if (left > 0 && card.owner === faction && !card.used) {
      card.used = true;
      left--;
    }
}

/** What a creature on the track costs. @rules CYC-15.1 */
const priceOf = (g: Visible, card: CreatureId): number => numberAt(g.data.creatureCosts, g.s.creatureTrack.indexOf(card));

/** Buying a creature from the track, by card. @rules CYC-15.1, CYC-15.2, CYC-15.5, CYC-15.8 */
export const buyCreature = (card: CreatureId): Action =>
  action({
    kind: 'creature',
    of: card,
    text: say('option.creature', { creature: ref('creature', card) }),
    card: ref('creature', card),
    price: (g) => priceOf(g, card),
    whyNot: (g, faction) => whyNotBuy(g, faction, card),
    *perform(g, faction) {
      const slot = g.s.creatureTrack.indexOf(card);
      const price = priceOf(g, card);
      const discount = yield* askDiscount(g, faction, price, card);
      spendDiscounts(g, faction, discount);
      pay(g, faction, price - discount);
      g.s.creatureTrack[slot] = null;
      g.emit('boughtCreature', { who: actor(g, faction), creature: ref('creature', card), coins: price - discount });
      yield* playCreature(g, faction, card);
    },
  });

/** @rules CYC-9.5, CYC-15.1 */
function whyNotBuy(g: G, faction: Faction, card: CreatureId): Why | null {
  const price = priceOf(g, card);
  const coins = coinsOf(g, faction);
  if (price <= coins || price - unusedDiscounts(g, faction) <= coins) return null;
  return tooDear(g, faction, price, 'CYC-9.5');
}

/** @rules CYC-15.2 */
function* askDiscount(g: G, faction: Faction, price: number, card: CreatureId): Rule<number> {
  const unused = unusedDiscounts(g, faction);
  if (unused === 0) return 0;
  const min = Math.max(0, price - coinsOf(g, faction));
  const limits = { min, max: Math.min(unused, price), ...about(g, faction, { creature: ref('creature', card) }) };
  const topic: TopicFor<'discounts'> = { ...discountTopic, preview: (n) => ({ changes: coinsAfter(g, faction, price - n) }) };
  return yield* amount(seatFor(g, faction), topic, limits);
}

/** The creature figure in an area. @rules CYC-2.14 */
export const figureIn = (g: G, area: Area): Figure | undefined => g.s.figures.find((figure) => figure.area === area);

/**
 * Whether a figure of a creature could stand in an area: the ground is right and no other figure is there.
 * @rules CYC-2.14, CYC-8.3, CYC-15.7
 */
function mayStand(g: G, { ground }: CreaturePower, { index, land }: Place): boolean {
  return (ground === 'both' || ground === (land ? 'land' : 'sea')) && figureIn(g, index) === undefined;
}

/** The areas where a creature's figure may be put. @rules CYC-15.7 */
export function areasFor(g: G, owner: Faction, card: CreatureId): Area[] {
  const power = creaturePower(card);
  const areas: Area[] = [];
  for (const place of boardOf(g).places)
    if (mayStand(g, power, place) && (!power.placedOnOwn || g.s.control[place.index] === owner)) areas.push(place.index);
  return areas;
}

/** Puts a creature's figure on the board; its arrival may have consequences, and it may have to feed. @rules CYC-8.6, CYC-15.7 */
export function* placeFigure(g: G, owner: Faction, card: CreatureId): Rule {
  const power = creaturePower(card);
  const area = yield* askArea(g, owner, figureTopic, areasFor(g, owner, card), { creature: ref('creature', card) });
  const figure: Figure = { id: card, owner, area };
  g.s.figures.push(figure);
  g.emitEffect('figurePlaced', { who: actor(g, owner), creature: ref('creature', card), area: areaRef(g, area) });
  if (power.onArrival) yield* power.onArrival(g, figure);
  if (power.onFeeding) yield* power.onFeeding(g, figure);
}

/** A figure leaves the board and its card goes to the discard pile. @rules CYC-8.2, CYC-8.9, CYC-15.4 */
export function dismissFigure(g: G, card: CreatureId): void {
  g.s.figures = g.s.figures.filter(({ id }) => id !== card);
  discardCards(g, [card]);
}

/** Phase 1: the cheapest card leaves, the others slide down, new ones fill the track from the cheapest space up. @rules CYC-5.4, CYC-5.5 */
export function refreshCreatureTrack(g: G): void {
  const { s } = g;
  const [oldest, ...others] = s.creatureTrack;
  if (oldest !== null && oldest !== undefined) {
    g.emit('creatureLeaves', { creature: ref('creature', oldest) });
    discardCards(g, [oldest]);
  }
  const kept = others.filter((card) => card !== null);
  s.creatureTrack = g.data.creatureCosts.map((_, slot) => kept[slot] ?? null);
  g.data.creatureCosts.forEach((cost, slot) => {
    if (s.creatureTrack[slot] !== null) return;
    const card = drawCreature(g);
    s.creatureTrack[slot] = card;
    if (card !== null) g.emitEffect('creatureArrives', { creature: ref('creature', card), cost });
  });
}

/** The areas next to its own that a figure could move to. @rules CYC-8.3, CYC-16.26, CYC-16.31 */
export function figureMoves(g: G, { id, area }: Figure): Area[] {
  const power = creaturePower(id);
  const { lands, seas } = placeAt(g, area);
  return [...lands, ...seas].filter((next) => mayStand(g, power, placeAt(g, next)));
}
