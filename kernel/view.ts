/**
 * Checks at compile time that a view accounts for every field of a state: each is either in the view or named as hidden.
 * `type Checked = Covers<State, View, 'deck' | 'seed'>` fails to be `true`, and names the field, when a new one is forgotten.
 */
export type Covers<State, View, Hidden extends keyof State> =
  Exclude<keyof State, keyof View | Hidden> extends never ? true : { readonly forgotten: Exclude<keyof State, keyof View | Hidden> };

/** Makes the compiler demand that a check holds. */
export type Holds<Check extends true> = Check;
