// node scripts/run.mjs <entry.ts> [arguments]: runs an entry as a bundle in this process, built first when stale.
import { pathToFileURL } from 'node:url';
import { build, outputOf } from './build.mjs';
import { isMain } from './workspaces.mjs';

export async function run(entry, args = []) {
  await build([entry]);
  const bundle = outputOf(entry);
  process.argv = [process.execPath, bundle, ...args];
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(bundle).href);
}

if (isMain(import.meta)) {
  const [entry, ...args] = process.argv.slice(2);
  if (!entry) {
    console.error('usage: node scripts/run.mjs <entry.ts> [arguments]');
    process.exit(2);
  }
  await run(entry, args);
}
