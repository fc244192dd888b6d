import { existsSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** The sentences of the page or of a game in one language, and the names of a game's things in all, as their `text/index.ts` names them. */
const SENTENCES = /^\.\/(en|it)\.ts$/;
const TERMS = /\/terms\.json$/;
/** What a board says, which comes with the sentences of its game. */
const WORDS = /^\.\/words\.ts$/;
const BOARD = /\/games\/[^/]+\/board\/index\.tsx$/;
const GAME_TEXT = /\/games\/[^/]+\/text$/;
const SPEAKER = /\/(?:games\/[^/]+|outside\/[^/]+|web)\/text\/index\.ts$/;
const LANGUAGES = ['en', 'it'];

/** In place of sentences and terms; what is written in a language first, and further; the terms of a language, and the words of a board. */
const LEFT_OUT = '\0left-out:';
const WRITTEN = '\0written:';
const FURTHER = '\0further:';
const NAMED = '\0named:';
const OF_BOARD = '\0board:';
const written = JSON.stringify(new URL('../app/written.ts', import.meta.url).pathname);

const plain = (id: string): string => id.replaceAll('\\', '/');

/** Where something is that has been left out, and whether there are terms beside the sentences. */
interface Place {
  readonly folder: string;
  readonly terms: string | null;
}

type Source = (language: string, folder: string, place: Place) => string | Promise<string>;

const first = (language: string, folder: string): string => JSON.stringify(`${WRITTEN}${language}:${folder}`);
const further = (language: string, folder: string): string => JSON.stringify(`${FURTHER}${language}:${folder}`);
const ofTable = (language: string, folder: string): string => `${folder}/table.${language}.ts`;
const nameOfTable = (language: string): string => `table${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/** An empty catalogue, and where its sentences are. */
const emptyCatalogue: Source = (language, folder) => {
  const bringing = (where: typeof first): string => `async () => (await import(${where(language, folder)})).sentences`;
  const parts = existsSync(ofTable(language, folder)) ? [first, further] : [first];
  return `import { leftOut } from ${written};
export const ${language} = leftOut(${[JSON.stringify(language), ...parts.map(bringing)].join(', ')});`;
};

/** Terms that are empty, and where those of each language are. */
const emptyTerms: Source = (_, folder) => {
  const bringing = (language: string): string => `${language}: async () => (await import(${first(language, folder)})).terms`;
  return `import { termsLeftOut } from ${written};
export default termsLeftOut({ ${LANGUAGES.map(bringing).join(', ')} });`;
};

const emptyWords: Source = () => `export const words = { ${LANGUAGES.map((language) => `${language}: {}`).join(', ')} };`;

/** Where the board of a game says what it says, and whether the texts in a folder are such a game's. */
const wordsFileOf = (folder: string): string => `${folder.slice(0, -'/text'.length)}/board/words.ts`;
const hasBoard = (folder: string): boolean => GAME_TEXT.test(folder) && existsSync(wordsFileOf(folder));

const furtherSentences = (language: string, folder: string): string => {
  const file = JSON.stringify(`${folder}/${language}.ts`);
  if (!hasBoard(folder)) return `export { ${language} as sentences } from ${file};`;
  return `import { ${language} } from ${file};
import { words } from ${JSON.stringify(`${OF_BOARD}${language}:${folder}`)};
export const sentences = { ...words, ...${language} };`;
};

/** The words of a board stand in one file in all languages; here they are in one. */
const boardIn: Source = async (language, folder) => {
  const { outputFiles } = await build({ entryPoints: [wordsFileOf(folder)], bundle: true, format: 'esm', write: false, logLevel: 'error' });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const { words } = (await import(`data:text/javascript;base64,${code}`)) as { readonly words: Record<string, object> };
  return `export const words = JSON.parse(${JSON.stringify(JSON.stringify(words[language]))});`;
};

/** What is brought first: all sentences or those of a table, and the terms. */
const firstWritten: Source = (language, folder, place) => {
  const table = ofTable(language, folder);
  const sentences = existsSync(table)
    ? `export { ${nameOfTable(language)} as sentences } from ${JSON.stringify(table)};`
    : furtherSentences(language, folder);
  return place.terms === null ? sentences : `${sentences}\nexport { terms } from ${JSON.stringify(`${NAMED}${language}:${folder}`)};`;
};

const termsOf: Source = (language, _, { terms }) => {
  const all = terms === null ? {} : (JSON.parse(readFileSync(terms, 'utf8')) as Record<string, Record<string, object>>);
  const own = Object.fromEntries(Object.entries(all).map(([thing, term]) => [thing, term[language]]));
  return `export const terms = JSON.parse(${JSON.stringify(JSON.stringify(own))});`;
};

const EMPTY: { readonly [what: string]: Source } = { terms: emptyTerms, words: emptyWords };
const SOURCES: { readonly [mark: string]: Source } = {
  [LEFT_OUT]: (what, folder, place) => (EMPTY[what] ?? emptyCatalogue)(what, folder, place),
  [WRITTEN]: firstWritten,
  [FURTHER]: furtherSentences,
  [NAMED]: termsOf,
  [OF_BOARD]: boardIn,
};

/**
 * Leaves the sentences of every language, and the terms, out of what is loaded first. In their place stands what is empty, which
 * `web/app/written.ts` fills when somebody reads that language. Where a `table.<language>.ts` stands beside the sentences, it is all that
 * a table says, and the others follow when they are wanted. What the board of a game says comes with the sentences of the game.
 */
export function languagesApart(): Plugin {
  const places = new Map<string, Place>();
  const placeOf = (folder: string): Place => places.get(folder) ?? { folder, terms: null };
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [SENTENCES, TERMS, WORDS, new RegExp(`^(?:${WRITTEN}|${FURTHER}|${NAMED}|${OF_BOARD})`)] },
      async handler(name, importer) {
        if (name.startsWith('\0')) return name;
        if (importer !== undefined && WORDS.test(name) && BOARD.test(plain(importer)))
          return `${LEFT_OUT}words:${plain(importer).slice(0, -'/board/index.tsx'.length)}/text`;
        if (importer === undefined || !SPEAKER.test(plain(importer))) return undefined;
        const found = await this.resolve(name, importer, { skipSelf: true });
        if (found === null) return undefined;
        const folder = plain(importer).slice(0, -'/index.ts'.length);
        const terms = TERMS.test(plain(found.id)) ? found.id : null;
        if (terms !== null) places.set(folder, { folder, terms });
        return `${LEFT_OUT}${terms === null ? SENTENCES.exec(name)?.[1] : 'terms'}:${folder}`;
      },
    },
    load(id) {
      const [, mark, language = '', folder = ''] = /^(\0[\w-]+:)(\w+):(.*)$/.exec(id) ?? [];
      const from = SOURCES[mark ?? ''];
      return from?.(language, folder, placeOf(folder));
    },
  };
}
