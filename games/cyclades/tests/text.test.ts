import { type Args, Match, seatOf } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { MessageFormatter } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import { bot } from '../bot/index.ts';
import { rules } from '../rules/index.ts';
import { text } from '../text/index.ts';

const data = rules.read(rules.pack);

describe('texts', () => {
  it('say the same things in both languages', () => {
    expect(Object.keys(text.catalogues.it).sort()).toEqual(Object.keys(text.catalogues.en).sort());
  });

  it('name every option, its values and every feature', () => {
    for (const { id, values } of rules.options)
      for (const key of [`option.${id}`, ...values.map((value) => `option.${id}.${value}`)]) expect(text.catalogues.en[key]).toBeDefined();
    for (const feature of bot.features) expect(text.catalogues.en[`feature.${feature}`]).toBeDefined();
  });

  it.each(['en', 'it'] as const)('outline a position in %s', (language) => {
    const match = Match.start(rules, { seats: 4, seed: 'outline' });
    playOn(match, 3, ({ number }) => number > 200);
    const formatter = new MessageFormatter({ text, data, language, seatName: (seat) => `Player ${seat}`, reader: null });
    const outline = text.outline(rules.view(match, null), formatter, null, data);
    const titles = outline.items.map((item) => (typeof item === 'string' ? item : item.title));
    expect(titles).toEqual(
      expect.arrayContaining([formatter.id('outline.gods'), formatter.id('outline.lands'), formatter.id('outline.seas')]),
    );
    expect(JSON.stringify(outline)).not.toMatch(/t0\d[ab]-/);
  });

  it('name sites by their land and the sea that they face', () => {
    expect(text.name?.('site:t09a-L1.1', 'en', data)).toMatch(/\(by .+\)/);
    expect(text.name?.('site:t09a-L1.1', 'it', data)).toMatch(/\(su .+\)/);
    expect(text.name?.('area:nowhere', 'en', data)).toBeNull();
  });

  it('name the spaces of the bid track', () => {
    expect(text.name?.('bid:ares-5', 'it', data)).toBe('Ares, 5');
    expect(text.name?.('bid:apollo-0', 'en', data)).toBe('Apollo');
  });

  it('tell with articles and numbers as people do', () => {
    const told = (language: 'en' | 'it', id: string, args: Args): string =>
      new MessageFormatter({ text, data, language, seatName: (seat) => `P${seat}`, reader: seatOf(0) }).id(id, args);
    const march = {
      who: 'seat:1',
      units: ['units:troop.2', 'units:mercenary.1', 'hero:ajax'],
      from: 'area:t01a-L1',
      to: 'area:t01a-L2',
      coins: 1,
    };
    expect(told('en', 'log.marched', march)).toBe('P1 marches from Apollonas to Moutsouna with 2 troops, a mercenary and Ajax for 1 coin.');
    expect(told('it', 'log.marched', march)).toBe('P1 marcia da Apollonas a Moutsouna con 2 truppe, un mercenario e Aiace per 1 moneta.');
    const fed = { creature: 'creature:hydra', whom: 'seat:0', unit: 'units:fleet.1', area: 'area:t01a-S1' };
    expect(told('en', 'log.killed', fed)).toBe('The Hydra takes a fleet from you in the Sea of Naxos I.');
    expect(told('it', 'log.killed', fed)).toBe('L’Idra porta via una flotta a te nel Mare di Naxos I.');
    const built = { who: 'seat:0', building: 'building:university', kind: 'university', land: 'area:t01a-L1' };
    expect(told('it', 'log.built', built)).toBe('Costruisci un’Università in Apollonas.');
    expect(text.counted?.('piece:mercenary', 2, 'en')).toBe('2 mercenaries');
    expect(text.counted?.('hero:ajax', 1, 'en')).toBeNull();
  });

  it('take Apollo without a bid', () => {
    const formatter = new MessageFormatter({ text, data, language: 'en', seatName: (seat) => `P${seat}`, reader: null });
    expect(formatter.id('log.bid', { who: 'seat:1', god: 'god:apollo', space: 0 })).toBe('P1 takes Apollo.');
    expect(formatter.id('log.bid', { who: 'seat:1', god: 'god:zeus', space: 3 })).toBe('P1 bids 3 on Zeus.');
  });
});
