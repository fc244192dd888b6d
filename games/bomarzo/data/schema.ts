import { schema } from '@pantheon/kernel';
import box from './components.json' with { type: 'json' };
import { PRIMARIES, RESOURCES, TRACKS } from './ids.ts';

const { shape, list, text, whole, oneOf, optional, dictionary, bilingual, checked } = schema;

/** What the box holds by its name: the rules know no other. */
const known = (things: readonly { readonly id: string }[]): schema.Schema<string> => oneOf(...things.map(({ id }) => id));

const few = whole(0, 20);
const some = whole(1, 20);
const points = whole(-50, 50);

const MOST_PLAYERS = 4;

const named = { id: text, name: bilingual };
const tribute = shape({ food: few, silver: few, any: few });
const primary = oneOf(...PRIMARIES);
const track = oneOf(...TRACKS);
const advance = shape({ culture: optional(few), architecture: optional(few), science: optional(few) });
const field = oneOf(...TRACKS, ...PRIMARIES, 'food', 'silver');

const card = shape({
  id: text,
  name: shape({ level1: bilingual, level2: bilingual }),
  symbols: list(primary, { min: 1, max: 2 }),
  level1: shape({ advance, temple: text, devotion: some, text: bilingual }),
  level2: shape({ primary: list(primary, { min: 1, max: 2 }), advance, benefit: text, text: bilingual }),
});

const benefit = shape({
  ...named,
  id: known(box.benefits.list),
  kind: oneOf('income', 'power'),
  gives: optional(shape({ food: optional(few), silver: optional(few), wine: optional(few), card: optional(few) })),
  text: bilingual,
});

const god = shape({
  ...named,
  id: known(box.gods.list),
  tribute: shape({ active: tribute, mossy: tribute }),
  scoringField: field,
  cardSymbol: optional(primary),
  favour: bilingual,
});

/** @rules BOM-2.1 */
const village = shape({
  tracks: list(
    shape({ ...named, symbol: oneOf('food', 'silver', 'wine', 'card', 'action'), length: some, symbolsAt: list(some, { max: 20 }) }),
    { min: 5, max: 5 },
  ),
  maxActionPawns: some,
});

/** What a data pack of Bomarzo must hold. @rules BOM-15.8 */
export const packSchema = checked(
  shape({
    players: shape({ colours: list(shape({ ...named, fief: text }), { min: 4, max: 8 }) }),
    setup: shape({
      byPlayers: dictionary(
        shape({
          actionPawns: some,
          startingResources: shape({ food: few, silver: few, wine: few }),
          lastPlayerBonus: few,
        }),
      ),
      cardsDealt: some,
      cardsKept: some,
      villageSteps: some,
      seasons: some,
    }),
    resources: shape({ list: list(shape({ ...named, cubes: optional(whole(0, 1000)) }), { min: 3, max: 3 }) }),
    fields: shape({
      list: list(shape({ id: field, kind: oneOf('secondary', 'primary', 'resource'), name: bilingual }), { min: 8, max: 8 }),
    }),
    gods: shape({ list: list(god, { min: 8, max: 8 }) }),
    pantheon: shape({ secondPrizeMinPlayers: whole(2, 9), positions: list(shape({ first: few, second: few }), { min: 8, max: 8 }) }),
    benefits: shape({ list: list(benefit, { min: 1, max: 50 }) }),
    templeSymbols: shape({ list: list(shape(named), { min: 1, max: 20 }), setBonus: dictionary(points, { max: 30 }) }),
    developmentCards: shape({ list: list(card, { min: 16, max: 200 }) }),
    village,
    harvestAreas: shape({
      list: list(shape({ ...named, resource: oneOf(...RESOURCES), yields: list(few, { min: 4, max: 12 }) }), {
        min: 3,
        max: 3,
      }),
    }),
    secondaryTracks: shape({
      max: whole(1, 50),
      victoryPointSpaces: list(whole(1, 50), { max: 50 }),
      victoryPoints: few,
      list: list(track, { min: 3, max: 3 }),
    }),
    expansions: shape({
      seasons: shape({
        name: bilingual,
        used: some,
        colours: list(shape({ ...named, text: bilingual }), { max: 20 }),
        list: list(shape({ id: text, colour: text }), { min: 8, max: 50 }),
      }),
      worship: shape({
        name: bilingual,
        resourcesPerExtraCard: some,
        achieved: points,
        failed: points,
        list: list(shape({ id: text, god: text }), { max: 50 }),
      }),
    }),
  }),
  (pack) => {
    const benefits = new Set(pack.benefits.list.map(({ id }) => id));
    const temples = new Set(pack.templeSymbols.list.map(({ id }) => id));
    const cards = pack.developmentCards.list;
    const lost = cards.find((one) => !benefits.has(one.level2.benefit) || !temples.has(one.level1.temple));
    if (lost !== undefined) return `the card ${lost.id} names a benefit or a temple that is not there`;
    if (pack.setup.cardsDealt * MOST_PLAYERS > cards.length) return 'there are too few cards to deal';
    if (pack.setup.cardsKept > pack.setup.cardsDealt) return 'nobody can keep more cards than were dealt';
    if (new Set(cards.map(({ id }) => id)).size !== cards.length) return 'two cards have the same id';
    return new Set(pack.gods.list.map(({ scoringField }) => scoringField)).size === 8 ? null : 'the eight gods must score the eight fields';
  },
);

export type Pack = schema.Read<typeof packSchema>;
