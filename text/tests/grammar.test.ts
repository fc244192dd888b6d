import { type Args, seatOf } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { french } from '../grammar/french.ts';
import { type GameText, type Language, MessageFormatter, type Term, type Terms, termBook } from '../index.ts';

const terms: Terms = {
  'area:syria': {
    it: { name: 'Siria', article: 'la', gender: 'f', in: 'in Siria' },
    en: { name: 'Syria' },
  },
  'area:nile': { it: { name: 'Nilo', article: 'il', gender: 'm', in: 'sul Nilo' }, en: { name: 'Nile', article: 'the', in: 'on' } },
  'area:rome': { it: { name: 'Roma', article: '', in: 'a Roma' }, en: { name: 'Rome' } },
  'god:ares': { it: { name: 'Ares', article: '' }, en: { name: 'Ares' } },
  'god:hera': { it: { name: 'Era', article: '' }, en: { name: 'Hera' } },
  'god:ogre': { it: { name: 'Orco', article: 'l’', gender: 'm' }, en: { name: 'Ogre', article: 'the' } },
  'god:goddess': { it: { name: 'Dea', article: 'la', gender: 'f' }, en: { name: 'Goddess', article: 'the' } },
  'building:temple': {
    it: { name: 'tempio', article: 'il', gender: 'm', plural: 'templi' },
    en: { name: 'temple', article: 'a/an', plural: 'temples' },
  },
  'building:university': {
    it: { name: 'università', article: 'l’', gender: 'f', plural: 'università' },
    en: { name: 'university', article: 'a/an', plural: 'universities' },
  },
  'piece:slave': {
    it: { name: 'schiavo', article: 'lo', gender: 'm', plural: 'schiavi', one: 'uno schiavo' },
    en: { name: 'slave', article: 'a/an', plural: 'slaves' },
  },
  'good:wood': { it: { name: 'legno', article: 'il', gender: 'm' }, en: { name: 'wood' } },
  'phase:war': { it: { name: 'guerra', full: 'Fase Militare', gender: 'f' }, en: { name: 'war', full: 'Military Phase' } },
};

const say = (language: Language, message: string, args: Args, reader: number | null = 0): string => {
  const text: GameText = {
    catalogues: { en: { message }, it: { message } },
    name: () => null,
    term: termBook(
      terms,
      () => new Map(),
      () => terms,
    ),
    outline: () => ({ title: '', items: [] }),
  };
  const seatName = (seat: number): string => ['Bruno', 'Anna', 'Elio'][seat] ?? '';
  return new MessageFormatter({ text, data: terms, language, seatName, reader: reader === null ? null : seatOf(reader) }).id(
    'message',
    args,
  );
};

describe('Italian', () => {
  const it = (message: string, args: Args, reader: number | null = 0): string => say('it', message, args, reader);

  test.each([
    ['{x_from}', 'area:syria', 'dalla Siria'],
    ['{x_in}', 'area:syria', 'in Siria'],
    ['{x_in}', 'area:nile', 'sul Nilo'],
    ['{x_to}', 'area:nile', 'al Nilo'],
    ['{x_in}', 'area:rome', 'a Roma'],
    ['{x_to}', 'god:ares', 'ad Ares'],
    ['{x_to}', 'god:hera', 'a Era'],
    ['{x_of}', 'god:ares', 'di Ares'],
    ['{x_on}', 'god:ogre', 'sull’Orco'],
    ['{x_The} dorme', 'god:ogre', 'L’Orco dorme'],
    ['{x_a}', 'building:temple', 'un tempio'],
    ['{x_a}', 'building:university', 'un’università'],
    ['{x_a}', 'piece:slave', 'uno schiavo'],
    ['{x_full}', 'phase:war', 'Fase Militare'],
    ['{x_gender, select, f {arrivata} other {arrivato}}', 'god:goddess', 'arrivata'],
    ['{x_to}', 'seat:1', 'ad Anna'],
    ['{x_of}', 'seat:2', 'di Elio'],
    ['{x_to}', 'seat:0', 'a te'],
  ])('%s of %s', (message, x, expected) => {
    expect(it(message, { x })).toBe(expected);
  });

  test('counts things with their article, and stuff with a figure', () => {
    expect(it('{x}', { x: { 'piece:slave': 1, 'good:wood': 1 } })).toBe('uno schiavo e 1 legno');
    expect(it('{x}', { x: { 'piece:slave': 2, 'good:wood': 2, 'building:temple': 3 } })).toBe('2 schiavi, 2 legno e 3 templi');
  });

  test('gives each of a list its own preposition, and says "ed" before e', () => {
    expect(it('{x_on}', { x: ['god:goddess', 'god:ogre'] })).toBe('sulla Dea e sull’Orco');
    expect(it('{x}', { x: ['god:ares', 'god:hera'] })).toBe('Ares ed Era');
    expect(it('{x_from}', { x: ['area:syria', 'area:rome', 'seat:1'] })).toBe('dalla Siria, da Roma e da Anna');
  });

  test('tells nothing from something', () => {
    const message = '{x_is, select, nothing {gratis} other {per {x}}}';
    expect([it(message, { x: {} }), it(message, { x: { 'good:wood': 2 } }), it(message, { x: [] })]).toEqual([
      'gratis',
      'per 2 legno',
      'gratis',
    ]);
  });

  test('chooses the whole clause by who reads', () => {
    const message =
      '{whom_is, select, you {{who} ti attacca} other {{who_is, select, you {Attacchi} other {{who} attacca}} {whom}}} {area_in}.';
    const args = { who: 'seat:0', whom: 'seat:1', area: 'area:nile' };
    expect([it(message, args, 0), it(message, args, 1), it(message, args, 2)]).toEqual([
      'Attacchi Anna sul Nilo.',
      'Bruno ti attacca sul Nilo.',
      'Bruno attacca Anna sul Nilo.',
    ]);
  });
});

describe('English', () => {
  const en = (message: string, args: Args): string => say('en', message, args);

  test.each([
    ['{x_in}', 'area:nile', 'on the Nile'],
    ['{x_from}', 'area:syria', 'from Syria'],
    ['{x_The} sleeps', 'god:ogre', 'The Ogre sleeps'],
    ['{x_a}', 'building:university', 'a university'],
    ['{x_the}', 'building:temple', 'the temple'],
    ['{x_whose} fleet', 'seat:1', 'Anna’s fleet'],
    ['{x_whose} fleet', 'seat:0', 'your fleet'],
  ])('%s of %s', (message, x, expected) => {
    expect(en(message, { x })).toBe(expected);
  });

  test('counts and lists without a comma before "and"', () => {
    expect(en('{x}', { x: { 'piece:slave': 1, 'good:wood': 1, 'building:temple': 2 } })).toBe('a slave, 1 wood and 2 temples');
  });
});

