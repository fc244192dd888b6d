import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { Offer } from './play-welcome.ts';

const NAME = 'virtual:welcome-match';
const MARK = `\0${NAME}`;
const games = fileURLToPath(new URL('../../games', import.meta.url));
const player = fileURLToPath(new URL('./play-welcome.ts', import.meta.url));

/** What each game offers newcomers: its cover may say that it greets them, and its lessons say in which languages it teaches. */
function offers(): Record<string, Offer> {
  const covered = readdirSync(games).filter((game) => existsSync(path.join(games, game, 'board/cover.ts')));
  return Object.fromEntries(
    covered.map((game) => {
      const greets = /\bgreets: true\b/.test(readFileSync(path.join(games, game, 'board/cover.ts'), 'utf8'));
      const pages = readdirSync(path.join(games, game, 'guide'));
      return [game, { greets, languages: pages.flatMap((page) => /^first-game\.(\w+)\.md$/.exec(page)?.[1] ?? []) }];
    }),
  );
}

async function play(): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pantheon-welcome-'));
  const outfile = path.join(folder, 'play.mjs');
  try {
    await build({ entryPoints: [player], outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20.19', logLevel: 'error' });
    const { playWelcome } = (await import(pathToFileURL(outfile).href)) as typeof import('./play-welcome.ts');
    return await playWelcome(offers());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays the matches that the first page shows while the page is built, so that nobody waits for bots before anything is seen. */
export const welcomeMatch = (): Plugin => ({
  name: 'welcome-match',
  resolveId: (name) => (name === NAME ? MARK : undefined),
  async load(id) {
    if (id !== MARK) return undefined;
    const played = [...(await play())].map(([game, moments]) => `${JSON.stringify(game)}: () => JSON.parse(${JSON.stringify(moments)})`);
    return `export const matches = { ${played.join(', ')} };`;
  },
});
