import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type CatalogEntry, catalog, type GameModule } from '@pantheon/catalog';
import type { Subject } from '@pantheon/kernel/testing';
import { rulesOf } from '../../scripts/ledger.mjs';
import { subjectWith } from './voices.ts';

export { seatName } from './voices.ts';

const TEMPLATE = 'blank';

/** The folder of a game. */
export const folderOf = (id: string): string =>
  fileURLToPath(new URL(id === TEMPLATE ? '../../template' : `../../games/${id}`, import.meta.url));

/** Whether the long tests were asked for. */
export const deep = process.env.PANTHEON_DEEP === '1';

const wanted = process.env.PANTHEON_ONLY?.split(',');

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
 * The games that these tests run over: all of the catalog and the template of a new one, or those that PANTHEON_ONLY names, which need
 * not stand in the catalog yet.
 */
export const games: readonly Listed[] =
  wanted === undefined
    ? [...catalog, outside(TEMPLATE, true)]
    : wanted.map((id) => catalog.find((game) => game.id === id) ?? outside(id, id === TEMPLATE));

/** A game as the kit wants it. */
export const subjectOf = (id: string, module: Pick<GameModule, 'rules' | 'text'>): Subject => subjectWith(module, ledgerOf(id));

/** The numbers of the rules of a game. */
export function ledgerOf(id: string): ReadonlySet<string> {
  const file = path.join(folderOf(id), 'guide/rules.md');
  return new Set(existsSync(file) ? rulesOf(readFileSync(file, 'utf8')) : []);
}
