import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLedger } from '../app/guide.ts';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';
import type { RulesProps } from './later.tsx';

/** The numbered rules of a game, with a search. */
export function Rules({ game, rule }: RulesProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const chapters = useLedger(game, language);
  const [wanted, setWanted] = useState('');
  const id = useId();
  const found = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (rule !== null) setWanted('');
  }, [rule]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once the rule is on the page
  useEffect(() => {
    found.current?.scrollIntoView({ block: 'center' });
  }, [rule, chapters]);
  const needle = wanted.trim().toLowerCase();
  const hits = (chapters ?? [])
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((one) => needle === '' || `${one.number} ${one.text}`.toLowerCase().includes(needle)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
  return (
    <>
      <div className="rulesearch">
        <label className="sr" htmlFor={id}>
          {words('rules.search')}
        </label>
        <input
          id={id}
          className="inp"
          type="search"
          data-rule-search
          value={wanted}
          placeholder={words('rules.search')}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled list must be reachable by keyboard */}
      <div className="rulelist" tabIndex={0}>
        {chapters !== null && hits.length === 0 && <p className="muted">{words('rules.none')}</p>}
        {hits.map((chapter) => (
          <section key={chapter.title}>
            <h4>{chapter.title}</h4>
            <ul>
              {chapter.rules.map((one) => (
                <li key={one.number} className={one.number === rule ? 'found' : ''} {...(one.number === rule ? { ref: found } : {})}>
                  <span className="num">{one.number}</span>
                  {one.text}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
