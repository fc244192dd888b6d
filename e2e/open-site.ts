import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from './browser.ts';
import { type Site, serveFiles } from './site.ts';

/** Where a file of tests goes, and with what; there while its tests run. */
export interface Opened<S extends Site> {
  readonly site: S;
  readonly browser: Browser;
}

/** Opens a site and a browser before the tests of a file, the client alone unless told otherwise, and closes both after them. */
export function openSite(): Opened<Site>;
export function openSite<S extends Site>(start: () => Promise<S>): Opened<S>;
export function openSite(start: () => Promise<Site> = serveFiles): Opened<Site> {
  const opened: { site?: Site; browser?: Browser } = {};
  beforeAll(async () => {
    opened.site = await start();
    opened.browser = await launch();
  }, 400_000);
  afterAll(async () => {
    await opened.browser?.close();
    await opened.site?.close();
  });
  return opened as Opened<Site>;
}
