import { schema } from '@pantheon/kernel';
import box from './components.json' with { type: 'json' };

const { bilingual, checked, dictionary, flag, list, number, oneOf, optional, shape, text, whole } = schema;

const maybe =
  <T>(item: schema.Schema<T>): schema.Schema<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path);

/** What the box holds by its name: the rules know no other. */
const known = (things: readonly { readonly id: string }[]): schema.Schema<string> => oneOf(...things.map(({ id }) => id));

const few = whole(0, 20);
const some = whole(1, 20);
const price = whole(1, 50);
const point = list(number(-10_000, 10_000), { min: 2, max: 2 });
const rings = list(list(point, { min: 3, max: 1000 }), { min: 1, max: 20 });
const names = list(text, { max: 64 });

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
  id: known([...box.wonders, ...box.civilisationHeroes, ...box.genericHeroes, ...box.mythologicalHeroes]),
  name: bilingual,
  effect: bilingual,
  cost: price,
  reduction: optional(shape({ items: list(oneOf(...ITEMS), { max: 20 }), by: some })),
};

const pile = whole(0, 150);
const tokens = shape({ caravan: pile, city: pile, market: pile, temple: pile });
const kind = shape({ id: text, name: bilingual, total: whole(1, 200) });
const pieces = whole(1, 40);

const components = shape({
  players: shape({ min: whole(1, 12), max: whole(1, 12) }),
  civilisations: list(
    shape({ id: text, name: bilingual, colour: text, hero: text, creature: known(box.creatures), startRole: maybe(text) }),
    {
      min: 6,
      max: 6,
    },
  ),
  dice: shape({ faces: whole(2, 20) }),
  unitsPerCivilisation: shape({ influence: pieces, legion: pieces, trireme: pieces, fortress: pieces, creature: pieces }),
  buildingTokens: shape({ byPlayers: dictionary(tokens, { max: 12 }) }),
  resources: shape({ tax: kind, goods: list(kind, { min: 13, max: 13 }) }),
  costs: shape({
    influence: price,
    city: price,
    caravan: price,
    legion: price,
    trireme: price,
    fortress: price,
    temple: price,
    market: price,
    creature: price,
    hero: price,
    wonder: price,
    pyramids: price,
    godOffering: price,
    phoenixRebirth: price,
    longVariant: shape({ pyramids: price }),
  }),
  carryOver: shape({ tax: few, goodsWithHangingGardens: few }),
  victory: shape({
    standard: shape({ heroesAndWonders: some }),
    long: shape({ heroesAndWonders: some }),
    roles: shape({ roleCards: some }),
  }),
  battle: shape({
    automatic: price,
    pointsPerLoss: price,
    pointsPerLossWithPenthesilea: price,
    mars: price,
    hamilcar: price,
    midasTaxes: price,
    dieBonus: price,
    ariadneSmall: price,
    ariadneLarge: price,
  }),
  gifts: shape({ hermes: some, athena: some, colossus: some }),
  freeSetup: shape({ rounds: some, pointsPerRound: whole(1, 50) }),
  roles: list(
    shape({
      id: text,
      name: bilingual,
      counts: list(oneOf(...ITEMS), { max: 20 }),
      bonus: dictionary(few),
      effect: bilingual,
    }),
    { min: 4, max: 4 },
  ),
  cardPool: shape({ removed: whole(0, 100) }),
  wonders: list(shape(card), { min: 7, max: 7 }),
  civilisationHeroes: list(shape({ ...card, civilisation: text }), { min: 6, max: 6 }),
  genericHeroes: list(shape(card), { max: 60 }),
  mythologicalHeroes: list(shape(card), { max: 60 }),
  gods: list(shape({ id: known(box.gods), name: bilingual, effect: bilingual, cost: price }), { min: 8, max: 8 }),
  creatures: list(shape({ id: text, name: bilingual, effect: bilingual, civilisation: text, cost: price }), { min: 6, max: 6 }),
});

const site = shape({ id: text, type: oneOf('city', 'goods'), good: optional(text), name: optional(bilingual), at: point });

const province = shape({
  id: text,
  name: bilingual,
  island: flag,
  edge: flag,
  sites: list(site, { min: 1, max: 12 }),
  anchor: point,
  labelAt: point,
  land: names,
  sea: names,
  rings,
});

