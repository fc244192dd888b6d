import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../workspaces.mjs';

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
}

describe('what a host installs', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
  const isOnHosts = (name: string): boolean => packages[`node_modules/${name}`]?.dev !== true;

  it('is what is needed to build and to run', () => {
    const names = ['fastify', 'pg', 'preact', 'esbuild', 'vite', 'vite-plugin-pwa', '@iconify-json/game-icons'];
    expect(names.filter((name) => !isOnHosts(name))).toEqual([]);
  });

  it('is nothing to test, to measure or to develop with', () => {
    const names = ['boardgame.io', 'socket.io', 'koa', 'tinybench', 'playwright-core', 'vitest', 'fast-check', 'knip', '@biomejs/biome'];
    expect(names.filter(isOnHosts)).toEqual([]);
    const scripts = (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;
    expect(scripts.prestart).toBe('node scripts/bootstrap.mjs --host');
  });

  it('has licences that let anybody run it and pass it on', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/licences.mjs')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\d{3} packages on a host/);
  });
});
