// npm run bench:web: the budgets of the client, measured in a real browser and kept in bench/results-web.md and bench/results-stage.md.
// npm run bench:web -- --stage: only how smoothly the stage plays; --page: everything else.
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { catalog } from '@pantheon/catalog';
import type { Browser, Page } from 'playwright-core';
import { benchStages } from './bench-stage.ts';
import { launch, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { type FirstView, firstView } from './first-view.ts';
import { plant, preparedTable } from './positions.ts';
import { serveFiles, startServer } from './site.ts';

const KILO = 1000;
const ROUNDS = 40;
/** How often a page is loaded for a time; the median counts. */
const LOADS = 3;
/** How many times slower a phone's processor is than this one. */
const PHONE = 4;

const share = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
const figures = (values: readonly number[]): string => `${share(values, 0.5).toFixed(0)} / ${share(values, 0.95).toFixed(0)} ms`;

/** How long it takes from the first visit to the first decision of one's own in a guided game, by one click. */
async function firstDecision(browser: Browser, address: string): Promise<number> {
  const { page, context } = await visit(browser, { installs: true });
  const started = performance.now();
  await page.goto(address);
  await page.locator('[data-first-visit]').click();
  await page.waitForSelector('[data-lesson]');
  await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
  const time = performance.now() - started;
  await context.close();
  return time;
}

/** Does something as often as a time wants to be measured, one after the other. */
async function times<T>(count: number, measure: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let round = 0; round < count; round++) found.push(await measure());
  return found;
}

/** From the pointer coming to a lit thing until the next picture with it lit up. */
async function inputToHighlight(page: Page): Promise<number[]> {
  const spots = await page.$$eval('[data-light="offered"]', (elements) =>
    elements.slice(0, 12).map((element) => {
      const box = element.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }),
  );
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { highlightTimes: times });
    document.addEventListener('pointerover', (event) => requestAnimationFrame(() => times.push(performance.now() - event.timeStamp)), true);
  });
  for (let round = 0; round < ROUNDS; round++) {
    const spot = spots[round % spots.length];
    if (spot !== undefined) await page.mouse.move(spot.x, spot.y);
    await page.waitForTimeout(30);
  }
  return page.evaluate(() => (globalThis as unknown as { highlightTimes: number[] }).highlightTimes);
}

/** How long pictures take while the board is panned and zoomed. */
async function frames(page: Page): Promise<number[]> {
  const box = await page.locator('svg.map').boundingBox();
  if (box === null) return [];
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { frameTimes: times });
    let last = performance.now();
    const tick = (now: number): void => {
      times.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let step = 0; step < 24; step++) await page.mouse.wheel(0, step % 8 < 4 ? -120 : 120);
  await page.mouse.down();
  for (let step = 0; step < 40; step++) await page.mouse.move(box.x + box.width / 2 + step * 4, box.y + box.height / 2 + step * 2);
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as { frameTimes: number[] }).frameTimes.slice(2));
}

/** From a click on an answer until the board shows the position after it. */
async function answerToBoard(page: Page, clicks: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { answerTimes: times });
    let clicked: { at: number; number: string | null } | null = null;
    const number = (): string | null => document.querySelector('[data-table]')?.getAttribute('data-number') ?? null;
    document.addEventListener(
      'click',
      (event) => {
        if (event.target instanceof Element && event.target.closest('[data-lit],[data-light]'))
          clicked = { at: event.timeStamp, number: number() };
      },
      true,
    );
    new MutationObserver(() => {
      if (clicked === null || number() === clicked.number) return;
      const { at } = clicked;
      clicked = null;
      requestAnimationFrame(() => times.push(performance.now() - at));
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-number'] });
  });
  await clickThrough(page, { touch: false, enough: clicks });
  return page.evaluate(() => (globalThis as unknown as { answerTimes: number[] }).answerTimes);
}

const lines: string[] = [];
const browser = await launch();
const site = await serveFiles();
if (!process.argv.includes('--page')) console.log(await benchStages(browser, site));
if (process.argv.includes('--stage')) {
  await browser.close();
  await site.close();
  process.exit();
}
lines.push(
  `| game | script, gzip (aim 180 kB) | files | style | first question on the screen, nothing kept (aim 700 ms) | on a processor ${PHONE} times slower |`,
  '| --- | --- | --- | --- | --- | --- |',
);
const middle = (views: readonly FirstView[]): string =>
  `${share(
    views.map(({ time }) => time),
    0.5,
  ).toFixed(0)} ms`;
for (const { id: game } of catalog) {
  const views = await times(LOADS, () => firstView(browser, site.address, game));
  const slow = await times(LOADS, () => firstView(browser, site.address, game, PHONE));
  const { script, style, files } = views[0] as FirstView;
  const kilo = (bytes: number): string => `${(bytes / KILO).toFixed(0)} kB`;
  lines.push(`| ${game} | ${kilo(script)} | ${files} | ${kilo(style)} | ${middle(views)} | ${middle(slow)} |`);
}
const visits = await times(LOADS, () => firstDecision(browser, site.address));

const { page, context } = await visit(browser);
await page.goto(`${site.address}/about`);
const table = await preparedTable('bomarzo', { share: 0.5 });
await plant(page, table);
await page.goto(`${site.address}/table/local/${table.id}`);
await page.waitForSelector('[data-light="offered"]');
const highlight = await inputToHighlight(page);
const moving = await frames(page);
const local = await answerToBoard(page, 40);
await context.close();
await site.close();

const server = await startServer();
const host = await visit(browser);
await host.page.goto(`${server.address}/new/isles`);
await host.page.waitForSelector('.optset input');
await host.page.locator('[data-online]').click();
await host.page.locator('[data-create]').click();
await host.page.waitForSelector('[data-table]', { timeout: 60_000 });
const remote = await answerToBoard(host.page, 50);
await browser.close();
await server.close();

const dropped = moving.filter((time) => time > 34).length;
lines.push(
  '',
  '| | p50 / p95 | budget |',
  '| --- | --- | --- |',
  `| first visit to the first decision in a guided game, one click | ${figures(visits)} | 5000 ms |`,
  `| pointer to highlight (Bomarzo, late) | ${figures(highlight)} | 50 ms |`,
  `| answer to board, on this device (Bomarzo) | ${figures(local)} | 150 ms |`,
  `| answer to board, through the server on this machine (Isles) | ${figures(remote)} | 150 ms |`,
  `| one picture while panning and zooming (Bomarzo) | ${figures(moving)} | ${dropped} of ${moving.length} took longer than two frames |`,
);
const load = os.loadavg()[0]?.toFixed(1);
const head = `# The client, measured

\`npm run bench:web\` on ${os.availableParallelism()} cores, ${process.version}, Chromium headless without a graphics card, ${new Date().toISOString().slice(0, 10)}.
Load average while measuring: ${load}. Sizes do not depend on it; times do.

`;
writeFileSync(fileURLToPath(new URL('../bench/results-web.md', import.meta.url)), `${head}${lines.join('\n')}\n`);
console.log(lines.join('\n'));
