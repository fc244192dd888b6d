import { type Card, type Field, type God, PRIMARIES, RESOURCES, TRACKS } from './ids.ts';
import { type Pack, packSchema } from './schema.ts';

/** Food, Silver, Wine: amounts in this order. */
export type Cubes = [food: number, silver: number, wine: number];
/** What a tribute asks: food slots, silver slots, slots for anything. */
export type Tribute = readonly [food: number, silver: number, any: number];
/** What comes in with each Production. */
export type Income = readonly [food: number, silver: number, wine: number, cards: number];

/** A card, with everything looked up. Primary fields, tracks and temples are places in their lists. */
export interface CardData {
  /** The primary fields that its corner shows: which gods play it. */
  readonly symbols: readonly number[];
  /** The primary fields that it can count for once improved. */
  readonly primary: readonly number[];
  /** Steps on the three tracks when played, and when improved. */
  readonly advance: readonly [readonly number[], readonly number[]];
  readonly temple: number;
  readonly devotion: number;
  readonly benefit: string;
  /** What its income gives. Null for a power. */
  readonly income: Income | null;
}

/** One of the eight fields: its kind, and its place among the tracks, the primary fields or the cubes. */
export interface FieldData {
  readonly id: Field;
  readonly kind: 'track' | 'primary' | 'resource';
  readonly place: number;
}

export interface GodData {
  readonly active: Tribute;
  readonly mossy: Tribute;
  /** The field it scores. */
  readonly field: FieldData;
  /** The primary field whose cards it plays, or null. */
  readonly symbol: number | null;
}

/** A track of the village by what its symbols give. */
export interface VillageTrack {
  readonly id: string;
  readonly symbol: string;
  readonly length: number;
  readonly symbolsAt: readonly number[];
}

/** A harvest area: its place in the state, its resource, and what each pawn in turn gathers. */
export interface AreaData {
  readonly id: string;
  readonly place: number;
  readonly resource: number;
  readonly yields: readonly number[];
}

/** The components of Bomarzo, indexed for the rules. */
export interface BomarzoData {
  readonly pack: Pack;
  readonly cards: { readonly [card: Card]: CardData };
  readonly allCards: readonly Card[];
  readonly gods: { readonly [god: God]: GodData };
  readonly allGods: readonly God[];
  readonly tracks: readonly string[];
  readonly primaries: readonly string[];
  readonly fields: readonly FieldData[];
  readonly village: readonly VillageTrack[];
  readonly areas: readonly AreaData[];
  readonly templeBonus: readonly number[];
  /** How many cubes of each resource are in the box; without end where a pack does not say. */
  readonly cubes: Readonly<Cubes>;
  /** The Worship cards, by the god that each names. */
  readonly worshipCards: readonly God[];
  /** The colour of each of the discs of the Seasons expansion. */
  readonly discs: readonly string[];
}

/** @rules BOM-0.5 */
const FIELDS: { readonly [field in Field]: FieldData } = {
  culture: { id: 'culture', kind: 'track', place: 0 },
  architecture: { id: 'architecture', kind: 'track', place: 1 },
  science: { id: 'science', kind: 'track', place: 2 },
  building: { id: 'building', kind: 'primary', place: 0 },
  knowledge: { id: 'knowledge', kind: 'primary', place: 1 },
  character: { id: 'character', kind: 'primary', place: 2 },
  food: { id: 'food', kind: 'resource', place: 0 },
  silver: { id: 'silver', kind: 'resource', place: 1 },
};

const byId = <T extends { readonly id: string }, U>(list: readonly T[], of: (item: T) => U): { readonly [id: string]: U } =>
  Object.fromEntries(list.map((item) => [item.id, of(item)]));

/** Reads and indexes a data pack. @rules BOM-0.5, BOM-R.1 */
export function read(value: unknown): BomarzoData {
  const pack = packSchema(value, '');
  return {
    pack,
    fields: Object.values(FIELDS),
    tracks: TRACKS,
    primaries: PRIMARIES,
    allCards: pack.developmentCards.list.map(({ id }) => id as Card).sort(),
    cards: readCards(pack),
    allGods: pack.gods.list.map(({ id }) => id as God),
    gods: readGods(pack),
    village: pack.village.tracks,
    areas: pack.harvestAreas.list.map(({ id, resource, yields }, place) => ({ id, place, resource: RESOURCES.indexOf(resource), yields })),
    templeBonus: Array.from({ length: pack.templeSymbols.list.length + 1 }, (_, count) => pack.templeSymbols.setBonus[count] ?? 0),
    cubes: cubesIn(pack),
    worshipCards: pack.expansions.worship.list.map(({ god }) => god as God),
    discs: pack.expansions.seasons.list.map(({ colour }) => colour),
  };
}

function cubesIn({ resources }: Pack): Cubes {
  const [food = 0, silver = 0, wine = 0] = RESOURCES.map(
    (id) => resources.list.find((resource) => resource.id === id)?.cubes ?? Number.POSITIVE_INFINITY,
  );
  return [food, silver, wine];
}

/** @rules BOM-10.2, BOM-10.5, BOM-10.6, BOM-10.9, BOM-R.28 */
function readCards(pack: Pack): BomarzoData['cards'] {
  const benefits = new Map(pack.benefits.list.map((benefit) => [benefit.id, benefit]));
  const temples = pack.templeSymbols.list.map(({ id }) => id);
  return byId(pack.developmentCards.list, ({ symbols, level1, level2 }): CardData => {
    const gives = benefits.get(level2.benefit)?.gives;
    return {
      symbols: symbols.map((symbol) => PRIMARIES.indexOf(symbol)),
      primary: level2.primary.map((symbol) => PRIMARIES.indexOf(symbol)),
      advance: [TRACKS.map((track) => level1.advance[track] ?? 0), TRACKS.map((track) => level2.advance[track] ?? 0)],
      temple: temples.indexOf(level1.temple),
      devotion: level1.devotion,
      benefit: level2.benefit,
      income: gives === undefined ? null : [gives.food ?? 0, gives.silver ?? 0, gives.wine ?? 0, gives.card ?? 0],
    };
  });
}

/** @rules BOM-5.3, BOM-5.4, BOM-9.11, BOM-R.2, BOM-R.12 */
const readGods = (pack: Pack): BomarzoData['gods'] =>
  byId(
    pack.gods.list,
    ({ tribute, scoringField, cardSymbol }): GodData => ({
      active: [tribute.active.food, tribute.active.silver, tribute.active.any],
      mossy: [tribute.mossy.food, tribute.mossy.silver, tribute.mossy.any],
      field: FIELDS[scoringField],
      symbol: cardSymbol === undefined ? null : PRIMARIES.indexOf(cardSymbol),
    }),
  );
