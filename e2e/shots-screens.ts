import type { Browser, Page } from 'playwright-core';
import { launch, type Size, takePicture, type Visitor, visit } from './browser.ts';
import { plant, preparedTable } from './positions.ts';
import { startServer } from './site.ts';
import { newLocalTable } from './tables.ts';

type Look = readonly [Size, 'en' | 'it', 'light' | 'dark'];
const looks: readonly Look[] = [
  ['desktop', 'en', 'light'],
  ['desktop', 'it', 'dark'],
  ['phone', 'it', 'light'],
  ['phone', 'en', 'dark'],
];

/** Screens that need nothing but their address, and what is there once they have come. */
const plain: readonly (readonly [name: string, path: string, there: string])[] = [
  ['home', '/', '.cv [data-play]'],
  ['new', '/new/bomarzo', '.optset'],
  ['learn', '/learn?search=apollo', '.cv'],
  ['learn-game', '/learn/bomarzo', '.momentpic .map'],
  ['replays', '/replays', '.rows li'],
  ['settings', '/settings', '.setrow'],
  ['about', '/about', '.prose table'],
  ['admin', '/admin', 'h1'],
  ['result', '/result/local/prepared-bomarzo-100', '.rk'],
  ['replay', '/replay/local/prepared-bomarzo-100?at=60', '.timebar'],
  ['recap', '/table/local/prepared-bomarzo-60', '[data-light="offered"],[data-lit]'],
];

const lit = (page: Page): Promise<unknown> =>
  page.waitForSelector('[data-lit],[data-light="offered"]', { timeout: 60_000, state: 'attached' });

/** The screens that are reached by doing something. */
async function deeds(page: Page, address: string, shot: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${address}/learn/bomarzo`);
  for (const chapter of ['components', 'rules']) {
    await page.locator(`.toc a[href="#${chapter}"]`).click();
    await page.waitForTimeout(400);
    await shot(`learn-${chapter}`);
  }
  await page.goto(`${address}/table/local/prepared-bomarzo-60`);
  await lit(page);
  const off = page.locator('.ans.off').first();
  if ((await off.count()) > 0) {
    await off.click();
    await shot('why');
  }
  await page.locator('[data-actions]').click();
  await page.waitForTimeout(200);
  await shot('menu');
  await page.keyboard.press('Escape');
  await newLocalTable(page, address, 'bomarzo', { people: 2 });
  await page.waitForSelector('[data-covered]');
  await shot('handover');
}

/** A table on the server with a friend, a chat and somebody who looks on. */
async function online(browser: Browser, address: string, host: Visitor, look: Look): Promise<void> {
  const [size, language, theme] = look;
  const name = (what: string): string => `screen-${what}-${size}-${language}-${theme}`;
  const { page } = host;
  const guest = await visit(browser, { name: 'Marco', language: language === 'it' ? 'en' : 'it' });
  await page.goto(`${address}/new/bomarzo`);
  await page.waitForSelector('.optset input');
  await page.locator('[data-online]').click();
  await page.locator('.seatlist li').nth(1).locator('select').first().selectOption('friend');
  await takePicture(page, name('new-online'));
  await page.locator('[data-create]').click();
  const invite = await page.locator('[data-invite]').inputValue({ timeout: 30_000 });
  await takePicture(page, name('lobby'));
  await guest.page.goto(invite);
  await guest.page.waitForSelector('[data-join]:not([disabled])').catch(async (error: unknown) => {
    await takePicture(guest.page, 'stuck');
    throw error;
  });
  await takePicture(guest.page, `screen-join-desktop-${language === 'it' ? 'en' : 'it'}-light`);
  await guest.page.locator('[data-join]').click();
  await page.waitForSelector('[data-table]', { timeout: 60_000 });
  await guest.page.waitForSelector('[data-table]', { timeout: 60_000 });
  await guest.page.getByRole('tab', { name: /Chat/ }).click();
  for (const line of ['Ciao! Pronti?', 'Stavolta non mi fregate con la Tartaruga.']) {
    await guest.page.locator('.chatform input').fill(line);
    await guest.page.locator('.chatform button').click();
  }
  if (size === 'phone') await page.locator('[data-sheet="all"]').tap();
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.waitForTimeout(800);
  await takePicture(page, name('chat'));
  if (size === 'phone') await page.locator('[data-sheet="question"]').tap();
  await guest.page.locator('[data-actions]').click();
  await guest.page.getByRole('menuitem').nth(1).click();
  await page.waitForSelector('[data-proposal]');
  await page.waitForTimeout(300);
  await takePicture(page, name('online'));
  await page.locator('[data-actions]').click();
  await page.getByRole('menuitem').first().click();
  await page.waitForSelector('[data-action="orders"]');
  await page.waitForTimeout(300);
  await takePicture(page, name('orders'));
  const watcher = await visit(browser, { size, language, theme, name: 'Iris' });
  await watcher.page.goto(page.url());
  await watcher.page.waitForSelector('[data-table]', { timeout: 60_000 });
  await watcher.page.waitForTimeout(500);
  await takePicture(watcher.page, name('spectator'));
  await watcher.context.close();
  await guest.context.close();
}

/** Takes pictures of every screen but the tables of single games. */
export async function shootScreens(only: string | undefined): Promise<void> {
  const site = await startServer();
  const browser = await launch();
  const tables = await Promise.all([preparedTable('bomarzo', { share: 0.6 }), preparedTable('bomarzo', { share: 1 })]);
  for (const look of looks) {
    const [size, language, theme] = look;
    if (only !== undefined && only !== size) continue;
    const visitor = await visit(browser, { size, language, theme });
    const { page } = visitor;
    const shot = (name: string): Promise<void> => takePicture(page, `screen-${name}-${size}-${language}-${theme}`);
    await page.goto(`${site.address}/about`);
    for (const table of tables) await plant(page, table);
    for (const [name, path, there] of plain) {
      await page.goto(site.address + path);
      await page.waitForSelector(there, { timeout: 30_000, state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      await shot(name);
    }
    await deeds(page, site.address, shot);
    await online(browser, site.address, visitor, look);
    for (const trouble of visitor.troubles) console.error(`${look.join(' ')}: ${trouble}`);
    await visitor.context.close();
  }
  await browser.close();
  await site.close();
}
