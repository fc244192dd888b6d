// node scripts/lockfile.mjs: checks that the lockfile is complete, names no server, and that all its packages run on this Node.
// npm run lockfile: brings it up to date with the package.json files, and `-- --from-nothing` writes it anew, which a new
// version of a native tool needs. Both work in a folder of their own: a lockfile that grows on an installed tree loses the
// packages of other platforms (npm/cli#4828).
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npm } from './npm.mjs';
import { root, workspaceFolders } from './workspaces.mjs';

const lockfile = 'package-lock.json';
const manifests = ['package.json', '.npmrc', ...workspaceFolders().map((folder) => `${folder}/package.json`)];
const draft = mkdtempSync(path.join(os.tmpdir(), 'pantheon-lockfile-'));
const copy = (file, from, to) => {
  mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  copyFileSync(path.join(from, file), path.join(to, file));
};

try {
  for (const file of manifests) copy(file, root, draft);
  if (!process.argv.includes('--from-nothing')) copy(lockfile, root, draft);
  const good = process.argv.includes('--renew') ? renew() : check();
  process.exitCode = good ? 0 : 1;
} finally {
  rmSync(draft, { recursive: true, force: true });
}

function renew() {
  const { status } = npm(['install', '--package-lock-only'], { cwd: draft });
  if (status === 0) copy(lockfile, draft, root);
  return status === 0;
}

function check() {
  const namesServer = /"resolved": "https?:/.test(readFileSync(path.join(root, lockfile), 'utf8'));
  if (namesServer) console.error(`${lockfile} names a server`);
  const { status, stderr } = npm(['ci', '--dry-run', '--offline', '--engine-strict'], { cwd: draft, stdio: 'pipe' });
  if (status !== 0) console.error(`${lockfile} does not fit the package.json files or this Node:\n${reasons(stderr).join('\n')}`);
  if (namesServer || status !== 0) console.error('Renew it with `npm run lockfile`.');
  return !namesServer && status === 0;
}

function reasons(stderr) {
  const lines = stderr.split('\n').map((line) => line.replace(/^npm error ?/, ''));
  const named = lines.filter((line) => /^(Missing|Invalid)/.test(line));
  return [...new Set(named.length > 0 ? named : lines)];
}
