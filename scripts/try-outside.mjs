// node scripts/try-outside.mjs: the whole way of a game from outside. `examples/outside-game` is tested, packed, named to the table, listed, played by clicks
// in a browser from its tarball, and taken away again by configuration alone.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { npm } from './npm.mjs';
import { stopwatch, whileServed } from './serving.mjs';
import { root } from './workspaces.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-outside-'));
const game = path.join(root, 'examples/outside-game');
const { id } = JSON.parse(readFileSync(path.join(game, 'package.json'), 'utf8')).pantheon;
const data = path.join(folder, 'data');
const say = stopwatch();

function run(args, env = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 900_000,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout.trim();
}

const gamesAt = async (origin) => (await (await fetch(`${origin}/api/games`)).json()).map(({ id }) => id);

const serve = (packages, task) =>
  whileServed({ program: 'scripts/start.mjs', cwd: root, env: { PANTHEON_GAMES: packages, PANTHEON_DATA: data } }, task);

try {
  run(['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'examples/outside-game']);
  say('its tests pass');
  const { status, stdout } = npm(['pack', '--json', '--pack-destination', folder], { cwd: game, stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error('npm could not pack the game');
  const [{ filename, size }] = JSON.parse(stdout);
  say(`${filename} is packed, ${Math.round(size / 1024)} kB`);
  await serve(path.join(folder, filename), async (origin) => {
    const listed = await gamesAt(origin);
    if (!listed.includes(id)) throw new Error(`it is not listed: ${listed.join(', ')}`);
    say(`examined, built and served; the table lists ${listed.join(', ')}`);
    say(run(['node_modules/tsx/dist/cli.mjs', 'e2e/served.ts', origin, id]));
  });
  await serve('', async (origin) => {
    const listed = await gamesAt(origin);
    if (listed.includes(id)) throw new Error('it is still listed');
    say(`without it: ${listed.join(', ')}`);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
