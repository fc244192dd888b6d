import { type Catalogue, type LanguageCode, languages, OFFERED_FROM, shareOf, type Translation, type Translations } from '@pantheon/text';
import { catalogues, translations as pageTranslations } from '../text/index.ts';
import { bringWritten } from './written.ts';

/** Whatever speaks and may be translated: the page itself, or a game. */
export interface Speaker {
  readonly catalogues: { readonly en: Catalogue };
  readonly translations?: Translations | undefined;
}

/** The sentences of the page itself. */
export const page: Speaker = { catalogues, translations: pageTranslations };

const speakers = new Set<Speaker>([page]);
const brought = new WeakMap<Speaker, Map<LanguageCode, Translation>>();

/** The translation of a speaker, if there is one that is far enough, and it has been brought. */
export const translationOf = (speaker: Speaker, language: LanguageCode): Translation | undefined => brought.get(speaker)?.get(language);

/** Brings what is written in a language, and the translation of a speaker, so that it can speak. A translation that leaves out too much is as good as none. */
export async function bringTranslation(speaker: Speaker, language: LanguageCode): Promise<Translation | undefined> {
  speakers.add(speaker);
  await bringWritten(language);
  const known = translationOf(speaker, language);
  const load = speaker.translations?.[language];
  if (known !== undefined || load === undefined) return known;
  const { default: translation } = await load();
  if (shareOf(translation, speaker.catalogues.en) < OFFERED_FROM) return undefined;
  const all = brought.get(speaker) ?? new Map<LanguageCode, Translation>();
  brought.set(speaker, all.set(language, translation));
  return translation;
}

/** Brings a language for everything that has spoken so far. False if the page cannot be read in it. */
export async function bringLanguage(language: LanguageCode): Promise<boolean> {
  await Promise.all([...speakers].map((speaker) => bringTranslation(speaker, language)));
  return languages.some((written) => written === language) || translationOf(page, language) !== undefined;
}

/** The languages that the page can be read in. */
export async function offeredLanguages(): Promise<LanguageCode[]> {
  const others = Object.keys(pageTranslations);
  const found = await Promise.all(others.map((language) => bringTranslation(page, language)));
  return [...languages, ...others.filter((_, place) => found[place] !== undefined)];
}
