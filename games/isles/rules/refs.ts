import { at, type Ref, ref } from '@pantheon/kernel';
import type { G, Isle } from './types.ts';

/** The reference to an isle. */
export const isleRef = (g: G, isle: Isle): Ref => ref('isle', at(g.data.isles, isle).id);
