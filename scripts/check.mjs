// npm run check: everything that can be said about the code without running it. Two checks at a time, all of them always.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './workspaces.mjs';

const checks = [
  ['types', 'typescript-native/bin/tsc', '-p', 'tsconfig.json'],
  ['types of kernel and rules', 'typescript-native/bin/tsc', '-p', 'tsconfig.pure.json'],
  ['lint and format', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['import directions', '../scripts/imports.mjs'],
  ['unused code and packages', 'knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'],
  ['lockfile', '../scripts/lockfile.mjs'],
  ['licences', '../scripts/licences.mjs'],
];

function check([title, script, ...args]) {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
      if (code !== 0) console.log(output);
      done(code === 0);
    });
  });
}

const waiting = [...checks];
const results = [];
async function worker() {
  for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await check(next));
}
await Promise.all([worker(), worker()]);
process.exitCode = results.every(Boolean) ? 0 : 1;
