import { WINE } from '../data/ids.ts';
import { godState, worshippers } from './pieces.ts';
import { godRef } from './refs.ts';
import type { G, God } from './types.ts';

/** How much Wine puts a god to sleep. */
const WINE_FOR_SLEEP = 2;

/** After an invocation a god with enough Wine on its card sleeps until the end of the season. @rules BOM-6.1, BOM-6.4 */
export function fallAsleep(g: G, god: God): void {
  const on = godState(g, god);
  if (on.asleep || on.cubes[WINE] < WINE_FOR_SLEEP) return;
  on.asleep = true;
  g.emitEffect('slept', { god: godRef(god), worshippers: worshippers(g, god) });
}
