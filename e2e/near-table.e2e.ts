import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, type Size, visit } from './browser.ts';
import { openSite } from './open-site.ts';
import { plantV1 } from './positions.ts';
import { fromMenu, newLocalTable, numberOf, untilAsked, untilNumber, untilOffered } from './tables.ts';

const HALF_AN_HOUR = 1_800_000;

/** What the first version of the page kept. */
const kept = (): Parameters<typeof plantV1>[1] =>
  JSON.parse(gunzipSync(readFileSync(new URL('../web/tests/kept/tables-0.1.json.gz', import.meta.url))).toString());

/** Looks at the position after the first move that the log tells of. */
async function lookBack(page: Page): Promise<void> {
  await page.locator('.log li:not(.sub) button').first().click();
  await page.locator('.banner').waitFor();
}

/** Plays a few answers at a table of two, until an action is begun that can be taken back. */
async function begun(page: Page, address: string, seed: string): Promise<void> {
  await newLocalTable(page, address, 'isles', { seats: 2, seed });
  await untilOffered(page, 'recruit');
  await page.locator('[data-answer="recruit"]').click();
  await page.locator('[data-undo]:not([disabled])').waitFor();
}

describe.skipIf(browserPath === undefined)('what a table on one device has in common with one on the server', () => {
  const place = openSite();

  it('gives again what was taken back, by button and by key', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await begun(page, place.site.address, 'redo');
    const number = await numberOf(page);
    expect(await page.locator('[data-redo]').isDisabled()).toBe(true);
    await page.locator('[data-undo]').click();
    await page.locator('[data-redo]:not([disabled])').click();
    await untilNumber(page, 'at least', number);
    await page.locator('[data-undo]:not([disabled])').click();
    await untilNumber(page, 'less than', number);
    await page.locator('[data-redo]:not([disabled])').waitFor();
    await page.keyboard.press('y');
    await untilNumber(page, 'at least', number);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('a standing order’s answer that was taken back is not given again', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, seed: 'undo' });
    await untilOffered(page, 'recruit');
    const number = await numberOf(page);
    await page.locator('[data-orders]').click();
    await page.locator('.neworder select').nth(1).selectOption('recruit');
    await page.locator('[data-leave]').click();
    await untilNumber(page, 'at least', number + 1);
    await page.keyboard.press('Escape');
    await page.locator('[data-undo]:not([disabled])').click();
    await untilNumber(page, 'less than', number + 1);
    await page.locator('[data-answer="recruit"]').waitFor();
    // The order still stands, and the question too.
    await page.locator('[data-orders]').click();
    await page.locator('.orders li').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-action]').waitFor({ state: 'detached' });
    expect(await numberOf(page)).toBe(number);
    await page.locator('[data-answer="recruit"]').click();
    await untilNumber(page, 'at least', number + 1);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  for (const size of ['desktop', 'phone'] as const satisfies readonly Size[])
    it(`has clocks: when one runs out a bot stands in until the person is back, ${size}`, async () => {
      const { page, context, troubles } = await visit(place.browser, { size, language: size === 'phone' ? 'it' : 'en' });
      await page.clock.install();
      await newLocalTable(page, place.site.address, 'cyclades', { pace: 'live' });
      await page.locator('[data-clock="running"]').first().waitFor();
      await picture(page, `near-clock-${size}`);
      await page.clock.fastForward(HALF_AN_HOUR + 1000);
      await page.locator('[data-stand-in="0"]').waitFor();
      await picture(page, `near-stand-in-${size}`);
      await page.locator('[data-stand-in="0"] .btn').click();
      await page.locator('[data-stand-in]').waitFor({ state: 'detached' });
      await untilAsked(page);
      expect(troubles).toEqual([]);
      await context.close();
    }, 180_000);

  it('goes back at once for whoever plays alone with bots', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await begun(page, place.site.address, 'back');
    const number = await numberOf(page);
    await lookBack(page);
    await picture(page, 'near-past');
    await page.locator('[data-take-back]').click();
    await page.locator('.banner').waitFor({ state: 'detached' });
    await untilNumber(page, 'less than', number);
    await untilAsked(page);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('leads from a moment of the past to a table of its own', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await begun(page, place.site.address, 'what-if');
    const address = page.url();
    await lookBack(page);
    await page.locator('[data-branch]').click();
    await page.waitForURL((url) => url.href !== address);
    await untilAsked(page);
    await page.goto(address);
    await page.locator('[data-undo]:not([disabled])').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('rests, goes on, and can be ended without a result', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await begun(page, place.site.address, 'rest');
    await fromMenu(page, 'Pause');
    await page.locator('[data-resume]').waitFor();
    expect(await page.locator('[data-lit],[data-light="offered"]').count()).toBe(0);
    await page.reload();
    await page.locator('[data-resume]').click();
    await untilAsked(page);
    await fromMenu(page, 'End without a result');
    await page.locator('[data-action="abandon"] .btn.primary').click();
    await page.waitForSelector('[data-state="over"]');
    await page.locator('[data-home]').click();
    await page.waitForSelector('.cv [data-play]');
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('is saved as a file and goes on from it', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await begun(page, place.site.address, 'file');
    const number = await numberOf(page);
    const saving = page.waitForEvent('download');
    await fromMenu(page, 'Save the whole table');
    const path = await (await saving).path();
    await page.goto(`${place.site.address}/replays`);
    await page.locator('input[type=file]').setInputFiles(path);
    await page.waitForURL(/table\/local\//);
    await page.locator('[data-undo]:not([disabled])').waitFor();
    expect(await numberOf(page)).toBe(number);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('keeps notes for each seat', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, people: 2 });
    await page.locator('[data-take]').click();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.locator('.notes').fill('Only mine.');
    await page.locator('[data-answer="1"]').click();
    await page.locator('[data-handover]').click();
    await page.locator('[data-take]').click();
    await page.locator('[data-answer="1"]').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('.notes')?.value === '');
    await page.locator('.notes').fill('Only hers.');
    const texts = await page.evaluate(
      () =>
        new Promise<unknown[]>((done) => {
          const request = indexedDB.open('pantheon');
          request.onsuccess = () => {
            const all = request.result.transaction('notes').objectStore('notes').getAll();
            all.onsuccess = () => done(all.result);
          };
        }),
    );
    expect(texts).toEqual(['Only mine.', 'Only hers.']);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('opens what the first version of the page kept', async () => {
    const { page, context, troubles } = await visit(place.browser);
    // A file of the place without a script: nothing of today's page has opened its store yet.
    await page.goto(`${place.site.address}/icon.svg`);
    const all = kept();
    await plantV1(page, all);
    await page.goto(place.site.address);
    await page.waitForSelector('.wt .btn');
    for (const { id, orders = [], over, record } of all.tables) {
      await page.goto(`${place.site.address}/${over ? 'result' : 'table'}/local/${id}`);
      await page.waitForSelector(over ? '.rank .rk' : '[data-table]');
      if (over) continue;
      // Where the rules were corrected since, the match goes on from its last checkpoint.
      expect(await numberOf(page)).toBeGreaterThanOrEqual(record.checkpoint.at);
      if (orders.length === 0) continue;
      await page.locator('[data-orders]').click();
      await page.locator('.orders li').first().waitFor();
      expect(await page.locator('.orders li').count()).toBe(orders.length);
    }
    const noted = all.notes.find(([id]) => all.tables.some((table) => table.id === id && !table.over));
    await page.goto(`${place.site.address}/table/local/${noted?.[0]}`);
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.waitForFunction((text) => document.querySelector<HTMLTextAreaElement>('.notes')?.value === text, noted?.[1]);
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);
});
