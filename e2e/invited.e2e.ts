import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, type Size, sizes, visit } from './browser.ts';
import { faultsInBothThemes } from './faults.ts';
import { openSite } from './open-site.ts';
import { startServer } from './site.ts';

/** Every day on a phone; with `PANTHEON_DEEP=1`, as all screens, at all sizes in both languages. */
const looks: readonly (readonly [Size, 'en' | 'it'])[] =
  process.env.PANTHEON_DEEP === '1'
    ? (Object.keys(sizes) as Size[]).flatMap((size) => (['en', 'it'] as const).map((language) => [size, language] as const))
    : [['phone', 'en']];

/** Opens a table with a seat for a friend that begins when its host says so. Returns the link. */
async function openTable(page: Page, address: string): Promise<string> {
  await page.goto(`${address}/new/bomarzo`);
  await page.waitForSelector('.optset input');
  await page.locator('[data-online]').click();
  await page.locator('[data-at-once]').click();
  await page.locator('.seatlist li').nth(1).locator('select').first().selectOption('friend');
  await page.locator('[data-create]').click();
  return page.locator('[data-invite]').inputValue();
}

describe.skipIf(browserPath === undefined)('somebody who is invited', () => {
  const place = openSite(startServer);

  for (const [size, language] of looks)
    it(`finds nothing on the first page, the invitation and the lobby that axe finds fault with, ${size}, ${language}`, async () => {
      const host = await visit(place.browser, { name: 'Marco' });
      const invite = await openTable(host.page, place.site.address);
      const { page, context, troubles } = await visit(place.browser, { size, language, theme: 'system' });
      const found: string[] = [];
      const look = async (name: string): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        const seen = await faultsInBothThemes(page, (theme) => picture(page, `invited-${name}-${size}-${language}-${theme}`));
        found.push(...seen.map((fault) => `${name}: ${fault}`));
      };
      await page.goto(place.site.address);
      await page.waitForSelector('.chalpanel [data-challenge]');
      await page.waitForSelector('.live .map [data-ref]', { state: 'attached' });
      await look('home');
      await page.goto(invite);
      await page.waitForSelector('[data-join]');
      await look('join');
      await page.locator('[data-join]').click();
      await page.waitForSelector('.lobbyseats');
      await look('lobby');
      expect(found).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
      await host.context.close();
    }, 300_000);

  it('pastes the link into the head of any page', async () => {
    const host = await visit(place.browser, { name: 'Marco' });
    const invite = await openTable(host.page, place.site.address);
    const { page, context, troubles } = await visit(place.browser);
    await page.goto(`${place.site.address}/about`);
    await page.locator('.joinbtn').click();
    await page.locator('.joinpop input').fill(invite);
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-join]');
    expect(page.url()).toBe(invite);
    expect(troubles).toEqual([]);
    await context.close();
    await host.context.close();
  }, 180_000);

  it('is sent the page compressed', async () => {
    const page = await (await fetch(place.site.address, { headers: { accept: 'text/html' } })).text();
    const file = /href="(\/assets\/base-[^"]+\.js)"/.exec(page)?.[1] ?? '';
    for (const encoding of ['br', 'gzip']) {
      const reply = await fetch(place.site.address + file, { headers: { 'accept-encoding': encoding } });
      const { headers } = reply;
      expect([reply.status, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
        200,
        encoding,
        'public, max-age=31536000, immutable',
      ]);
    }
  });
});
