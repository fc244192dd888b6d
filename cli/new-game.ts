import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How a new game is called in its files. */
export interface GameNames {
  /** Its folder and its package: `mare-nostrum`. */
  readonly id: string;
  /** What players read: `Mare Nostrum`. */
  readonly title: string;
  /** What the numbers of its rules begin with: `MAR`. */
  readonly prefix: string;
}

/** The names in the template; all of them are longer words of nothing else there. */
const blank: GameNames = { id: 'blank', title: 'Blank Game', prefix: 'BLK' };

/** The title of an id, until its author writes a better one. */
export const titleOf = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The first three letters, or the first two and a later one where another game has those. */
export function prefixOf(id: string, taken: readonly string[]): string | null {
  const letters = id.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const start = letters.slice(0, 2);
  const all = [...letters.slice(2)].map((letter) => start + letter);
  return all.find((prefix) => !taken.includes(prefix)) ?? null;
}

/** What the names of the packages and the pages of a checkout leave no room for. */
export function takenIds(root: string): string[] {
  const { workspaces } = readJson<{ workspaces: string[] }>(path.join(root, 'package.json'));
  const packages = workspaces.filter((folder) => !folder.includes('/'));
  return [...packages, ...readdirSync(path.join(root, 'games')), blank.id, 'pantheon'];
}

/** The prefixes of rules that other games have. */
export const takenPrefixes = (root: string): string[] =>
  [...catalogOf(root).matchAll(/prefix: '([A-Z]+)'/g)].map(([, prefix]) => prefix as string);

/** Writes the game, and lists it: in the catalog, among the packages, in the lockfile. Returns the files it wrote. */
export function addGame(root: string, names: GameNames): string[] {
  const files = writeFiles(root, names);
  const end = '\n];\n';
  const catalog = catalogOf(root);
  const at = catalog.lastIndexOf(end);
  writeFileSync(catalogFile(root), `${catalog.slice(0, at)}${entryOf(names)}${catalog.slice(at)}`);
  linkPackage(root, names.id);
  return files;
}

/** Writes the game as a package of its own, in a folder that is no part of a checkout. Returns how many files it wrote. */
export function writeOutside(root: string, names: GameNames, folder: string): number {
  const files = writeFiles(root, names, folder);
  const manifest = path.join(folder, 'package.json');
  const { exports } = readJson<{ exports: object }>(manifest);
  const { id, prefix } = names;
  const fields = { name: `pantheon-game-${id}`, version: '0.1.0', license: 'MIT', type: 'module', pantheon: { id, prefix }, exports };
  writeFileSync(manifest, `${JSON.stringify(fields, null, 2)}\n`);
  return files.length;
}

function writeFiles(root: string, names: GameNames, target = path.join(root, 'games', names.id)): string[] {
  const template = path.join(root, 'template');
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => {
    const from = path.join(entry.parentPath, entry.name);
    const file = path.join(target, path.relative(template, from));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, renamed(readFileSync(from, 'utf8'), names));
    return path.relative(root, file);
  });
}

const renamed = (text: string, { id, title, prefix }: GameNames): string =>
  text.replaceAll(blank.title, title).replaceAll(blank.prefix, prefix).replaceAll(blank.id, id);

const entryOf = ({ id, prefix }: GameNames): string => `
  {
    id: '${id}',
    example: false,
    ledger: { prefix: '${prefix}', complete: true },
    load: async () => (await import('@pantheon/${id}')).game,
  },`;

interface Lockfile {
  packages: { [place: string]: object };
}

// What `npm install` would do, without asking a registry: there is nothing to download.
function linkPackage(root: string, id: string): void {
  const folder = `games/${id}`;
  const place = `node_modules/@pantheon/${id}`;
  const { name, version, license, dependencies } = readJson<{ [field: string]: unknown }>(path.join(root, folder, 'package.json'));
  const link = path.join(root, place);
  if (!existsSync(link)) symlinkSync(path.join('..', '..', 'games', id), link, 'junction');
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'].map((one) => path.join(root, one))) {
    if (!existsSync(file)) continue;
    const lock = readJson<Lockfile>(file);
    lock.packages[folder] = { name, version, license, dependencies };
    lock.packages[place] = { resolved: folder, link: true };
    const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
  }
}

const catalogFile = (root: string): string => path.join(root, 'catalog/index.ts');
const catalogOf = (root: string): string => readFileSync(catalogFile(root), 'utf8');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
