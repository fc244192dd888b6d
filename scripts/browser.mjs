// Finds a Chromium for the browser tests, and installs one where that can be done without asking.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aptInstall } from './apt.mjs';
import { root } from './workspaces.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a browser, or undefined: then browser tests are skipped, and counted as skipped. */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...elsewhere, ...downloaded()].find((file) => existsSync(file));
}

/** Flags a browser needs here: root may not use the sandbox, and tests talk to nobody outside. */
export function browserFlags() {
  const quiet = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;
}

/** Tries the system's packages as root, then Playwright's own download. Failing is no error. */
export function installBrowser() {
  aptInstall('chromium');
  if (findBrowser()) return;
  const playwright = path.join(root, 'node_modules/playwright-core/cli.js');
  if (existsSync(playwright))
    spawnSync(process.execPath, [playwright, 'install', '--only-shell', 'chromium'], { stdio: 'ignore', timeout: 120_000 });
}

function downloaded() {
  const cache =
    { darwin: 'Library/Caches/ms-playwright', win32: 'AppData/Local/ms-playwright' }[process.platform] ?? '.cache/ms-playwright';
  const folder = path.join(os.homedir(), cache);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /(^|[\\/])(chrome|headless_shell|chrome-headless-shell)(\.exe)?$/.test(file))
    .map((file) => path.join(folder, file));
}
