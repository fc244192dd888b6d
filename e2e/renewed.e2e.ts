import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, type Visitor, visit } from './browser.ts';
import { openSite } from './open-site.ts';

const dist = fileURLToPath(new URL('../web/dist', import.meta.url));
const PART = /((?:assets|\.)\/[\w.-]+?)\.js\b/g;

/** A file of the page as it was before an update: all its parts had other names. */
const older = (file: string): string => readFileSync(path.join(dist, file), 'utf8').replace(PART, '$1.older.js');

interface Updated extends Visitor {
  /** How often the page was loaded. */
  loads(): number;
  /** Takes the older page away, as an update does. */
  update(): void;
}

/** Somebody who has opened the page before an update. */
async function visitBefore(browser: Browser, address: string, where: string): Promise<Updated> {
  const visitor = await visit(browser);
  let isUpdated = false;
  let loads = 0;
  const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'not found' });
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await visitor.context.route('**/*.older.js', (route) => {
    const file = new URL(route.request().url()).pathname.replace('.older.js', '.js');
    return isUpdated ? gone(route) : route.fulfill({ contentType: 'text/javascript', body: older(file) });
  });
  await visitor.context.route(`${address}${where}`, (route) =>
    isUpdated ? route.continue() : route.fulfill({ contentType: 'text/html', body: older('index.html') }),
  );
  await visitor.page.goto(`${address}${where}`);
  const update = (): void => {
    isUpdated = true;
  };
  return { ...visitor, loads: () => loads, update };
}

const toLearn = (page: Page) => page.getByRole('link', { name: 'Learn' }).first();
const written = (page: Page) => page.getByRole('textbox').first();

describe.skipIf(browserPath === undefined)('a page that was open during an update', () => {
  const place = openSite();

  it('loads itself anew, once, when a part of it is gone', async () => {
    const { page, context, loads, update } = await visitBefore(place.browser, place.site.address, '/');
    await toLearn(page).waitFor();
    update();
    await toLearn(page).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/learn');
    expect(loads()).toBe(2);
    await context.close();
  }, 120_000);

  it('does not try again and again where the newer page fails as well', async () => {
    const { page, context, loads, update } = await visitBefore(place.browser, place.site.address, '/');
    await toLearn(page).waitFor();
    update();
    await context.route(/\/assets\/learn-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: 'not found' }));
    await toLearn(page).click();
    await page.waitForURL('**/learn');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.waitForFunction(() => document.querySelector('script[type=module]')?.getAttribute('src')?.includes('older') === false);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(loads()).toBe(2);
    await context.close();
  }, 120_000);

  it('leaves alone what somebody is writing', async () => {
    const { page, context, loads, update } = await visitBefore(place.browser, place.site.address, '/settings');
    await written(page).fill('Livia Drusilla');
    update();
    const missPart = (): Promise<unknown> =>
      page.evaluate(() => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') })));
    const asked = page.waitForResponse(`${place.site.address}/`);
    await missPart();
    await asked;
    expect(await written(page).inputValue()).toBe('Livia Drusilla');
    expect(loads()).toBe(1);
    await written(page).fill('');
    await missPart();
    await page.waitForFunction(() => document.querySelector('script[type=module]')?.getAttribute('src')?.includes('older') === false);
    expect(loads()).toBe(2);
    await context.close();
  }, 120_000);
});

describe.skipIf(browserPath === undefined)('a page whose way to its files is cut for a while', () => {
  const place = openSite();

  it('asks once more for what it only brings for later', async () => {
    const { page, context, troubles } = await visit(place.browser);
    const later = /\/assets\/updates-[\w-]+\.js$/;
    let asked = 0;
    await context.route(later, (route) => (asked++ === 0 ? route.abort('internetdisconnected') : route.continue()));
    const came = page.waitForResponse(later);
    await page.goto(place.site.address);
    expect((await came).ok()).toBe(true);
    await toLearn(page).click();
    await page.waitForURL('**/learn');
    expect(asked).toBe(2);
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);
});
