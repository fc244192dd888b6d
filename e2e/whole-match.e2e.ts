import { catalog } from '@pantheon/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, type Size, takePicture, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { openSite } from './open-site.ts';
import { newLocalTable } from './tables.ts';

const wanted = process.env.PANTHEON_GAME;
const screens = (['desktop', 'phone'] as const satisfies readonly Size[]).filter((size) => (process.env.PANTHEON_SIZE ?? size) === size);
/** What every run plays to the end. Isles on a desk is played so by other tests: with people, and for the challenge of the day. */
const everyday = new Set(['isles phone', 'bomarzo desktop']);
/** `npm run e2e` plays all games at both sizes, or any one. */
const matches = catalog
  .filter(({ id }) => !wanted || id === wanted)
  .flatMap(({ id }) => screens.map((size) => ({ game: id, size })))
  .filter(({ game, size }) => wanted || process.env.PANTHEON_DEEP === '1' || everyday.has(`${game} ${size}`));

/** How far the log lies below what can be seen of it, in pixels. */
const unread = (page: Page): Promise<number> =>
  page.locator('.log').evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

describe.skipIf(browserPath === undefined)('a whole match played by clicking only what is lit', () => {
  const place = openSite();

  for (const { game, size } of matches)
    it(`${game} at ${size} size ends on the page of the result`, async () => {
      const { page, context, troubles } = await visit(place.browser, { size, language: size === 'phone' ? 'it' : 'en' });
      await newLocalTable(page, place.site.address, game, { seed: `${game}-${size}` });
      let shots = 0;
      const played = await clickThrough(page, {
        touch: size === 'phone',
        every: 100,
        onStep: async () => picture(page, `${game}-${size}-${String(++shots).padStart(2, '0')}`),
      }).catch(async (error: unknown) => {
        await takePicture(page, `${game}-${size}-stuck`);
        throw error;
      });
      console.log(played.tempo.told(`${game} by clicks at ${size} size`, played.answers));
      expect(played.answers).toBeGreaterThan(10);
      if (size === 'desktop') expect(await unread(page), 'the log shows its newest line').toBeLessThan(40);
      const result = page.locator('[data-result]').first();
      if (size === 'phone') await result.tap();
      else await result.click();
      await page.waitForSelector('.rank .rk');
      expect(await page.locator('.rank .rk').count()).toBeGreaterThanOrEqual(2);
      await picture(page, `${game}-${size}-result`);
      expect(troubles).toEqual([]);
      await context.close();
    }, 1_200_000);
});
