import { catalog } from '@pantheon/catalog';
import type { AnyGame } from '@pantheon/kernel';
import { type Extreme, extremes } from '@pantheon/kernel/testing';

/** The rules of a game of the catalog. */
export const rulesOf = async (id: string): Promise<AnyGame> => (await catalog.find((game) => game.id === id)?.load())?.rules as AnyGame;

/** The data of a game with so many pieces of one kind. */
export async function legions(count: number): Promise<object> {
  const { pack } = (await rulesOf('mare-nostrum')) as { pack: { components: { unitsPerCivilisation: object } } };
  const { components } = pack;
  return { ...pack, components: { ...components, unitsPerCivilisation: { ...components.unitsPerCivilisation, legion: count } } };
}

/** Somebody's data for a game. */
export interface SentPack {
  readonly game: string;
  readonly pack: object;
}

/** Data of every game, each with one value at an extreme; of those that are wanted, so many of each game, from all over its data. */
export async function packsAtExtremes(wants: (extreme: Extreme) => boolean, ofEach = Number.POSITIVE_INFINITY): Promise<SentPack[]> {
  const packs: SentPack[] = [];
  for (const { id } of catalog) {
    const { pack, read } = await rulesOf(id);
    const accepts = (other: unknown) => {
      try {
        read(other);
        return 'read';
      } catch {
        return 'refused';
      }
    };
    const all = [...extremes(pack, accepts)].filter(wants);
    const step = Math.max(1, all.length / ofEach);
    for (let at = 0; at < all.length; at += step) packs.push({ game: id, pack: all[Math.floor(at)]?.pack as object });
  }
  return packs;
}
