// Checks that imports point one way, and that really every source file was looked at: a cruise that cannot read
// TypeScript finds nothing wrong in nothing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../.dependency-cruiser.mjs';
import { filesBelow, isMain, root } from './workspaces.mjs';

const folders = ['kernel', 'text', 'games', 'catalog', 'bots', 'table', 'server', 'client', 'web', 'cli', 'bench', 'e2e', 'scripts'];
const isSource = (file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts');

/**
 * Every import that breaks a rule, how many source files and imports were looked at, and the files that were not.
 * @returns {Promise<{ violations: { rule: string, from: string, to: string }[], cruised: number, imports: number, missed: string[] }>}
 */
export async function checkImports(base = root) {
  const present = folders.filter((folder) => existsSync(path.join(base, folder)));
  const tsConfig = extractTSConfig(path.join(root, 'tsconfig.json'));
  const options = { ...config.options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden } };
  const { output } = await cruise(present, options, {}, { tsConfig });
  const cruised = new Set(output.modules.map(({ source }) => source));
  return {
    violations: output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    cruised: [...cruised].filter((source) => isSource(source) && !source.includes('node_modules/')).length,
    imports: output.summary.totalDependenciesCruised,
    missed: present.flatMap((folder) => filesBelow(folder, base)).filter((file) => isSource(file) && !cruised.has(file)),
  };
}

if (isMain(import.meta)) {
  const { violations, cruised, imports, missed } = await checkImports();
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} -> ${to}`);
  for (const file of missed) console.error(`not looked at: ${file}`);
  if (cruised === 0) console.error('no source file was looked at');
  console.log(`${cruised} files, ${imports} imports, ${violations.length} in the wrong direction`);
  process.exitCode = violations.length + missed.length > 0 || cruised === 0 ? 1 : 0;
}
