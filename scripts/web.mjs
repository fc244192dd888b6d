// Builds the web client into web/dist, and what draws its boards without a browser into dist/picture.mjs, when something that goes into it has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { writeDocs } from './docs.mjs';
import { squeeze } from './squeeze.mjs';
import { filesBelow, isMain, root } from './workspaces.mjs';

const sources = ['web', 'kernel', 'text', 'catalog', 'bots', 'table', 'client', 'games', 'outside', 'docs'];
const others = ['CREDITS.md', 'package-lock.json', 'scripts/web.mjs', 'scripts/squeeze.mjs', 'scripts/docs.mjs', 'scripts/docs.css'];
const stampFile = path.join(root, 'dist/.web.json');
const target = path.join(root, 'web/dist');
const page = path.join(target, 'index.html');
const picture = path.join(root, 'dist/picture.mjs');
const skipped = /(^|[\\/])(node_modules|dist|tests)[\\/]/;

function stampOf() {
  const hash = createHash('sha256').update(process.version);
  const files = [...sources.flatMap((folder) => filesBelow(folder)), ...others].filter((file) => !skipped.test(file)).sort();
  for (const file of files) {
    const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (stat) hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

// Whoever serves the client while it is renewed finds the old one or the new one, whole.
function replace(draft) {
  const old = `${draft}.old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(draft, target);
  rmSync(old, { recursive: true, force: true });
}

/** Brings web/dist up to date. Returns whether it was stale. */
export async function buildWeb() {
  const stamp = stampOf();
  if (existsSync(page) && existsSync(picture) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return false;
  const { build } = await import('vite');
  // Under a test runner this would be `test`, and the client would be built for developers.
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const draft = path.join(root, `web/dist.${process.pid}.${threadId}`);
  await build({ configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)), logLevel: 'warn', build: { outDir: draft } });
  writeDocs(path.join(draft, 'docs'));
  await squeeze(draft);
  await buildPicture(build);
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
  replace(draft);
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return true;
}

// Whoever starts to draw meanwhile finds the old one or the new one, whole.
async function buildPicture(build) {
  const draft = path.join(root, `dist/picture.${process.pid}.${threadId}`);
  await build({
    configFile: fileURLToPath(new URL('../web/picture.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir: draft },
  });
  renameSync(path.join(draft, 'picture.mjs'), picture);
  rmSync(draft, { recursive: true, force: true });
}

if (isMain(import.meta)) {
  const started = performance.now();
  const built = await buildWeb();
  console.log(`${built ? 'built the web client' : 'the web client is up to date'} (${Math.round(performance.now() - started)} ms)`);
}
