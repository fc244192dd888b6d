import { at, choose, type Rule, type Seat, say, who } from '@pantheon/kernel';
import { abilities } from '../abilities.ts';
import { foeAt, isContested, landsInPlay } from '../planets.ts';
import { asLands, landTopic } from '../questions.ts';
import { civilisationRef, landRef } from '../refs.ts';
import { revealCulture } from '../reveal.ts';
import { type Battle, FACE_DOWN, type Fought, type G, type LandId, type Side, type TopicFor } from '../types.ts';
import { showWhetherArmed } from '../weapon-hand.ts';
import { playCards, useOne } from './cards.ts';
import { beatCivilisation, loseAtOnce, loseToCivilisation, settle } from './outcome.ts';
import { battleOf, cardsOn, effectOf, effectsOf, isPayable, payFor, playableCards, seatOn, sidesOf } from './sides.ts';
import { civilisationOf, strengthOf } from './strength.ts';

const battleTopic: TopicFor<'battle'> = {
  ...landTopic('battle'),
  preview: ({ index: land }, g, seat) => {
    const foe = foeAt(g, seat, land);
    return { changes: [foe === null ? say('preview.guard') : say('preview.fight', { seat: who(foe) })] };
  },
};

/** The Territories in which the active player must fight. @rules ANU-12.1 */
export function contestedLands(g: G, seat: Seat): LandId[] {
  const found: LandId[] = [];
  for (const land of landsInPlay(g)) if (isContested(g, seat, land)) found.push(land);
  return found;
}

/**
 * Chooses the next battle and makes it ready; whoever can play no Advanced card has lost it already, and nobody is asked for one.
 * @rules ANU-12.1, ANU-12.2, ANU-12.3
 */
export function* beginBattle(g: G, seat: Seat, lands: readonly LandId[]): Rule {
  const { index: land } = yield* choose(seat, battleTopic, asLands(g, lands));
  const defender = foeAt(g, seat, land);
  if (defender === null) g.emit('battle', { seat: who(seat), land: landRef(g, land) });
  else g.emit('battleAgainst', { seat: who(seat), foe: who(defender), land: landRef(g, land) });
  for (const power of abilities(g, seat).beforeBattle) yield* power(g, seat, land);
  const isArmed = playableCards(g, seat, 0).length > 0;
  showWhetherArmed(g, seat, isArmed, (card) => isPayable(g, seat, card));
  if (!isArmed) loseAtOnce(g, land);
  else g.s.battle = { land, defender, cards: [[], []], cancelled: [false, false], added: [0, 0], sentBack: [false, false], decided: null };
}

/** Fights the battle that is ready. @rules ANU-12.4, ANU-12.9 */
export function* fight(g: G): Rule {
  const battle = battleOf(g);
  if (playableCards(g, seatOn(g, 0), 0).length === 0) {
    loseAtOnce(g, battle.land);
    g.s.battle = null;
    return;
  }
  yield* playCards(g);
  if (battle.defender === null) yield* payAndReveal(g, battle);
  else yield* useAndPay(g, battle);
  const sides = sidesOf(battle);
  cancelTogether(g, battle, sides);
  yield* carryOutEffects(g, battle, sides);
  yield* decide(g, battle);
  g.s.battle = null;
  revealCulture(g);
}

/**
 * The card is paid, then the tile is turned. Only Loki's player, who chooses between two cards with all on the table, pays after that.
 * @rules ANU-12.4, ANU-16.22, ANU-R.25
 */
function* payAndReveal(g: G, battle: Battle): Rule {
  const choosesLater = battle.cards[0].length > 1;
  if (!choosesLater) yield* useAndPay(g, battle);
  revealCivilisation(g, battle);
  if (choosesLater) yield* useAndPay(g, battle);
}

/** Both sides use one card each and pay for it. @rules ANU-12.9, ANU-16.22, ANU-R.25, ANU-R.52 */
function* useAndPay(g: G, battle: Battle): Rule {
  const sides = sidesOf(battle);
  for (const side of sides) yield* useOne(g, side);
  for (const side of sides) for (const card of cardsOn(g, battle, side)) yield* payFor(g, seatOn(g, side), card);
}

function revealCivilisation(g: G, { land }: Battle): void {
  if (g.s.guards[land] !== FACE_DOWN) return;
  const tile = g.draw(g.s.civilisationPool);
  g.s.guards[land] = tile;
  g.emitEffect('civilisationShown', { civilisation: civilisationRef(g, tile), strength: at(g.data.civilisations, tile).strength });
}

/** Effects that cancel come before all others, those of both sides at the same time. @rules ANU-12.13, ANU-12.14, ANU-R.24 */
function cancelTogether(g: G, battle: Battle, sides: readonly Side[]): void {
  const tileCancels = battle.defender === null && civilisationOf(g, battle).cancels;
  const by = sides.map((side) => cardsOn(g, battle, side).some((card) => effectOf(card).cancels));
  battle.cancelled = [tileCancels || by[1] === true, by[0] === true];
  for (const side of sides) if (by[side]) g.emitEffect('cancelled', { seat: who(seatOn(g, side)) });
}

const ORDERS = [1, 2, 3];

/** @rules ANU-12.13, ANU-R.24 */
function* carryOutEffects(g: G, battle: Battle, sides: readonly Side[]): Rule {
  for (const order of ORDERS) {
    for (const side of sides) {
      for (const effect of effectsOf(g, battle, side)) if (effect.order === order && effect.afterReveal) yield* effect.afterReveal(g, side);
      if (battle.decided !== null) return;
    }
  }
}

/** Compares the strengths; the attacker wins a tie. @rules ANU-12.5, ANU-12.10 */
function* decide(g: G, battle: Battle): Rule {
  if (battle.decided !== null) {
    remember(g, battle, null, battle.decided);
    yield* settle(g, battle, battle.decided);
    return;
  }
  const attack = strengthOf(g, battle, 0);
  const defence = strengthOf(g, battle, 1);
  remember(g, battle, [attack, defence], attack >= defence ? 0 : 1);
  g.emitEffect('strengths', { seat: who(seatOn(g, 0)), attack, defence });
  if (battle.defender !== null) yield* settle(g, battle, attack >= defence ? 0 : 1);
  else if (attack >= defence) yield* beatCivilisation(g, battle);
  else loseToCivilisation(g, battle);
}

function remember(g: G, { land, defender, cards }: Battle, strengths: Fought['strengths'], winner: Side): void {
  g.s.fought = { land, attacker: g.s.active, defender, cards: [[...cards[0]], [...cards[1]]], strengths, winner };
}
