import { partialAnswer, type Question, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../data/read.ts';
import { howMany } from '../rules/pay.ts';
import type { Ware } from '../rules/shop.ts';
import type { View } from '../rules/types.ts';
import { asked, go, readings, type Scene, scene, seatNamed, type TestMatch } from './scene.ts';

const viewOf = (match: TestMatch, civ: string): View => match.seatView(seatNamed(match, civ)).view as View;

const shopOf = (match: TestMatch, civ: string): readonly Ware[] => {
  const eyes = seatNamed(match, civ);
  return readings(match, eyes).shop(eyes);
};

const openQuestion = (match: TestMatch): Question => match.open[0] as Question;

/** What is foretold of a battle in Cisalpine Gaul before Hercules may step forward. */
function foretold(mine: string, theirs: string, change: (table: Scene) => Scene = (table) => table): View['battle'] {
  const table = change(scene('rome carthage greece').units('rome', 'roma', mine).units('carthage', 'cisalpina', theirs));
  const match = table.cards('rome', 'hercules').turnOf('rome').play('land');
  go(match, 'land=move:roma', 'marchTo=cisalpina', '?marchers=legion=2', '?marchers=legion=1');
  return viewOf(match, 'greece').battle;
}

describe('the forecast of a battle', () => {
  it('MAR-8.4 MAR-8.6 two dice beat one legion unless they show less than five', () => {
    const battle = foretold('2 legion', 'legion');
    expect(battle?.forecast?.clear).toBeCloseTo(30 / 36);
    expect(battle?.forecast?.repelled).toBe(0);
    expect(battle?.forecast?.losses[0]).toBeCloseTo(2 / 6);
    expect(battle?.forecast?.losses[1]).toBeCloseTo(30 / 36);
  });

  it('MAR-15.19 MAR-15.5 Penthesilea asks for six points, Ariadne adds her buildings to the defence', () => {
    expect(foretold('2 legion', 'legion', (table) => table.cards('carthage', 'penthesilea'))?.forecast?.clear).toBeCloseTo(26 / 36);
    const walls = (table: Scene): Scene =>
      table.own('carthage', 'cisalpina').built('cisalpina.wine market:cisalpina').cards('carthage', 'ariadne');
    expect(foretold('2 legion', 'legion', walls)?.forecast?.losses[0]).toBeCloseTo(5 / 6);
  });

  it('MAR-17.3 Centaurs are reckoned with before the dice', () => {
    const match = scene('rome greece carthage')
      .units('rome', 'roma', '2 legion')
      .units('greece', 'cisalpina', 'creature')
      .cards('rome', 'hercules')
      .turnOf('rome')
      .play('land');
    go(match, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=2');
    const { forecast } = viewOf(match, 'rome').battle ?? {};
    expect(forecast?.clear).toBeCloseTo(2 / 6);
    expect(forecast?.losses[0]).toBeCloseTo(2);
  });

  it('MAR-8.5 MAR-8.6 after the dice it shows faces, totals and losses until the next action', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', '3 legion')
      .units('carthage', 'cisalpina', 'legion fortress')
      .own('carthage', 'cisalpina')
      .built('cisalpina.wine')
      .turnOf('rome')
      .play('land', [6, 3, 2, 3]);
    go(match, 'land=move:roma', 'marchTo=cisalpina', 'marchers=legion=3');
    const { battle } = viewOf(match, 'greece');
    expect(battle).toMatchObject({ rolled: true, forecast: null });
    expect(battle?.attacker).toMatchObject({ dice: [6, 3, 2], total: 11, lost: 1 });
    expect(battle?.defender).toMatchObject({ dice: [3], automatic: 1, total: 9, lost: 2 });
    expect(asked(match)).toBe('rome:conquest');
    go(match, 'conquest=convert', '?call=1');
    expect(viewOf(match, 'greece').battle).toBe(null);
  });
});

describe('what units bring to an attack', () => {
  it('MAR-8.6 the odds follow the units that are chosen', () => {
    const match = scene('rome carthage greece')
      .units('rome', 'roma', '3 legion')
      .units('carthage', 'cisalpina', 'legion')
      .turnOf('rome')
      .play('land');
    go(match, 'land=move:roma', 'marchTo=cisalpina');
    const odds = (legions: number) =>
      partialAnswer(
        openQuestion(match),
        Array.from({ length: legions }, () => 'legion'),
      ).preview?.odds;
    expect(odds(1)).toBeCloseTo(2 / 6);
    expect(odds(2)).toBeCloseTo(30 / 36);
    expect(odds(3)).toBeGreaterThan(0.98);
  });
});

describe('combinations', () => {
  it('MAR-6.1 MAR-6.2 counts how many things of one cost a hand pays for', () => {
    expect(howMany([7, 0, 0, 0, 0], 3)).toBe(2);
    expect(howMany([0, 5, 1, 1, 0], 3)).toBe(1);
    expect(howMany([3, 2, 2, 1, 1], 3)).toBe(3);
    expect(howMany([0, 9, 9, 0, 0], 3)).toBe(0);
  });

  it('MAR-6.3 MAR-6.6 the shop tells the best price, the card behind it, and which combinations pay', () => {
    const match = scene('rome carthage greece')
      .own('rome', 'roma sicilia')
      .cards('rome', 'caesar mausoleum minos')
      .hand('rome', '2 tax grain wine')
      .turnOf('rome')
      .play('building');
    const ware = (ref: string) => shopOf(match, 'rome').find((candidate) => candidate.ref === ref);
    expect(ware('piece:legion')).toMatchObject({ cost: 2, printed: 3, byTaxes: true, byGoods: true, place: true });
    expect(ware('piece:city')).toMatchObject({ cost: 2, by: cardOf(match.data, 'mausoleum') });
    expect(ware('piece:fortress')).toMatchObject({ cost: 2, by: cardOf(match.data, 'minos') });
    expect(ware('piece:temple')).toMatchObject({ cost: 5, byTaxes: false, byGoods: false });
    expect(ware('card:ajax')).toMatchObject({ cost: 9, by: -1, byTaxes: false });
    expect(shopOf(match, 'carthage').find(({ ref }) => ref === 'piece:city')?.cost).toBe(3);
    expect(readings(match).shop(null)).toEqual([]);
  });

  it('the shop says what a hero or wonder would do for the reader as things stand', () => {
    const match = scene('rome carthage greece')
      .own('rome', 'roma')
      .hand('rome', '9 tax 3 wine')
      .edit((state) => {
        state.stage = 'building';
      })
      .turnOf('rome')
      .play('building');
    const benefit = (civ: string, card: string) => shopOf(match, civ).find(({ ref }) => ref === `card:${card}`)?.benefit;
    expect(benefit('rome', 'colossus')).toMatchObject({ id: 'benefit.income' });
    expect(benefit('rome', 'mausoleum')).toMatchObject({ id: 'benefit.price', args: { now: 3, becomes: 2 } });
    expect(benefit('rome', 'hamilcar')).toEqual({ id: 'benefit.none' });
    expect(benefit('rome', 'hanging_gardens')).toMatchObject({ id: 'benefit.kept', args: { goods: 2 } });
    expect(benefit('rome', 'pyramids')).toEqual({ id: 'benefit.wins' });
    expect(benefit('rome', 'medusa')).toBeNull();
    expect(benefit('carthage', 'hanging_gardens')).toBeNull();
  });

  it('MAR-6.2 the way to pay that leaves most comes first, and each choice says what is left', () => {
    const match = scene('rome carthage greece')
      .own('rome', 'roma')
      .hand('rome', '3 tax 2 grain 2 wine 2 fish')
      .turnOf('rome')
      .play('building');
    go(match, 'build=city');
    const question = openQuestion(match);
    if (question.kind !== 'pick') throw new Error('a payment is a pick of cards');
    expect(question.suggest?.()).toHaveLength(2);
    const { preview } = partialAnswer(question, ['tax.1', 'tax.2', 'tax.3']);
    expect(preview?.changes?.[0]).toEqual({ id: 'preview.taxes', tone: 'bad', shift: [3, 0] });
    expect(preview?.changes?.[1]?.args).toEqual({ heroes: 0, sixes: 0, threes: 2 });
  });
});

describe('the trade in sight', () => {
  it('MAR-4.15 says from whom the player due may not take', () => {
    const match = scene('rome carthage greece')
      .hand('rome', '2 grain')
      .hand('carthage', '2 wine')
      .hand('greece', 'fish metal')
      .play('trade');
    go(match, 'tradeSize=2', 'take=1-wine', 'take=0-grain');
    expect(viewOf(match, 'greece').trade).toMatchObject({ due: seatOf(0), barred: seatOf(1) });
  });
});
