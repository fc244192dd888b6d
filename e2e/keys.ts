import type { Page } from 'playwright-core';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
const MOST = 8000;
const PATIENCE = 180_000;

const stateOf = (page: Page): Promise<{ state: string; number: number }> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-table]');
    return { state: table?.getAttribute('data-state') ?? '', number: Number(table?.getAttribute('data-number') ?? 0) };
  });

/** Plays with keys alone, to the end or as long as something is to be seen: walks to something lit, takes it, and confirms. */
export async function playWithKeys(page: Page, whileSeen?: string): Promise<number> {
  let last = { number: -1, at: Date.now() };
  for (let step = 0; step < MOST; step++) {
    const { state, number } = await stateOf(page);
    if (state === 'over') return number;
    if (whileSeen !== undefined && (await page.locator(whileSeen).count()) === 0) return number;
    if (number !== last.number) last = { number, at: Date.now() };
    if (Date.now() - last.at > PATIENCE) throw new Error(`nothing goes on with keys alone, after ${number} answers`);
    for (let walk = 0; walk <= step % 5; walk++) await page.keyboard.press(ARROWS[(step * 7 + walk * 3) % ARROWS.length] as string);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
  }
  throw new Error(`the match is not over after ${MOST} rounds of keys`);
}