const sea = shape({ id: text, name: bilingual, anchor: point, labelAt: point, land: names, sea: names, rings });

const placed = shape({ type: text, site: optional(text), province: optional(text) });
const unit = shape({ type: oneOf('legion', 'trireme', 'fortress', 'creature'), province: text });

const startingPosition = shape({
  influence: list(text, { min: 1, max: 64 }),
  buildings: list(placed, { max: 100 }),
  units: list(unit, { max: 100 }),
  freeUnits: list(unit, { max: 100 }),
});

const map = shape({
  size: shape({ width: whole(1, 10_000), height: whole(1, 10_000) }),
  provinces: list(province, { min: 2, max: 64 }),
  seas: list(sea, { min: 1, max: 20 }),
  straits: list(shape({ id: text, name: bilingual, between: list(text, { min: 2, max: 2 }), seas: names }), { max: 40 }),
  decor: list(shape({ id: text, name: bilingual, rings }), { max: 40 }),
  civilisations: dictionary(shape({ capital: text, freeCapitals: list(text, { min: 1, max: 64 }) }), { max: 12 }),
  setups: dictionaryOf(startingPosition, ['note', 'provenance']),
  neutralPlacement: dictionaryOf(names, ['note', 'provenance', 'capital', 'outlying']),
});

function dictionaryOf<T>(item: schema.Schema<T>, notes: readonly string[]): schema.Schema<Record<string, T>> {
  return (value, path) => {
    const everything = dictionary((entry) => entry, { max: 20 })(value, path);
    const entries = Object.entries(everything).filter(([key]) => !notes.includes(key));
    return Object.fromEntries(entries.map(([key, entry]) => [key, item(entry, `${path}.${key}`)]));
  };
}

interface Sheets {
  readonly components: schema.Read<typeof components>;
  readonly map: schema.Read<typeof map>;
}

/** What cannot be put on the board when a civilisation begins, or waits as a neutral one. @rules MAR-2.4 */
function faultOfStarts({ components: parts, map: { provinces, seas, setups, neutralPlacement } }: Sheets): string | null {
  const spaces = new Set([...provinces, ...seas].map(({ id }) => id));
  const sites = new Set(provinces.flatMap((one) => one.sites.map(({ id }) => id)));
  const supply = parts.unitsPerCivilisation;
  for (const [civ, { influence, buildings, units, freeUnits }] of Object.entries(setups)) {
    const pieces = [...units, ...freeUnits];
    const places = [...influence, ...pieces.map(({ province: at }) => at), ...buildings.flatMap((one) => one.province ?? [])];
    if (places.some((id) => !spaces.has(id))) return `${civ} begins in an unknown space`;
    if (buildings.some(({ site: on, province: at }) => (on === undefined ? at === undefined : !sites.has(on))))
      return `${civ} begins with a building on an unknown site`;
    if (pieces.some(({ type }) => pieces.filter((one) => one.type === type).length > supply[type]))
      return `${civ} begins with too many units`;
  }
  const most = Math.max(0, ...Object.values(neutralPlacement).map(({ length }) => length)) + 1;
  return most > Math.min(supply.legion, supply.fortress) ? 'a neutral civilisation has more provinces than units' : null;
}

function faultOfCards({ cardPool, wonders, genericHeroes, mythologicalHeroes }: Sheets['components']): string | null {
  const pool = wonders.length - 1 + genericHeroes.length + mythologicalHeroes.length;
  return cardPool.removed > pool ? 'more cards are removed than there are' : null;
}

const unknownName = (pack: Sheets): string | null => {
  const spaces = new Set([...pack.map.provinces, ...pack.map.seas].map(({ id }) => id));
  for (const { id, land, sea: touching } of [...pack.map.provinces, ...pack.map.seas])
    for (const other of [...land, ...touching]) if (!spaces.has(other)) return `${id} lists the unknown space ${other}`;
  for (const { id } of pack.components.civilisations)
    if (pack.map.civilisations[id] === undefined || pack.map.setups[id] === undefined || pack.map.neutralPlacement[id] === undefined)
      return `the map has no place for ${id}`;
  return faultOfStarts(pack) ?? faultOfCards(pack.components);
};

/** What a data pack of Mare Nostrum must hold: the components and the map. */
export const packSchema = checked(shape({ components, map }), unknownName);

/** A data pack as it is read. */
export type Pack = schema.Read<typeof packSchema>;
