import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { catalog } from '@pantheon/catalog';
import { type Catalogue, type Catalogues, languages, type Translation, type Translations, type Written } from '@pantheon/text';
import { catalogues as page, translations as pageTranslations } from '../web/text/index.ts';

const root = path.join(import.meta.dirname, '..');

/** Whatever can be translated in one file: the page, or a game. */
export interface TextSource {
  readonly id: string;
  /** Where its translations lie. */
  readonly folder: string;
  readonly english: Catalogue;
  /** References of all things that have a name. */
  readonly things: ReadonlyMap<string, string>;
  /** The English of what is printed on components and covers. */
  readonly printed: ReadonlySet<string>;
  readonly translations: Translations;
}

/** What a translation leaves out, and what it says that nobody asks for any more. */
export interface TextGaps {
  readonly sentences: { readonly [id: string]: string };
  readonly names: { readonly [thing: string]: string };
  readonly printed: readonly string[];
  readonly unknown: readonly string[];
}

/** Everything that can be translated. */
export async function textSources(): Promise<TextSource[]> {
  const games = catalog.filter(({ id }) => existsSync(path.join(root, 'games', id)));
  return [pageSource(), ...(await Promise.all(games.map(({ id, load }) => gameSource(id, load))))];
}

function pageSource(): TextSource {
  const covers = readdirSync(path.join(root, 'games')).map((game) => `games/${game}/board/cover.ts`);
  const written = ['bots/levels.ts', ...covers].filter((file) => existsSync(path.join(root, file))).flatMap(writtenInCode);
  return {
    id: 'page',
    folder: 'web/text',
    english: page.en,
    things: new Map(),
    printed: new Set(written),
    translations: pageTranslations,
  };
}

async function gameSource(id: string, load: (typeof catalog)[number]['load']): Promise<TextSource> {
  const { text } = await load();
  const { words } = (await import(`../games/${id}/board/words.ts`)) as { readonly words: Catalogues };
  const folder = path.join(root, 'games', id, 'data');
  const data = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'terms.json');
  return {
    id,
    folder: `games/${id}/text`,
    english: { ...text.catalogues.en, ...words.en },
    things: namesIn(path.join(folder, 'terms.json')),
    printed: new Set(data.flatMap((file) => writtenInData(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))))),
    translations: text.translations ?? {},
  };
}

function namesIn(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const terms = JSON.parse(readFileSync(file, 'utf8')) as { readonly [thing: string]: { readonly en: { readonly name: string } } };
  return new Map(Object.entries(terms).map(([thing, { en }]) => [thing, en.name]));
}

const isWritten = (value: object): value is Written => Object.keys(value).sort().join() === [...languages].sort().join();

/** Texts that stand in a data pack in every written language; names stand among the terms. */
function writtenInData(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null || key === 'name') return [];
  if (isWritten(value)) return [value.en];
  return Object.entries(value).flatMap(([name, part]) => writtenInData(part, name));
}

const WRITTEN = /\{\s*en: (['"])((?:(?!\1)[^\\]|\\.)*)\1,\s*it: /g;

const writtenInCode = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(WRITTEN)].map(([, , text = '']) => text.replaceAll(/\\(.)/g, '$1'));

/** What is missing in a translation, and what is too much. */
export function gapsIn({ english, things, printed }: TextSource, translation: Translation): TextGaps {
  const { sentences, names = {}, printed: said = {} } = translation;
  return {
    sentences: Object.fromEntries(Object.entries(english).filter(([id]) => sentences[id] === undefined)),
    names: Object.fromEntries([...things].filter(([thing]) => names[thing] === undefined)),
    printed: [...printed].filter((text) => said[text] === undefined),
    unknown: [
      ...Object.keys(sentences).filter((id) => english[id] === undefined),
      ...Object.keys(names).filter((thing) => !things.has(thing)),
      ...Object.keys(said).filter((text) => !printed.has(text)),
    ],
  };
}
