import { Match } from '@pantheon/kernel';
import { playOn } from '@pantheon/kernel/testing';
import { Speaker } from '@pantheon/text';
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
    const speaker = new Speaker({ text, data, language, seatName: (seat) => `Player ${seat}`, reader: null });
    const outline = text.outline(rules.view(match, null), speaker, null, data);
    const titles = outline.items.map((item) => (typeof item === 'string' ? item : item.title));
    expect(titles).toEqual(expect.arrayContaining([speaker.id('outline.gods'), speaker.id('outline.lands'), speaker.id('outline.seas')]));
    expect(JSON.stringify(outline)).not.toMatch(/t0\d[ab]-/);
  });

  it('name sites by their land and the sea that they face', () => {
    expect(text.name('site:t09a-L1.1', 'en', data)).toMatch(/\(by .+\)/);
    expect(text.name('site:t09a-L1.1', 'it', data)).toMatch(/\(su .+\)/);
    expect(text.name('area:nowhere', 'en', data)).toBeNull();
  });
});
