import { describe, expect, it } from 'vitest';
import { browserPath, picture, type Size, sizes, type Visitor, visit } from './browser.ts';
import { faultsInBothThemes } from './faults.ts';
import { openSite } from './open-site.ts';
import { plant, preparedTable } from './positions.ts';

/** Every screen, by the address that shows it and what is there once it has come. */
const screens: readonly (readonly [name: string, path: string, there: string])[] = [
  ['home', '/', '.cv [data-play]'],
  ['new', '/new/bomarzo', '.optset'],
  ['learn', '/learn', '.cv'],
  ['learn-search', '/learn?search=apollo', '.rulelist li'],
  ['learn-game', '/learn/bomarzo', '.momentpic .map'],
  ['replays', '/replays', '.rows li'],
  ['settings', '/settings', '.setrow'],
  ['about', '/about', '.prose table'],
  ['ladder', '/ladder', '.engines h1'],
  ['admin', '/admin', 'h1'],
  ['table', '/table/local/prepared-bomarzo-60', '[data-light="offered"],[data-lit]'],
  ['result', '/result/local/prepared-bomarzo-100', '.rk'],
  ['replay', '/replay/local/prepared-bomarzo-100?at=40', '.timebar'],
];

/** How they are looked at: every day at two sizes, a language each; `PANTHEON_DEEP=1` at all sizes in both languages. */
const looks: readonly (readonly [Size, 'en' | 'it'])[] =
  process.env.PANTHEON_DEEP === '1'
    ? (Object.keys(sizes) as Size[]).flatMap((size) => (['en', 'it'] as const).map((language) => [size, language] as const))
    : [
        ['desktop', 'en'],
        ['phone', 'it'],
      ];

describe.skipIf(browserPath === undefined)('every screen', () => {
  const place = openSite();
  const tables = Promise.all([preparedTable('bomarzo', { share: 0.6 }), preparedTable('bomarzo', { share: 1 })]);

  const opened = async (wishes: Parameters<typeof visit>[1]): Promise<Visitor> => {
    const visitor = await visit(place.browser, wishes);
    await visitor.page.goto(`${place.site.address}/about`);
    for (const table of await tables) await plant(visitor.page, table);
    return visitor;
  };

  for (const [size, language] of looks)
    it(`passes axe and looks right in the light and in the dark, ${size}, ${language}`, async () => {
      const { page, context, troubles } = await opened({ theme: 'system', size, language });
      const found: string[] = [];
      for (const [name, path, there] of screens) {
        await page.goto(place.site.address + path);
        await page.waitForSelector(there, { state: 'attached' });
        await page.evaluate(() => document.fonts.ready);
        const seen = await faultsInBothThemes(page, (theme) => picture(page, `screen-${name}-${size}-${language}-${theme}`));
        found.push(...seen.map((fault) => `${name}: ${fault}`));
      }
      expect(found).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    }, 600_000);

  it('shows why something is not possible, with the number of the rule, and leads to the rule', async () => {
    const { page, context } = await opened({});
    await page.goto(`${place.site.address}/table/local/prepared-bomarzo-60`);
    await page.locator('.ans.off').first().click();
    const rule = page.locator('.pop.why .rule');
    const number = /BOM-\d+\.\d+/.exec((await rule.textContent()) ?? '')?.[0];
    expect(number).toBeDefined();
    await rule.click();
    await page.waitForSelector('.rulelist li.found');
    expect(await page.locator('.rulelist li.found').textContent()).toContain(number);
    await context.close();
  }, 120_000);

  it('leads from a line of the log to the rule that it comes from', async () => {
    const { page, context } = await opened({});
    await page.goto(`${place.site.address}/table/local/prepared-bomarzo-60`);
    await page.getByRole('tab', { name: 'Log' }).click();
    const line = page.locator('.log li:has([data-line-rule])').last();
    await line.hover();
    const rule = line.locator('[data-line-rule]');
    const number = (await rule.textContent()) ?? '';
    expect(number).toMatch(/^BOM-\d+\.\d+$/);
    await rule.click();
    await page.waitForSelector('.rulelist li.found');
    expect(await page.locator('.rulelist li.found').textContent()).toContain(number);
    await context.close();
  }, 120_000);

  it('shows the card of a component on hover, and where it is', async () => {
    const { page, context } = await opened({});
    await page.goto(`${place.site.address}/table/local/prepared-bomarzo-60`);
    await page.locator('[data-ref="god:ogre"]').first().hover();
    await page.waitForSelector('[data-card="god:ogre"]');
    expect(await page.locator('[data-card="god:ogre"] h3').textContent()).toBe('Ogre');
    await context.close();
  }, 120_000);

  it('branches off a replay and plays on against bots', async () => {
    const { page, context } = await opened({});
    await page.goto(`${place.site.address}/replay/local/prepared-bomarzo-100?at=30`);
    await page.waitForSelector('.timebar');
    await page.locator('[data-branch]').click();
    await page.waitForSelector('[data-lit],[data-light="offered"]', { timeout: 60_000 });
    expect(page.url()).toContain('/table/local/');
    await context.close();
  }, 180_000);

  it('changes the language in the middle of a game and keeps the position', async () => {
    const { page, context } = await opened({});
    await page.goto(`${place.site.address}/table/local/prepared-bomarzo-60`);
    const number = await page.locator('[data-table]').getAttribute('data-number');
    const english = await page.locator('.q h2').textContent();
    await page.locator('[data-settings]').click();
    await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'it');
    await page.waitForFunction((before) => document.querySelector('.q h2')?.textContent !== before, english);
    expect(await page.locator('[data-table]').getAttribute('data-number')).toBe(number);
    await context.close();
  }, 120_000);
});
