import { catalog } from '@pantheon/catalog';
import { describe, expect, it } from 'vitest';
import { browserPath, type Size, sizes, visit } from './browser.ts';
import { faultsInBothThemes } from './faults.ts';
import { openSite } from './open-site.ts';
import { plant, preparedTable } from './positions.ts';

const wanted = process.env.PANTHEON_GAME;
const games = catalog.map(({ id }) => id).filter((game) => !wanted || game === wanted);

describe.skipIf(browserPath === undefined)('the table of every game', () => {
  const place = openSite();

  for (const game of games)
    it(`${game} passes axe at three sizes, light and dark`, async () => {
      const table = await preparedTable(game, { share: 0.6 });
      const found: string[] = [];
      for (const size of Object.keys(sizes) as Size[]) {
        const { page, context } = await visit(place.browser, { theme: 'system', size });
        await page.goto(`${place.site.address}/about`);
        await plant(page, table);
        await page.goto(`${place.site.address}/table/local/${table.id}`);
        await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
        found.push(...(await faultsInBothThemes(page)).map((fault) => `${size} ${fault}`));
        await context.close();
      }
      expect(found).toEqual([]);
    }, 600_000);
});
