declare const cardBrand: unique symbol;
declare const godBrand: unique symbol;
/** A development card by its id. */
export type Card = string & { readonly [cardBrand]: true };
/** A god by its id. */
export type God = string & { readonly [godBrand]: true };

/** The kinds of cubes, in the order in which amounts are listed. */
export const RESOURCES = ['food', 'silver', 'wine'] as const;
/** The development tracks: the secondary fields. */
export const TRACKS = ['culture', 'architecture', 'science'] as const;
/** The primary fields, for which improved cards count. */
export const PRIMARIES = ['building', 'knowledge', 'character'] as const;

/** The eight fields that gods score. */
export type Field = (typeof TRACKS)[number] | (typeof PRIMARIES)[number] | 'food' | 'silver';

/** Places in a list of cubes. */
export const FOOD = 0;
export const SILVER = 1;
export const WINE = 2;
export type FoodOrSilver = typeof FOOD | typeof SILVER;
