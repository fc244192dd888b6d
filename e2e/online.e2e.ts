import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { browserPath, picture, type Visitor, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { openSite } from './open-site.ts';
import { startServer } from './site.ts';
import { fromMenu, newLocalTable, numberOf, untilNumber, untilOffered } from './tables.ts';

describe.skipIf(browserPath === undefined)('a table on the server', () => {
  const place = openSite(startServer);
  let host: Visitor;
  let guest: Visitor;
  beforeAll(async () => {
    host = await visit(place.browser, { name: 'Livia' });
    guest = await visit(place.browser, { name: 'Marco', language: 'it' });
  });

  it('is made, joined by link, and played by two people and two bots', async () => {
    await host.page.goto(`${place.site.address}/new/isles`);
    await host.page.waitForSelector('.optset input');
    await host.page.locator('[data-online]').click();
    await host.page.locator('.optset input').last().check();
    await host.page.locator('.seatlist li').nth(1).locator('select').first().selectOption('friend');
    for (const level of await host.page.locator('.seatlist li select:nth-of-type(2)').all()) await level.selectOption('shepherd');
    await host.page.locator('[data-create]').click();
    const invite = await host.page.locator('[data-invite]').inputValue({ timeout: 60_000 });
    expect(invite).toContain('/join/');
    await picture(host.page, 'lobby');

    await guest.page.goto(invite);
    await guest.page.locator('[data-name]').fill('Marco');
    await guest.page.locator('[data-join]').click();
    await Promise.all([
      host.page.waitForSelector('[data-table="isles"]', { timeout: 60_000 }),
      guest.page.waitForSelector('[data-table="isles"]', { timeout: 60_000 }),
    ]);
    await host.page.locator('[data-answer="1"]').click();
    await guest.page.locator('[data-answer="0"]').click();
    await host.page.waitForFunction(() => Number(document.querySelector('[data-table]')?.getAttribute('data-number')) >= 4, undefined, {
      timeout: 60_000,
    });
    await picture(host.page, 'online');
  }, 300_000);

  it('carries what people say', async () => {
    await host.page.getByRole('tab', { name: /Chat/ }).click();
    await host.page.locator('.chatform input').fill('Ciao <b>Marco</b>');
    await host.page.locator('.chatform button').click();
    await guest.page.getByRole('tab', { name: /Chat/ }).click();
    await guest.page.waitForSelector('.chatlist li:has-text("Ciao <b>Marco</b>")', { timeout: 60_000 });
    expect(await guest.page.locator('.chatlist b b').count()).toBe(0);
  }, 180_000);

  it('asks the others before a pause, and rests until somebody goes on', async () => {
    await fromMenu(host.page, 'Propose a pause');
    await guest.page.locator('[data-proposal="pause"] .btn.primary').click();
    const banner = host.page.locator('.banner', { hasText: 'The table is paused.' });
    await banner.waitFor();
    await banner.getByRole('button').click();
    await guest.page.locator('.banner').waitFor({ state: 'detached' });
  }, 120_000);

  it('keeps standing orders and lets them be cancelled', async () => {
    await host.page.locator('[data-orders]').click();
    await host.page.locator('[data-leave]').click();
    await host.page.locator('.orders li button').click();
    await host.page.locator('.orders li').waitFor({ state: 'detached' });
    await host.page.keyboard.press('Escape');
    await host.page.locator('[data-action]').waitFor({ state: 'detached' });
  }, 120_000);

  it('goes on after a cut connection and after the server was started anew', async () => {
    const inState = (state: string): Promise<unknown> => guest.page.waitForSelector(`[data-table][data-state="${state}"]`);
    await guest.context.setOffline(true);
    await guest.context.setOffline(false);
    await inState('playing');
    await place.site.stop();
    await inState('reconnecting');
    await place.site.start();
    await inState('playing');
    expect(await numberOf(guest.page)).toBeGreaterThanOrEqual(4);
  }, 180_000);

  it('gives advice where the table allows it, and nowhere else', async () => {
    expect(await host.page.locator('[data-advice]').count()).toBe(0);
    const { page, context, troubles } = await visit(place.browser, { name: 'Dora' });
    await page.goto(`${place.site.address}/new/isles`);
    await page.locator('[data-online]').click();
    await page.locator('[data-new-advice]').check();
    await page.locator('[data-create]').click();
    await page.waitForSelector('[data-table="isles"]');
    await page.locator('[data-advice]').click();
    await page.waitForSelector('.advice ol .ans');
    await page.locator('.advice ol .ans').first().click();
    await page.locator('.advice').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('takes in a table that was begun on one device, and lets it go home again, without a difference', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Iris' });
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, seed: 'carried' });
    await untilOffered(page, 'recruit');
    await page.locator('[data-answer="recruit"]').click();
    await page.locator('[data-undo]:not([disabled])').click();
    await page.locator('[data-redo]:not([disabled])').waitFor();
    const number = await numberOf(page);
    const log = await page.locator('.log li').count();
    const asItWas = async (): Promise<void> => {
      await page.locator('[data-redo]:not([disabled])').waitFor();
      await page.waitForSelector('[data-answer="recruit"]');
      expect(await numberOf(page)).toBe(number);
      await page.getByRole('tab', { name: 'Log' }).click();
      expect(await page.locator('.log li').count()).toBe(log);
    };
    await fromMenu(page, 'Put this table online');
    await page.locator('[data-action="online"] .btn.primary').click();
    await page.waitForURL(/table\/remote\//);
    await asItWas();
    await fromMenu(page, 'Bring this table to this device');
    await page.locator('[data-action="bringHome"] .btn.primary').click();
    await page.waitForURL(/table\/local\//);
    await asItWas();
    await page.keyboard.press('y');
    await untilNumber(page, 'at least', number + 1);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);

  it('ends on the page of the result, the same for all', async () => {
    const play = ({ page }: Visitor, seed: number) =>
      clickThrough(page, { touch: false, seed }).catch(async (error: unknown) => {
        await picture(page, `online-stuck-${seed}`);
        throw error;
      });
    await Promise.all([play(host, 3), play(guest, 5)]);
    for (const { page } of [host, guest]) {
      await page.locator('[data-result]').first().click();
      await page.waitForSelector('.rank .rk', { timeout: 60_000 });
    }
    const totals = async (page: Page): Promise<string[]> => page.locator('.tt').allTextContents();
    expect(await totals(host.page)).toEqual(await totals(guest.page));
    expect([...host.troubles, ...guest.troubles]).toEqual([]);
  }, 600_000);
});
