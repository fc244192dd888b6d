// Games from packages that a host names: PANTHEON_GAMES="./lantern-1.0.0.tgz ../a-folder some-package". Each is unpacked into outside/<id>, listed
// for whatever is built from now on, and examined by the kit before it is offered. Without the variable all stays as it was; empty, it takes them away.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rulesOf } from './ledger.mjs';
import { npm } from './npm.mjs';
import { list, outsideCatalog } from './outside-catalog.mjs';
import { isMain, root } from './workspaces.mjs';

const folder = path.dirname(list);
const note = path.join(folder, 'packages.json');

/** Brings the games of packages up to date with what the host wants. */
export async function prepareOutside(wanted = process.env.PANTHEON_GAMES) {
  if (wanted === undefined) return;
  const words = wanted.split(/[\s,]+/).filter((word) => word !== '');
  const packages = words.map((word) => ({ word, print: printOf(word) }));
  if (existsSync(note) && readFileSync(note, 'utf8') === JSON.stringify(packages)) return;
  if (packages.length === 0) {
    rmSync(folder, { recursive: true, force: true });
    return;
  }
  const draft = path.join(root, `outside.${process.pid}`);
  mkdirSync(draft, { recursive: true });
  try {
    const games = words.map((word) => unpack(word, draft));
    const twice = games.find(
      ({ id }, at) => existsSync(path.join(root, 'games', id)) || games.findIndex((other) => other.id === id) !== at,
    );
    if (twice) throw new Error(`there is a game "${twice.id}" already`);
    writeFileSync(path.join(draft, 'catalog.ts'), catalogOf(games));
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    await examine(games);
    writeFileSync(note, JSON.stringify(packages));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

// A file or a folder may change under its name; what a registry calls by a name and a version does not.
function printOf(word) {
  const stat = statSync(word, { throwIfNoEntry: false });
  if (stat === undefined) return word;
  if (!stat.isDirectory()) return `${stat.size} ${stat.mtimeMs}`;
  const files = readdirSync(word, { recursive: true }).map((file) => statSync(path.join(word, file)));
  return `${files.length} ${Math.max(...files.map(({ mtimeMs }) => mtimeMs))}`;
}

function unpack(word, target) {
  const from = mkdtempSync(path.join(os.tmpdir(), 'pantheon-outside-'));
  try {
    const source = statSync(word, { throwIfNoEntry: false })?.isDirectory() ? path.resolve(word) : fetched(word, from);
    const { pantheon } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    if (!/^[a-z][a-z0-9-]{2,23}$/.test(pantheon?.id ?? '') || !/^[A-Z]{3}$/.test(pantheon?.prefix ?? ''))
      throw new Error(`${word} is no game: its package.json has no "pantheon": { "id": …, "prefix": … }`);
    cpSync(source, path.join(target, pantheon.id), { recursive: true, filter: (file) => !/[\\/](node_modules|tests|dist)$/.test(file) });
    return pantheon;
  } finally {
    rmSync(from, { recursive: true, force: true });
  }
}

/** The contents of a tarball, from a file or from the registry. */
function fetched(word, folderForIt) {
  const file = existsSync(word) ? path.resolve(word) : packedFrom(word, folderForIt);
  const { status } = spawnSync('tar', ['-xzf', file, '-C', folderForIt], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${word} could not be unpacked`);
  return path.join(folderForIt, 'package');
}

function packedFrom(word, target) {
  const { status, stdout } = npm(['pack', word, '--json', '--pack-destination', target], {
    cwd: target,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`there is no package ${word}`);
  return path.join(target, JSON.parse(stdout)[0].filename);
}

const catalogOf = (games) => `import type { CatalogEntry } from '../catalog/index.ts';

export const outsideGames: readonly CatalogEntry[] = [
${games.map(({ id, prefix }) => `  { id: '${id}', example: false, ledger: { prefix: '${prefix}', complete: false }, load: async () => (await import('./${id}/index.ts')).game },`).join('\n')}
];
`;

/** Lets the kit look at the games; whichever does not keep what a game promises is not offered, and nothing else is either. */
async function examine(games) {
  const { build, outputOf } = await import('./build.mjs');
  const entry = 'scripts/examine-outside.ts';
  await build([entry]);
  const { status } = spawnSync(
    process.execPath,
    ['--enable-source-maps', outputOf(entry), ...games.map(({ id }) => `${id}=${rulesIn(id).join(',')}`)],
    {
      stdio: 'inherit',
    },
  );
  if (status === 0) return;
  rmSync(folder, { recursive: true, force: true });
  throw new Error('the kit has found something in a game from outside; none of them is offered');
}

function rulesIn(id) {
  const file = path.join(folder, id, 'guide/rules.md');
  return existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : [];
}

if (isMain(import.meta)) {
  await prepareOutside();
  const found = outsideCatalog();
  console.log(found === null ? 'no games from outside' : readFileSync(found, 'utf8'));
}
