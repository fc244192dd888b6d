// Bundles what Node runs. Our own packages go into the bundle as sources; everything else stays in node_modules.
// A bundle is made again only when one of the files that went into it has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideCatalog, outsideGames } from './outside-catalog.mjs';
import { buildWeb } from './web.mjs';
import { isMain, root, workspaceFolders } from './workspaces.mjs';

const dist = path.join(root, 'dist');
const named = { 'cli/main.ts': 'pantheon.mjs', 'server/main.ts': 'server.mjs' };
const workers = ['server/worker.ts', 'bots/worker.ts'];

/** Where the bundle of an entry lies: `server/worker.ts` becomes `dist/server-worker.mjs`. */
export function outputOf(entry) {
  return path.join(dist, named[entry] ?? entry.replace(/(\.bench)?\.ts$/, '.mjs').replaceAll('/', '-'));
}

/** Benchmarks are the files `bench/<name>.bench.ts`. */
export function benchEntries() {
  const folder = path.join(root, 'bench');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => file.endsWith('.bench.ts')).map((file) => `bench/${file}`);
}

export function allEntries() {
  return [...Object.keys(named), ...workers, ...benchEntries()].filter((entry) => existsSync(path.join(root, entry)));
}

/** Brings the bundles of these entries, and the workers they may start, up to date. Returns the entries that were stale. */
export async function build(entries = allEntries()) {
  const present = workers.filter((worker) => existsSync(path.join(root, worker)));
  const recipe = recipeHash();
  const stale = [...new Set([...entries, ...present])].filter((entry) => !isFresh(entry, recipe));
  if (stale.length > 0) {
    const { build: bundle } = await import('esbuild');
    await Promise.all(stale.map((entry) => make(bundle, entry, recipe)));
  }
  return stale;
}

async function make(bundle, entry, recipe) {
  const started = Date.now();
  const outfile = outputOf(entry);
  const { outputFiles, metafile } = await bundle({
    entryPoints: [path.join(root, entry)],
    outfile,
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    sourcemap: true,
    metafile: true,
    write: false,
    logLevel: 'error',
    plugins: [outsideGames, packagesStayOutside(path.dirname(outfile))],
  });
  mkdirSync(path.dirname(outfile), { recursive: true });
  for (const { path: file, contents } of outputFiles) replace(file, contents);
  const inputs = Object.keys(metafile.inputs).map((file) => [file, fingerprint(file, started)]);
  replace(stampOf(entry), JSON.stringify({ recipe, inputs }));
}

// A package that npm put into a workspace's own node_modules is not found from dist/, so it is named by its path.
function packagesStayOutside(outdir) {
  return {
    name: 'packages-stay-outside',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path: name, resolveDir, importer, kind, pluginData }) => {
        if (kind === 'entry-point' || pluginData === 'nested' || name.startsWith('@pantheon/')) return undefined;
        if (!isNested(importer, name)) return { path: name, external: true };
        const nested = await resolve(name, { resolveDir, importer, kind, pluginData: 'nested' });
        return { path: path.relative(outdir, nested.path).replaceAll('\\', '/'), external: true };
      });
    },
  };
}

function isNested(importer, name) {
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  const [top, below] = path.relative(root, importer).split(path.sep);
  const workspace = top === 'games' ? path.join(top, below) : top;
  return existsSync(path.join(root, workspace, 'node_modules', packageName));
}

function isFresh(entry, recipe) {
  const stampFile = stampOf(entry);
  if (!existsSync(stampFile) || !existsSync(outputOf(entry))) return false;
  const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
  return stamp.recipe === recipe && stamp.inputs.every(([file, print]) => fingerprint(file) === print);
}

// A file saved while it was being bundled gets a fingerprint that never matches, and so is bundled again.
function fingerprint(file, bundledSince = Number.POSITIVE_INFINITY) {
  const stat = statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stat || stat.mtimeMs >= bundledSince) return 'unknown';
  return `${stat.size} ${stat.mtimeMs}`;
}

// How bundles are made: this file, and what the packages of this repository export.
function recipeHash() {
  const manifests = workspaceFolders().map((folder) => path.join(root, folder, 'package.json'));
  const hash = createHash('sha256');
  for (const file of [fileURLToPath(import.meta.url), path.join(root, 'package.json'), ...manifests]) hash.update(readFileSync(file));
  const brought = outsideCatalog();
  if (brought !== null) hash.update(readFileSync(brought));
  return hash.digest('hex');
}

function stampOf(entry) {
  return path.join(dist, `.${path.basename(outputOf(entry))}.json`);
}

// Whoever reads a bundle while it is renewed gets the old one or the new one, whole.
function replace(file, contents) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

if (isMain(import.meta)) {
  const started = performance.now();
  const stale = [...(await build()), ...((await buildWeb()) ? ['web'] : [])];
  const what = stale.length > 0 ? `built ${stale.join(', ')}` : 'everything is up to date';
  console.log(`${what} (${Math.round(performance.now() - started)} ms)`);
}
