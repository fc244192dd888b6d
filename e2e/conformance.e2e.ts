import path from 'node:path';
import { catalog } from '@pantheon/catalog';
import { differenceAt, firstTableApart, ScriptWriter } from '@pantheon/table/testing';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGame } from '../table/tests/games.ts';
import { browserPath, launch } from './browser.ts';
import type { conformance } from './conformance-page.ts';

/** What a batch may take, in milliseconds: the machine may be busy with much else. */
const PATIENCE = 600_000;

const batches = Array.from({ length: 10 }, (_, batch) => ({ name: `browser ${batch}`, tables: 20, rounds: 14 }));
const ADDRESS = 'http://conformance.pantheon.test/';

/** The page with the kit in it. */
type Kit = typeof globalThis & { readonly conformance: typeof conformance };

async function kitIn(browser: Browser): Promise<Page> {
  const entry = path.join(import.meta.dirname, 'conformance-page.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
  const page = await browser.newPage();
  await page.route(`${ADDRESS}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Conformance</title>' }),
  );
  await page.goto(ADDRESS);
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text as string });
  await page.waitForFunction(() => 'conformance' in globalThis);
  return page;
}

describe.skipIf(browserPath === undefined)('a table in a browser', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launch();
    page = await kitIn(browser);
  });
  afterAll(() => browser?.close());

  describe.each(catalog.map(({ id }) => id))('of %s', (id) => {
    it.each(batches)('tells everybody the same as any other: $name', { timeout: PATIENCE }, async ({ name, ...size }) => {
      const { script, transcript } = await ScriptWriter.write(await testGame(id), `${id} ${name}`, size);
      const found = await page.evaluate(
        ([game, told]) => (globalThis as Kit).conformance.play(game as string, JSON.parse(told as string)),
        [id, JSON.stringify(script)],
      );
      const apart = firstTableApart(transcript, found);
      const lines = apart === null ? [] : await page.evaluate((table) => (globalThis as Kit).conformance.linesAt(table), apart);
      expect(apart === null ? null : differenceAt(apart, transcript.tables[apart] ?? [], lines)).toBeNull();
      expect(apart).toBeNull();
    });
  });
});
