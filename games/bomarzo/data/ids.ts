declare const cardBrand: unique symbol;
declare const godBrand: unique symbol;
/** A development card by its id. */
export type Card = string & { readonly [cardBrand]: true };
/** A god by its id. */
export type God = string & { readonly [godBrand]: true };
