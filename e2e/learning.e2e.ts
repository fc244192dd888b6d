import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, type Size, type Visitor, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { openSite } from './open-site.ts';
import { plant, preparedTable } from './positions.ts';

const sizes: readonly Size[] = ['desktop', 'phone'];
const languageAt = (size: Size): 'en' | 'it' => (size === 'phone' ? 'it' : 'en');

describe.skipIf(browserPath === undefined)('learning a game', () => {
  const place = openSite();
  const tables = Promise.all([preparedTable('isles', { share: 0.5 }), preparedTable('isles', { share: 1 })]);

  const opened = async (size: Size): Promise<Visitor & { press(selector: string): Promise<void> }> => {
    const visitor = await visit(place.browser, { size, language: languageAt(size) });
    await visitor.page.goto(`${place.site.address}/about`);
    for (const table of await tables) await plant(visitor.page, table);
    const press = (selector: string): Promise<void> => {
      const wanted = visitor.page.locator(selector).first();
      return size === 'phone' ? wanted.tap() : wanted.click();
    };
    return { ...visitor, press };
  };

  const lessonOn = (page: Page): Promise<string | null> => page.locator('[data-lesson] h2').textContent();

  for (const size of sizes) {
    it(`tells each lesson of a first game once, ${size}`, async () => {
      const { page, context, troubles, press } = await opened(size);
      await page.goto(`${place.site.address}/learn/bomarzo`);
      await press('[data-first-game]');
      await page.waitForSelector('[data-table="bomarzo"]');
      const first = await lessonOn(page);
      await picture(page, `lesson-${size}`);
      await press('[data-lesson-next]');
      await page.waitForFunction((told) => document.querySelector('[data-lesson] h2')?.textContent !== told, first);
      const next = (await page.locator('[data-lesson]').count()) === 0 ? null : await lessonOn(page);
      await page.reload();
      await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
      await page.waitForFunction((due) => (document.querySelector('[data-lesson] h2')?.textContent ?? null) === due, next);
      const heard = new Set([first]);
      while ((await page.locator('[data-lesson]').count()) > 0) {
        const told = await lessonOn(page);
        expect(heard).not.toContain(told);
        heard.add(told);
        await press('[data-lesson-next]');
        await page.waitForFunction((last) => document.querySelector('[data-lesson] h2')?.textContent !== last, told);
      }
      await clickThrough(page, { touch: size === 'phone', enough: 4 });
      expect(troubles).toEqual([]);
      await context.close();
    }, 180_000);

    it(`says what a good bot would do, and does it for whoever agrees, ${size}`, async () => {
      const { page, context, troubles, press } = await opened(size);
      await page.goto(`${place.site.address}/table/local/prepared-isles-50`);
      await press('[data-advice]');
      await page.waitForSelector('.advice ol .ans');
      await picture(page, `advice-${size}`);
      expect(await page.locator('.advice .reasons li').count()).toBeGreaterThan(0);
      const number = await page.locator('[data-table]').getAttribute('data-number');
      await press('.advice ol .ans');
      await page.locator('.advice').waitFor({ state: 'detached' });
      // An answer that cannot be taken back waits for a confirm; any other is given at once.
      await page.waitForFunction(
        (before) =>
          document.querySelector('[data-confirm]:not([disabled])') !== null ||
          document.querySelector('[data-table]')?.getAttribute('data-number') !== before,
        number,
      );
      expect(troubles).toEqual([]);
      await context.close();
    }, 180_000);

    it(`looks back at a finished match and leads to where it turned, ${size}`, async () => {
      const { page, context, troubles, press } = await opened(size);
      await page.goto(`${place.site.address}/result/local/prepared-isles-100`);
      await press('[data-review]');
      await page.waitForSelector('.back .chances .band', { state: 'attached' });
      await picture(page, `look-back-${size}`);
      expect(await page.locator('.back [data-played] li').count()).toBe(4);
      const turns = page.locator('ol.turns li');
      expect(await turns.count()).toBeGreaterThan(0);
      await press('.turns li a');
      await page.waitForSelector('.timebar');
      expect(page.url()).toMatch(/\/replay\/local\/prepared-isles-100\?at=\d+/);
      expect(troubles).toEqual([]);
      await context.close();
    }, 180_000);
  }
});
