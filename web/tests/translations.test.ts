import { MessageFormatter, OFFERED_FROM, shareOf, tongues } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import { faultIn, noNames } from '../../kernel/tests/message-faults.ts';
import { gapsIn, textSources } from '../../scripts/text-sources.ts';
import { bringLanguage, offeredLanguages, page, translationOf } from '../app/translations.ts';
import { printedIn, wordsIn } from '../app/words.ts';

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+?)(?:_\w+)?\s*[,}]/g)].map((found) => found[1] as string))].sort();

const sources = await textSources();
const translations = await Promise.all(
  sources.flatMap((source) =>
    Object.entries(source.translations).map(async ([language, load]) => ({
      of: source.id,
      language,
      source,
      translation: (await load()).default,
    })),
  ),
);

describe.each(translations)('the translation of $of into $language', ({ language, source, translation }) => {
  test('is in a language that has its grammar, and says so', () => {
    expect(translation.language).toBe(language);
    expect(Object.keys(tongues)).toContain(language);
  });

  test('says enough to be offered', () => {
    expect(gapsIn(source, translation).names).toEqual({});
    expect(shareOf(translation, source.english)).toBeGreaterThanOrEqual(OFFERED_FROM);
  });
});

describe('the page in French', () => {
  test('is offered, and falls back on English where a word is missing', async () => {
    expect(await offeredLanguages()).toContain('fr');
    expect(await bringLanguage('fr')).toBe(true);
    expect(await bringLanguage('tlh')).toBe(false);
    expect(wordsIn('fr')('lobby.free', { n: 1 })).toBe('Une place est encore libre. La partie commence quand toutes sont prises.');
    expect(printedIn({ en: 'Shepherd', it: 'Pastore' }, 'fr')).toBe('Berger');
    expect(printedIn({ en: 'Never translated', it: 'Mai tradotto' }, 'fr')).toBe('Never translated');
  });

  test('has no fault in any of its sentences, and asks for nothing that the English one is not given', () => {
    const translation = translationOf(page, 'fr');
    const words = wordsIn('fr');
    const asked = Object.keys(translation?.sentences ?? {}).filter((id) => page.catalogues.en[id] !== undefined);
    const filled = asked.flatMap((id) => {
      const english = page.catalogues.en[id] ?? '';
      const filling = (n: number) => argumentsOf(english).map((name) => [name, english.includes(`{${name}, plural`) ? n : 'Bruno']);
      return [0, 1, 2].map((n) => [id, words(id, Object.fromEntries(filling(n)))]);
    });
    const faults = filled.flatMap(([id = '', said = '']) => {
      const fault = said === '' ? null : faultIn('fr', said, noNames);
      return fault === null ? [] : [`${id}: ${fault}: ${said}`];
    });
    expect(faults).toEqual([]);
  });
});

describe('a formatter with a translation', () => {
  const text = {
    catalogues: { en: { hit: '{who} hits {what_the}.', gone: 'Gone.' }, it: { hit: '{who} colpisce {what_the}.', gone: 'Via.' } },
    term: (thing: string) => (thing === 'god:new' ? { name: 'Newcomer', renamed: 'yes' } : { name: 'Ogre', article: 'the' }),
  };
  const translation = {
    language: 'fr',
    sentences: { hit: '{who} frappe {what_the}.' },
    names: { 'god:ogre': { name: 'Ogre', article: 'l’', gender: 'm' }, 'god:new': { name: 'Nouveau', article: 'le' } },
  };
  const speak = new MessageFormatter({ text, data: {}, language: 'en', translation, seatName: () => 'Ada' });

  test('takes names and sentences from it, and from English what it leaves out', () => {
    expect(speak.locale).toBe('fr');
    expect(speak.id('hit', { who: 'seat:0', what: 'god:ogre' })).toBe('Ada frappe l’Ogre.');
    expect(speak.id('gone')).toBe('Gone.');
    expect(speak.id('yes')).toBe('Oui');
  });

  test('calls what a data pack has renamed by its new name', () => {
    expect(speak.id('hit', { who: 'seat:0', what: 'god:new' })).toBe('Ada frappe Newcomer.');
  });

  test('names what it has no name for without the grammar of another language', () => {
    expect(speak.id('hit', { who: 'seat:0', what: 'god:other' })).toBe('Ada frappe Ogre.');
  });
});
