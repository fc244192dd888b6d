import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, type Visitor, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { faults } from './faults.ts';
import { openSite } from './open-site.ts';
import { postAs } from './people.ts';
import { unfinished } from './positions.ts';
import { startServer } from './site.ts';
import { fromMenu, newLocalTable, numberOf, untilAsked } from './tables.ts';

const today = new Date().toISOString().slice(0, 10);

describe.skipIf(browserPath === undefined)('places to play', () => {
  const place = openSite(startServer);
  const at = (path: string): string => place.site.address + path;

  /** What is wrong with a page once something is there. */
  const looked = async (page: Page, name: string, there: string): Promise<string[]> => {
    await page.waitForSelector(there, { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await picture(page, `place-${name}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    return [...(await faults(page)), ...(wide ? ['wider than its window'] : [])].map((fault) => `${name}: ${fault}`);
  };

  it('lets somebody play the challenge of the day once, hands it in, and compares', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Livia' });
    await page.goto(at(`/challenge/${today}/isles`));
    const before = await looked(page, 'challenge-before', '[data-try="play"]');
    await page.locator('[data-try="play"]').click();
    await page.waitForSelector('[data-table="isles"]');
    expect(await page.locator('[data-advice]').count()).toBe(0);
    await clickThrough(page, { touch: false });
    await page.locator('[data-result]').first().click();
    await page.waitForSelector('[data-handed-in="sent"]');
    await page.locator('[data-verify]').click();
    await page.waitForSelector('[data-verified="true"]');
    const result = await looked(page, 'challenge-result', '.rank .rk');
    await page.locator('[data-to-challenge]').click();
    const after = await looked(page, 'challenge-after', '.chalranking .me');
    expect(await page.locator('.chalranking .me th').textContent()).toContain('Livia');
    expect(await page.locator('[data-try]').count()).toBe(0);
    await page.locator('.chalranking .me a[href^="/replay"]').click();
    await page.waitForSelector('.timebar');
    expect([...before, ...result, ...after]).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);

  it('hands in later what was played without a connection', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Marco' });
    await page.goto(at(`/challenge/${today}/isles`));
    await page.locator('[data-try="play"]').click();
    await untilAsked(page);
    await page.route('**/api/**', (route) => route.abort());
    await clickThrough(page, { touch: false, seed: 3 });
    await page.locator('[data-result]').first().click();
    await page.waitForSelector('[data-handed-in="later"]');
    await page.unroute('**/api/**');
    await page.goto(at(`/challenge/${today}/isles`));
    await page.waitForSelector('.chalranking .me');
    await page.waitForSelector('.challines svg');
    expect(await page.locator('.chalranking tbody tr').count()).toBe(2);
    await picture(page, 'place-challenge-two');
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);

  it('brings together two people who look for a table', async () => {
    const visitors = await Promise.all(['Ada', 'Bruno'].map((name) => visit(place.browser, { name })));
    const [ada, bruno] = visitors as [Visitor, Visitor];
    for (const { page } of visitors) {
      await page.goto(at('/find'));
      // Whoever names no game plays what the other wants.
      if (page === ada.page) await page.locator('[data-seek-game]').selectOption('bomarzo');
      await page.locator('[data-seek-go]').click();
      if (page === ada.page) await page.waitForSelector('[data-seek="looking"]');
    }
    for (const { page } of [bruno, ada]) {
      await page.locator('[data-found]').click();
      await page.waitForSelector('[data-table="bomarzo"]');
    }
    await ada.page.goto(at('/find'));
    await ada.page.locator('[data-filter="game"]').selectOption('cyclades');
    await ada.page.locator('[data-filter="rating"]').selectOption('near');
    await ada.page.waitForSelector('[data-list="watch"] p');
    expect(visitors.flatMap(({ troubles }) => troubles)).toEqual([]);
    await Promise.all(visitors.map(({ context }) => context.close()));
  }, 300_000);

  it('opens several tables of one seed, and shows them side by side', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Ottavia', language: 'it' });
    await page.goto(at('/new/isles'));
    await page.waitForSelector('.optset input');
    await page.locator('[data-online]').click();
    await page.locator('.seatlist li').nth(1).locator('select').first().selectOption('friend');
    await page.locator('[data-series-count]').fill('3');
    await page.locator('[data-create]').click();
    const found = await looked(page, 'series', '.seriestables .panel');
    expect(await page.locator('.seriestables > li').count()).toBe(3);
    expect(await page.locator('[data-series-invite]').count()).toBe(3);
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);

  it('tries something out on what the player knows, and says that it is imagined', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Iris' });
    await newLocalTable(page, place.site.address, 'isles', { seats: 2, seed: 'imagined' });
    await untilAsked(page);
    const before = page.url();
    await fromMenu(page, 'What if…');
    await page.waitForURL((url) => url.href !== before && url.pathname.startsWith('/table/local/'));
    await page.waitForSelector('[data-imagined]');
    await picture(page, 'place-imagined');
    await untilAsked(page);
    await clickThrough(page, { touch: false, enough: 2 });
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);

  it('leads to a moment of a match by its address, while it runs and after, and tries something out from what a seat knows', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Ada' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(at('/about'));
    await postAs(page, '/api/guest', { name: 'Ada' });
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'shepherd' }];
    const wish = { game: 'isles', seats, public: true, spectators: true, autoStart: true };
    const { id } = await postAs<{ id: string }>(page, '/api/tables', wish);
    await page.goto(at(`/table/remote/${id}`));
    await clickThrough(page, { touch: false, enough: 4 });
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log li:not(.sub) button').first().click();
    await page.locator('[data-copy-moment]').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`/table/remote/${id}\\?at=\\d+$`));
    const stranger = await visit(place.browser, { name: 'Iris', size: 'phone', language: 'it' });
    await stranger.page.goto(link);
    await stranger.page.locator('.banner [data-copy-moment]').waitFor();
    await page.goto(at(`/table/remote/${id}`));
    await untilAsked(page);
    await fromMenu(page, 'The seal of this match');
    expect(await page.locator('[data-seal]').textContent()).toMatch(/^[0-9a-f]{64}$/);
    await page.locator('[data-action="seal"] [data-badge="rules"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-action]').waitFor({ state: 'detached' });
    await fromMenu(page, 'What if…');
    await page.waitForURL(/table\/local\//);
    await page.locator('[data-imagined]').waitFor();
    // The address is as good when the match is over.
    await page.goto(at(`/table/remote/${id}`));
    await untilAsked(page);
    await fromMenu(page, 'End now and count');
    await page.locator('[data-action="end"] .btn.primary').click();
    await page.waitForSelector('[data-state="over"]');
    await stranger.page.goto(link);
    await stranger.page.locator('.banner [data-copy-moment]').waitFor();
    expect([...troubles, ...stranger.troubles]).toEqual([]);
    await stranger.context.close();
    await context.close();
  }, 300_000);

  it('goes on with bots where a record from elsewhere is not over', async () => {
    const { page, context, troubles } = await visit(place.browser, { name: 'Iris', size: 'phone', language: 'it' });
    const { record, answers } = await unfinished('isles');
    await page.goto(at('/settings'));
    await page.locator('a[href="/replays"]:visible').click();
    await page.locator('input[type=file]').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(record) });
    await page.waitForURL(/table\/local\//);
    await untilAsked(page);
    expect(await numberOf(page)).toBeGreaterThanOrEqual(answers);
    await clickThrough(page, { touch: true, enough: 3 });
    expect(troubles).toEqual([]);
    await context.close();
  }, 300_000);

  it('says plainly that it sends no letters, and who helps somebody who has lost a password', async () => {
    for (const size of ['desktop', 'phone'] as const) {
      const { page, context, troubles } = await visit(place.browser, { size, language: size === 'phone' ? 'it' : 'en' });
      await page.goto(at('/account'));
      await page.locator('a[href="/recover"]').click();
      expect(await looked(page, `recover-${size}`, '[data-no-letters]')).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    }
  }, 120_000);
});
