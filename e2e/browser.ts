import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserFlags, findBrowser } from '../scripts/browser.mjs';

/** Where a browser is, or undefined: then these tests are skipped, and counted as skipped. */
export const browserPath: string | undefined = findBrowser();

/** Pictures of what was on the screen; not kept in the repository. */
export const pictures = fileURLToPath(new URL('./pictures', import.meta.url));

/** The sizes at which everything is looked at. */
export const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof sizes;

/** Those, a small phone, and a phone that lies on its side. */
export const allSizes = { ...sizes, small: { width: 360, height: 740 }, landscape: { width: 844, height: 390 } } as const;
export type AnySize = keyof typeof allSizes;

/** Whether a screen of this size is touched. */
export const isPhone = (size: AnySize): boolean => size !== 'desktop' && size !== 'tablet';

/** What a player has set before the page opens. */
export interface Wishes {
  readonly size?: AnySize;
  readonly language?: 'en' | 'it' | 'fr';
  readonly theme?: 'light' | 'dark' | 'system';
  readonly speed?: number;
  readonly name?: string;
  /** Whether the page may keep all its files for later. Most visitors do not stay long enough for that to pay. */
  readonly installs?: boolean;
}

/** Runs in the page before all else: whoever asks for a service worker waits for it. */
function neverInstall(): void {
  navigator.serviceWorker.register = () => new Promise(() => undefined);
}

/** Starts a browser of its own. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ ...(browserPath === undefined ? {} : { executablePath: browserPath }), headless: true, args: browserFlags() });

/** Somebody with a device of their own. What goes wrong on their page is collected. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly troubles: string[];
}

const QUIET = [/Failed to load resource/, /WebSocket connection/, /net::ERR_/, /Download the React DevTools/];

/** Opens a page as somebody with these wishes. */
export async function visit(browser: Browser, wishes: Wishes = {}): Promise<Visitor> {
  const { size = 'desktop', language = 'en', theme = 'light', speed = 0, name = 'Livia', installs = false } = wishes;
  const touched = isPhone(size) ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ viewport: allSizes[size], ...touched });
  context.setDefaultTimeout(90_000);
  const troubles: string[] = [];
  const kept = JSON.stringify({ language, theme, speed, name, strength: 'shepherd', grace: 0, sound: false });
  // Functions that are sent to the page may have been through a compiler that keeps their names with this helper.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript((settings) => {
    if (localStorage.getItem('pantheon.settings') === null) localStorage.setItem('pantheon.settings', settings);
  }, kept);
  if (!installs) await context.addInitScript(neverInstall);
  const page = await context.newPage();
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !QUIET.some((known) => known.test(message.text()))) troubles.push(message.text());
  });
  return { context, page, troubles };
}

/** Takes a picture of what is on the screen, or of the whole page. */
export async function takePicture(page: Page, name: string, fullPage = false): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage });
}

/** Whether somebody will look at what a test has photographed: no test does. */
const isLookedAt = process.env.PANTHEON_DEEP === '1' || process.env.PANTHEON_PICTURES === '1';

/** Takes a picture in a test, in a deep run or with `PANTHEON_PICTURES=1`. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (isLookedAt) await takePicture(page, name, fullPage);
}
