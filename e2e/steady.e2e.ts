import { catalog } from '@pantheon/catalog';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, type Size, sizes, visit } from './browser.ts';
import { atRest } from './faults.ts';
import { openSite } from './open-site.ts';
import { type PreparedTable, plant, preparedTable, spread, tablesByTopic } from './positions.ts';

const deep = process.env.PANTHEON_DEEP === '1';
const wanted = process.env.PANTHEON_GAME;
const games = catalog.map(({ id }) => id).filter((game) => (wanted ? game === wanted : deep || game !== 'isles'));
/** How many kinds of questions of a game, and answers of a question, an everyday run points at. */
const QUESTIONS = deep ? Number.POSITIVE_INFINITY : 2;
const ANSWERS = deep ? Number.POSITIVE_INFINITY : 6;

/** Where things are, by their names: left, top, width and height in whole pixels. */
type Boxes = { readonly [name: string]: string };

/** Runs in the page: the boxes of all that a player reaches for or looks at. */
function boxes(): Boxes {
  const found: { [name: string]: string } = {};
  const note = (name: string, element: Element | null | undefined): void => {
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    found[name] = [left, top, width, height].map(Math.round).join(' ');
  };
  for (const part of ['.stage > svg.map', '.dock', '.left', '.right', '.market', '.sheet', '.pstrip', '.cons'])
    note(part, document.querySelector(part));
  // A button with a long deed is the same button, in smaller letters.
  const kind = (button: Element): string => [...button.classList].filter((name) => name !== 'long').join(' ');
  for (const button of document.querySelectorAll('.fin .btn')) note(`button ${kind(button)}`, button);
  for (const answer of document.querySelectorAll('.ask [data-answer]')) note(`answer ${answer.getAttribute('data-answer')}`, answer);
  return found;
}

/** The frame of a table: what is the same in every phase of a game. */
const FRAME = ['.stage > svg.map', '.dock', '.right', '.market', '.sheet', '.pstrip', 'button btn big primary'];

/** Runs in the page: the middle of each answer that can be pointed at without scrolling. */
function spots(): (readonly [number, number])[] {
  return [...document.querySelectorAll('.ask [data-answer]')].flatMap((answer) => {
    const { left, top, width, height } = answer.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2] as const;
    const there = document.elementFromPoint(x, y);
    return there !== null && answer.contains(there) ? [[x, y] as const] : [];
  });
}

/** What is drawn on the map costs time and moves no box. */
const BARE = '.stage > svg.map > * { display: none }';

const changes = (before: Boxes, after: Boxes): string[] =>
  Object.keys(before).flatMap((name) => (after[name] === before[name] ? [] : [`${name}: ${before[name]} -> ${after[name] ?? 'gone'}`]));

/** Points at the answers of the question on the page and tells all that moved. */
async function moved(page: Page): Promise<string[]> {
  await page.mouse.move(1, 1);
  const before = await page.evaluate(boxes);
  const told: string[] = [];
  for (const [x, y] of spread(await page.evaluate(spots), ANSWERS)) {
    await page.mouse.move(x, y);
    told.push(...changes(before, await page.evaluate(boxes)));
  }
  await page.mouse.move(1, 1);
  return [...new Set(told)];
}

async function open(page: Page, address: string, table: PreparedTable): Promise<void> {
  await plant(page, table);
  await page.goto(`${address}/table/local/${table.id}`);
  await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
  await page.addStyleTag({ content: BARE });
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page before all else: counts the pieces that begin to slide. */
function countSlides(): void {
  document.addEventListener('transitionrun', ({ target }) => {
    if (target instanceof Element && target.matches('.slide')) document.documentElement.dataset.slid = 'yes';
  });
}

const hasSlid = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.dataset.slid === 'yes');

describe.skipIf(browserPath === undefined)('nothing moves under the hand', () => {
  const place = openSite();

  it('pieces stand where they belong from the first frame, on a screen of any size', async () => {
    const { page, context } = await visit(place.browser, { size: 'tablet' });
    await page.addInitScript(countSlides);
    await page.goto(`${place.site.address}/about`);
    const table = await preparedTable('mare-nostrum', { share: 0.25 });
    await plant(page, table);
    await page.goto(`${place.site.address}/table/local/${table.id}`);
    await page.waitForSelector('.map .slide', { state: 'attached' });
    await page.waitForFunction(atRest);
    expect(await hasSlid(page)).toBe(false);
    await page.setViewportSize(sizes.desktop);
    await page.waitForFunction(() => document.querySelector('.map')?.clientWidth !== 976);
    await page.waitForFunction(atRest);
    expect(await hasSlid(page)).toBe(false);
    await context.close();
  }, 300_000);

  for (const game of games)
    it(`${game}: pointing at answers moves nothing, and all questions stand in the same frame`, async () => {
      const { page, context, troubles } = await visit(place.browser);
      await page.goto(`${place.site.address}/about`);
      const frames = new Map<Size, { readonly of: string; readonly boxes: Boxes }>();
      const told: string[] = [];
      for (const table of await tablesByTopic(game, QUESTIONS)) {
        await page.setViewportSize(sizes.desktop);
        await open(page, place.site.address, table);
        for (const size of Object.keys(sizes) as Size[]) {
          await page.setViewportSize(sizes[size]);
          await page.waitForSelector(size === 'phone' ? '.phone .sheet' : '.table .dock');
          const where = `${size} ${table.id}`;
          told.push(...(await moved(page)).map((change) => `${where}: ${change}`));
          const now = await page.evaluate(boxes);
          const frame = Object.fromEntries(FRAME.flatMap((name) => (now[name] === undefined ? [] : [[name, now[name]]])));
          const first = frames.get(size);
          if (first === undefined) frames.set(size, { of: table.id, boxes: frame });
          else told.push(...changes(first.boxes, frame).map((change) => `${where}, unlike ${first.of}: ${change}`));
        }
      }
      expect(told).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    }, 300_000);
});
