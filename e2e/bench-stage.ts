import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { visit } from './browser.ts';
import { plant, stagedDeeds, tableBefore } from './positions.ts';
import type { Site } from './site.ts';

/** How many times slower than it is the processor is made. */
const SLOWED = 4;
/** A picture that takes longer than two frames, in milliseconds, and the share of such pictures that is allowed. */
const LONG = 34;
const ALLOWED = 0.05;

/** Runs in the page before all else: notes how long pictures take from the moment that something is on the stage until it leaves. */
function noteFrames(): void {
  const times: number[] = [];
  Object.assign(globalThis, { stageTimes: times });
  let last: number | null = null;
  const tick = (now: number): void => {
    const on = document.querySelector('[data-stage]') !== null;
    if (on && last !== null) times.push(now - last);
    last = on ? now : null;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

/** The times of the pictures while the stage plays, until it has been left alone for its whole time. */
async function framesOnStage(page: Page, address: string): Promise<number[]> {
  await page.goto(address);
  await page.waitForSelector('[data-stage]');
  await page.waitForSelector('[data-stage]', { state: 'detached' });
  return page.evaluate(() => (globalThis as unknown as { stageTimes: number[] }).stageTimes);
}

/** How smoothly the stage of every game plays on a slow processor, with the first of its deeds; kept in bench/results-stage.md. */
export async function benchStages(browser: Browser, site: Site): Promise<string> {
  const rows: string[] = [];
  for (const [game, deed] of stagedDeeds.filter(([one], nth) => stagedDeeds.findIndex(([other]) => other === one) === nth)) {
    const table = await tableBefore(game, deed, 'prepared');
    const { page, context } = await visit(browser, { speed: 1 });
    await page.goto(`${site.address}/about`);
    await plant(page, table);
    await page.addInitScript(noteFrames);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const times = await framesOnStage(page, `${site.address}/table/local/${table.id}`);
    await context.close();
    const long = times.filter((time) => time > LONG).length;
    const part = long / Math.max(1, times.length);
    rows.push(`| ${game} | ${deed.event} | ${times.length} | ${long} | ${(100 * part).toFixed(1)} % | ${part <= ALLOWED ? 'yes' : 'no'} |`);
  }
  const text = `# The stage, measured

\`npm run bench:web -- --stage\` on ${os.availableParallelism()} cores, ${process.version}, Chromium headless without a graphics card and with its processor slowed
${SLOWED} times, ${new Date().toISOString().slice(0, 10)}. Load average while measuring: ${os.loadavg()[0]?.toFixed(1)}. At most ${100 * ALLOWED} % of the pictures may take longer than two frames.

| game | on the stage | pictures | longer than 33 ms | share | within the budget |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(fileURLToPath(new URL('../bench/results-stage.md', import.meta.url)), text);
  return text;
}
