import { catalog } from '@pantheon/catalog';
import { describe, expect, it } from 'vitest';
import { browserPath } from './browser.ts';
import { firstView } from './first-view.ts';
import { openSite } from './open-site.ts';

/** Kilobytes of script, compressed, that a table may load before it asks. What a game needs beyond the page is its map, its rules and its texts. */
const MOST: { readonly [game: string]: number } = {
  bomarzo: 137,
  cyclades: 175,
  'mare-nostrum': 180,
  diluvio: 154,
  anunnaki: 171,
  isles: 103,
};
const KILO = 1000;

/** Files of script that may be asked for before the question: each costs a request. */
const MOST_FILES = 18;

describe.skipIf(browserPath === undefined)('the first question', () => {
  const place = openSite();

  for (const { id: game } of catalog)
    it(`of ${game} comes with few bytes and in few files`, async () => {
      const { script, files } = await firstView(place.browser, place.site.address, game);
      expect(Math.round(script / KILO)).toBeLessThanOrEqual(MOST[game] ?? 0);
      expect(files).toBeLessThanOrEqual(MOST_FILES);
    }, 180_000);
});
