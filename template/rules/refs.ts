import { at, type Ref, ref } from '@pantheon/kernel';
import type { G, Shrine } from './types.ts';

/** The reference to a shrine. */
export const shrineRef = (g: G, shrine: Shrine): Ref => ref('shrine', at(g.data.shrines, shrine).id);
