// npm run bench [-- names]: runs bench/<name>.bench.ts, each as a bundle in a process of its own.
// npm run bench -- --compare <commit>: measures this tree beside a commit, see bench-compare.mjs.
import { spawnSync } from 'node:child_process';
import { compare } from './bench-compare.mjs';
import { benchEntries, build, outputOf } from './build.mjs';

const wanted = process.argv.slice(2);
const entries = benchEntries().filter((entry) => wanted.length === 0 || wanted.some((name) => entry.includes(name)));

if (wanted.includes('--compare')) await compare(wanted);
else if (entries.length === 0) {
  console.error(wanted.length > 0 ? `no benchmark is called ${wanted.join(' or ')}` : 'there are no benchmarks yet');
  process.exitCode = 1;
} else {
  await build(entries);
  const failed = entries.filter((entry) => spawnSync(process.execPath, [outputOf(entry)], { stdio: 'inherit' }).status !== 0);
  for (const entry of failed) console.error(`${entry} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
