// npm run pack:all [-- folder]: makes the packages that others install, as tarballs: the table (server, page, command line, bots, all games),
// the kernel and the client. None of them needs this repository.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { npm } from './npm.mjs';
import { prepareOutside } from './outside.mjs';
import { outsideGames } from './outside-catalog.mjs';
import { declarationsOf } from './pack-types.mjs';
import { buildWeb } from './web.mjs';
import { isMain, root, workspaceFolders } from './workspaces.mjs';

const bundles = {
  'cli/main.ts': 'pantheon.mjs',
  'server/main.ts': 'server.mjs',
  'server/worker.ts': 'server-worker.mjs',
};
const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const about = () => {
  const { version, license, engines } = read('package.json');
  return { version, license, type: 'module', engines };
};

/** Makes all packages in a folder. Returns the files. */
export async function packAll(target) {
  await prepareOutside();
  mkdirSync(target, { recursive: true });
  const draft = mkdtempSync(path.join(os.tmpdir(), 'pantheon-pack-'));
  try {
    return [packTable, packKernel, packClient].reduce(
      async (files, make) => [...(await files), packed(await make(draft), target)],
      Promise.resolve([]),
    );
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function packed(folder, target) {
  const { status, stdout } = npm(['pack', '--json', '--pack-destination', target], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`npm could not pack ${folder}`);
  const [{ filename, size, unpackedSize }] = JSON.parse(stdout);
  return { file: path.join(target, filename.replace('@', '').replace('/', '-')), size, unpackedSize };
}

/** Everything that a host or a player needs. */
async function packTable(draft) {
  const folder = path.join(draft, 'table');
  const names = await bundle(Object.keys(bundles), (entry) => path.join(folder, 'dist', bundles[entry]), 'node');
  await buildWeb();
  cpSync(path.join(root, 'web/dist'), path.join(folder, 'web/dist'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  cpSync(path.join(root, 'dist/picture.mjs'), path.join(folder, 'dist/picture.mjs'));
  cpSync(path.join(root, 'scripts/packed-launcher.mjs'), path.join(folder, 'bin/pantheon.mjs'));
  cpSync(path.join(root, 'docs'), path.join(folder, 'docs'), { recursive: true, filter: (file) => !/\.(png|webp|gif)$/.test(file) });
  for (const file of ['LICENSE', 'CREDITS.md', 'CHANGELOG.md']) cpSync(path.join(root, file), path.join(folder, file));
  cpSync(path.join(root, 'hosting'), path.join(folder, 'hosting'), { recursive: true });
  cpSync(path.join(root, 'scripts/packed-readme.md'), path.join(folder, 'README.md'));
  const bin = 'bin/pantheon.mjs';
  manifest(folder, {
    name: 'pantheon-table',
    description: read('package.json').description,
    bin: { 'pantheon-table': bin, pantheon: bin },
    dependencies: { ...versionsOf([...names, '@resvg/resvg-js']), ...heldBelow(names) },
    optionalDependencies: read('server/package.json').optionalDependencies,
  });
  return folder;
}

async function packKernel(draft) {
  const folder = path.join(draft, 'kernel');
  await bundle(
    ['kernel/index.ts', 'kernel/testing.ts'],
    (entry) => path.join(folder, path.basename(entry).replace('.ts', '.js')),
    'neutral',
  );
  declarationsOf(['kernel/index.ts', 'kernel/testing.ts'], path.join(folder, 'types'));
  cpSync(path.join(root, 'kernel/README.md'), path.join(folder, 'README.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  manifest(folder, {
    name: '@pantheon/kernel',
    description: read('kernel/package.json').description,
    exports: {
      '.': { types: './types/kernel/index.d.ts', default: './index.js' },
      './testing': { types: './types/kernel/testing.d.ts', default: './testing.js' },
    },
  });
  return folder;
}

async function packClient(draft) {
  const folder = path.join(draft, 'client');
  await bundle(['client/index.ts'], () => path.join(folder, 'index.js'), 'neutral');
  declarationsOf(['client/index.ts'], path.join(folder, 'types'));
  cpSync(path.join(root, 'client/README.md'), path.join(folder, 'README.md'));
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  manifest(folder, {
    name: '@pantheon/client',
    description: read('client/package.json').description,
    exports: { '.': { types: './types/client/index.d.ts', default: './index.js' } },
    dependencies: versionsOf(['typebox']),
  });
  return folder;
}

function manifest(folder, fields) {
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({ ...fields, ...about() }, null, 2)}\n`);
}

/** Bundles entries with our own packages inside; returns the names of all others that they import. */
async function bundle(entries, outputOf, platform) {
  const { build } = await import('esbuild');
  const outside = new Set();
  for (const entry of entries) {
    const { metafile } = await build({
      entryPoints: [path.join(root, entry)],
      outfile: outputOf(entry),
      absWorkingDir: root,
      bundle: true,
      format: 'esm',
      platform,
      target: platform === 'node' ? 'node20.19' : 'es2023',
      metafile: true,
      legalComments: 'none',
      logLevel: 'error',
      plugins: [outsideGames, othersStayOutside],
    });
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    for (const { path: name } of imports.filter(({ external }) => external)) outside.add(packageIn(name));
  }
  return [...outside].filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

const packageIn = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const othersStayOutside = {
  name: 'others-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@pantheon/') ? undefined : { path: name, external: true },
    );
  },
};

/** The exact versions that our own packages ask for. */
function versionsOf(names) {
  const known = workspaceFolders().flatMap((folder) => Object.entries(read(`${folder}/package.json`).dependencies ?? {}));
  return Object.fromEntries(
    names.sort().map((name) => {
      const version = known.find(([other]) => other === name)?.[1];
      if (version === undefined) throw new Error(`no package.json says which ${name} is wanted`);
      return [name, version];
    }),
  );
}

/** Versions that we hold of what those packages bring along. npm heeds the overrides of whoever installs only, so a package names them itself. */
function heldBelow(names) {
  const { overrides } = read('package.json');
  return Object.assign({}, ...names.map((name) => overrides[name]).filter((held) => typeof held === 'object'));
}

if (isMain(import.meta)) {
  const started = performance.now();
  const target = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'));
  for (const { file, size } of await packAll(target)) {
    if (!existsSync(file)) throw new Error(`${file} was not made`);
    console.log(`${path.relative(process.cwd(), file)} ${(size / 1e6).toFixed(2)} MB`);
  }
  console.log(`packed in ${Math.round((performance.now() - started) / 1000)} s`);
}
