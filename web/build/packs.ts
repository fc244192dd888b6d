import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { outlineCode } from './outlines.ts';
import { following } from './read-part.ts';
import type { OutlineJson } from './steps.ts';

const RULES = /\/games\/([^/]+)\/rules\/index\.ts$/;
const READER = /\/games\/[^/]+\/(?:rules|data|text)\/[^/]+\.ts$/;
const DATA = /\/games\/([^/]+\/data\/(?!terms\b)[^/]+)\.json$/;
/** Followed by the folder of the game, by which its file is found among those of other games. */
const PART = '\0part:/games/';
const WHOLE = '\0whole:';
const LIST = 'virtual:whole-packs';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const plain = (id: string): string => id.replaceAll('\\', '/');

/** The rules of a game as they are run while the page is built. */
interface RunRules {
  readonly pack: OutlineJson;
  read(): unknown;
  hash(): string;
}

type DataOf = (file: string, data: OutlineJson) => OutlineJson;

const entry = `import { loadPack } from '@pantheon/kernel';
import { rules } from './rules/index.ts';
export const pack = rules.pack;
export const read = () => rules.read(rules.pack);
export const hash = () => loadPack(rules).hash;`;

let runs = 0;

/** Runs the rules of a game on the data of its files, or on what is put in its place. */
export async function runRules(game: string, dataOf: DataOf): Promise<RunRules> {
  const name = `pantheon.data.${runs++}`;
  Object.assign(globalThis, { [name]: dataOf });
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: path.join(games, game) },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'data',
        setup: ({ onLoad }) =>
          onLoad({ filter: /[/\\]data[/\\][^/\\]+\.json$/ }, ({ path: file }) => ({
            contents: `export default globalThis['${name}']('${path.basename(file)}', ${readFileSync(file, 'utf8')});`,
          })),
      },
    ],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as RunRules;
}

/** The component data of a game: whole, with its hash, and what its rules look at in each file. */
export interface OwnPack {
  readonly whole: OutlineJson;
  readonly hash: string;
  readonly parts: { readonly [file: string]: OutlineJson };
}

/** Finds out what the rules of a game look at in its data, by running them. */
export async function ownPack(game: string): Promise<OwnPack> {
  const { follow, done } = following();
  const { pack, read, hash } = await runRules(game, follow);
  read();
  const parts = done();
  return { whole: pack, hash: hash(), parts };
}

const wholeList = (): string => {
  const list = readdirSync(games).map(
    (game) => `${JSON.stringify(game)}: async () => (await import(${JSON.stringify(WHOLE + game)})).pack`,
  );
  return `export const packs = { ${list.join(', ')} };`;
};

/**
 * Sends of the component data of our games only what their rules look at: provenance, notes and what stands there for readers is brought
 * when somebody wants the whole. The hash of the whole is told to the kernel, which could not know it.
 */
export function packs(): Plugin {
  const known = new Map<string, Promise<OwnPack>>();
  const packOf = (game: string): Promise<OwnPack> => {
    const pack = known.get(game) ?? ownPack(game);
    known.set(game, pack);
    return pack;
  };
  return {
    name: 'packs',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (name === LIST || name.startsWith(WHOLE)) return name === LIST ? `\0${LIST}` : name;
      if (importer === undefined || !name.endsWith('.json') || !READER.test(plain(importer))) return undefined;
      const found = await this.resolve(name, importer, { skipSelf: true });
      const file = DATA.exec(plain(found?.id ?? ''))?.[1];
      return file === undefined ? undefined : PART + file;
    },
    async load(id) {
      if (id === `\0${LIST}`) return wholeList();
      if (id.startsWith(WHOLE))
        return `export const pack = JSON.parse(${JSON.stringify(JSON.stringify((await packOf(id.slice(WHOLE.length))).whole))});`;
      if (!id.startsWith(PART)) return undefined;
      const [game = '', , file] = id.slice(PART.length).split('/');
      this.addWatchFile(path.join(games, `${id.slice(PART.length)}.json`));
      return outlineCode((await packOf(game)).parts[`${file}.json`] ?? null);
    },
    async transform(code, id) {
      const game = RULES.exec(plain(id))?.[1];
      if (game === undefined) return null;
      const { hash } = await packOf(game);
      return { code: `${code}\nimport { knowHash } from '@pantheon/kernel';\nknowHash(rules.pack, ${JSON.stringify(hash)});`, map: null };
    },
  };
}
