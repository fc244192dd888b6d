import type { StageScene } from '../kit/index.ts';

/** How long it takes at full speed until a battle, and until any other deed, has shown what came of it, in milliseconds. */
const BATTLE = 1700;
const DEED = 900;
/** Where the waters rise people flee first; then one land drowns after the other, all of them within a time. */
export const FLIGHT = 900;
const DROWNING = 760;
const MOST_DROWNING = 3040;

/** How long one of so many lands takes to drown. */
export const drowningOf = (lands: number): number => Math.min(DROWNING, MOST_DROWNING / Math.max(1, lands));

/** How long the stage takes to show something at full speed; what is still going on shows only how it begins. */
export function unfoldsFor({ scene, open }: { readonly scene: StageScene; readonly open: boolean }): number {
  if (scene.sides !== undefined) return BATTLE;
  if (scene.rise === undefined) return DEED;
  const lands = (scene.chips ?? []).length;
  return FLIGHT + (open ? 0 : lands * drowningOf(lands));
}
