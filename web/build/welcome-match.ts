import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const NAME = 'virtual:welcome-match';
const MARK = `\0${NAME}`;
const games = fileURLToPath(new URL('../../games', import.meta.url));
const player = fileURLToPath(new URL('./play-welcome.ts', import.meta.url));

/** The game whose cover says that it greets newcomers. */
const greeting = (): string | undefined =>
  readdirSync(games).find((game) => /\bgreets: true\b/.test(readFileSync(path.join(games, game, 'board/cover.ts'), 'utf8')));

async function play(game: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-welcome-'));
  const outfile = path.join(folder, 'play.mjs');
  try {
    await build({ entryPoints: [player], outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20.19', logLevel: 'error' });
    const { playWelcome } = (await import(pathToFileURL(outfile).href)) as typeof import('./play-welcome.ts');
    return await playWelcome(game);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays the match that the first page shows while the page is built, so that nobody waits for bots before anything is seen. */
export const welcomeMatch = (): Plugin => ({
  name: 'welcome-match',
  resolveId: (name) => (name === NAME ? MARK : undefined),
  async load(id) {
    if (id !== MARK) return undefined;
    const game = greeting();
    const moments = game === undefined ? '[]' : await play(game);
    return `export const game = ${JSON.stringify(game ?? '')};\nexport const moments = JSON.parse(${JSON.stringify(moments)});`;
  },
});
