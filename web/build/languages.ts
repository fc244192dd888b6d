import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The sentences of the page or of a game in one language, and the names of a game's things in all, as their `text/index.ts` names them. */
const SENTENCES = /^\.\/(en|it)\.ts$/;
const TERMS = /\/terms\.json$/;
const SPEAKER = /\/(?:games\/[^/]+|outside\/[^/]+|web)\/text\/index\.ts$/;
const LANGUAGES = ['en', 'it'];

/** In place of sentences and terms; what is written in a language first, and further; the terms of a language. */
const LEFT_OUT = '\0left-out:';
const WRITTEN = '\0written:';
const FURTHER = '\0further:';
const NAMED = '\0named:';
const written = JSON.stringify(new URL('../app/written.ts', import.meta.url).pathname);

const plain = (id: string): string => id.replaceAll('\\', '/');

/** Where something is that has been left out, and whether there are terms beside the sentences. */
interface Place {
  readonly folder: string;
  readonly terms: string | null;
}

type Source = (language: string, folder: string, place: Place) => string;

const first: Source = (language, folder) => JSON.stringify(`${WRITTEN}${language}:${folder}`);
const further: Source = (language, folder) => JSON.stringify(`${FURTHER}${language}:${folder}`);
const ofTable: Source = (language, folder) => `${folder}/table.${language}.ts`;
const nameOfTable = (language: string): string => `table${language.charAt(0).toUpperCase()}${language.slice(1)}`;

/** An empty catalogue, and where its sentences are. */
const emptyCatalogue: Source = (language, folder, place) => {
  const bringing = (where: Source): string => `async () => (await import(${where(language, folder, place)})).sentences`;
  const parts = existsSync(ofTable(language, folder, place)) ? [first, further] : [first];
  return `import { leftOut } from ${written};
export const ${language} = leftOut(${[JSON.stringify(language), ...parts.map(bringing)].join(', ')});`;
};

/** Terms that are empty, and where those of each language are. */
const emptyTerms: Source = (_, folder, place) => {
  const bringing = (language: string): string => `${language}: async () => (await import(${first(language, folder, place)})).terms`;
  return `import { termsLeftOut } from ${written};
export default termsLeftOut({ ${LANGUAGES.map(bringing).join(', ')} });`;
};

const furtherSentences: Source = (language, folder) =>
  `export { ${language} as sentences } from ${JSON.stringify(`${folder}/${language}.ts`)};`;

/** What is brought first: all sentences or those of a table, and the terms. */
const firstWritten: Source = (language, folder, place) => {
  const table = ofTable(language, folder, place);
  const sentences = existsSync(table)
    ? `export { ${nameOfTable(language)} as sentences } from ${JSON.stringify(table)};`
    : furtherSentences(language, folder, place);
  return place.terms === null ? sentences : `${sentences}\nexport { terms } from ${JSON.stringify(`${NAMED}${language}:${folder}`)};`;
};

const termsOf: Source = (language, _, { terms }) => {
  const all = terms === null ? {} : (JSON.parse(readFileSync(terms, 'utf8')) as Record<string, Record<string, object>>);
  const own = Object.fromEntries(Object.entries(all).map(([thing, term]) => [thing, term[language]]));
  return `export const terms = JSON.parse(${JSON.stringify(JSON.stringify(own))});`;
};

const SOURCES: { readonly [mark: string]: Source } = {
  [LEFT_OUT]: (what, folder, place) => (what === 'terms' ? emptyTerms : emptyCatalogue)(what, folder, place),
  [WRITTEN]: firstWritten,
  [FURTHER]: furtherSentences,
  [NAMED]: termsOf,
};

/**
 * Leaves the sentences of every language, and the terms, out of what is loaded first. In their place stands what is empty, which
 * `web/app/written.ts` fills when somebody reads that language. Where a `table.<language>.ts` stands beside the sentences, it is all that
 * a table says, and the others follow when they are wanted.
 */
export function languagesApart(): Plugin {
  const places = new Map<string, Place>();
  const placeOf = (folder: string): Place => places.get(folder) ?? { folder, terms: null };
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId: {
      filter: { id: [SENTENCES, TERMS, new RegExp(`^(?:${WRITTEN}|${FURTHER}|${NAMED})`)] },
      async handler(name, importer) {
        if (name.startsWith('\0')) return name;
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
