// npm run e2e [-- <game>]: whole matches of one game, or of all, played in a browser by clicking only what is lit.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

const [game] = process.argv.slice(2);
const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
const env = { ...process.env, ...(game ? { PANTHEON_GAME: game } : {}) };
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'e2e', 'e2e/whole-match.e2e.ts'], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
