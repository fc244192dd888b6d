/**
 * Demands at compile time that a view accounts for every field of a state: each is either in the view or named as hidden.
 * `type ViewIsComplete = AssertCovered<State, View, 'deck'>` does not compile when a field is forgotten, and the error names it.
 */
export type AssertCovered<
  State,
  View extends { readonly [Field in Exclude<keyof State, Hidden>]: unknown },
  Hidden extends keyof State,
> = keyof View;
