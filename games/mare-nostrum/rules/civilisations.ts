import { at } from '@pantheon/kernel';
import type { G, Side } from './types.ts';

/** What a civilisation may do that others may not, besides its hero and its creatures. */
interface Trait {
  /** Its player may attack the ships of whoever carries units into its provinces. */
  readonly blockades?: true;
  /** In a free set-up it may mark islands in the seas of its capital. */
  readonly settlesIslands?: true;
}

const TRAITS: { readonly [civilisation: string]: Trait } = {
  greece: { blockades: true, settlesIslands: true },
  atlantis: { settlesIslands: true },
};

const NO_TRAIT: Trait = {};

/** The trait of a side. */
export const traitOf = (g: G, side: Side): Trait => TRAITS[at(g.data.sides, side).id] ?? NO_TRAIT;
