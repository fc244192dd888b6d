import { catalog } from '@pantheon/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type AnySize, allSizes, browserPath, visit } from './browser.ts';
import { atRest } from './faults.ts';
import { type Legibility, legibilityOf } from './legibility.ts';
import { type Opened, openSite } from './open-site.ts';
import { type PreparedTable, plant, preparedTable } from './positions.ts';
import type { Site } from './site.ts';

const wanted = process.env.PANTHEON_GAME;
const SHARES = [0.02, 0.25, 0.5, 0.75, 0.9];
const SIZES = Object.keys(allSizes) as AnySize[];
const LANGUAGES = ['en', 'it'] as const;
const GAMES = catalog.map(({ id }) => id).filter((id) => (wanted ? id === wanted : id !== 'isles'));

/** How high a board is at least, where one had been pressed. */
const LEAST: { readonly [game: string]: { readonly [size in AnySize]?: number } } = { 'mare-nostrum': { desktop: 500, tablet: 380 } };

interface Look {
  readonly size: AnySize;
  readonly language: (typeof LANGUAGES)[number];
}

const looks: readonly Look[] = SIZES.flatMap((size) => LANGUAGES.map((language) => ({ size, language })));

/** Sits down at a table and tells what can be read there. */
async function lookAt(page: Page, address: string, table: PreparedTable): Promise<Legibility> {
  await plant(page, table);
  await page.goto(`${address}/table/local/${table.id}`);
  await page.waitForSelector('[data-lit],[data-light="offered"],[data-result]', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(atRest);
  return legibilityOf(page);
}

/** What makes a player frown at some tables of one game, at one size and in one language. */
async function frownsAt(game: string, tables: readonly PreparedTable[], look: Look, opened: Opened<Site>): Promise<string[]> {
  const { context, page } = await visit(opened.browser, look);
  await page.goto(`${opened.site.address}/about`);
  const where = `${look.size} ${look.language}`;
  const frowns: string[] = [];
  const heights = new Set<number>();
  for (const table of tables) {
    const { board, ...found } = await lookAt(page, opened.site.address, table);
    heights.add(board);
    for (const [fault, texts] of Object.entries(found)) frowns.push(...texts.map((text) => `${table.id} ${where}: ${fault}: ${text}`));
  }
  const lowest = Math.min(...heights);
  if (heights.size > 1) frowns.push(`${where}: heights of the board ${[...heights].join(' ')}`);
  if (lowest < (LEAST[game]?.[look.size] ?? 0)) frowns.push(`${where}: the board is ${lowest} px high`);
  await context.close();
  return frowns;
}

describe.skipIf(browserPath === undefined)('what is on the table can be read', () => {
  const opened = openSite();

  test.each(GAMES)(
    '%s: nothing under 10 px, no name covered, no answer cut off, the board of one height',
    { timeout: 900_000 },
    async (game) => {
      const tables = await Promise.all(SHARES.map((share) => preparedTable(game, { share })));
      const frowns: string[] = [];
      for (const look of looks) frowns.push(...(await frownsAt(game, tables, look, opened)));
      expect(frowns).toEqual([]);
    },
  );
});
