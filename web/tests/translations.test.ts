import { type LanguageCode, languages, MessageFormatter, OFFERED_FROM, shareOf, tongues, writtenFor } from '@pantheon/text';
import { describe, expect, test } from 'vitest';
import { faultIn, noNames } from '../../kernel/tests/message-faults.ts';
import { gapsIn, textSources } from '../../scripts/text-sources.ts';
import { bringLanguage, offeredLanguages, page, translationOf } from '../app/translations.ts';
import { printedIn, wordsIn } from '../app/words.ts';
import { catalogues } from '../text/index.ts';

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

/** Everything that the page says, filled with one name and several counts: what is wrong with it. */
function faultsOfPage(language: LanguageCode, ids: readonly string[]): string[] {
  const words = wordsIn(language);
  return ids.flatMap((id) => {
    const message = catalogues[writtenFor(language)][id] ?? '';
    return [0, 1, 2].flatMap((n) => {
      const filled = argumentsOf(message).map((name) => [name, message.includes(`{${name}, plural`) ? n : 'Bruno']);
      const said = words(id, Object.fromEntries(filled));
      const fault = said === '' ? null : faultIn(language, said, noNames);
      return fault === null ? [] : [`${id}: ${fault}: ${said}`];
    });
  });
}

describe('the page', () => {
  test.each(languages)('has no fault in any of its sentences in %s', (language) => {
    expect(faultsOfPage(language, Object.keys(catalogues[language]))).toEqual([]);
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
    const asked = Object.keys(translation?.sentences ?? {}).filter((id) => page.catalogues.en[id] !== undefined);
    expect(faultsOfPage('fr', asked)).toEqual([]);
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
