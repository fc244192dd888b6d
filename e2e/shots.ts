// npm run shots -- <game>: pictures of a game's table, at the start, in the middle and late, at five sizes, in both languages and themes.
// npm run shots: pictures of all other screens. A size after the name takes only that one.
// npm run shots -- --stage [<game>] [<size>]: what comes on the stage of each game, moment by moment.
import type { Page } from 'playwright-core';
import { type AnySize, launch, pictures, takePicture, type Visitor, visit } from './browser.ts';
import { plant, preparedTable } from './positions.ts';
import { shootScreens } from './shots-screens.ts';
import { shootStages } from './shots-stage.ts';
import { serveFiles } from './site.ts';

const wishes = process.argv.slice(2);
const staged = wishes.includes('--stage');
const [game = 'screens', only] = wishes.filter((wish) => wish !== '--stage');
const looks: readonly (readonly [AnySize, 'en' | 'it', 'light' | 'dark'])[] = [
  ['desktop', 'en', 'light'],
  ['desktop', 'it', 'dark'],
  ['tablet', 'it', 'light'],
  ['phone', 'en', 'light'],
  ['phone', 'it', 'dark'],
  ['small', 'it', 'light'],
  ['landscape', 'en', 'light'],
];
const SHARES = [0.02, 0.5, 0.9];

/** Waits until the table asks, with its letters loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForSelector('[data-lit],[data-light="offered"],[data-result]', { timeout: 60_000, state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
}

async function phoneSheets({ page }: Visitor, name: string): Promise<void> {
  for (const sheet of ['things', 'all']) {
    await page.locator(`[data-sheet="${sheet}"]`).tap();
    await page.waitForTimeout(300);
    await takePicture(page, `${name}-${sheet}`);
  }
}

/** Takes pictures of the table of one game. */
async function shootGame(): Promise<void> {
  const site = await serveFiles();
  const browser = await launch();
  const tables = await Promise.all(SHARES.map((share) => preparedTable(game, { share })));
  for (const [size, language, theme] of looks) {
    if (only !== undefined && only !== size) continue;
    const visitor = await visit(browser, { size, language, theme });
    await visitor.page.goto(`${site.address}/about`);
    for (const table of tables) {
      await plant(visitor.page, table);
      await visitor.page.goto(`${site.address}/table/local/${table.id}`);
      await settled(visitor.page);
      const name = `${game}-${size}-${language}-${theme}-${table.id.split('-').at(-1)}`;
      await takePicture(visitor.page, name);
      if (size === 'phone' && table === tables[1]) await phoneSheets(visitor, name);
    }
    for (const trouble of visitor.troubles) console.error(`${size} ${language} ${theme}: ${trouble}`);
    await visitor.context.close();
  }
  await browser.close();
  await site.close();
}

if (staged) await shootStages(game === 'screens' ? undefined : game, only);
else if (game === 'screens') await shootScreens(only);
else await shootGame();
console.log(`pictures are in ${pictures}`);
