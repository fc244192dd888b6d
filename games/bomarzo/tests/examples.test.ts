import { keyOf, numberAt } from '@pantheon/kernel';
import { keysOf, onlyQuestion, script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Field } from '../data/ids.ts';
import type { FieldData } from '../data/read.ts';
import { devotionOf } from '../rules/end.ts';
import { placesIn } from '../rules/fields.ts';
import { rules } from '../rules/index.ts';
import { prizesOf } from '../rules/result.ts';
import { conversionsFor, tributeOf } from '../rules/tribute.ts';
import type { Card, God } from '../rules/types.ts';
import { ana, asked, ben, cai, dan, decline, godOf, scoreOf, stockOf, type Table, table, tributeOn } from './scene.ts';

const data = rules.read(rules.pack);
const card = (id: string) => data.cards[id as Card];
const field = (id: Field): FieldData => data.fields.find((one) => one.id === id) as FieldData;

describe("the rulebook's own examples", () => {
  it('EX-R01 Goddess, first invocation (BOM-5.2 BOM-5.3 BOM-5.5 BOM-9.5)', () => {
    const match = table((p) => p.stock(ana, 1, 1, 0));
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=food=1,wine=1');
    expect(godOf(match, 'goddess')).toMatchObject({ pawns: [ana], cubes: [1, 1, 0] });
    expect(match.s.workers[ana]).toEqual([1, 0, 0, 1, 0]);
    expect(tributeOn(match, 'goddess')).toEqual([1, 1, 1]);
  });

  it('EX-R02 Turtle, growing tribute (BOM-5.5 BOM-5.7 BOM-5.8 BOM-5.10)', () => {
    const match = table((p) => p.stock(ana, 2, 0, 0).stock(ben, 2, 0, 1).stock(cai, 5, 2, 2));
    script(match, 'place=turtle', 'payment=food=2');
    expect(godOf(match, 'turtle').cubes).toEqual([2, 0, 0]);
    expect(tributeOn(match, 'turtle')).toEqual([2, 0, 1]);
    decline(match);
    script(match, 'place=turtle', 'payment=food=2,wine=1');
    expect(godOf(match, 'turtle').cubes).toEqual([4, 0, 1]);
    expect(tributeOn(match, 'turtle')).toEqual([4, 0, 2]);
    decline(match);
    script(match, 'place=turtle');
    const payments = keysOf(match, cai);
    expect(payments).toContain('food=5,silver=1');
    expect(payments).toContain('food=3,silver=1,wine=2');
    expect(payments).not.toContain('food=4,silver=1');
  });

  it('EX-R03 the Ogre falls asleep (BOM-0.4 BOM-5.5 BOM-6.1 BOM-6.2 BOM-6.3 BOM-4.11)', () => {
    const match = table((p) => p.stock(ana, 0, 0, 1).stock(ben, 1, 0, 1).stock(cai, 9, 9, 9).on('giant', [cai], [2, 1, 0]));
    script(match, 'place=ogre', 'payment=wine=1', 'rob=pass');
    expect(godOf(match, 'ogre')).toMatchObject({ cubes: [0, 0, 1], asleep: false });
    expect(tributeOn(match, 'ogre')).toEqual([0, 0, 2]);
    expect(keysOf(match, cai)).toEqual(['cubes', 'pass']);
    script(match, 'copy=pass', 'place=ogre', 'payment=food=1,wine=1', 'rob=giant:food');
    expect(stockOf(match, ben)).toEqual([2, 0, 0]);
    expect(godOf(match, 'ogre')).toMatchObject({ cubes: [1, 0, 2], asleep: true });
    expect(asked(match)).toBe(`${cai}:place`);
    expect(keysOf(match, cai)).not.toContain('ogre');
  });

  it('EX-R04 the price of a copy (BOM-7.2 BOM-5.12)', () => {
    const match = table((p) => p.stock(ana, 1, 1, 1).stock(ben, 1, 1, 3).on('genius', [cai], [1, 0, 0]));
    script(match, 'place=genius', 'payment=food=1,silver=1');
    expect(asked(match)).toBe(`${ben}:copy`);
    script(match, 'copy=cubes');
    expect(stockOf(match, ben)).toEqual([0, 0, 1]);
    const dearer = table((p) => p.stock(ana, 1, 1, 1).stock(ben, 1, 1, 3).stock(cai, 1, 1, 2));
    script(dearer, 'place=goddess', 'payment=food=1,silver=1,wine=1', 'workers=food=2');
    expect(asked(dearer)).toBe(`${ben}:copy`);
    script(dearer, 'copy=cubes', 'workers=food=2');
    expect(stockOf(dearer, ben)).toEqual([0, 0, 0]);
    expect(asked(dearer)).not.toContain(`${cai}:copy`);
  });

  it('EX-R05 copying the Goddess (BOM-7.1 BOM-7.2 BOM-7.4 BOM-7.5)', () => {
    const match = table((p) => p.stock(ana, 1, 1, 0).stock(ben, 1, 1, 2));
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=card=2', 'copy=cubes', 'workers=silver=1,wine=1');
    expect(stockOf(match, ben)).toEqual([0, 0, 0]);
    expect(match.s.workers[ben]).toEqual([0, 1, 0, 1, 0]);
    expect(match.s.free[ben]).toBe(3);
    expect(godOf(match, 'goddess').cubes).toEqual([1, 1, 0]);
    expect(tributeOn(match, 'goddess')).toEqual([1, 1, 1]);
  });

  it('EX-R06 a card for the Giant (BOM-10.3 BOM-9.6)', () => {
    const offers = (god: string): string[] => {
      const match = table((p) => p.stock(ana, 3, 3, 0).hand(ana, 'bom-b01'));
      script(match, `place=${god}`, god === 'giant' ? 'payment=food=2,silver=1' : 'payment=food=1,silver=2');
      return keysOf(match, ana);
    };
    expect(offers('giant')).toEqual(['play:bom-b01', 'pass']);
    expect(offers('elephant')).toEqual(['pass']);
    expect(offers('whale')).toEqual(['pass']);
  });

  it('EX-R07 a card for two gods (BOM-10.3)', () => {
    expect(card('bom-bk1')?.symbols).toEqual([0, 1]);
    const match = table((p) => p.stock(ana, 3, 3, 0).played(ana, 1, 'bom-bk1'));
    script(match, 'place=elephant', 'payment=food=1,silver=2');
    expect(keysOf(match, ana)).toEqual(['improve:bom-bk1', 'pass']);
    const whale = table((p) => p.stock(ana, 3, 3, 0).hand(ana, 'bom-bk1'));
    script(whale, 'place=whale', 'payment=food=1,silver=2');
    expect(keysOf(whale, ana)).toEqual(['pass']);
  });

  it('EX-R08 both sides of a card (BOM-10.2)', () => {
    const altar = data.pack.developmentCards.list.find(({ id }) => id === 'bom-b01');
    expect(altar?.name).toEqual({ level1: { en: 'Altar', it: 'Altare' }, level2: { en: 'Cathedral', it: 'Cattedrale' } });
    expect(card('bom-b01')).toMatchObject({
      primary: [0],
      advance: [
        [1, 0, 0],
        [3, 0, 0],
      ],
      benefit: 'silverIncome',
    });
  });

  it('EX-R09 EX-R10 one Culture step, the Moon while at level 1 (BOM-10.4 BOM-10.5 BOM-10.7 BOM-14.9)', () => {
    const match = table((p) => p.stock(ana, 9, 9, 0).hand(ana, 'bom-b01').played(ana, 1, 'bom-b02', 'bom-b04'));
    script(match, 'place=giant', 'payment=food=2,silver=1', 'develop=play:bom-b01');
    expect(match.s.tracks[ana]).toEqual([1, 0, 0]);
    expect(scoreOf(match, ana).temple).toBe(1);
    const improved = table((p) => p.stock(ana, 9, 9, 0).played(ana, 1, 'bom-b01', 'bom-b02', 'bom-b04'));
    script(improved, 'place=giant', 'payment=food=2,silver=1', 'develop=improve:bom-b01');
    expect(scoreOf(improved, ana).temple).toBe(0);
  });

  it('EX-R11 Devotion 4 (BOM-10.6 BOM-14.2)', () => {
    const match = table((p) => p.under('ogre', ana, 'bom-b01'));
    expect(devotionOf(match, 'ogre' as God)).toBe(4);
  });

  it('EX-R12 two primary symbols (BOM-10.8 BOM-14.1)', () => {
    const match = table((p) => p.played(ana, 2, 'bom-bc1'), { phase: 'primaryFields' });
    expect(keysOf(match, ana)).toEqual(['building', 'character']);
    script(match, 'primaryField=character');
    expect(rules.view(match, null).standing).toMatchObject({ building: [0, 0, 0], character: [1, 0, 0] });
  });

  it('EX-R13 improving with two tracks (BOM-10.7 BOM-10.8 BOM-9.7)', () => {
    const match = table((p) => {
      p.stock(ana, 1, 2, 0).played(ana, 1, 'bom-k01');
      p.s.tracks[ana] = [1, 0, 0];
    });
    script(match, 'place=elephant', 'payment=food=1,silver=2', 'develop=improve:bom-k01');
    expect(match.s.tracks[ana]).toEqual([2, 2, 0]);
    expect(rules.view(match, null).standing.knowledge).toEqual([1, 0, 0]);
  });

  it("EX-R14 Davide's Vision (BOM-10.7 BOM-10.9 BOM-11.8 BOM-12.2)", () => {
    const match = table((p) => p.stock(ana, 5, 5, 0).played(ana, 1, 'bom-c01').free(ana, 3).free(ben, 0).free(cai, 0));
    script(match, 'place=whale', 'payment=food=1,silver=2', 'develop=improve:bom-c01');
    expect(match.s.tracks[ana]).toEqual([3, 0, 0]);
    expect(scoreOf(match, ana).signs).toBe(1);
    script(match, 'place=genius', 'payment=silver=1');
    expect(asked(match)).toBe(`${ana}:vision`);
  });

  it('EX-R15 what gods score (BOM-9.11)', () => {
    const fields = Object.fromEntries(data.allGods.map((god) => [god, data.gods[god]?.field.id]));
    expect(fields).toEqual({
      genius: 'science',
      ogre: 'food',
      goddess: 'culture',
      giant: 'building',
      elephant: 'knowledge',
      turtle: 'architecture',
      whale: 'character',
      dragon: 'silver',
    });
  });

  it('EX-R16 the order by Devotion (BOM-14.2 BOM-14.3)', () => {
    const match = table(
      (p) => {
        p.s.order = ['whale', 'giant', 'ogre', 'genius', 'goddess', 'elephant', 'turtle', 'dragon'] as God[];
        p.under('whale', ana, 'bom-b01', 'bom-b06').under('ogre', ben, 'bom-b02', 'bom-b10').under('giant', cai, 'bom-b07');
      },
      { phase: 'primaryFields' },
    );
    expect(match.over).toBe(true);
    expect(match.s.order).toEqual(['whale', 'ogre', 'giant', 'genius', 'goddess', 'elephant', 'turtle', 'dragon']);
  });

  it('EX-R17 prizes by position (BOM-14.5 BOM-14.6)', () => {
    const match = table((p) => {
      p.s.tracks = [
        [0, 0, 5],
        [0, 0, 4],
        [0, 0, 3],
      ];
    });
    const prizes = (position: number): number[] => {
      match.s.order = data.allGods.filter((god) => god !== 'genius');
      match.s.order.splice(position - 1, 0, 'genius' as God);
      return prizesOf(match, 'genius' as God);
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(prizes)).toEqual([
      [3, 2, 0],
      [3, 2, 0],
      [3, 2, 0],
      [2, 1, 0],
      [2, 1, 0],
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('EX-R18 a shared first place (BOM-14.7)', () => {
    const match = table((p) => {
      p.s.tracks = [
        [0, 0, 5],
        [0, 0, 5],
        [0, 0, 3],
      ];
    });
    expect(prizesOf(match, 'genius' as God)).toEqual([3, 3, 2]);
  });

  it('EX-R19 Wine at the end (BOM-0.4 BOM-14.8)', () => {
    const match = table((p) => p.stock(ana, 2, 0, 6).stock(ben, 3, 1, 0).stock(cai, 0, 0, 0));
    expect(placesIn(match, field('food'))).toEqual([2, 1, 0]);
    expect(placesIn(match, field('silver'))).toEqual([0, 1, 0]);
  });

  it('EX-R20 the temple bonus (BOM-14.9)', () => {
    expect(data.templeBonus).toEqual([0, 0, 0, 1, 2, 4]);
  });
});

describe('tricky interactions: paying', () => {
  it('EX-T01 paying with cards only (BOM-8.1 BOM-8.3 BOM-5.6 BOM-5.12)', () => {
    const match = table((p) => p.stock(ana, 0, 0, 0).hand(ana, 'bom-b01', 'bom-b02').stock(ben, 0, 1, 2));
    script(match, 'place=genius', 'payment=cardSilver=1', 'payCards=bom-b01');
    expect(godOf(match, 'genius')).toMatchObject({ pawns: [ana], cubes: [0, 0, 0] });
    expect(tributeOn(match, 'genius')).toEqual([0, 0, 1]);
    expect(match.s.discard).toEqual(['bom-b01']);
    expect(match.s.invocation?.paid).toEqual([0, 1, 0]);
    script(match, 'copy=cubes');
    expect(stockOf(match, ben)).toEqual([0, 0, 0]);
  });

  it('EX-T02 a free mossy god (BOM-5.4 BOM-5.6 BOM-7.2)', () => {
    const match = table((p) => p.mossy('ogre').stock(ana, 0, 0, 0).stock(ben, 0, 0, 2).on('giant', [cai], [1, 0, 0]));
    script(match, 'place=ogre', 'rob=pass');
    expect(godOf(match, 'ogre').cubes).toEqual([0, 0, 0]);
    expect(tributeOn(match, 'ogre')).toEqual([0, 0, 1]);
    script(match, 'copy=cubes', 'rob=pass');
    expect(stockOf(match, ben)).toEqual([0, 0, 0]);
  });

  it('EX-T03 asleep at one stroke (BOM-5.8 BOM-6.2 BOM-6.3 BOM-6.4)', () => {
    const match = table((p) => p.stock(ana, 0, 0, 2).stock(ben, 9, 9, 9));
    script(match, 'place=goddess', 'payment=wine=2', 'workers=action=2');
    expect(match.s.pawns[ana]).toBe(4);
    expect(godOf(match, 'goddess').asleep).toBe(true);
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('EX-T04 closing the door (BOM-5.10 BOM-6.4)', () => {
    const match = table((p) => p.stock(ana, 2, 1, 2).stock(ben, 9, 9, 9));
    script(match, 'place=giant', 'payment=food=2,silver=1,wine=2', 'develop=pass');
    expect(godOf(match, 'giant')).toMatchObject({ cubes: [2, 1, 2], asleep: true });
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('EX-T05 EX-T06 Conversion in a tribute, no substitutes in a copy (BOM-8.5 BOM-5.11 BOM-5.12 BOM-7.3 BOM-8.1 BOM-7.11)', () => {
    const conversion = data.allCards.filter((id) => card(id)?.benefit === 'conversion') as string[];
    const start = (cards: readonly string[]) => {
      const match = table((p) =>
        p
          .stock(ana, 2, 1, 0)
          .played(ana, 2, conversion[0] as string)
          .stock(ben, 1, 2, 4)
          .played(ben, 2, conversion[1] as string)
          .hand(ben, ...cards),
      );
      script(match, 'place=elephant', 'payment=food=2,silver=1', 'develop=pass');
      return match;
    };
    const match = start([]);
    expect(match.s.played[ana]?.[0]?.used).toBe(true);
    expect(godOf(match, 'elephant').cubes).toEqual([2, 1, 0]);
    expect(tributeOn(match, 'elephant')).toEqual([2, 1, 1]);
    expect(asked(match)).toBe(`${ben}:place`);
    const withCard = start(['bom-b01']);
    expect(keysOf(withCard, ben)).toEqual(['cards:1:0', 'pass']);
    script(withCard, 'copy=cards:1:0', 'payCards=bom-b01', 'develop=pass');
    expect(stockOf(withCard, ben)).toEqual([0, 1, 2]);
  });

  it('EX-T33 over-payment makes copying dear (BOM-5.10 BOM-5.12 BOM-7.2)', () => {
    const match = table((p) => p.stock(ana, 2, 1, 0).stock(ben, 2, 1, 2));
    script(match, 'place=genius', 'payment=food=2,silver=1');
    expect(tributeOn(match, 'genius')).toEqual([2, 1, 1]);
    script(match, 'copy=cubes');
    expect(stockOf(match, ben)).toEqual([0, 0, 0]);
  });

  it('EX-T34 virtual units are not over-paid (BOM-5.10 BOM-5.13 BOM-8.3 BOM-5.12)', () => {
    const match = table((p) => p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01', 'bom-b02', 'bom-b03'));
    script(match, 'place=turtle');
    const payments = keysOf(match, ana);
    expect(payments).toContain('cardFood=1');
    expect(payments).toContain('food=1,cardFood=1');
    expect(payments).not.toContain('cardFood=2');
    expect(payments).not.toContain('food=1,cardFood=2');
    expect(() => match.answer(ana, 'cardFood=2')).toThrow('not among the answers');
    script(match, 'payment=food=1,cardFood=1', 'payCards=bom-b03');
    expect(match.s.gods).toMatchObject({ turtle: { cubes: [1, 0, 0] } });
    expect(match.s.invocation?.paid ?? [2, 0, 0]).toEqual([2, 0, 0]);
    expect(tributeOn(match, 'turtle')).toEqual([1, 0, 1]);
  });

  it('EX-T43 Conversion turns only when needed (BOM-8.5 BOM-5.11 BOM-11.1)', () => {
    const conversions: string[] = data.allCards.filter((id) => card(id)?.benefit === 'conversion');
    const [one, two] = conversions as [string, string];
    const start = (silver: number, food: number) => table((p) => p.stock(ana, food, silver, 0).played(ana, 2, one, two));
    const match = start(2, 1);
    script(match, 'place=giant', 'payment=food=1,silver=2', 'develop=pass');
    expect(match.s.played[ana]?.map(({ used }) => used)).toEqual([true, false]);
    expect(godOf(match, 'giant').cubes).toEqual([1, 2, 0]);
    const both = start(3, 0);
    script(both, 'place=giant', 'payment=silver=3', 'develop=pass');
    expect(both.s.played[ana]?.map(({ used }) => used)).toEqual([true, true]);
    expect(tributeOn(both, 'giant')).toEqual([0, 3, 1]);
    expect(conversionsFor([2, 1, 0], [0, 3, 0, 0, 0])).toBe(2);
  });

  it('EX-T44 cards paid can come back (BOM-1.9 BOM-4.13 BOM-8.1)', () => {
    const match = table((p) => {
      p.stock(ana, 0, 0, 0).hand(ana, 'bom-b01', 'bom-b02').piles([], []);
    });
    script(match, 'place=genius', 'payment=cardSilver=1', 'payCards=bom-b01');
    expect(match.s.hand[ana]).toEqual(['bom-b01', 'bom-b02']);
    expect([match.s.discard, match.s.deck, match.s.top]).toEqual([[], [], null]);
  });
});

describe('tricky interactions: gods and turns', () => {
  it('EX-T07 the Ogre makes a god cheap (BOM-9.3 BOM-5.7)', () => {
    const match = table((p) => p.stock(ana, 1, 0, 0).on('goddess', [ben, cai], [3, 2, 1]));
    script(match, 'place=ogre', 'payment=food=1', 'rob=goddess:food');
    expect(stockOf(match, ana)).toEqual([3, 0, 0]);
    expect(tributeOn(match, 'goddess')).toEqual([0, 2, 2]);
  });

  const robbery = () =>
    table((p) =>
      p
        .stock(ana, 1, 0, 0)
        .stock(ben, 1, 0, 2)
        .on('genius', [ben], [0, 1, 0])
        .on('turtle', [cai], [2, 0, 1])
        .on('giant', [cai], [2, 1, 0])
        .on('whale', [cai]),
    );

  it('EX-T08 the Ogre, first form (BOM-9.2 BOM-9.4)', () => {
    const match = robbery();
    script(match, 'place=ogre', 'payment=food=1', 'rob=each');
    expect(asked(match)).toBe(`${ana}:loot`);
    script(match, 'loot=silver');
    expect(stockOf(match, ana)).toEqual([1, 2, 0]);
    expect(['genius', 'turtle', 'giant', 'whale'].map((god) => godOf(match, god).cubes)).toEqual([
      [0, 0, 0],
      [1, 0, 1],
      [2, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('EX-T09 copying the Ogre afterwards (BOM-7.5 BOM-9.2 BOM-9.3)', () => {
    const each = robbery();
    script(each, 'place=ogre', 'payment=food=1', 'rob=each', 'loot=silver', 'copy=cubes', 'rob=each');
    expect(stockOf(each, ben)).toEqual([2, 0, 0]);
    const all = robbery();
    script(all, 'place=ogre', 'payment=food=1', 'rob=each', 'loot=silver', 'copy=cubes', 'rob=giant:food');
    expect(stockOf(all, ben)).toEqual([2, 0, 0]);
  });

  it('EX-T10 Raise is not paid (BOM-11.5 BOM-5.7 BOM-5.12)', () => {
    const raise = data.allCards.find((id) => card(id)?.benefit === 'raise') as string;
    const match = table((p) => p.stock(ana, 1, 0, 0).played(ana, 2, raise).stock(ben, 1, 0, 2));
    script(match, 'place=turtle', 'payment=food=1', 'raise=0:3');
    expect(godOf(match, 'turtle').cubes).toEqual([1, 3, 0]);
    expect(tributeOn(match, 'turtle')).toEqual([1, 3, 1]);
    script(match, 'copy=cubes');
    expect(stockOf(match, ben)).toEqual([0, 0, 0]);
  });

  it('EX-T11 Replica pays against oneself (BOM-11.4 BOM-4.10 BOM-5.7)', () => {
    const replica = data.allCards.find((id) => card(id)?.benefit === 'replica') as string;
    const start = (cards: string[]) =>
      table((p) =>
        p
          .stock(ana, 1, 2, 1)
          .played(ana, 2, ...cards)
          .on('elephant', [ana], [1, 2, 0]),
      );
    const match = start([replica]);
    expect(tributeOn(match, 'elephant')).toEqual([1, 2, 1]);
    script(match, 'place=elephant', 'payment=food=1,silver=2,wine=1', 'develop=pass');
    expect(godOf(match, 'elephant')).toMatchObject({ pawns: [ana, ana], cubes: [2, 4, 1] });
    expect(tributeOn(match, 'elephant')).toEqual([2, 4, 2]);
    expect(match.s.played[ana]?.[0]?.used).toBe(true);
    const without = start([]);
    expect(keysOf(without, ana)).not.toContain('elephant');
    expect(without.questionDto(ana)?.blocked.find(({ key }) => key === 'elephant')?.why.rule).toBe('BOM-4.10');
  });

  const returning = (passed: boolean) =>
    table((p) => {
      p.stock(ana, 1, 1, 0).stock(ben, 1, 1, 2).on('turtle', [ben]).on('dragon', [ben]).harvested(0, ben);
      p.free(ben, passed ? 1 : 0);
      p.s.passed[ben] = passed;
      p.s.workers[ben] = [0, 0, 0, 0, 1];
    });

  it('EX-T12 back in the season (BOM-2.4 BOM-4.3 BOM-7.8)', () => {
    const match = returning(false);
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=food=2', 'copy=cubes', 'workers=food=1,action=1');
    expect([match.s.pawns[ben], match.s.free[ben]]).toEqual([4, 1]);
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('EX-T13 a free pass is final (BOM-4.4 BOM-7.8)', () => {
    const match = returning(true);
    script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=food=2', 'copy=cubes', 'workers=food=1,action=1');
    expect(match.s.free[ben]).toBe(2);
    expect(asked(match)).toBe(`${cai}:place`);
  });

  it('EX-T37 sleeping but not safe (BOM-6.5 BOM-6.6)', () => {
    const match = table((p) =>
      p.stock(ana, 1, 0, 0).stock(ben, 1, 0, 0).hand(ben, 'bom-b01').on('giant', [cai], [2, 1, 2]).asleep('giant'),
    );
    script(match, 'place=ogre', 'payment=food=1', 'rob=giant:food');
    expect(stockOf(match, ana)).toEqual([2, 0, 0]);
    expect(godOf(match, 'giant').asleep).toBe(true);
    script(match, 'place=dragon', 'payment=food=1', 'slipCard=bom-b01', 'slipUnder=giant');
    expect(godOf(match, 'giant').under).toEqual([{ seat: ben, card: 'bom-b01' }]);
  });

  it('EX-T38 the order of copying (BOM-7.6 BOM-7.7)', () => {
    const match = table((p) => {
      p.stock(ana, 0, 1, 2).stock(ben, 0, 1, 2).stock(cai, 0, 1, 2);
      p.s.turn = ben;
    });
    script(match, 'place=genius', 'payment=silver=1');
    expect(asked(match)).toBe(`${cai}:copy`);
    script(match, 'copy=cubes');
    expect(asked(match)).toBe(`${ana}:copy`);
    script(match, 'copy=cubes');
    expect([stockOf(match, cai), stockOf(match, ana)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(asked(match)).toBe(`${cai}:place`);
  });

  it('EX-T41 pawns but nowhere to go (BOM-4.14 BOM-4.10 BOM-7.2 BOM-7.8 BOM-5.7)', () => {
    const match = table((p) => {
      p.stock(ana, 1, 0, 2).stock(ben, 9, 9, 0).stock(cai, 0, 0, 0);
      p.on('ogre', [ana]).on('turtle', [cai], [4, 0, 0]).on('genius', [cai], [2, 2, 0]).on('dragon', [cai], [2, 2, 0]);
      p.asleep('goddess', 'giant', 'elephant', 'whale').harvested(0, ana).harvested(1, ana).harvested(2, ana).free(ana, 2);
    });
    expect(asked(match)).toBe(`${ben}:place`);
    script(match, 'place=ogre', 'payment=food=1', 'rob=pass');
    expect(asked(match)).toBe(`${ana}:copy`);
    script(match, 'copy=cubes', 'rob=turtle:food');
    expect(tributeOn(match, 'turtle')).toEqual([0, 0, 1]);
    expect(asked(match)).toBe(`${ana}:payment`);
    expect(onlyQuestion(match).about).toMatchObject({ god: 'god:turtle' });
  });

  it('EX-T32 harvest in order (BOM-4.6 BOM-4.7 BOM-4.8 BOM-11.4)', () => {
    const replica = data.allCards.find((id) => card(id)?.benefit === 'replica') as string;
    const match = table((p) => p.played(ana, 2, replica), { seats: 4 });
    const before = [ana, ben, cai, dan].map((seat) => stockOf(match, seat));
    script(match, 'place=fields', 'place=fields', 'place=fields', 'place=fields');
    expect([ana, ben, cai, dan].map((seat, at) => numberAt(stockOf(match, seat), 0) - (before[at]?.[0] as number))).toEqual([3, 2, 1, 1]);
    expect(keysOf(match, ana)).not.toContain('fields');
    expect(match.questionDto(ana)?.blocked.find(({ key }) => key === 'fields')?.why.rule).toBe('BOM-4.8');
    script(match, 'place=vineyards', 'place=vineyards', 'place=vineyards', 'place=vineyards');
    expect([ana, ben, cai, dan].map((seat) => stockOf(match, seat)[2])).toEqual([2, 1, 1, 1]);
  });

  it('EX-T31 the fifth pawn (BOM-2.1 BOM-2.5 BOM-1.2)', () => {
    const pawnsAfter = (seats: number, steps: readonly number[]) =>
      steps.map((from) => {
        const match = table(
          (p) => {
            p.stock(ana, 1, 1, 0);
            p.s.workers[ana] = [0, 0, 0, 0, from - 1];
            const passed = [2, 5, 8].filter((symbol) => symbol < from).length;
            p.free(ana, Math.min(5, (seats === 4 ? 2 : 3) + passed));
          },
          { seats },
        );
        script(match, 'place=goddess', 'payment=food=1,silver=1', 'workers=action=1');
        return match.s.pawns[ana];
      });
    expect(pawnsAfter(3, [2, 5, 8])).toEqual([4, 5, 5]);
    expect(pawnsAfter(4, [2, 5, 8])).toEqual([3, 4, 5]);
  });
});

describe('tricky interactions: cards, tracks, seasons', () => {
  const visions: string[] = data.allCards.filter((id) => card(id)?.benefit === 'vision').slice(0, 2);

  /** Ana keeps the first so many of the cards that she looks at. */
  const keep = (match: Table, count: number): void => match.answer(ana, match.s.dealt[ana]?.slice(0, count).join('+') ?? '');

  it('EX-T14 Vision and split draws (BOM-3.4 BOM-11.2)', () => {
    const income = data.allCards.find((id) => card(id)?.benefit === 'cardIncome') as string;
    const start = () =>
      table(
        (p) => {
          p.played(ana, 2, visions[0] as string, income);
          p.s.workers[ana] = [0, 0, 3, 0, 0];
        },
        { phase: 'production' },
      );
    const match = start();
    expect(keysOf(match, ana)).toEqual(['3:0', '3:1', '2:0', '2:1', '1:0', '1:1']);
    script(match, 'draw=3:1');
    expect(onlyQuestion(match)).toMatchObject({ kind: 'pick', min: 0, max: 3 });
    expect(match.s.dealt[ana]).toHaveLength(5);
    keep(match, 3);
    expect([match.s.hand[ana]?.length, match.s.discard.length]).toEqual([3, 2]);
    const split = start();
    script(split, 'draw=2:0', 'draw=1:1');
    expect(split.s.dealt[ana]).toHaveLength(3);
    keep(split, 1);
    expect([split.s.hand[ana]?.length, split.s.discard.length]).toEqual([3, 2]);
  });

  it('EX-T15 two Visions on the Genius (BOM-11.1 BOM-11.2)', () => {
    const match = table((p) => p.stock(ana, 0, 1, 0).played(ana, 2, ...visions));
    script(match, 'place=genius', 'payment=silver=1', 'vision=2');
    expect(match.s.dealt[ana]).toHaveLength(6);
    keep(match, 2);
    expect([match.s.hand[ana]?.length, match.s.discard.length]).toEqual([2, 4]);
    expect(match.s.played[ana]?.map(({ used }) => used)).toEqual([true, true]);
  });

  it('EX-T16 Vision on a short deck (BOM-1.9 BOM-11.3)', () => {
    const match = table((p) => {
      p.stock(ana, 0, 1, 0)
        .played(ana, 2, visions[0] as string)
        .piles(['bom-b01'], ['bom-b02', 'bom-b03']);
    });
    script(match, 'place=genius', 'payment=silver=1', 'vision=1');
    expect(match.s.dealt[ana]).toEqual(['bom-b01', 'bom-b02', 'bom-b03']);
    script(match, 'keepDrawn=bom-b01+bom-b03');
    expect([match.s.hand[ana], match.s.discard, match.s.deck, match.s.top]).toEqual([['bom-b01', 'bom-b03'], ['bom-b02'], [], null]);
  });

  it('EX-T17 two signs at once (BOM-12.2 BOM-12.3)', () => {
    const gained = (taken: boolean) => {
      const match = table((p) => {
        p.stock(ana, 1, 2, 0).played(ana, 1, 'bom-k01');
        p.s.tracks[ana] = [2, 4, 0];
        (p.s.signs[1] as unknown[])[0] = ben;
        if (taken) (p.s.signs[1] as unknown[])[1] = ben;
      });
      script(match, 'place=elephant', 'payment=food=1,silver=2', 'develop=improve:bom-k01');
      expect(match.s.tracks[ana]).toEqual([3, 6, 0]);
      return scoreOf(match, ana).signs;
    };
    expect([gained(false), gained(true)]).toEqual([2, 1]);
  });

  it('EX-T18 passing a sign (BOM-12.2)', () => {
    const match = table((p) => {
      p.stock(ana, 2, 1, 0).played(ana, 1, 'bom-b01');
      p.s.tracks[ana] = [4, 0, 0];
      (p.s.signs[0] as unknown[])[0] = ben;
    });
    script(match, 'place=giant', 'payment=food=2,silver=1', 'develop=improve:bom-b01');
    expect(match.s.tracks[ana]).toEqual([7, 0, 0]);
    expect(scoreOf(match, ana).signs).toBe(1);
  });

  it('EX-T19 the cap and the order of arrival (BOM-12.1 BOM-12.4 BOM-14.5 BOM-14.6)', () => {
    const match = table((p) => {
      p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01', 'bom-b02');
      p.s.tracks = [
        [0, 0, 9],
        [0, 0, 10],
        [0, 0, 9],
      ];
      p.s.arrived[2] = [ben];
    });
    script(match, 'place=turtle', 'payment=food=1', 'turtleCards=bom-b01+bom-b02', 'turtleSteps=science=2');
    expect(match.s.tracks[ana]).toEqual([0, 0, 10]);
    expect(match.s.arrived[2]).toEqual([ben, ana]);
    match.s.order = ['ogre', 'genius', ...data.allGods.filter((god) => god !== 'ogre' && god !== 'genius')] as God[];
    expect(prizesOf(match, 'genius' as God)).toEqual([2, 3, 0]);
  });

  it('EX-T20 ties below (BOM-14.7 BOM-14.8 BOM-12.5)', () => {
    const prizes = (values: number[]): number[] => {
      const match = table(
        (p) => {
          p.s.tracks = values.map((value) => [0, 0, value]);
          p.s.order = ['ogre', 'goddess', 'giant', 'genius', 'elephant', 'turtle', 'whale', 'dragon'] as God[];
        },
        { seats: 4 },
      );
      return prizesOf(match, 'genius' as God);
    };
    expect(prizes([4, 2, 2, 0])).toEqual([2, 1, 1, 0]);
    expect(prizes([3, 3, 3, 1])).toEqual([2, 2, 2, 1]);
    expect(prizes([0, 0, 0, 5])).toEqual([0, 0, 0, 2]);
  });

  it('EX-T21 two players (BOM-14.6 BOM-14.7)', () => {
    const prizes = (values: number[]): number[] =>
      prizesOf(
        table(
          (p) => {
            p.s.tracks = values.map((value) => [0, 0, value]);
          },
          { seats: 2 },
        ),
        'genius' as God,
      );
    expect(prizes([6, 5])).toEqual([3, 0]);
    expect(prizes([6, 6])).toEqual([3, 3]);
  });

  it('EX-T22 equal Devotion (BOM-14.3)', () => {
    const fives = data.allCards.filter((id) => card(id)?.devotion === 5);
    const two = data.allCards.find((id) => card(id)?.devotion === 2) as string;
    const match = table(
      (p) =>
        p
          .under('dragon', ana, fives[0] as string)
          .under('goddess', ben, fives[1] as string)
          .under('turtle', cai, two),
      {
        phase: 'primaryFields',
      },
    );
    expect(match.s.order).toEqual(['goddess', 'dragon', 'turtle', 'genius', 'ogre', 'giant', 'elephant', 'whale']);
  });

  it('EX-T23 choosing a primary field in order (BOM-14.1 BOM-14.8)', () => {
    const match = table(
      (p) => p.played(ana, 2, 'bom-b01', 'bom-b02', 'bom-bc1').played(ben, 2, 'bom-b03', 'bom-b04', 'bom-b05', 'bom-bc3'),
      {
        phase: 'primaryFields',
      },
    );
    expect(asked(match)).toBe(`${ana}:primaryField`);
    script(match, 'primaryField=building');
    expect(asked(match)).toBe(`${ben}:primaryField`);
    script(match, 'primaryField=building');
    expect(placesIn(match, field('building'))).toEqual([2, 1, 0]);
    expect(placesIn(match, field('character'))).toEqual([0, 0, 0]);
  });

  it('EX-T24 improving can cost the temple bonus (BOM-10.7 BOM-14.9)', () => {
    const match = table((p) => p.stock(ana, 2, 1, 0).played(ana, 1, 'bom-b01', 'bom-b02', 'bom-b04', 'bom-b05'));
    expect(scoreOf(match, ana).temple).toBe(1);
    script(match, 'place=giant', 'payment=food=2,silver=1', 'develop=improve:bom-b02');
    expect(scoreOf(match, ana).temple).toBe(0);
  });

  it('EX-T25 the green disc (BOM-15.5 BOM-7.9)', () => {
    const match = table(
      (p) => {
        p.stock(ana, 0, 1, 0).stock(ben, 0, 1, 9).stock(cai, 0, 1, 0).disc('green').on('whale', [ben]).free(ben, 3);
        p.s.actions[ben] = 1;
      },
      { options: { seasons: true } },
    );
    script(match, 'place=genius', 'payment=silver=1', 'copy=cubes');
    expect(match.s.actions[ben]).toBe(2);
    expect(asked(match)).toBe(`${cai}:place`);
    script(match, 'place=fields');
    expect(asked(match)).toBe(`${ana}:place`);
    script(match, 'place=fields');
    expect(asked(match)).toBe(`${cai}:place`);
  });

  it('EX-T26 black and brown discs (BOM-15.4 BOM-15.7 BOM-3.6)', () => {
    const wine = data.allCards.find((id) => card(id)?.benefit === 'wineIncome') as string;
    const start = (disc: string) =>
      table(
        (p) => {
          p.stock(ana, 0, 0, 0)
            .disc(disc)
            .played(ana, 2, wine, visions[0] as string);
          p.s.workers[ana] = [1, 1, 1, 0, 0];
        },
        { phase: 'production', options: { seasons: true } },
      );
    const black = start('black');
    expect([stockOf(black, ana), black.s.hand[ana]]).toEqual([[0, 0, 1], []]);
    const brown = start('brown');
    script(brown, 'draw=1:0');
    expect([stockOf(brown, ana), brown.s.hand[ana]?.length]).toEqual([[1, 1, 0], 1]);
    const primary = data.cards[wine as Card]?.primary[0] ?? Number.NaN;
    expect(placesIn(brown, field(data.primaries[primary] as Field))[ana]).toBe(1);
  });

  it('EX-T27 the yellow disc (BOM-15.6)', () => {
    const match = table((p) => p.stock(ana, 0, 1, 0).stock(ben, 9, 9, 9).disc('yellow'), { options: { seasons: true } });
    script(match, 'place=genius', 'payment=silver=1');
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('EX-T28 a Worship draw (BOM-16.2 BOM-16.4 BOM-16.5 BOM-8.4)', () => {
    const start = (deck: number) =>
      table(
        (p) => {
          p.stock(ana, 2, 2, 1).hand(ana, 'bom-b01', 'bom-b02');
          p.s.worship[ben] = p.s.worshipDeck.splice(deck);
        },
        { options: { worship: 'everyTurn' } },
      );
    const match = start(8);
    script(match, 'place=worship', 'worshipPrice=food=2,silver=2');
    expect(match.s.worshipDealt).toHaveLength(3);
    match.answer(ana, keysOf(match, ana)[0] as string);
    expect([match.s.worshipDeck.length, match.s.worship[ana]?.length]).toEqual([7, 1]);
    expect(keysOf(match, ana)).not.toContain('worship');
    const short = start(2);
    script(short, 'place=worship');
    expect(keysOf(short, ana)).toContain('food=2');
    expect(keysOf(short, ana)).not.toContain('food=2,silver=2');
    expect(keysOf(short, ana)).toContain('card=2');
  });

  it('EX-T29 Worship at the end (BOM-16.7 BOM-12.4)', () => {
    const match = table(
      (p) => {
        p.stock(ana, 0, 4, 0).stock(ben, 0, 4, 0).stock(cai, 0, 1, 0);
        p.s.tracks = [
          [0, 0, 10],
          [0, 0, 10],
          [0, 0, 0],
        ];
        p.s.arrived[2] = [ben, ana];
        p.s.worship[ana] = ['dragon', 'genius'] as God[];
        p.s.worshipDeck = p.s.worshipDeck.filter((god) => god !== 'dragon' && god !== 'genius');
      },
      { options: { worship: 'everyTurn' } },
    );
    expect(scoreOf(match, ana).worship).toBe(2);
  });

  it('EX-T30 moss (BOM-13.1)', () => {
    const match = table((p) => p.on('giant', [ana]).mossy('ogre', 'turtle').on('ogre', [ben]), { phase: 'status' });
    expect(['giant', 'genius', 'ogre', 'turtle'].map((god) => godOf(match, god).mossy)).toEqual([false, true, false, true]);
  });

  it('EX-T35 play and improve in one season (BOM-10.10 BOM-10.9 BOM-11.4)', () => {
    const replica = data.allCards.find((id) => card(id)?.benefit === 'replica') as string;
    const match = table((p) => p.stock(ana, 9, 9, 9).played(ana, 2, replica).hand(ana, 'bom-b01').free(ana, 2).free(ben, 0).free(cai, 0));
    script(match, 'place=giant', 'payment=food=2,silver=1', 'develop=play:bom-b01');
    script(match, 'place=giant', 'payment=food=3,silver=1', 'develop=improve:bom-b01');
    expect(match.s.tracks[ana]).toEqual([4, 0, 0]);
    expect(match.s.season).toBe(2);
    expect(stockOf(match, ana)[1]).toBe(9 - 1 - 1 + 1);
  });

  it('EX-T36 the Dragon power in a copy (BOM-7.10 BOM-11.6 BOM-H.4)', () => {
    const power = data.allCards.find((id) => card(id)?.benefit === 'dragonPower') as string;
    const match = table((p) =>
      p.stock(ana, 1, 0, 0).hand(ana, 'bom-k05').stock(ben, 1, 0, 2).played(ben, 2, power).hand(ben, 'bom-b01', 'bom-b02', 'bom-b03'),
    );
    script(match, 'place=dragon', 'payment=food=1', 'slipCard=pass', 'copy=cubes');
    script(match, 'slipCard=bom-b01', 'slipUnder=ogre', 'slipCard=bom-b03', 'slipUnder=ogre');
    expect(rules.view(match, cai).gods['ogre' as God]?.under).toEqual([
      { seat: ben, card: null },
      { seat: ben, card: null },
    ]);
    expect(rules.view(match, ben).gods['ogre' as God]?.under).toEqual([
      { seat: ben, card: 'bom-b01' },
      { seat: ben, card: 'bom-b03' },
    ]);
    expect(asked(match)).toBe(`${ben}:place`);
  });

  it('EX-T39 season 8 (BOM-13.2 BOM-13.5 BOM-14.1)', () => {
    const match = table(
      (p) => {
        p.on('goddess', [ana], [3, 0, 0]).played(cai, 2, 'bom-bc1').stock(ana, 0, 0, 0);
        p.s.season = 8;
        p.s.first = cai;
      },
      { phase: 'status' },
    );
    expect(godOf(match, 'goddess').cubes).toEqual([0, 0, 0]);
    expect(stockOf(match, ana)).toEqual([0, 0, 0]);
    expect(match.s.first).toBe(ana);
    expect(asked(match)).toBe(`${cai}:primaryField`);
  });

  it('EX-T40 the Turtle at the cap (BOM-9.9 BOM-12.1 BOM-12.2)', () => {
    const start = (answer: string) => {
      const match = table((p) => {
        p.stock(ana, 1, 0, 0).hand(ana, 'bom-b01', 'bom-b02');
        p.s.tracks[ana] = [10, 0, 8];
        p.s.arrived[0] = [ana];
      });
      script(match, 'place=turtle', 'payment=food=1', 'turtleCards=bom-b01+bom-b02', `turtleSteps=${answer}`);
      return match;
    };
    const both = start('science=2');
    expect(both.s.tracks[ana]).toEqual([10, 0, 10]);
    expect(both.s.signs[2]?.[2]).toBe(ana);
    expect(start('culture=1,science=1').s.tracks[ana]).toEqual([10, 0, 9]);
    expect(start('culture=2').s.tracks[ana]).toEqual([10, 0, 8]);
  });

  it('EX-T42 Worship must leave a placement (BOM-16.3 BOM-16.8)', () => {
    const start = () =>
      table(
        (p) => {
          p.stock(ana, 1, 1, 0).stock(ben, 0, 0, 0).stock(cai, 0, 0, 0);
          p.harvested(0, ana).harvested(1, ana).harvested(2, ana).free(ana, 1);
          p.asleep('genius', 'ogre', 'giant', 'elephant', 'turtle', 'whale', 'dragon');
        },
        { options: { worship: 'everyTurn' } },
      );
    const match = start();
    expect(keysOf(match, ana)).toEqual(['goddess', 'worship']);
    script(match, 'place=worship');
    expect(keysOf(match, ana)).toEqual(['none']);
    script(match, 'worshipPrice=none');
    match.answer(ana, keysOf(match, ana)[0] as string);
    expect(asked(match)).toBe(`${ana}:payment`);
    const after = start();
    script(after, 'place=goddess', 'payment=food=1,silver=1', 'workers=none');
    expect(asked(after)).toBe(`${ana}:worshipAfter`);
  });

  it('a payment that the question does not suggest is still legal when the rules allow it (BOM-5.9)', () => {
    const match = table((p) => p.stock(ana, 3, 3, 3));
    script(match, 'place=giant');
    const question = onlyQuestion(match);
    const suggested = question.kind === 'allocate' ? (question.suggest?.() ?? []).map((answer) => keyOf(question, answer)) : [];
    expect(suggested[0]).toBe('food=2,silver=1');
    expect(keysOf(match, ana).length).toBeGreaterThan(suggested.length);
    expect(tributeOf(match, 'giant' as God)).toEqual([2, 1, 0]);
  });
});
