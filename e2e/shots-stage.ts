import type { Page } from 'playwright-core';
import { launch, type Size, takePicture, type Visitor, visit } from './browser.ts';
import { type PreparedTable, plant, stagedDeeds, tableBefore, tableBeforeTheEnd } from './positions.ts';
import { serveFiles } from './site.ts';

const LOOKS: readonly (readonly [Size, 'en' | 'it', 'light' | 'dark'])[] = [
  ['desktop', 'en', 'light'],
  ['desktop', 'it', 'dark'],
  ['tablet', 'en', 'light'],
  ['phone', 'en', 'light'],
];

/** Moments of the stage at full speed, in milliseconds since it opened. */
const MOMENTS: readonly (readonly [name: string, at: number])[] = [
  ['1-opens', 420],
  ['2-rolls', 1000],
  ['3-done', 4000],
];

/** Runs in the page: holds all that moves on the stage, and shows it as it is after some time. */
function holdAt(time: number): void {
  for (const motion of document.getAnimations()) {
    const { effect } = motion;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    if (target?.closest('.stg,.stgfx') === null) continue;
    motion.pause();
    motion.currentTime = Math.min(time, Number(effect?.getComputedTiming().endTime ?? time));
  }
}

/** Runs in the page before all else: lets the film stand still as soon as something is on the stage. */
function pauseOnStage(): void {
  const watcher = new MutationObserver(() => {
    const pause = document.querySelector('[data-stage]') && document.querySelector<HTMLElement>('[data-film-pause]');
    if (!pause) return;
    watcher.disconnect();
    pause.click();
  });
  watcher.observe(document, { subtree: true, childList: true });
}

/** Follows the table until something is on the stage, lets the film stand still there, and takes its moments. */
async function shootStage({ page }: Visitor, address: string, table: PreparedTable, name: string): Promise<void> {
  await page.addInitScript(pauseOnStage);
  await plant(page, table);
  await page.goto(`${address}/table/local/${table.id}`);
  await page.waitForSelector('[data-stage]');
  await page.evaluate(() => document.fonts.ready);
  for (const [moment, at] of MOMENTS) {
    await page.evaluate(holdAt, at);
    await takePicture(page, `stage-${name}-${moment}`);
  }
  await afterwards(page, name);
}

/** What is left of it: the board afterwards, once the reader is asked again. */
async function afterwards(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-continue]')?.click());
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-skip]')?.click());
  await page.waitForSelector('[data-lit],[data-light="offered"],[data-recap]', { state: 'attached' });
  await page.waitForTimeout(700);
  await takePicture(page, `stage-${name}-4-after`);
}

/** Lets a bot give the last answer, and takes the winning moment and the page of the result. */
async function shootWin({ page }: Visitor, address: string, table: PreparedTable, name: string): Promise<void> {
  await plant(page, table);
  await page.goto(`${address}/table/local/${table.id}`);
  await page.waitForSelector('[data-win]');
  await page.waitForTimeout(900);
  await takePicture(page, `win-${name}`);
  await page.goto(`${address}/result/local/${table.id}`);
  await page.waitForSelector('.rank .rk');
  await page.waitForTimeout(500);
  await takePicture(page, `win-${name}-result`);
}

type Shoot = (visitor: Visitor, address: string, table: PreparedTable, name: string) => Promise<void>;

/** Takes pictures of the stage and of the end of one game, or of all, at one size or at all. */
export async function shootStages(game: string | undefined, only: string | undefined): Promise<void> {
  const site = await serveFiles();
  const browser = await launch();
  const looks = LOOKS.filter(([size]) => only === undefined || only === size);
  const shoot = async (table: PreparedTable, what: string, speed: number, take: Shoot): Promise<void> => {
    for (const [size, language, theme] of looks) {
      const visitor = await visit(browser, { size, language, theme, speed });
      await visitor.page.goto(`${site.address}/about`);
      await take(visitor, site.address, table, `${what}-${size}-${language}-${theme}`);
      for (const trouble of visitor.troubles) console.error(`${what} ${size}: ${trouble}`);
      await visitor.context.close();
    }
  };
  const deeds = stagedDeeds.filter(([played]) => game === undefined || game === played);
  for (const [played, deed] of deeds) await shoot(await tableBefore(played, deed, 'prepared'), `${played}-${deed.event}`, 1, shootStage);
  for (const played of new Set(deeds.map(([id]) => id))) await shoot(await tableBeforeTheEnd(played), played, 0, shootWin);
  await browser.close();
  await site.close();
}
