import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { playWithKeys } from './keys.ts';
import { openSite } from './open-site.ts';
import { serveFiles } from './site.ts';
import { newLocalTable, untilOffered } from './tables.ts';

describe.skipIf(browserPath === undefined)('a table on one device', () => {
  const place = openSite();

  it('starts against bots with two clicks from the first page', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(place.site.address);
    await page.locator('[data-play="bomarzo"]').click();
    await page.waitForSelector('[data-table="bomarzo"]', { timeout: 60_000 });
    await page.waitForSelector('[data-lit],[data-light="offered"]', { timeout: 60_000 });
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('goes on where it was after the page was closed', async () => {
    const { page, context } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'isles');
    await page.locator('[data-answer="1"]').click();
    await page.waitForFunction(() => Number(document.querySelector('[data-table]')?.getAttribute('data-number')) >= 4, undefined, {
      timeout: 60_000,
    });
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = await page.locator('.log li').count();
    await page.goto(place.site.address);
    await page.locator('.wt .btn').first().click();
    await page.waitForSelector('[data-table="isles"]', { timeout: 60_000 });
    // What happened meanwhile may come before the log, also after the first click.
    const lines = async (): Promise<number> => {
      await page.getByRole('tab', { name: 'Log' }).click();
      return page.locator('.log li').count();
    };
    await expect.poll(lines, { timeout: 120_000 }).toBeGreaterThanOrEqual(log);
    await context.close();
  }, 180_000);

  it('takes answers back until a point of no return', async () => {
    const { page, context } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, seed: 'undo' });
    await untilOffered(page, 'recruit');
    await page.locator('[data-answer="recruit"]').click();
    await page.waitForSelector('[data-ref^="isle:"][data-light="offered"]');
    await page.locator('[data-undo]').click();
    await page.waitForSelector('[data-answer="recruit"]');
    await page.locator('[data-answer="march"]').click();
    await page.waitForSelector('.slot.open');
    await page.locator('[data-undo]:not([disabled])').waitFor();
    await page.keyboard.press('u');
    await page.waitForSelector('[data-answer="march"]');
    await context.close();
  }, 180_000);

  it('gives the answers that were left for later, also after the page was closed', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, seed: 'orders' });
    await page.waitForSelector('[data-answer="1"]');
    await page.locator('[data-orders]').click();
    await page.locator('[data-leave]').click();
    await page.locator('.orders li').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-answer="1"]').click();
    await page.waitForFunction(() => Number(document.querySelector('[data-table]')?.getAttribute('data-number')) >= 4);
    await page.waitForSelector('[data-answer="1"]');
    await page.reload();
    await page.waitForSelector('[data-table="isles"]', { timeout: 60_000 });
    await page.locator('[data-orders]').click();
    await page.locator('.orders li button').click();
    await page.locator('.orders li').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('hides every hand while the device is passed on', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, people: 2 });
    await page.waitForSelector('[data-covered]');
    expect(await page.locator('.secret').count()).toBe(0);
    await picture(page, 'handover');
    await page.locator('[data-take]').click();
    const first = await page.locator('.secret b').textContent();
    expect(first).toBeTruthy();
    await page.locator('[data-answer="1"]').click();
    await page.locator('[data-handover]').click();
    await page.waitForSelector('[data-covered]');
    expect(await page.locator('.secret').count()).toBe(0);
    expect(await page.content()).not.toContain('Your oracle named');
    await page.locator('[data-take]').click();
    await page.locator('.secret b').waitFor();
    expect(await page.locator('.secret b').count()).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('can be started, learnt from and played after the server has been stopped', async () => {
    const site = await serveFiles();
    const { page, context, troubles } = await visit(place.browser, { installs: true });
    await page.goto(site.address);
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null || navigator.serviceWorker.ready.then(() => true),
      undefined,
      {
        timeout: 120_000,
      },
    );
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated') await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
    });
    await site.close();
    await page.goto(`${site.address}/learn/cyclades`);
    await page.waitForSelector('.lessonpanel');
    await page.locator('[data-learn-search]').fill('pegasus');
    await page.waitForSelector('[data-hits] [data-component]');
    await page.locator('[data-first-game]').click();
    await page.waitForSelector('[data-lesson]');
    await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
    await clickThrough(page, { touch: false, byRings: true, enough: 8 });
    await page.goto(site.address);
    await page.locator('[data-play="bomarzo"]').click();
    await page.waitForSelector('[data-lit],[data-light="offered"]', { timeout: 60_000 });
    await clickThrough(page, { touch: false, enough: 12 });
    expect(Number(await page.locator('[data-table]').getAttribute('data-number'))).toBeGreaterThan(3);
    await picture(page, 'offline');
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);

  it('can be played to the end with the keyboard alone', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(`${place.site.address}/new/isles`);
    await page.waitForSelector('.optset input');
    await tabTo(page, '.optset input');
    await page.keyboard.press('ArrowDown');
    await tabTo(page, '[data-create]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-table]', { timeout: 60_000 });
    await playWithKeys(page);
    await tabTo(page, '[data-result]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.rank .rk');
    expect(troubles).toEqual([]);
    await context.close();
  }, 600_000);
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 200; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}
