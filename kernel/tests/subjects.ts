import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type CatalogEntry, catalog, type GameModule } from '@pantheon/catalog';
import { type AnyGame, loadPack, type Seat } from '@pantheon/kernel';
import type { Subject, Voice } from '@pantheon/kernel/testing';
import { type Catalogue, common, type GameText, type Language, languages, MessageFormatter, type Outline, plainText } from '@pantheon/text';
import { rulesOf } from '../../scripts/ledger.mjs';

const TEMPLATE = 'blank';

/** The folder of a game. */
export const folderOf = (id: string): string =>
  fileURLToPath(new URL(id === TEMPLATE ? '../../template' : `../../games/${id}`, import.meta.url));

/** Whether the long tests were asked for. */
export const deep = process.env.PANTHEON_DEEP === '1';

const wanted = process.env.PANTHEON_GAMES?.split(',');

/** A game that these tests run over. */
export interface Listed extends Pick<CatalogEntry, 'id' | 'ledger'> {
  load(): Promise<Pick<GameModule, 'rules' | 'text'>>;
}

/** A game that does not stand on the catalog, read from its folder. */
const outside = (id: string, complete: boolean): Listed => ({
  id,
  ledger: { prefix: id.slice(0, 3).toUpperCase(), complete },
  load: async () => {
    const { game } = (await import(pathToFileURL(path.join(folderOf(id), 'index.ts')).href)) as { game: GameModule };
    return game;
  },
});

/**
 * The games that these tests run over: all of the catalog and the template of a new one, or those that PANTHEON_GAMES names, which need
 * not stand in the catalog yet.
 */
export const games: readonly Listed[] =
  wanted === undefined
    ? [...catalog, outside(TEMPLATE, true)]
    : wanted.map((id) => catalog.find((game) => game.id === id) ?? outside(id, id === TEMPLATE));

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dino', 'Elsa', 'Franco', 'Gina', 'Hugo'];

/** How the seats are called in tests. */
export const seatName = (seat: number): string => NAMES[seat] ?? `Seat ${seat}`;

/** A game as the kit wants it. */
export function subjectOf(id: string, { rules, text }: Pick<GameModule, 'rules' | 'text'>): Subject {
  const voices = new Map<Seat | null, readonly Voice[]>();
  return {
    game: rules,
    rules: ledgerOf(id),
    voices(reader) {
      const known = voices.get(reader) ?? languages.map((language) => voiceOf(rules, text, language, reader));
      voices.set(reader, known);
      return known;
    },
  };
}

/** The numbers of the rules of a game. */
export function ledgerOf(id: string): ReadonlySet<string> {
  const file = path.join(folderOf(id), 'guide/rules.md');
  return new Set(existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : []);
}

/** A formatter for one reader. */
export function speakerFor(rules: AnyGame, text: GameText, language: Language, reader: Seat | null): MessageFormatter {
  return new MessageFormatter({ text, data: loadPack(rules).data, language, seatName, reader });
}

function voiceOf(rules: AnyGame, text: GameText, language: Language, reader: Seat | null): Voice {
  const formatter = speakerFor(rules, text, language, reader);
  const catalogue: Catalogue = { ...common[language], ...text.catalogues[language] };
  return {
    language,
    has: (id) => formatter.has(id),
    say: (label) => formatter.plain(label),
    why: (why) => formatter.why(why),
    answer: (answer) => plainText(formatter.answer(answer)),
    sentence(action, slots) {
      const prefix = `slot.${action}.`;
      const open = Object.keys(catalogue).filter((id) => id.startsWith(prefix));
      const words = open.map((id): [string, string] => [id.slice(prefix.length), formatter.id(id)]);
      return formatter.id(`act.${action}`, { ...Object.fromEntries(words), ...slots });
    },
    outline: (view) => linesOf(text.outline(view, formatter, reader, loadPack(rules).data)),
  };
}

/** Nested lists as lines. */
export const linesOf = (outline: Outline | string, depth = 0): string[] =>
  typeof outline === 'string'
    ? [`${'  '.repeat(depth)}${outline}`]
    : [`${'  '.repeat(depth)}${outline.title}`, ...outline.items.flatMap((item) => linesOf(item, depth + 1))];
