import { describe, expect, it } from 'vitest';
import { browserPath, picture, sizes, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { openSite } from './open-site.ts';
import { untilAsked } from './tables.ts';

const GAMES = ['bomarzo', 'cyclades', 'mare-nostrum', 'diluvio', 'anunnaki'];

describe.skipIf(browserPath === undefined)('the front door', () => {
  const place = openSite();

  it('leads a newcomer with one click to the first decision of a guided game', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(place.site.address);
    await page.locator('[data-first-visit]').click();
    await page.waitForSelector('[data-lesson]');
    await untilAsked(page);
    await page.locator('[data-ring]').first().waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('shows bots at play, and their moves one by one', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(place.site.address);
    await page.waitForSelector('.live .map [data-ref]', { state: 'attached' });
    const said = page.locator('.live .ld .disp');
    const newest = await said.textContent();
    await page.locator('.live .step button').first().click();
    await page.waitForFunction((before) => document.querySelector('.live .ld .disp')?.textContent !== before, newest);
    await page.locator('.live .step button').last().click();
    await page.waitForFunction((before) => document.querySelector('.live .ld .disp')?.textContent === before, newest);
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('has no page that is wider than its window', async () => {
    const { page, context } = await visit(place.browser, { language: 'it' });
    for (const path of ['/', '/learn/cyclades', '/new/cyclades']) {
      await page.setViewportSize(sizes.desktop);
      await page.goto(place.site.address + path);
      await page.waitForSelector('h1');
      for (const size of Object.values(sizes)) {
        await page.setViewportSize(size);
        const wide = await page.evaluate((width) => document.documentElement.scrollWidth > width, size.width);
        expect({ path, width: size.width, wide }).toEqual({ path, width: size.width, wide: false });
      }
    }
    await context.close();
  }, 120_000);

  it('leaves a guided game and goes on with it from the first page', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(`${place.site.address}/learn/bomarzo`);
    await page.locator('[data-first-game]').click();
    await page.locator('[data-lesson-next]').click();
    await page.locator('[data-lesson-back]').click();
    expect(await page.locator('.lessonhead').textContent()).toContain('1 of');
    await page.locator('[data-stop-lessons]').click();
    await page.locator('[data-lesson]').waitFor({ state: 'detached' });
    await page.goto(place.site.address);
    await page.waitForSelector('.nexttable');
    await page.keyboard.press('n');
    await page.locator('[data-resume-lessons]').click();
    await page.waitForSelector('[data-lesson]');
    expect(await page.locator('.lessonhead').textContent()).toContain('2 of');
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  for (const game of GAMES)
    it(`keeps the lessons of ${game} off what they speak of, and lets the player act`, async () => {
      const { page, context, troubles } = await visit(place.browser);
      await page.goto(`${place.site.address}/learn/${game}`);
      await page.locator('[data-first-game]').click();
      await page.waitForSelector('[data-lesson]');
      await untilAsked(page);
      await picture(page, `guided-${game}`);
      const covered = await page.evaluate(() => {
        const card = document.querySelector('[data-lesson]')?.getBoundingClientRect();
        const rings = [...document.querySelectorAll('[data-ring]')].map((ring) => ring.getBoundingClientRect());
        if (card === undefined) return 1;
        // The whole board may be what is spoken of: of that the card takes a corner.
        const small = rings.filter(({ width, height }) => width * height < (innerWidth * innerHeight) / 3);
        return small.filter((r) => r.left < card.right && r.right > card.left && r.top < card.bottom && r.bottom > card.top).length;
      });
      expect(covered).toBe(0);
      await clickThrough(page, { touch: false, enough: 1 });
      expect(troubles).toEqual([]);
      await context.close();
    }, 120_000);

  it('is read in another language as soon as somebody chooses it, at the table too', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(`${place.site.address}/settings`);
    await page.getByRole('button', { name: 'Français' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
    await page.goto(place.site.address);
    await page.waitForSelector('.live .map [data-ref]', { state: 'attached' });
    expect(await page.locator('.live .lh .muted').textContent()).toBe('Bomarzo');
    expect(await page.locator('.live .ld .disp').textContent()).toMatch(/[éèàê’]/);
    await picture(page, 'home-fr');
    await page.locator('[data-play="bomarzo"]').click();
    await untilAsked(page);
    expect(await page.locator('[data-ref="god:giant"]').first().textContent()).toContain('Géant');
    await picture(page, 'table-fr');
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('finds components, rules and how to play with one search', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(`${place.site.address}/learn/cyclades`);
    await page.waitForSelector('.momentpic .map [data-ref]', { state: 'attached' });
    await page.locator('[data-learn-search]').fill('pegasus');
    await page.waitForSelector('[data-hits] [data-component]');
    await page.waitForSelector('[data-hits] .num');
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('finds what it looks for in all games at once, components too', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(`${place.site.address}/learn`);
    await page.locator('[data-learn-search]').fill('zeus');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.foundin [data-component="god:zeus"]');
    await page.waitForSelector('.foundin .num');
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('prints how a game is played, without what only a screen needs', async () => {
    const { page, context } = await visit(place.browser);
    await page.goto(`${place.site.address}/learn/bomarzo`);
    await page.waitForSelector('.lessonpanel');
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.hm', '.tabbar', '.toc', '.bannerbtns', '.learnsearch'])
      expect(await page.locator(gone).first().isVisible()).toBe(false);
    expect(await page.locator('.lessonpanel').first().isVisible()).toBe(true);
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(2);
    await context.close();
  }, 120_000);
});
