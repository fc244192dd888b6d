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
    expect(text.term?.('site:t09a-L1.1', 'en', data)?.name).toMatch(/\(by the .+\)/);
    expect(text.term?.('site:t09a-L1.1', 'it', data)?.name).toMatch(/\(sul .+\)/);
    expect(text.term?.('area:nowhere', 'en', data)).toBeNull();
  });

  it('name the spaces of the bid track', () => {
    expect(text.term?.('bid:ares-5', 'it', data)?.name).toBe('Ares, 5');
    expect(text.term?.('bid:apollo-0', 'en', data)?.name).toBe('Apollo');
  });

  const told = (language: 'en' | 'it', id: string, args: Args): string =>
    new MessageFormatter({ text, data, language, seatName: (seat) => `P${seat}`, reader: seatOf(0) }).id(id, args);

  it('tell with articles and numbers as people do', () => {
    const units = ['units:troop.2', 'units:mercenary.1', 'hero:ajax'];
    const move = { who: 'seat:1', units, from: 'area:t01a-L2', to: 'area:t01a-L1', coins: 1 };
    expect(told('en', 'log.marched', move)).toBe('P1 moves 2 troops, a mercenary and Ajax from Moutsouna to Apollonas for 1 coin.');
    expect(told('it', 'log.marched', move)).toBe('P1 muove 2 truppe, un mercenario e Aiace da Moutsouna ad Apollonas per 1 moneta.');
    const built = { who: 'seat:0', building: 'building:university', land: 'area:t01a-L1' };
    expect(told('it', 'log.built', built)).toBe('Costruisci un’università ad Apollonas.');
    expect(told('en', 'log.built', built)).toBe('You build a university in Apollonas.');
    expect(told('en', 'outline.holds', { area: 'area:t01a-L1', faction: 'faction:0', units: { 'piece:mercenary': 2 } })).toBe(
      'Apollonas, Purple: 2 mercenaries',
    );
  });

  it('speak to the reader whom something befalls', () => {
    const fed = { creature: 'creature:hydra', whom: 'seat:0', unit: 'piece:fleet', area: 'area:t01a-S1' };
    expect(told('en', 'log.killed', fed)).toBe('The Hydra eliminates your fleet in the Sea of Naxos I.');
    expect(told('it', 'log.killed', fed)).toBe('L’Idra ti elimina una flotta nel Mare di Naxos I.');
    const outbid = { who: 'seat:0', by: 'seat:1', god: 'god:ares' };
    expect(told('en', 'log.displaced', outbid)).toBe('P1 displaces you from Ares.');
    expect(told('it', 'log.displaced', outbid)).toBe('P1 ti scalza da Ares.');
  });

  it('take Apollo without a bid', () => {
    const formatter = new MessageFormatter({ text, data, language: 'en', seatName: (seat) => `P${seat}`, reader: null });
    expect(formatter.id('log.bid', { who: 'seat:1', god: 'god:apollo', space: 0 })).toBe('P1 chooses Apollo.');
    expect(formatter.id('log.bid', { who: 'seat:1', god: 'god:zeus', space: 3 })).toBe('P1 bids 3 on Zeus.');
  });
});
