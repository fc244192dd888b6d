import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/workspaces.mjs';

const left = /(^|[\\/])(node_modules|dist(\.[^\\/]*)?|\.git|\.bootstrap\.lock)$/;

/** A copy of this checkout in which a test may write: its own files, its own links to its packages, and the packages of others by link. */
export function copyOfCheckout(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'pantheon-checkout-'));
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) });
  linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (name === '@pantheon') linkPackages(source, target);
    else if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target, 'junction');
    else if (name.startsWith('.') && lstatSync(source).isFile()) cpSync(source, target);
    else if (!name.startsWith('.vite')) symlinkSync(source, target, 'junction');
  }
}

/** Removes such a copy; what its links lead to stays. */
export const removeCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });
