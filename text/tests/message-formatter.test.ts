import { ref, say, seatOf, who } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { type GameText, type Language, languages, MessageFormatter, plainText, type Terms } from '../index.ts';

const terms: Terms = {
  'god:goddess': { en: { name: 'Goddess', article: 'the' }, it: { name: 'Dea', article: 'la' } },
  'god:ogre': { en: { name: 'Ogre', article: 'the' }, it: { name: 'Orco', article: 'l’' } },
  'good:sheep': { en: { name: 'sheep' }, it: { name: 'pecora', plural: 'pecore' } },
};
const names: { readonly [thing: string]: { readonly [L in Language]: string } } = {
  'god:ares': { en: 'Ares', it: 'Ares' },
  'good:fish': { en: 'fish', it: 'pesce' },
};

const text: Pick<GameText, 'catalogues' | 'name' | 'term'> = {
  catalogues: {
    en: {
      'log.robs': '{seat_is, select, you {You take} other {{seat} takes}} {loot} {god_from}.',
      'log.sleeps': '{god_The} sleeps.',
      'log.all': 'Gods: {gods}.',
      'log.none': '{loot}',
      'log.gives': '{seat_is, select, you {You give} other {{seat} gives}} a card {whom_to}.',
      'log.gives.earlier': '{seat_is, select, you {You give} other {{seat} gives}} a card away.',
    },
    it: {
      'log.robs': '{seat_is, select, you {Prendi} other {{seat} prende}} {loot} {god_from}.',
      'log.sleeps': '{god_The} dorme.',
      'log.all': 'Dèi: {gods}.',
      'log.none': '{loot}',
      'log.gives': '{seat_is, select, you {Dai} other {{seat} dà}} una carta {whom_to}.',
      'log.gives.earlier': '{seat_is, select, you {Dai} other {{seat} dà}} via una carta.',
    },
  },
  name: (thing, language) => names[thing]?.[language] ?? null,
  term: (thing, language) => terms[thing]?.[language] ?? null,
};

const formatter = (language: Language, reader: number | null = null): MessageFormatter =>
  new MessageFormatter({
    text,
    data: {},
    language,
    seatName: (seat) => ['Ada', 'Bruno'][seat] ?? '',
    reader: reader === null ? null : seatOf(reader),
  });

const robs = (god: string) => say('log.robs', { seat: who(seatOf(0)), loot: { 'good:fish': 2 }, god: ref('god', god) });

describe('a formatter', () => {
  it('says you to the reader and names the others', () => {
    expect(formatter('en', 0).plain(robs('ares'))).toBe('You take 2 fish from Ares.');
    expect(formatter('en', 1).plain(robs('ares'))).toBe('Ada takes 2 fish from Ares.');
    expect(formatter('it', 0).plain(robs('ares'))).toBe('Prendi 2 pesce da Ares.');
  });

  it('joins article and preposition as each language does', () => {
    expect(formatter('en').plain(robs('goddess'))).toBe('Ada takes 2 fish from the Goddess.');
    expect(formatter('it').plain(robs('goddess'))).toBe('Ada prende 2 pesce dalla Dea.');
    expect(formatter('it').plain(robs('ogre'))).toBe('Ada prende 2 pesce dall’Orco.');
    expect(formatter('it').plain(say('log.sleeps', { god: 'god:ogre' }))).toBe('L’Orco dorme.');
    expect(formatter('en').plain(say('log.sleeps', { god: 'god:ares' }))).toBe('Ares sleeps.');
  });

  it('turns to the reader where he is not the one who acts', () => {
    const gives = say('log.gives', { seat: who(seatOf(0)), whom: who(seatOf(1)) });
    expect(formatter('en', 1).plain(gives)).toBe('Ada gives a card to you.');
    expect(formatter('it', 1).plain(gives)).toBe('Ada dà una carta a te.');
    expect(formatter('it', 0).plain(gives)).toBe('Dai una carta a Bruno.');
  });

  it('keeps things apart from words, so that a client can show them', () => {
    expect(formatter('it').say(robs('ogre'))).toContainEqual({ ref: 'god:ogre', name: 'Orco' });
    expect(plainText(formatter('it').say(robs('ogre')))).toContain('dall’Orco');
  });

  it('joins lists, and says nothing where there is nothing', () => {
    expect(formatter('it').plain(say('log.all', { gods: ['god:ares', 'god:ogre', 'god:goddess'] }))).toBe('Dèi: Ares, Orco e Dea.');
    expect(formatter('it').plain(say('log.none', { loot: {} }))).toBe('niente');
    expect(formatter('it').plain(say('log.all', { gods: [] }))).toBe('Dèi: niente.');
  });

  it('counts things by their terms', () => {
    expect(formatter('it').plain(say('log.none', { loot: { 'good:sheep': 2, 'good:fish': 1 } }))).toBe('2 pecore e 1 pesce');
    expect(plainText(formatter('it').answer([{ text: 'good:sheep', count: 3 }]))).toBe('3 pecore');
    const mixed = [
      { text: 'good:sheep', count: 3 },
      { text: 'good:fish', count: 1 },
    ] as const;
    expect(plainText(formatter('it').answer(mixed))).toBe('3 pecore e 1 pesce');
  });

  it('tells a line that lacks an argument in the sentence for earlier lines', () => {
    expect(formatter('en', 0).plain(say('log.gives', { seat: who(seatOf(0)) }))).toBe('You give a card away.');
    expect(formatter('en', 0).plain(say('log.gives', { seat: who(seatOf(0)), whom: 'god:ogre' }))).toBe('You give a card to the Ogre.');
    expect(() => formatter('en').plain(say('log.sleeps'))).toThrow('god');
  });

  it('refuses a text or a name that is not there, instead of showing a key', () => {
    for (const language of languages) {
      expect(() => formatter(language).plain(say('log.missing'))).toThrow('log.missing');
      expect(() => formatter(language).plain('god:nobody')).toThrow('god:nobody');
    }
  });
});
