// node scripts/try-packages.mjs <folder of tarballs>: installs the packages in an empty folder, as anybody would, and uses them: the table is served, a
// match is played on it with the client and another in a browser, the command line plays, and the kernel runs a game of its own.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { npm } from './npm.mjs';
import { stopwatch, whileServed } from './serving.mjs';
import { root } from './workspaces.mjs';

const source = path.resolve(process.argv[2] ?? path.join(root, 'dist/packages'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-try-'));
const program = path.join(folder, 'node_modules/pantheon-table/bin/pantheon.mjs');
const say = stopwatch();

const TYPED = `import { PantheonClient } from '@pantheon/client';
import type { Seat } from '@pantheon/kernel';

const client = new PantheonClient({ origin: 'http://localhost:8080' });
export const ids = async (): Promise<string[]> => (await client.call('GET /api/games')).map(({ id }) => id);
export const winner: Seat | null = null;
// @ts-expect-error there is no such route
void client.call('GET /api/weather');
`;

function run(args, cwd = folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', timeout: 900_000 });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stdout}${stderr}`);
  return stdout.trim();
}

try {
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const tarballs = readdirSync(source).filter((file) => file.endsWith('.tgz'));
  if (npm(['install', ...tarballs.map((file) => path.join(source, file))], { cwd: folder }).status !== 0)
    throw new Error('npm could not install');
  say(`installed ${tarballs.join(', ')}`);
  for (const example of ['kernel/countdown.mjs', 'client/play-a-match.mjs'])
    cpSync(path.join(root, 'examples', example), path.join(folder, path.basename(example)));
  say(run(['countdown.mjs']).replaceAll('\n', '; '));
  writeFileSync(path.join(folder, 'typed.ts'), TYPED);
  run([path.join(root, 'node_modules/typescript-native/bin/tsc'), '--noEmit', '--strict', '--module', 'nodenext', 'typed.ts']);
  say('the compiler knows the routes of the client and the types of the kernel');
  say(run([program, 'simulate', 'bomarzo', '--players', '2', '--games', '1', '--bots', 'novice']).split('\n', 1)[0]);
  await whileServed({ program, cwd: folder }, async (origin) => {
    say(`the table is served at ${origin}`);
    const page = await fetch(origin);
    if (!page.ok) throw new Error(`its page answers ${page.status}`);
    say(`its page answers ${page.status}, ${(await page.text()).length} characters`);
    say(run(['play-a-match.mjs', origin]));
    if (findBrowser() === undefined) say('there is no browser here to play in');
    else say(run(['node_modules/tsx/dist/cli.mjs', 'e2e/served.ts', origin, 'isles'], root));
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
