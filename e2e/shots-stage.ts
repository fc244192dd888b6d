import type { Page } from 'playwright-core';
import { launch, picture, type Size, type Visitor, visit } from './browser.ts';
import { type PreparedTable, plant, stagedDeeds, tableBefore } from './positions.ts';
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
    await picture(page, `stage-${name}-${moment}`);
  }
  await afterwards(page, name);
}

/** What is left of it: the board afterwards, once the reader is asked again. */
async function afterwards(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-continue]')?.click());
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-skip]')?.click());
  await page.waitForSelector('[data-lit],[data-light="offered"],[data-recap]', { state: 'attached' });
  await page.waitForTimeout(700);
  await picture(page, `stage-${name}-4-after`);
}

/** Takes pictures of the stage of one game, or of all, at one size or at all. */
export async function shootStages(game: string | undefined, only: string | undefined): Promise<void> {
  const site = await serveFiles();
  const browser = await launch();
  for (const [played, deed] of stagedDeeds) {
    if (game !== undefined && game !== played) continue;
    const { event } = deed;
    const table = await tableBefore(played, deed, 'prepared');
    for (const [size, language, theme] of LOOKS) {
      if (only !== undefined && only !== size) continue;
      const visitor = await visit(browser, { size, language, theme, speed: 1 });
      await visitor.page.goto(`${site.address}/about`);
      await shootStage(visitor, site.address, table, `${played}-${event}-${size}-${language}-${theme}`);
      for (const trouble of visitor.troubles) console.error(`${played} ${event} ${size}: ${trouble}`);
      await visitor.context.close();
    }
  }
  await browser.close();
  await site.close();
}
