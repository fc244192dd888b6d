import { catalog } from '@pantheon/catalog';
import { describe, expect, it } from 'vitest';
import { browserPath, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { openSite } from './open-site.ts';

const wanted = process.env.PANTHEON_GAME;
const games = catalog
  .filter(({ example }) => !example)
  .map(({ id }) => id)
  .filter((game) => !wanted || game === wanted);

/** Whole first games, which take minutes each. */
describe.skipIf(browserPath === undefined)('a whole guided game', () => {
  const place = openSite();

  for (const [game, language] of games.flatMap((id) => [[id, 'en'] as const, [id, 'it'] as const]))
    it(`of ${game} is played to its end by following the spotlight alone, and says what to try next, in ${language}`, async () => {
      const { page, context, troubles } = await visit(place.browser, { language });
      await page.goto(`${place.site.address}/learn/${game}`);
      await page.locator('[data-first-game]').click();
      await page.waitForSelector('[data-lesson]');
      await clickThrough(page, { touch: false, byRings: true });
      await page.waitForSelector('[data-after-lessons]');
      const read = Number(/\d+/.exec((await page.locator('[data-after-lessons] p').textContent()) ?? '')?.[0]);
      expect(read).toBeGreaterThan(2);
      expect(troubles).toEqual([]);
      await context.close();
    }, 1_500_000);
});
