#!/usr/bin/env node
import { bootstrap } from './bootstrap.mjs';

const args = process.argv.slice(2);
await bootstrap({ host: true });
const { run } = await import('./run.mjs');
await run('cli/main.ts', args);
