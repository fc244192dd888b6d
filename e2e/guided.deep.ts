import { catalog } from '@pantheon/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { openSite } from './open-site.ts';
import { untilAsked } from './tables.ts';

const wanted = process.env.PANTHEON_GAME;
const games = catalog
  .filter(({ example }) => !example)
  .map(({ id }) => id)
  .filter((game) => !wanted || game === wanted);

/** How many clicks there are before somebody leaves in the middle of a first game, and how many a whole one may take. */
const BEFORE_LEAVING = 60;
const MOST = 12_000;

/** Leaves the table for the first page, and comes back to it from there. Lessons that were read stay read. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const read = (): Promise<string[]> =>
    page.evaluate(() => JSON.parse(localStorage.getItem(`pantheon.lessons.${location.pathname.split('/').at(-1)}`) ?? '[]'));
  const table = page.url();
  const before = await read();
  expect(before.length).toBeGreaterThan(0);
  await page.goto(new URL('/', table).href);
  await page.waitForSelector('.nexttable');
  await page.keyboard.press('n');
  await page.waitForURL(table);
  await untilAsked(page);
  expect(await read()).toEqual(expect.arrayContaining(before));
}

/** Whole first games, which take minutes each. */
describe.skipIf(browserPath === undefined)('a whole guided game', () => {
  const place = openSite();

  for (const [game, language] of games.flatMap((id) => [[id, 'en'] as const, [id, 'it'] as const]))
    it(`of ${game} is left, taken up again and played to its end by following the spotlight alone, in ${language}`, async () => {
      const { page, context, troubles } = await visit(place.browser, { language });
      await page.goto(`${place.site.address}/learn/${game}`);
      await page.locator('[data-first-game]').click();
      await page.waitForSelector('[data-lesson]');
      await clickThrough(page, { touch: false, byRings: true, enough: BEFORE_LEAVING });
      await leaveAndComeBack(page);
      const { clicks, answers } = await clickThrough(page, { touch: false, byRings: true, most: MOST });
      await page.waitForSelector('[data-after-lessons]');
      const said = (await page.locator('[data-after-lessons] p').textContent()) ?? '';
      console.log(`${game} ${language}: ${clicks + BEFORE_LEAVING} clicks, ${answers} answers. ${said}`);
      expect(Number(/\d+/.exec(said)?.[0])).toBeGreaterThan(2);
      expect(troubles).toEqual([]);
      await context.close();
    }, 1_500_000);
});
