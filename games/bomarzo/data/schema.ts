import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, oneOf, optional, dictionary, bilingual, checked } = schema;

const named = { id: text, name: bilingual };
const tribute = shape({ food: whole(0), silver: whole(0), any: whole(0) });
const primary = oneOf('building', 'knowledge', 'character');
const track = oneOf('culture', 'architecture', 'science');
const advance = shape({ culture: optional(whole(0)), architecture: optional(whole(0)), science: optional(whole(0)) });
const field = oneOf('culture', 'architecture', 'science', 'building', 'knowledge', 'character', 'food', 'silver');

const card = shape({
  id: text,
  name: shape({ level1: bilingual, level2: bilingual }),
  symbols: list(primary, { min: 1, max: 2 }),
  level1: shape({ advance, temple: text, devotion: whole(1), text: bilingual }),
  level2: shape({ primary: list(primary, { min: 1, max: 2 }), advance, benefit: text, text: bilingual }),
});

const benefit = shape({
  ...named,
  kind: oneOf('income', 'power'),
  gives: optional(shape({ food: optional(whole(0)), silver: optional(whole(0)), wine: optional(whole(0)), card: optional(whole(0)) })),
  text: bilingual,
});

const god = shape({
  ...named,
  tribute: shape({ active: tribute, mossy: tribute }),
  scoringField: field,
  cardSymbol: optional(primary),
  favour: bilingual,
});

const village = shape({
  tracks: list(
    shape({ ...named, symbol: oneOf('food', 'silver', 'wine', 'card', 'action'), length: whole(1), symbolsAt: list(whole(1)) }),
    { min: 5, max: 5 },
  ),
  maxActionPawns: whole(1),
});

/** What a data pack of Bomarzo must hold. */
export const packSchema = checked(
  shape({
    players: shape({ colours: list(shape({ ...named, fief: text }), { min: 4 }) }),
    setup: shape({
      byPlayers: dictionary(
        shape({
          actionPawns: whole(1),
          startingResources: shape({ food: whole(0), silver: whole(0), wine: whole(0) }),
          lastPlayerBonus: whole(0),
        }),
      ),
      cardsDealt: whole(1),
      cardsKept: whole(1),
      villageSteps: whole(1),
      seasons: whole(1),
    }),
    resources: shape({ list: list(shape(named), { min: 3, max: 3 }) }),
    fields: shape({
      list: list(shape({ id: field, kind: oneOf('secondary', 'primary', 'resource'), name: bilingual }), { min: 8, max: 8 }),
    }),
    gods: shape({ list: list(god, { min: 8, max: 8 }) }),
    pantheon: shape({ secondPrizeMinPlayers: whole(2), positions: list(shape({ first: whole(0), second: whole(0) }), { min: 8, max: 8 }) }),
    benefits: shape({ list: list(benefit, { min: 1 }) }),
    templeSymbols: shape({ list: list(shape(named), { min: 1 }), setBonus: dictionary(whole(0)) }),
    developmentCards: shape({ list: list(card, { min: 16 }) }),
    village,
    harvestAreas: shape({
      list: list(shape({ ...named, resource: oneOf('food', 'silver', 'wine'), yields: list(whole(0), { min: 4 }) }), { min: 3, max: 3 }),
    }),
    secondaryTracks: shape({
      max: whole(1),
      victoryPointSpaces: list(whole(1)),
      victoryPoints: whole(0),
      list: list(track, { min: 3, max: 3 }),
    }),
    expansions: shape({
      seasons: shape({
        name: bilingual,
        used: whole(1),
        colours: list(shape({ ...named, text: bilingual })),
        list: list(shape({ id: text, colour: text }), { min: 8 }),
      }),
      worship: shape({
        name: bilingual,
        resourcesPerExtraCard: whole(1),
        achieved: whole(),
        failed: whole(),
        list: list(shape({ id: text, god: text })),
      }),
    }),
  }),
  (pack) => {
    const benefits = new Set(pack.benefits.list.map(({ id }) => id));
    const temples = new Set(pack.templeSymbols.list.map(({ id }) => id));
    const cards = pack.developmentCards.list;
    const lost = cards.find((one) => !benefits.has(one.level2.benefit) || !temples.has(one.level1.temple));
    if (lost !== undefined) return `the card ${lost.id} names a benefit or a temple that is not there`;
    if (new Set(cards.map(({ id }) => id)).size !== cards.length) return 'two cards have the same id';
    return new Set(pack.gods.list.map(({ scoringField }) => scoringField)).size === 8 ? null : 'the eight gods must score the eight fields';
  },
);

export type Pack = schema.Read<typeof packSchema>;
