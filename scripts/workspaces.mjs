import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Whether a module is the program itself, and not imported by another. */
export function isMain({ url }) {
  const program = process.argv[1];
  return program !== undefined && existsSync(program) && realpathSync(program) === fileURLToPath(url);
}

/**
 * Folders of the packages of this repository, relative to its root, as `workspaces` in package.json names them.
 * @returns {string[]}
 */
export function workspaceFolders() {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) => (pattern.endsWith('/*') ? children(pattern.slice(0, -2)) : [pattern]))
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')));
}

/**
 * Every file below a folder, without packages and build results; paths are relative to the base.
 * @returns {string[]}
 */
export function filesBelow(folder, base = root) {
  const skipped = /(^|\/)(node_modules|dist|coverage)(\/|$)/;
  const absolute = path.join(base, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (skipped.test(file)) return [];
    return entry.isDirectory() ? filesBelow(file, base) : [file];
  });
}

function children(folder) {
  const absolute = path.join(root, folder);
  return existsSync(absolute) ? readdirSync(absolute).map((name) => path.posix.join(folder, name)) : [];
}
