import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { visit } from './browser.ts';
import { plant, preparedTable } from './positions.ts';

/** What comes over the wire until a table asks its question, compressed, and how long that takes. */
export interface FirstView {
  readonly script: number;
  readonly style: number;
  /** How many files of script. */
  readonly files: number;
  readonly time: number;
}

/** Opens a table in the middle of its match in a browser that has kept nothing, on a processor slowed so many times. */
export async function firstView(browser: Browser, address: string, game: string, slowed = 1): Promise<FirstView> {
  const { page, context } = await visit(browser);
  await page.goto(`${address}/icon.svg`);
  const table = await preparedTable(game, { share: 0.5 });
  await plant(page, table);
  const seen: Promise<{ url: string; kind: 'script' | 'style'; size: number }[]>[] = [];
  const fresh = await context.newPage();
  fresh.on('response', (response) => {
    const kind = response.request().resourceType();
    const wanted = kind === 'stylesheet' ? 'style' : kind === 'script' ? 'script' : null;
    if (wanted === null || /sw\.js|workbox|bot-worker/.test(response.url())) return;
    seen.push(
      response.body().then(
        (body) => [{ url: response.url(), kind: wanted, size: gzipSync(body).length }],
        () => [],
      ),
    );
  });
  const session = await context.newCDPSession(fresh);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await fresh.addInitScript(noteFirstQuestion);
  const started = performance.now();
  // Not until everything has been loaded: until the question is there.
  await fresh.goto(`${address}/table/local/${table.id}`, { waitUntil: 'commit' });
  await fresh.waitForSelector('[data-lit],[data-light="offered"]', { state: 'attached' });
  const time = performance.now() - started;
  // Bots think in a thread of their own and load their own copy of the rules, when it is their turn: the view does not wait for it.
  const own = new Set(await fresh.evaluate(filesBeforeQuestion));
  const loaded = (await Promise.all(seen)).flat().filter(({ url }) => own.has(url));
  const of = (kind: 'script' | 'style'): number[] => loaded.flatMap((file) => (file.kind === kind ? [file.size] : []));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  await context.close();
  return { script: sum(of('script')), style: sum(of('style')), files: of('script').length, time };
}

/** Runs in the page before all else: notes when something can be answered for the first time. */
function noteFirstQuestion(): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-lit],[data-light="offered"]') === null) return;
    performance.mark('first-question');
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-lit', 'data-light'] });
}

/** Runs in the page: the files that were there when the question was. What came later nobody has waited for. */
function filesBeforeQuestion(): string[] {
  const asked = performance.getEntriesByName('first-question')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ startTime }) => startTime <= asked)
    .map(({ name }) => name);
}
