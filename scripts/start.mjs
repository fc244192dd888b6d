// npm start: builds what is stale and serves the table.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { prepareOutside } from './outside.mjs';
import { run } from './run.mjs';
import { buildWeb } from './web.mjs';
import { root } from './workspaces.mjs';

if (existsSync(path.join(root, 'server/main.ts'))) {
  await prepareOutside();
  if (await buildWeb()) console.log('built the web client');
  await run('server/main.ts', process.argv.slice(2));
} else {
  const games = path.join(root, 'games');
  const names = existsSync(games) ? readdirSync(games).join(', ') : '';
  console.log('There is no server yet, so nothing is being served.');
  console.log(`Rules that exist: ${names || 'none'}. Run \`npm test\` to see them proven.`);
}
