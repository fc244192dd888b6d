import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment } from '../npm.mjs';
import { root, workspaceFolders } from '../workspaces.mjs';

interface Manifest {
  private?: boolean;
  type?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const manifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

test.each(['.', ...workspaceFolders()])('%s pins every package to one version', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = manifest(folder);
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const loose = wanted.filter(
    ([name, version]) => !name.startsWith('@pantheon/') && !/^(npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test.each(workspaceFolders())('%s is a private ES module', (folder) => {
  expect(manifest(folder)).toMatchObject({ private: true, type: 'module' });
});

test('set-up does not inherit the settings of the npm that called it', () => {
  const inherited = { npm_config_omit: 'dev', npm_config_workspace: 'web', NODE_ENV: 'production', npm_config_cache: 'here', PATH: '/bin' };
  expect(cleanEnvironment(inherited)).toEqual({ npm_config_cache: 'here', PATH: '/bin' });
});
