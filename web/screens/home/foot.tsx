import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chooseLanguage, languageName, useOfferedLanguages } from '../../app/languages.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';

/** The last line of the first page: what this is, and the languages it speaks. */
export function HomeFoot(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const offered = useOfferedLanguages();
  return (
    <footer className="foot">
      <b>Pantheon</b>
      <span>{words('welcome.free')}</span>
      <Link href="/about">{words('nav.about')}</Link>
      <a href="/docs/hosting.html">{words('host.how')}</a>
      <fieldset className="tongues" aria-label={words('nav.languages')}>
        {offered.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => void chooseLanguage(one)}>
            {languageName(one)}
          </button>
        ))}
      </fieldset>
    </footer>
  );
}
