import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type AnySize, browserPath, visit } from './browser.ts';
import { openSite } from './open-site.ts';
import { plant, preparedTable } from './positions.ts';
import { numberOf } from './tables.ts';

/** Longer than a long press is, in milliseconds of the page's own clock, which stands still unless it is moved on. */
const LONG = 700;
/** Long enough for the page to draw once. */
const FRAME = 20;

type Finger = readonly [x: number, y: number];

/** Fingers on the glass: they go down, move until the board has moved with them, rest for longer than a long press takes, and leave. */
async function move(touch: CDPSession, page: Page, from: readonly Finger[], by: readonly Finger[]): Promise<void> {
  const before = await worldOf(page);
  const points = (step: number) => from.map(([x, y], id) => ({ id, x: x + (by[id]?.[0] ?? 0) * step, y: y + (by[id]?.[1] ?? 0) * step }));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.felt;
    addEventListener('pointermove', () => (dataset.felt = ''), { capture: true, once: true });
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const step of [0.4, 0.7, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(step) });
  // A busy browser hands moves on when it can; the page's clock stands still until then.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.felt), { timeout: 60_000 }).toBe('');
  const drawn = async (): Promise<string | null> => {
    await page.clock.runFor(FRAME);
    return worldOf(page);
  };
  await expect.poll(drawn, { timeout: 60_000 }).not.toBe(before);
  await page.clock.runFor(LONG);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const worldOf = (page: Page): Promise<string | null> => page.locator('svg.map > g').first().getAttribute('transform');

/** A point of the board that stands for something, so that a long press there would tell about it. */
const somewhere = (page: Page): Promise<Finger> =>
  page.evaluate(() => {
    const frame = (document.querySelector('svg.map') as Element).getBoundingClientRect();
    for (let x = frame.left + 100; x < frame.right - 100; x += 12)
      for (let y = frame.top + 90; y < frame.bottom - 110; y += 12)
        if (document.elementFromPoint(x, y)?.closest('svg.map [data-ref]')) return [x, y] as const;
    throw new Error('nothing on the board stands for anything');
  });

/** Scrolls the sheet down and answers with something, again and again, until another question than the first is asked. */
const untilNextOwn = async (page: Page, sheet: Locator, number: number): Promise<void> => {
  await expect
    .poll(
      async () => {
        if ((await numberOf(page)) > number) return (await page.locator('.answers').count()) > 0;
        await sheet.evaluate((element) => {
          element.scrollTop = 30;
          const lit = element.querySelector<HTMLElement>('[data-lit]');
          const confirm = document.querySelector<HTMLElement>('[data-confirm]:not([disabled])');
          (confirm ?? lit)?.click();
        });
        return false;
      },
      { timeout: 120_000 },
    )
    .toBe(true);
};

describe.skipIf(browserPath === undefined)('a phone', () => {
  const place = openSite();

  const atTable = async (size: AnySize) => {
    const visitor = await visit(place.browser, { size });
    await visitor.page.goto(`${place.site.address}/about`);
    const table = await preparedTable('cyclades', { share: 0.5, seats: 5 });
    await plant(visitor.page, table);
    await visitor.page.goto(`${place.site.address}/table/local/${table.id}`);
    await visitor.page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
    return visitor;
  };

  it('a slow pan and a pinch move the board and open no card; a long press opens one', async () => {
    const { page, context } = await atTable('phone');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const touch = await context.newCDPSession(page);
    const [x, y] = await somewhere(page);
    const before = await worldOf(page);
    await move(touch, page, [[x, y]], [[-40, 24]]);
    expect(await page.locator('.ccard').count()).toBe(0);
    const panned = await worldOf(page);
    expect(panned).not.toBe(before);
    await move(
      touch,
      page,
      [
        [x, y],
        [x + 30, y + 30],
      ],
      [
        [-24, -24],
        [24, 24],
      ],
    );
    expect(await page.locator('.ccard').count()).toBe(0);
    expect(await worldOf(page)).not.toBe(panned);
    const [still, there] = await somewhere(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: still, y: there }] });
    await page.clock.runFor(LONG);
    await page.waitForSelector('.ccard');
    await context.close();
  }, 300_000);

  it('shows all players in one strip, and the board where the reader’s own pieces stand', async () => {
    const { page, context } = await atTable('small');
    const strip = await page.locator('.pstrip').evaluate((element) => [element.scrollWidth, element.clientWidth]);
    expect(strip[0]).toBe(strip[1]);
    expect(await page.locator('.ps.turn').count()).toBeGreaterThan(0);
    const own = await page.evaluate(() => {
      const frame = (document.querySelector('svg.map') as Element).getBoundingClientRect();
      const colour = [...(document.querySelector('.ps') as Element).classList].find((name) => name.startsWith('p-')) ?? '';
      return [...document.querySelectorAll(`svg.map .${colour}`)].some((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
      });
    });
    expect(own).toBe(true);
    await context.close();
  }, 300_000);

  it('shows the next question from its beginning, however far the last one was scrolled', async () => {
    const { page, context } = await atTable('phone');
    await page.addStyleTag({ content: '.sheet .body { flex: none; height: 40px }' });
    const before = await numberOf(page);
    const sheet = page.locator('.sheet .body');
    await untilNextOwn(page, sheet, before);
    expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await context.close();
  }, 300_000);
});
