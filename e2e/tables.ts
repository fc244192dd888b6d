import type { Page } from 'playwright-core';

/** Opens a new table on this device through the page for it: one person against the weakest bots, with a known seed. */
export async function newLocalTable(
  page: Page,
  address: string,
  game: string,
  setup: { seats?: number; people?: number; seed?: string } = {},
): Promise<void> {
  const { people = 1, seed = `e2e-${game}` } = setup;
  await page.goto(`${address}/new/${game}`);
  await page.waitForSelector('.seatlist li');
  const wanted = setup.seats;
  if (wanted !== undefined) {
    const [more, less] = [page.locator('.rowbtns .btn').first(), page.locator('.rowbtns .btn').last()];
    for (let count = await page.locator('.seatlist li').count(); count > wanted; count--) await less.click();
    for (let count = await page.locator('.seatlist li').count(); count < wanted; count++) await more.click();
  }
  for (let seat = 1; seat < people; seat++) await page.locator('.seatlist li').nth(seat).locator('select').first().selectOption('person');
  for (const level of await page.locator('.seatlist li select:nth-of-type(2)').all()) await level.selectOption('shepherd');
  await page.locator('.setup input').last().fill(seed);
  await page.locator('[data-create]').click();
  await page.waitForSelector('[data-table]', { timeout: 60_000 });
}
