// npm run e2e [-- [--keys|--guided|--axe|--legible] [<game>] [desktop|phone]]: whole matches of one game, or of all, played in a browser by clicking only what
// is lit, at two sizes or at one; or by keys alone, or by following the spotlight of a first game; or what axe finds on tables, or what cannot be read there.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

const KINDS = {
  '--clicks': 'e2e/whole-match.e2e.ts',
  '--keys': 'e2e/keyboard.deep.ts',
  '--guided': 'e2e/guided.deep.ts',
  '--axe': 'e2e/tables.deep.ts',
  '--legible': 'e2e/legibility.deep.ts',
};

const wishes = process.argv.slice(2);
const size = wishes.find((wish) => wish === 'desktop' || wish === 'phone');
const game = wishes.find((wish) => !wish.startsWith('--') && wish !== size);
const kind = wishes.find((wish) => wish.startsWith('--')) ?? '--clicks';
const file = KINDS[kind];
if (file === undefined) throw new Error(`"${kind}" is none of ${Object.keys(KINDS).join(', ')}`);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const env = { ...process.env, PANTHEON_DEEP: '1', ...(game ? { PANTHEON_GAME: game } : {}), ...(size ? { PANTHEON_SIZE: size } : {}) };
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'e2e', file], { cwd: root, env, stdio: 'inherit' });
process.exitCode = status ?? 1;
