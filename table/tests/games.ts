import { levelAnswer } from '@pantheon/bots';
import { type CatalogEntry, catalog } from '@pantheon/catalog';
import { seatIn } from '@pantheon/kernel';
import { TEST_LEVEL, type TestGame } from '../testing.ts';

const orders: { readonly [game: string]: readonly object[] } = {
  cyclades: [{ auction: [{ god: 'ares', upTo: 4 }, { god: 'zeus', upTo: 2 }, { god: 'apollo' }], stay: true }, { stay: true }],
  diluvio: [{ harvest: 'default', trade: 'done' }, { passage: { 0: 'agree', 1: 'refuse' } }, { trade: 'done' }],
  'mare-nostrum': [{ trade: 'pass', build: 'pass', keep: 'most' }, { retreat: 'mine' }],
};

/** A game of the catalog, ready for scripts. */
export async function testGame(id: string): Promise<TestGame> {
  const { rules, bot } = await (catalog.find((game) => game.id === id) as CatalogEntry).load();
  return {
    rules,
    orders: orders[id] ?? [],
    botAnswer: (host, seat) => levelAnswer(host.match, seatIn(host.match, seat), TEST_LEVEL, bot, { seed: host.botSeed }),
  };
}
