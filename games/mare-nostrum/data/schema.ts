import { schema } from '@pantheon/kernel';

const { bilingual, checked, dictionary, flag, list, number, oneOf, optional, shape, text, whole } = schema;

const maybe =
  <T>(item: schema.Schema<T>): schema.Schema<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path);

const point = list(number, { min: 2, max: 2 });
const rings = list(list(point, { min: 3 }), { min: 1 });

const ITEMS = [
  'influence',
  'city',
  'caravan',
  'temple',
  'market',
  'legion',
  'trireme',
  'fortress',
  'creature',
  'wonder',
  'pyramids',
] as const;

const card = {
  id: text,
  name: bilingual,
  effect: bilingual,
  cost: whole(1),
  reduction: optional(shape({ items: list(oneOf(...ITEMS)), by: whole(1) })),
};

const tokens = shape({ caravan: whole(0), city: whole(0), market: whole(0), temple: whole(0) });
const kind = shape({ id: text, name: bilingual, total: whole(1) });

const components = shape({
  players: shape({ min: whole(1), max: whole(1) }),
  civilisations: list(shape({ id: text, name: bilingual, colour: text, hero: text, creature: text, startRole: maybe(text) }), {
    min: 6,
    max: 6,
  }),
  dice: shape({ faces: whole(2) }),
  unitsPerCivilisation: shape({ influence: whole(1), legion: whole(1), trireme: whole(1), fortress: whole(1), creature: whole(1) }),
  buildingTokens: shape({ byPlayers: dictionary(tokens) }),
  resources: shape({ tax: kind, goods: list(kind, { min: 13, max: 13 }) }),
  costs: shape({
    influence: whole(1),
    city: whole(1),
    caravan: whole(1),
    legion: whole(1),
    trireme: whole(1),
    fortress: whole(1),
    temple: whole(1),
    market: whole(1),
    creature: whole(1),
    hero: whole(1),
    wonder: whole(1),
    pyramids: whole(1),
    godOffering: whole(1),
    phoenixRebirth: whole(1),
    longVariant: shape({ pyramids: whole(1) }),
  }),
  carryOver: shape({ tax: whole(0), goodsWithHangingGardens: whole(0) }),
  victory: shape({
    standard: shape({ heroesAndWonders: whole(1) }),
    long: shape({ heroesAndWonders: whole(1) }),
    roles: shape({ roleCards: whole(1) }),
  }),
  battle: shape({
    automatic: whole(1),
    pointsPerLoss: whole(1),
    pointsPerLossWithPenthesilea: whole(1),
    mars: whole(1),
    hamilcar: whole(1),
    midasTaxes: whole(1),
    dieBonus: whole(1),
    ariadneSmall: whole(1),
    ariadneLarge: whole(1),
  }),
  gifts: shape({ hermes: whole(1), athena: whole(1), colossus: whole(1) }),
  freeSetup: shape({ rounds: whole(1), pointsPerRound: whole(1) }),
  roles: list(
    shape({
      id: text,
      name: bilingual,
      counts: list(oneOf(...ITEMS)),
      bonus: dictionary(whole(0)),
      effect: bilingual,
    }),
    { min: 4, max: 4 },
  ),
  cardPool: shape({ removed: whole(0) }),
  wonders: list(shape(card), { min: 7, max: 7 }),
  civilisationHeroes: list(shape({ ...card, civilisation: text }), { min: 6, max: 6 }),
  genericHeroes: list(shape(card)),
  mythologicalHeroes: list(shape(card)),
  gods: list(shape({ id: text, name: bilingual, effect: bilingual, cost: whole(1) }), { min: 8, max: 8 }),
  creatures: list(shape({ id: text, name: bilingual, effect: bilingual, civilisation: text, cost: whole(1) }), { min: 6, max: 6 }),
});

const site = shape({ id: text, type: oneOf('city', 'goods'), good: optional(text), name: optional(bilingual), at: point });

const province = shape({
  id: text,
  name: bilingual,
  island: flag,
  edge: flag,
  sites: list(site, { min: 1 }),
  anchor: point,
  labelAt: point,
  land: list(text),
  sea: list(text),
  rings,
});

const sea = shape({ id: text, name: bilingual, anchor: point, labelAt: point, land: list(text), sea: list(text), rings });

const placed = shape({ type: text, site: optional(text), province: optional(text) });

const startingPosition = shape({
  influence: list(text, { min: 1 }),
  buildings: list(placed),
  units: list(placed),
  freeUnits: list(placed),
});

const map = shape({
  size: shape({ width: whole(1), height: whole(1) }),
  provinces: list(province, { min: 2, max: 64 }),
  seas: list(sea, { min: 1, max: 20 }),
  straits: list(shape({ id: text, name: bilingual, between: list(text, { min: 2, max: 2 }), seas: list(text) })),
  decor: list(shape({ id: text, name: bilingual, rings })),
  civilisations: dictionary(shape({ capital: text, freeCapitals: list(text, { min: 1 }) })),
  setups: dictionaryOf(startingPosition, ['note', 'provenance']),
  neutralPlacement: dictionaryOf(list(text), ['note', 'provenance', 'capital', 'outlying']),
});

function dictionaryOf<T>(item: schema.Schema<T>, notes: readonly string[]): schema.Schema<Record<string, T>> {
  return (value, path) => {
    const whole = dictionary((entry) => entry)(value, path);
    const entries = Object.entries(whole).filter(([key]) => !notes.includes(key));
    return Object.fromEntries(entries.map(([key, entry]) => [key, item(entry, `${path}.${key}`)]));
  };
}

const unknownName = (pack: { components: schema.Read<typeof components>; map: schema.Read<typeof map> }): string | null => {
  const spaces = new Set([...pack.map.provinces, ...pack.map.seas].map(({ id }) => id));
  for (const { id, land, sea: touching } of [...pack.map.provinces, ...pack.map.seas])
    for (const other of [...land, ...touching]) if (!spaces.has(other)) return `${id} lists the unknown space ${other}`;
  for (const { id } of pack.components.civilisations)
    if (pack.map.civilisations[id] === undefined || pack.map.setups[id] === undefined || pack.map.neutralPlacement[id] === undefined)
      return `the map has no place for ${id}`;
  return null;
};

/** What a data pack of Mare Nostrum must hold: the components and the map. */
export const packSchema = checked(shape({ components, map }), unknownName);

/** A data pack as it is read. */
export type Pack = schema.Read<typeof packSchema>;
