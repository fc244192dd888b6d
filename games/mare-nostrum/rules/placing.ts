import { at, type Blocked, choose, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import { MARKET, raise, raiseIn, TEMPLE } from './buildings.ts';
import { billPreview } from './pay.ts';
import { candidates, groundOf, obstacle, placesFor, provinceOf, whyOf } from './place.ts';
import { ifAny, powerOf, powersAt } from './powers.ts';
import { itemPrice } from './price.ts';
import { cardRef, countedCards, itemRef, sideRef, siteRef, spaceRef } from './refs.ts';
import type { Plot } from './topics.ts';
import { BUILT_NOW, type Card, type G, type Item, NONE, type Space, type TopicFor } from './types.ts';
import { deploy, setMark, sideOf, unitKindOf, unitsIn } from './units.ts';

const whereTopic: TopicFor<'where'> = {
  id: 'where',
  key: ({ word }) => word,
  text: (plot, g) => plotRef(g, plot),
  focus: (plot, g) => [plotRef(g, plot), spaceRef(g, provinceOf(g, plot.item, plot.place))],
  preview: ({ item, place }, g, seat) => billPreview(g, seat, itemPrice(g, seat, item, provinceOf(g, item, place))),
  action: 'build',
  slot: 'space',
};

const plotRef = (g: G, { item, place }: Plot) => (item === 'caravan' ? siteRef(g, place) : spaceRef(g, provinceOf(g, item, place)));

/** The place of an item as an option. */
export const plotAt = (g: G, item: Item, place: number): Plot => ({
  item,
  place,
  word: item === 'caravan' ? at(g.data.sites, place).word : at(g.data.spaces, provinceOf(g, item, place)).word,
});

/** The question of where an item goes, with the places that are closed and why. */
function whereFor(item: Item): TopicFor<'where'> {
  return {
    ...whereTopic,
    blocked: (g, seat) => {
      const ground = groundOf(g, seat);
      return candidates(g, item).flatMap((place): Blocked<Plot>[] => {
        const found = obstacle(g, ground, item, place);
        return found === null || (found === 'notYours' && item !== 'influence')
          ? []
          : [
              {
                option: plotAt(g, item, place),
                why: whyOf(found, { thing: itemRef(g, item, ground.side), space: spaceRef(g, provinceOf(g, item, place)) }),
              },
            ];
      });
    },
  };
}

const WHERE: { readonly [I in Item]: TopicFor<'where'> } = {
  influence: whereFor('influence'),
  city: whereFor('city'),
  caravan: whereFor('caravan'),
  legion: whereFor('legion'),
  trireme: whereFor('trireme'),
  fortress: whereFor('fortress'),
  temple: whereFor('temple'),
  market: whereFor('market'),
  creature: whereFor('creature'),
};

/** Asks where an item goes, of some places. */
export function* askWhere(g: G, seat: Seat, item: Item, places: readonly number[]): Rule<number> {
  const plots = places.map((place) => plotAt(g, item, place));
  return (yield* choose(seat, WHERE[item], plots)).place;
}

/** Puts an item on the board, with all that follows from it. @rules MAR-6.9 */
export function* put(g: G, seat: Seat, item: Item, place: number): Rule {
  const side = sideOf(g, seat);
  switch (item) {
    case 'city':
    case 'caravan':
      raise(g, place);
      return;
    case 'temple':
      raiseIn(g, TEMPLE, place);
      return;
    case 'market':
      raiseIn(g, MARKET, place);
      return;
    case 'influence':
      yield* placeMarker(g, seat, place);
      return;
    default:
      setMark(g, deploy(g, side, unitKindOf(item), place), BUILT_NOW);
  }
}

/** @rules MAR-6.17, MAR-9.12 */
function* placeMarker(g: G, seat: Seat, province: Space): Rule {
  const side = sideOf(g, seat);
  const before = numberAt(g.s.owner, province);
  g.s.owner[province] = side;
  g.s.fresh.push(province);
  if (before !== NONE) {
    g.emitEffect('converted', { seat: who(seat), space: spaceRef(g, province), owner: sideRef(g, before) });
    for (const unit of unitsIn(g, side, province)) g.s.post[unit] = 0;
  }
  for (const power of powersAt(g, seat, 'markerPlaced')) yield* power.markerPlaced(g, seat, province);
}

/** The places where an item could go for nothing. */
export const freePlaces = (g: G, seat: Seat, item: Item): number[] => placesFor(g, groundOf(g, seat), item);

/** Places an item that a card brings for nothing; it is lost where no place is left. @rules MAR-6.7, MAR-12.8, MAR-21.38 */
export function* placeFree(g: G, seat: Seat, item: Item, card: Card, places: readonly number[]): Rule {
  const thing = itemRef(g, item, sideOf(g, seat));
  if (places.length === 0) {
    g.emitEffect('giftLost', { seat: who(seat), thing, card: cardRef(g, card) });
    return;
  }
  const place = yield* askWhere(g, seat, item, places);
  g.emit('free', { seat: who(seat), thing, space: spaceRef(g, provinceOf(g, item, place)), card: cardRef(g, card) });
  yield* put(g, seat, item, place);
}

/** Places an item that has been paid for in a way of its own: it uses up no reduction. @rules MAR-15.21 */
export function* placePaid(g: G, seat: Seat, item: Item, places: readonly number[], cards: readonly number[]): Rule {
  const place = yield* askWhere(g, seat, item, places);
  const space = provinceOf(g, item, place);
  const thing = itemRef(g, item, sideOf(g, seat));
  g.emit('built', { seat: who(seat), thing, space: spaceRef(g, space), cards: countedCards(g, cards) });
  yield* put(g, seat, item, place);
}

/** What a hero or wonder brings at once. @rules MAR-6.8, MAR-12.8 */
export function* acquired(g: G, seat: Seat, card: Card): Rule {
  yield* ifAny(powerOf(g, card).bought?.(g, seat));
}
