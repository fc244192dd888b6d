import type { Rule, Seat } from '@pantheon/kernel';
import type { G, God } from '../types.ts';

/** What a god does for the seat that invoked it or copied its invocation. */
export type Favour = (g: G, seat: Seat, god: God) => Rule;
