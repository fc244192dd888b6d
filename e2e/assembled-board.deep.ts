import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserPath, picture, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { playWithKeys } from './keys.ts';
import { openSite } from './open-site.ts';
import { newLocalTable, numberOf, untilNumber } from './tables.ts';

const LAYING = '.cyc-tile';
const KINDS = ['tile', 'slot', 'turn'] as const;
const lit = (kind: string): string => `[data-light="offered"][data-ref^="${kind}:"]`;

/** Which kind of thing is asked for: a tile, its place, its turn; null when the board is laid. What leaves no choice is not asked. */
async function asked(page: Page): Promise<(typeof KINDS)[number] | null> {
  await page.waitForFunction(([laying, offered]) => document.querySelector(laying) === null || document.querySelector(offered) !== null, [
    LAYING,
    KINDS.map(lit).join(','),
  ] as const);
  if ((await page.locator(LAYING).count()) === 0) return null;
  for (const kind of KINDS) if ((await page.locator(lit(kind)).count()) > 0) return kind;
  return null;
}

/** Clicks one of the lit things of a kind, confirms it where that is wanted, and waits until it has been answered. */
async function take(page: Page, kind: string, which: number): Promise<void> {
  const before = await numberOf(page);
  const things = page.locator(lit(kind));
  await things.nth(which % (await things.count())).click();
  const confirm = page.locator('[data-confirm]:not([disabled])');
  if ((await numberOf(page)) === before && (await confirm.count()) > 0) await confirm.first().click();
  await untilNumber(page, 'at least', before + 1);
}

describe.skipIf(browserPath === undefined)('a board of Cyclades that is assembled by hand', () => {
  const place = openSite();

  it('is laid with clicks by the first seat, and played on to the end', async () => {
    const { page, context, troubles } = await visit(place.browser);
    await newLocalTable(page, place.site.address, 'cyclades', {
      seats: 3,
      seed: 'assembled-clicks',
      options: ['Assembled by hand: whoever sits first lays all tiles.'],
    });
    await page.locator('[data-answer="B"]').click();
    const seen = { tile: 0, slot: 0, turn: 0 };
    for (let step = 1, kind = await asked(page); kind !== null; step++, kind = await asked(page)) {
      seen[kind]++;
      const open = await page.locator(lit(kind)).count();
      if (kind === 'tile') expect(open, 'every tile that is left is lit').toBe(await page.locator(LAYING).count());
      if (kind === 'slot') expect(open, 'every place beside a tile is lit').toBe(await page.locator('.cyc-slot').count());
      if (kind === 'turn') expect(open, 'all six turns are lit').toBe(6);
      await picture(page, `assembly-clicks-${String(step).padStart(2, '0')}-${kind}`);
      await take(page, kind, 5 * step);
    }
    expect(seen).toEqual({ tile: 5, slot: 5, turn: 6 });
    await picture(page, 'assembly-clicks-laid');
    const played = await clickThrough(page, { touch: false });
    expect(played.answers).toBeGreaterThan(100);
    await picture(page, 'assembly-clicks-over');
    expect(troubles).toEqual([]);
    await context.close();
  }, 1_800_000);

  it('is laid with keys in turn, and played on to the end with keys alone', async () => {
    const { page, context, troubles } = await visit(place.browser, { language: 'en', theme: 'dark' });
    await newLocalTable(page, place.site.address, 'cyclades', {
      seats: 3,
      seed: 'assembled-keys',
      options: ['Assembled by hand: everybody lays a tile in turn.'],
    });
    await page.locator(LAYING).first().waitFor();
    const { answers: laid } = await playWithKeys(page, LAYING);
    expect(laid, 'six tiles are laid').toBeGreaterThanOrEqual(17);
    await picture(page, 'assembly-keys-laid');
    expect((await playWithKeys(page)).answers).toBeGreaterThan(laid);
    expect(troubles).toEqual([]);
    await context.close();
  }, 1_800_000);
});
