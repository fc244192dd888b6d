import type { CatalogEntry } from './index.ts';

/**
 * Games that a host brings along. None here: `PANTHEON_GAMES` names their packages, and whatever is built then takes the list that was made of
 * them in place of this one (scripts/outside.mjs).
 */
export const outsideGames: readonly CatalogEntry[] = [];