describe('French', () => {
  const names: { readonly [thing: string]: Term } = {
    'god:ogre': { name: 'Ogre', article: 'l’', gender: 'm' },
    'god:goddess': { name: 'Déesse', article: 'la', gender: 'f' },
    'god:giant': { name: 'Géant', article: 'le', gender: 'm' },
    'area:fields': { name: 'Champs', article: 'les', gender: 'm', number: 'p' },
    'track:culture': { name: 'Culture', article: '', sur: 'sur la piste de la Culture', de: 'de la piste de la Culture' },
    'unit:card': { name: 'carte', article: 'la', gender: 'f', plural: 'cartes' },
  };
  const fr = (message: string, args: Args, reader: number | null = null): string => {
    const text: GameText = { catalogues: { en: {}, it: {} }, term: () => ({ name: '' }), outline: () => ({ title: '', items: [] }) };
    const seatName = (seat: number): string => ['Ada', 'Bruno', 'Yves', 'Yann'][seat] ?? '';
    const translation = { language: 'fr', sentences: { said: message }, names };
    return new MessageFormatter({
      text,
      data: {},
      language: 'en',
      translation,
      seatName,
      reader: reader === null ? null : seatOf(reader),
    }).id('said', args);
  };

  test.each([
    ['{x_The} dort.', 'god:ogre', 'L’Ogre dort.'],
    ['La faveur {x_of}', 'god:ogre', 'La faveur de l’Ogre'],
    ['La faveur {x_of}', 'god:giant', 'La faveur du Géant'],
    ['La faveur {x_of}', 'god:goddess', 'La faveur de la Déesse'],
    ['prend 1 Vin {x_to}', 'god:giant', 'prend 1 Vin au Géant'],
    ['va {x_to}', 'area:fields', 'va aux Champs'],
    ['récolte {x_in}', 'area:fields', 'récolte dans les Champs'],
    ['au bout {x_of}', 'track:culture', 'au bout de la piste de la Culture'],
    ['avance {x_on}', 'track:culture', 'avance sur la piste de la Culture'],
    ['pose {x_a}', 'unit:card', 'pose une carte'],
    ['le pion {x_whose}', 'seat:0', 'le pion d’Ada'],
    ['le pion {x_whose}', 'seat:1', 'le pion de Bruno'],
    ['le pion {x_whose}', 'seat:2', 'le pion d’Yves'],
    ['le pion {x_whose}', 'seat:3', 'le pion de Yann'],
  ])('%s with %s', (message, x, expected) => {
    expect(fr(message, { x })).toBe(expected);
  });

  test('gives each of a list its own form, and speaks to the reader', () => {
    expect(fr('pousse {x_on}', { x: ['god:ogre', 'god:giant'] })).toBe('pousse sur l’Ogre et sur le Géant');
    expect(fr('{x_is, select, you {Vous prenez} other {{x} prend}}', { x: 'seat:0' }, 0)).toBe('Vous prenez');
  });

  test('counts nothing and one as one', () => {
    expect(['unit:card'].flatMap((card) => [1, 2].map((count) => fr('{x}', { x: { [card]: count } })))).toEqual(['1 carte', '2 cartes']);
    expect(fr('{n, plural, one {# carte} other {# cartes}}', { n: 0 })).toBe('0 carte');
    expect(fr('{x}', { x: { 'seat:0': 3 } })).toBe('Ada\u00a0: 3');
  });

  test('knows no other article', () => {
    expect(() => french.forms({ name: 'Ogre', article: 'the' })).toThrow('no French article');
  });
});

test('a thing has its short name on a label, and its full one inside a sentence', () => {
  const text: GameText = {
    catalogues: { en: { built: 'A {x}.' }, it: { built: 'Un {x}.' } },
    term: () => ({ name: 'dolmen', short: 'Dolmen' }),
    outline: () => ({ title: '', items: [] }),
  };
  const formatter = new MessageFormatter({ text, data: terms, language: 'en', seatName: String });
  expect([formatter.name('building:dolmen'), formatter.plain('building:dolmen'), formatter.id('built', { x: 'building:dolmen' })]).toEqual([
    'Dolmen',
    'Dolmen',
    'A dolmen.',
  ]);
});

test('a name stands with a capital on a label, but a player’s stays as it was written', () => {
  const text: GameText = { catalogues: { en: {}, it: {} }, term: () => ({ name: 'temple' }), outline: () => ({ title: '', items: [] }) };
  const formatter = new MessageFormatter({ text, data: terms, language: 'en', seatName: () => 'ada' });
  expect([formatter.name('building:temple'), formatter.name('seat:0')]).toEqual(['Temple', 'ada']);
});

test('a term without gender, number or plural can be said all the same', () => {
  expect(say('it', '{x_gender, select, f {una} other {un}} {x_plural} {x_number, select, p {sono} other {è}}', { x: 'god:ares' })).toBe(
    'un Ares è',
  );
});

test('a pack that renames a thing has its own name, without the grammar of the old one', () => {
  const names = (name: string) => new Map([['area:syria', { en: name, it: name }]]);
  const usual = { name: 'Syria' };
  const term = termBook<{ name: string }>(
    { 'area:syria': { en: { name: 'Syria' }, it: { name: 'Siria', article: 'la' } } },
    ({ name }) => names(name),
    () => usual,
  );
  const found = (data: object): Term | null => term('area:syria', 'it', data);
  expect([found(usual), found({ name: 'Aram' }), term('area:rome', 'it', usual)]).toEqual([
    { name: 'Siria', article: 'la' },
    { name: 'Aram', renamed: 'yes' },
    null,
  ]);
});
