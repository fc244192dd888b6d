import { type ChooseQuestion, numberAt, type Rule, type Seat, say, together, who } from '@pantheon/kernel';
import { handOf, handSize } from './hands.ts';
import { affords, howMany } from './pay.ts';
import { powersAt } from './powers.ts';
import { cardPrice, cardPrices, cardsForSale, priceAmong } from './price.ts';
import { holderOf } from './roles.ts';
import { FOR_SALE, type G, NONE, POLITICAL_LEADER, type TopicFor } from './types.ts';
import { cardsOwned, goalOf, win, winTogether } from './victory.ts';

/** Whether a hand will do that a player can have before he buys anything: the present one, or one of as many cards that a power makes of it. */
const couldHold = (g: G, seat: Seat, isEnough: (hand: readonly number[]) => boolean): boolean =>
  isEnough(handOf(g, seat)) || powersAt(g, seat, 'otherHands').some((power) => power.otherHands(g, seat).some(isEnough));

/** Whether a player has the cards for the Pyramids. @rules MAR-11.4 */
function couldBuildPyramids(g: G, seat: Seat): boolean {
  const { pyramids } = g.data;
  if (g.s.cards[pyramids] !== FOR_SALE) return false;
  const { cost } = cardPrice(g, seat, pyramids);
  return handSize(g, seat) >= cost && couldHold(g, seat, (hand) => affords(hand, cost));
}

/** Whether a player has the cards for all the heroes and wonders that are missing. @rules MAR-11.4 */
function couldCompleteHeroes(g: G, seat: Seat): boolean {
  const missing = goalOf(g) - cardsOwned(g, seat);
  const { hero, wonder } = g.data.components.costs;
  if (handSize(g, seat) < missing * (Math.min(hero, wonder) - g.data.largestReduction)) return false;
  const all = cardPrices(g, seat);
  const prices = cardsForSale(g, seat).flatMap((card) => (card === g.data.pyramids ? [] : [priceAmong(all, g, card).cost]));
  if (prices.length < missing) return false;
  const dearest = numberAt(
    prices.sort((a, b) => a - b),
    missing - 1,
  );
  return couldHold(g, seat, (hand) => howMany(hand, dearest) >= missing);
}

/**
 * Several players have the cards to win and none of them leads the phase: whoever can build the Pyramids wins. Returns the phase in which
 * the rest is settled.
 * @rules MAR-11.4, MAR-21.37
 */
export function weighRivals(g: G): 'accord' | 'pyramids' | 'builders' | null {
  g.s.rivals = [];
  if (g.options.rivals === 'firstCome' || goalOf(g) === 0) return 'builders';
  const masons = g.seats.filter((seat) => couldBuildPyramids(g, seat));
  const rivals = g.seats.filter((seat) => masons.includes(seat) || couldCompleteHeroes(g, seat));
  if (rivals.length < 2 || rivals.includes(holderOf(g, POLITICAL_LEADER))) return 'builders';
  g.reveal();
  g.emit('rivals', { seats: rivals.map(who) });
  const [mason] = masons;
  if (masons.length === 1 && mason !== undefined) {
    buildPyramids(g, mason);
    return null;
  }
  g.s.rivals = masons.length > 1 ? masons : rivals;
  return masons.length > 1 ? 'pyramids' : 'accord';
}

/** A player who could build the Pyramids is declared the winner. @rules MAR-11.4 */
export function buildPyramids(g: G, seat: Seat): void {
  g.s.cards[g.data.pyramids] = seat;
  g.emitEffect('declared', { seat: who(seat) });
  win(g, seat, 'pyramids');
}

const accordTopic: TopicFor<'accord'> = {
  id: 'accord',
  key: (answer) => answer,
  text: () => say('option.share'),
  commits: () => true,
};

/** The rivals share the victory if all of them want that; else the order of the phase decides. @rules MAR-11.4 */
export function* agree(g: G): Rule {
  const { rivals } = g.s;
  const answers = yield* together(
    rivals.map(
      (seat): ChooseQuestion<'share', G> => ({
        kind: 'choose',
        seat,
        topic: accordTopic,
        options: ['share'],
        pass: true,
        about: { rivals: rivals.filter((other) => other !== seat).map(who) },
      }),
    ),
  );
  g.s.rivals = [];
  if (answers.every((answer) => answer === 0)) winTogether(g, rivals);
  else g.emit('noAccord', { seats: rivals.filter((_, place) => answers[place] !== 0).map(who) });
}

/** Whether the match is won. */
export const isWon = (g: G): boolean => g.s.winner !== NONE || g.s.victors.length > 0;
