/**
 * Demands at compile time that a view accounts for every field of a state: each is either in the view or named as hidden.
 * `type ViewIsComplete = AssertCovered<State, View, 'deck'>` does not compile when a field is forgotten, and the error names it.
 */
export type AssertCovered<
  State,
  View extends { readonly [Field in Exclude<keyof State, Hidden>]: unknown },
  Hidden extends keyof State,
> = keyof View;

/** The same for eyes only: views share what did not change, so nobody may write into them. */
export type Seen<T> = T extends number | string | boolean | null | undefined
  ? T
  : T extends readonly (infer I)[]
    ? number extends T['length']
      ? readonly Seen<I>[]
      : { readonly [K in keyof T]: Seen<T[K]> }
    : { readonly [K in keyof T]: Seen<T[K]> };
