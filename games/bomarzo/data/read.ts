import type { Card, God } from './ids.ts';
import { type Pack, packSchema } from './schema.ts';

/** Food, Silver, Wine: amounts in this order. */
export type Cubes = [food: number, silver: number, wine: number];
/** What a tribute asks: food slots, silver slots, slots for anything. */
export type Tribute = readonly [food: number, silver: number, any: number];

export const FOOD = 0;
export const SILVER = 1;

/** A card, with everything looked up. Fields, tracks and temples are numbers in the order of the pack. */
export interface CardData {
  /** Primary fields (0 Building, 1 Knowledge, 2 Character) that its corner shows. */
  readonly symbols: readonly number[];
  readonly primary: readonly number[];
  /** Steps on the three tracks when played, and when improved. */
  readonly advance: readonly [readonly number[], readonly number[]];
  readonly temple: number;
  readonly devotion: number;
  readonly benefit: string;
  /** What its income gives: Food, Silver, Wine, cards. Null for a power. */
  readonly income: readonly number[] | null;
}

export interface GodData {
  readonly active: Tribute;
  readonly mossy: Tribute;
  /** The field it scores: 0-2 a track, 3-5 a primary field, 6 Food, 7 Silver. */
  readonly field: number;
  /** The primary field whose cards it plays, or null. */
  readonly symbol: number | null;
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
  readonly fields: readonly string[];
  /** Village tracks by what their symbols give. */
  readonly village: readonly {
    readonly id: string;
    readonly symbol: string;
    readonly length: number;
    readonly symbolsAt: readonly number[];
  }[];
  readonly areas: readonly { readonly id: string; readonly resource: number; readonly yields: readonly number[] }[];
  readonly templeBonus: readonly number[];
  /** The colour of each of the discs of the Seasons expansion. */
  readonly discs: readonly string[];
}

const RESOURCES = ['food', 'silver', 'wine'] as const;
const TRACKS = ['culture', 'architecture', 'science'] as const;
const PRIMARIES = ['building', 'knowledge', 'character'] as const;

const byId = <T extends { readonly id: string }, U>(list: readonly T[], of: (item: T) => U): { readonly [id: string]: U } =>
  Object.fromEntries(list.map((item) => [item.id, of(item)]));

/** Reads and indexes a data pack. */
export function read(value: unknown): BomarzoData {
  const pack = packSchema(value, '');
  const fields = [...TRACKS, ...PRIMARIES, 'food', 'silver'];
  const benefits = new Map(pack.benefits.list.map((benefit) => [benefit.id, benefit]));
  const temples = pack.templeSymbols.list.map(({ id }) => id);
  const steps = (advance: Pack['developmentCards']['list'][number]['level1']['advance']) => TRACKS.map((track) => advance[track] ?? 0);
  return {
    pack,
    fields,
    tracks: TRACKS,
    primaries: PRIMARIES,
    allCards: pack.developmentCards.list.map(({ id }) => id as Card).sort(),
    cards: byId(pack.developmentCards.list, (card): CardData => {
      const gives = benefits.get(card.level2.benefit)?.gives;
      return {
        symbols: card.symbols.map((symbol) => PRIMARIES.indexOf(symbol)),
        primary: card.level2.primary.map((symbol) => PRIMARIES.indexOf(symbol)),
        advance: [steps(card.level1.advance), steps(card.level2.advance)] as const,
        temple: temples.indexOf(card.level1.temple),
        devotion: card.level1.devotion,
        benefit: card.level2.benefit,
        income: gives === undefined ? null : [gives.food ?? 0, gives.silver ?? 0, gives.wine ?? 0, gives.card ?? 0],
      };
    }),
    allGods: pack.gods.list.map(({ id }) => id as God),
    gods: byId(
      pack.gods.list,
      ({ tribute, scoringField, cardSymbol }): GodData => ({
        active: [tribute.active.food, tribute.active.silver, tribute.active.any] as const,
        mossy: [tribute.mossy.food, tribute.mossy.silver, tribute.mossy.any] as const,
        field: fields.indexOf(scoringField),
        symbol: cardSymbol === undefined ? null : PRIMARIES.indexOf(cardSymbol),
      }),
    ),
    village: pack.village.tracks,
    areas: pack.harvestAreas.list.map(({ id, resource, yields }) => ({ id, resource: RESOURCES.indexOf(resource), yields })),
    templeBonus: Array.from({ length: temples.length + 1 }, (_, count) => pack.templeSymbols.setBonus[count] ?? 0),
    discs: pack.expansions.seasons.list.map(({ colour }) => colour),
  };
}
