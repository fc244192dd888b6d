import type { Page } from 'playwright-core';

/**
 * Opens a new table on this device through the page for it: one person against the weakest bots, with a known seed. Options are chosen by
 * the words of their values.
 */
export async function newLocalTable(
  page: Page,
  address: string,
  game: string,
  setup: { seats?: number; people?: number; seed?: string; pace?: string; options?: readonly string[] } = {},
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
  for (const value of setup.options ?? []) await page.getByLabel(value).check();
  if (setup.pace !== undefined) await page.locator('[data-pace]').selectOption(setup.pace);
  await page.locator('.setup input').last().fill(seed);
  await page.locator('[data-create]').click();
  await page.waitForSelector('[data-table]', { timeout: 60_000 });
}

/** How many answers stand at the table on the page. */
export const numberOf = async (page: Page): Promise<number> => Number(await page.locator('[data-table]').getAttribute('data-number'));

/** Waits until the number of answers is right. */
export const untilNumber = async (page: Page, test: 'at least' | 'less than', number: number): Promise<void> => {
  await page.waitForFunction(
    ([wanted, limit]) => {
      const at = Number(document.querySelector('[data-table]')?.getAttribute('data-number'));
      return wanted === 'at least' ? at >= limit : at < limit;
    },
    [test, number] as const,
  );
};

/** Waits until somebody is asked. */
export const untilAsked = async (page: Page): Promise<void> => {
  await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
};

/** Answers anything until an answer is offered. Looks and clicks in one go: no other question can come between the two. */
export async function untilOffered(page: Page, key: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      if (document.querySelector(`[data-answer="${wanted}"]`) !== null) return true;
      document.querySelector<HTMLElement>('.ans[data-lit]')?.click();
      return false;
    },
    key,
    { polling: 100 },
  );
}

/** Chooses something from the menu of the table. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.locator('[data-actions]').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
