import { numberAt, QuickDice, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { features, measure } from '../bot/features.ts';
import { gainOf } from '../bot/prospects.ts';
import { cardOf, kindOf } from '../data/read.ts';
import type { G } from '../rules/types.ts';
import { keys, type Scene, scene, seatNamed } from './scene.ts';

/** A feature of Greece when it builds. */
const greek = (feature: (typeof features)[number], change: (table: Scene) => Scene): number => {
  const table = change(scene('greece rome carthage').own('greece', 'athenae creta macedonia'));
  const match = table
    .edit((s) => {
      s.stage = 'building';
    })
    .turnOf('greece')
    .play('building');
  return numberAt(measure(match as unknown as G, seatNamed(match, 'greece')), features.indexOf(feature));
};

describe('what a bot may imagine', () => {
  it('MAR-18.7 MAR-4.5 whoever picks a card after the collection knows which kinds the bank has no more of', () => {
    const match = scene('greece rome carthage')
      .own('greece', 'creta')
      .built('creta.fish market:creta')
      .cards('rome', 'hanging_gardens')
      .edit((s, data) => {
        const fish = kindOf(data, 'fish');
        const rome = s.hands[1] as number[];
        rome[fish] = 2;
        s.knowledge.veiled[1] = 2;
        s.bank[fish] = 2;
        s.cards[cardOf(data, 'temple_of_artemis')] = 2;
      })
      .play('collection');
    expect(keys(match)).toEqual(expect.arrayContaining(['grain']));
    for (let world = 0; world < 20; world++) {
      const imagined = match.sampleWorld(seatOf(2), new QuickDice(`world ${world}`), true);
      expect(imagined.s.bank[kindOf(match.data, 'fish')]).toBe(0);
    }
  });
});

describe('what a bot sees', () => {
  it('MAR-16.3 one more card never makes a hand look worse', () => {
    const match = scene('greece rome carthage').play('collection');
    const g = match as unknown as G;
    const hand = match.data.kinds.map((_, kind) => (kind >= 1 && kind <= 8 ? 3 : 0));
    for (const { at } of match.data.kinds) expect(gainOf(g, hand, at)).toBeGreaterThanOrEqual(0);
  });

  it('MAR-1.4 a site where no token is left to build with is not free', () => {
    const sites = greek('freeSites', (table) => table);
    const noCities = greek('freeSites', (table) =>
      table.edit((s) => {
        s.supply[0] = 0;
      }),
    );
    expect(sites / noCities).toBeCloseTo(8 / 4);
  });

  it('MAR-6.19 two of four taxes are for the next turn', () => {
    expect(greek('taxes', (table) => table.hand('greece', '4 tax'))).toBe(2);
    expect(greek('combination', (table) => table.hand('greece', '4 tax'))).toBe(0);
    expect(greek('combination', (table) => table.hand('greece', '5 tax'))).toBeGreaterThan(0);
  });
});
