// Brings a clone to the point where everything else can run: packages installed, a browser found.
// Only Node's own modules may be imported here: nothing else is installed yet.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBroker, installBroker } from './broker.mjs';
import { findBrowser, installBrowser } from './browser.mjs';
import { npm } from './npm.mjs';
import { filesBelow, isMain, root } from './workspaces.mjs';

const modules = path.join(root, 'node_modules');
const stampFile = path.join(modules, '.pantheon-stamp');
const lockDir = path.join(root, '.bootstrap.lock');
const say = (line) => console.log(`set-up: ${line}`);

/** A host gets what is needed to build and to run; whoever tests, measures or develops gets everything. */
export async function bootstrap({ browser = false, broker = false, host = false } = {}) {
  requireNode(20, 19);
  if (!isInstalled(host)) await underLock(() => installPackages(host));
  if (browser && hasBrowserTests()) await underLock(provideBrowser);
  if (broker) await underLock(provideBroker);
}

function requireNode(major, minor) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  console.error(`Pantheon needs Node ${major}.${minor} or newer; this is ${process.version}.`);
  process.exit(1);
}

// Modification times say nothing after a clone, so the stamp is made of contents.
function wantedStamp(kind) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch} ${process.versions.modules} ${kind}`;
}

function isInstalled(host) {
  const stamp = readStamp();
  return stamp === wantedStamp('all') || (host && stamp === wantedStamp('host'));
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}

// A clone that had everything keeps everything: somebody develops there.
function installPackages(host) {
  if (isInstalled(host)) return;
  const hadAll = readStamp()?.endsWith(' all') || installedMatchesLock('all');
  const kind = host && !hadAll ? 'host' : 'all';
  if (!installedMatchesLock(kind)) {
    const which = kind === 'host' ? '--omit=dev' : '--include=dev';
    const fresh = ['ci', which];
    const onTop = ['install', '--no-save', which];
    const attempts = existsSync(modules) ? [onTop, fresh] : [fresh, onTop];
    say('installing packages, about a minute the first time');
    if (!attempts.some((args) => npm(args, { cwd: root }).status === 0)) {
      console.error('set-up: npm could not install the packages; its messages are above.');
      process.exit(1);
    }
  }
  writeFileSync(stampFile, wantedStamp(kind));
}

// True after an install by hand, so that it is not repeated.
function installedMatchesLock(kind) {
  const installedFile = path.join(modules, '.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([place, wanted]) => {
    if (!place.includes('node_modules/') || (kind === 'host' && wanted.dev)) return true;
    const have = installed[place];
    return have ? have.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

function hasBrowserTests() {
  return filesBelow('e2e').some((file) => file.endsWith('.e2e.ts'));
}

function provideBrowser() {
  if (findBrowser()) return;
  if (!process.env.CHROME_PATH) {
    say('no browser found, trying to install Chromium');
    installBrowser();
  }
  if (!findBrowser()) say('NO BROWSER: the browser tests will be skipped. Install Chromium or set CHROME_PATH.');
}

function provideBroker() {
  if (findBroker()) return;
  if (!process.env.NATS_SERVER_PATH) {
    say('no NATS server found, trying to install one');
    installBroker();
  }
  if (!findBroker()) say('NO NATS SERVER: the tests of nodes with a broker will be skipped. Install nats-server or set NATS_SERVER_PATH.');
}

// Two npm scripts may start at once; a directory can be made by one of them only.
async function underLock(task) {
  const deadline = Date.now() + 15 * 60_000;
  while (!takeLock()) {
    if (Date.now() > deadline) throw new Error(`another set-up holds ${lockDir}; remove it if none runs`);
    await sleep(300);
  }
  try {
    task();
  } finally {
    rmSync(lockDir, { recursive: true, force: true });
  }
}

function takeLock() {
  try {
    mkdirSync(lockDir);
    writeFileSync(path.join(lockDir, 'pid'), `${process.pid} ${birthOf(process.pid)}`);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (lockIsStale()) rmSync(lockDir, { recursive: true, force: true });
    return false;
  }
}

function lockIsStale() {
  try {
    const age = Date.now() - statSync(lockDir).mtimeMs;
    const pidFile = path.join(lockDir, 'pid');
    if (!existsSync(pidFile)) return age > 10_000;
    const [pid, birth = ''] = readFileSync(pidFile, 'utf8').split(' ');
    process.kill(Number(pid), 0);
    return birth !== birthOf(pid);
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

// The number of a process is given to another one later, so it is named together with the moment at which it began, where that is known.
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '';
  }
}

if (isMain(import.meta)) {
  const has = (flag) => process.argv.includes(flag);
  await bootstrap({ browser: has('--browser'), broker: has('--broker'), host: has('--host') });
}
