// npm run moving-picture: what the README shows. docs/turn.gif, a real turn at a real table, click by click.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launch, visit } from './browser.ts';
import { clickThrough } from './clicker.ts';
import { animated, type Frame } from './gif.ts';
import { plant, preparedTable } from './positions.ts';
import { serveFiles } from './site.ts';

const [game = 'cyclades', share = '0.45'] = process.argv.slice(2);
const target = fileURLToPath(new URL('../docs/turn.gif', import.meta.url));
const CLICKS = 9;
const WIDTH = 820;
const MS = 1100;

/** The pixels of a picture of the page, made smaller by the browser itself. */
async function pixelsOf(page: Page, width: number): Promise<Frame> {
  const taken = await page.screenshot();
  const { text, height } = await page.evaluate(
    async ([data, wide]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const high = Math.round((bitmap.height * wide) / bitmap.width);
      const canvas = new OffscreenCanvas(wide, high);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(bitmap, 0, 0, wide, high);
      const { data: bytes } = pen.getImageData(0, 0, wide, high);
      let signs = '';
      for (let at = 0; at < bytes.length; at += 32_768) signs += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return { text: btoa(signs), height: high };
    },
    [taken.toString('base64'), width] as const,
  );
  return { width, height, pixels: new Uint8ClampedArray(Buffer.from(text, 'base64')) };
}

const site = await serveFiles();
const browser = await launch();
const { page } = await visit(browser, { size: 'desktop', language: 'en', theme: 'light' });
const table = await preparedTable(game, { share: Number(share) });
await page.goto(`${site.address}/about`);
await plant(page, table);
await page.goto(`${site.address}/table/local/${table.id}`);
await page.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
await page.evaluate(() => document.fonts.ready);
const frames: Frame[] = [];
const take = async (): Promise<void> => {
  await page.waitForTimeout(500);
  frames.push(await pixelsOf(page, WIDTH));
};
await take();
await clickThrough(page, { touch: false, seed: 11, every: 1, enough: CLICKS, onStep: take });
const film = animated(frames, MS);
writeFileSync(target, film);
console.log(`${target}: ${frames.length} pictures, ${Math.round(film.length / 1024)} KB`);
await browser.close();
await site.close();
