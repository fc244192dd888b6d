#!/usr/bin/env node
import { bootstrap } from './bootstrap.mjs';

const args = process.argv.slice(2);
await bootstrap({ host: true });
await (await import('./outside.mjs')).prepareOutside();
const { build } = await import('./build.mjs');
await build(['cli/main.ts', 'server/main.ts']);
if (args[0] === 'serve') await (await import('./web.mjs')).buildWeb();
const { run } = await import('./run.mjs');
await run('cli/main.ts', args);
