import { type LanguageCode, languages, tongues } from '@pantheon/text';
import { useEffect, useState } from 'react';
import { changeSettings, currentSettings } from './settings.ts';
import { bringLanguage, offeredLanguages } from './translations.ts';

/** What a language calls itself. */
export const languageName = (language: LanguageCode): string => tongues[language]?.name ?? language;

/** Reads the page in another language, once its texts are here. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  if (await bringLanguage(language)) changeSettings({ language });
}

/** Brings the texts of the language that was chosen, or goes back to English if there are none any more. */
export async function prepareLanguage(): Promise<void> {
  const readable = await bringLanguage(currentSettings().language).catch(() => false);
  if (!readable) await chooseLanguage('en');
}

/** The languages to choose from: those that everything is written in, and the others once they are known to be far enough. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  const [offered, setOffered] = useState<readonly LanguageCode[]>(languages);
  useEffect(() => {
    let current = true;
    void offeredLanguages().then((found) => current && setOffered(found));
    return () => {
      current = false;
    };
  }, []);
  return offered;
}
