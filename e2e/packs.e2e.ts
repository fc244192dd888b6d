import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, visit } from './browser.ts';
import { openSite } from './open-site.ts';
import { startServer } from './site.ts';

describe.skipIf(browserPath === undefined)('beside the games', () => {
  const place = openSite(startServer);

  it('other cards and figures are downloaded, changed, brought back, and shown to whoever is invited before they sit down', async () => {
    const { page, troubles } = await visit(place.browser, { name: 'Livia' });
    await page.goto(`${place.site.address}/new/isles`);
    await page.locator('[data-online]').click();
    const panel = page.locator('[data-pack]');
    const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Download' }).click()]);
    const pack = JSON.parse(await readFile(await download.path(), 'utf8')) as { income: number };
    const file = path.join(tmpdir(), `pantheon-pack-${process.pid}.json`);

    await writeFile(file, JSON.stringify({ ...pack, income: -4 }));
    await panel.locator('input[type=file]').setInputFiles(file);
    await panel.locator('.alarm', { hasText: 'income' }).waitFor();

    await writeFile(file, JSON.stringify({ ...pack, income: pack.income + 3 }));
    await panel.locator('input[type=file]').setInputFiles(file);
    const changed = `${pack.income} → ${pack.income + 3}`;
    await panel.locator('.pairs', { hasText: changed }).waitFor();
    expect(await panel.locator('.alarm').count()).toBe(0);
    await picture(page, 'pack-chosen');

    await page.locator('.seatlist li').nth(1).locator('select').first().selectOption('friend');
    await page.locator('[data-create]').click();
    const invite = await page.locator('[data-invite]').inputValue({ timeout: 60_000 });
    await page.locator('[data-pack] .pairs', { hasText: changed }).waitFor();

    const guest = await visit(place.browser, { name: 'Marco', size: 'phone' });
    await guest.page.goto(invite);
    await guest.page.locator('[data-pack] .pairs', { hasText: changed }).waitFor();
    await guest.page.locator('[data-join]').waitFor();
    await picture(guest.page, 'pack-invited');
    expect([...troubles, ...guest.troubles]).toEqual([]);
  }, 300_000);

  it('the documents and the ladder of engines fit the screen', async () => {
    for (const size of ['desktop', 'phone'] as const) {
      const { page, troubles } = await visit(place.browser, { size });
      for (const address of ['/docs', '/docs/hosting.html', '/docs/engine-protocol.html', '/ladder']) {
        await page.goto(place.site.address + address);
        await page.locator('h1').first().waitFor();
        await picture(page, `beside${address.replaceAll(/[/.]/g, '-')}-${size}`);
        const [needed, there] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
        expect({ address, size, tooWide: (needed ?? 0) > (there ?? 0) }).toEqual({ address, size, tooWide: false });
      }
      expect(troubles).toEqual([]);
    }
  }, 300_000);
});
