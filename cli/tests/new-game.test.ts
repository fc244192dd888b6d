import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { npm } from '../../scripts/npm.mjs';
import { copyOfCheckout, removeCopy } from './checkout-copy.ts';
import { complaint, pantheon, scratch } from './program.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

let copy = '';
beforeAll(() => {
  copy = copyOfCheckout();
});
afterAll(() => removeCopy(copy));

/** Runs a tool of the copy, and gives what it said if it failed. */
function failure(script: string, args: readonly string[], env: { readonly [name: string]: string } = {}): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(copy, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', ...env },
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('new-game', () => {
  it('refuses in one line what cannot be', () => {
    const refused = (...args: string[]) => complaint(['new-game', ...args], copy);
    expect(complaint(['new-game', 'harbour'], scratch())).toContain('this is no checkout of Pantheon');
    expect(refused('Harbour!')).toContain('"Harbour!" is no id for a game');
    for (const id of ['isles', 'kernel']) expect(refused(id)).toContain(`the id "${id}" is taken`);
    expect(refused('harbour', '--prefix', 'ISL')).toContain('another game has the prefix ISL');
    expect(refused('harbour', '--title', "It's")).toContain('is no title for a game');
  });

  it('writes a game that needs no further edit: it is listed, typed, formatted, locked, and proves every rule', () => {
    expect(pantheon(['new-game', 'harbour', '--title', 'The Old Harbour'], { cwd: path.join(copy, 'docs') })).toMatchObject({
      code: 0,
      err: '',
    });
    expect(readFileSync(path.join(copy, 'games/harbour/text/it.ts'), 'utf8')).toContain("'game.name': 'The Old Harbour'");
    const narrow = { extends: './tsconfig.json', include: ['games/harbour/**/*', 'catalog/*.ts', 'web/vite-env.d.ts'] };
    writeFileSync(path.join(copy, 'tsconfig.harbour.json'), JSON.stringify(narrow));
    expect(failure('node_modules/typescript-native/bin/tsc', ['-p', 'tsconfig.harbour.json'])).toBe('');
    const biome = ['check', '--error-on-warnings', '--vcs-enabled=false', 'games/harbour', 'catalog', 'package.json'];
    expect(failure('node_modules/@biomejs/biome/bin/biome', biome)).toBe('');
    expect(failure('scripts/lockfile.mjs', [])).toBe('');
    expect(failure('scripts/ledger.mjs', ['harbour'])).toBe('');
  });

  it('writes a game that keeps the promises of all games', () => {
    const tests = ['kit-first-half', 'catalogues', 'messages', 'golden', 'corpus'].map((name) => `kernel/tests/${name}.test.ts`);
    const run = ['run', '--project', 'unit', ...tests, 'games/harbour'];
    expect(failure('node_modules/vitest/vitest.mjs', run, { PANTHEON_ONLY: 'harbour', CI: '1' })).toBe('');
  });
});

describe('a game from outside', () => {
  const bring = (packages: string) =>
    failure('scripts/pantheon.mjs', ['simulate', 'lantern', '--players', '2', '--games', '1'], { PANTHEON_GAMES: packages });

  it('is a package that a host brings and takes away by a setting alone', () => {
    const folder = scratch();
    const lantern = path.join(folder, 'lantern');
    expect(pantheon(['new-game', 'lantern', '--outside', lantern], { cwd: copy })).toMatchObject({ code: 0, err: '' });
    const packed = npm(['pack', lantern, '--pack-destination', folder], { cwd: folder, stdio: 'pipe' });
    expect(packed.status).toBe(0);
    expect(bring(path.join(folder, 'pantheon-game-lantern-0.1.0.tgz'))).toBe('');
    expect(readdirSync(path.join(copy, 'outside')).sort()).toEqual(['catalog.ts', 'lantern', 'packages.json']);
    expect(bring('')).toContain('there is no game "lantern"');
  });

  it('is not offered when the kit finds something, or when it is no game', () => {
    const lantern = path.join(scratch(), 'lantern');
    pantheon(['new-game', 'lantern', '--outside', lantern], { cwd: copy });
    rmSync(path.join(lantern, 'guide/rules.md'));
    expect(bring(lantern)).toContain('is blocked by the unknown rule LAN-3.1');
    expect(existsSync(path.join(copy, 'outside'))).toBe(false);
    writeFileSync(path.join(lantern, 'package.json'), '{}');
    expect(bring(lantern)).toContain('is no game');
  });
});
