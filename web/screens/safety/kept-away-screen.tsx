import { type ReactNode, useState } from 'react';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { setDistance, useKeptAway } from '../../app/kept-away.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { KeepAwayByName } from './keep-away-by-name.tsx';

/** Those whom the reader does not want to hear or meet. */
export function KeptAwayScreen(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const kept = useKeptAway();
  const [trouble, setTrouble] = useState<string | null>(null);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const change = (step: Promise<void>): void => {
    setTrouble(null);
    step.catch((error: unknown) => setTrouble(errorText(words, errorCodeOf(error))));
  };
  return (
    <PageLayout title={words('safety.kept')} className="narrow">
      <h1 className="disp">{words('safety.kept')}</h1>
      <section className="panel">
        <p className="muted">{words('safety.kept.text')}</p>
        {kept.length === 0 && <p data-none>{words('safety.kept.none')}</p>}
        <ul className="rows">
          {kept.map(({ person, kind, since }) => (
            <li key={person.id} data-kept={kind}>
              <div>
                <b>{person.name}</b>
                <span className="muted">
                  {words('safety.kept.since', { how: words(`safety.is.${kind}`), date: date.format(Date.parse(since)) })}
                </span>
              </div>
              <button type="button" className="btn" onClick={() => change(setDistance(person.id, null))}>
                {words('safety.kept.undo')}
              </button>
            </li>
          ))}
        </ul>
        {trouble !== null && <p className="alarm">{trouble}</p>}
      </section>
      <KeepAwayByName />
    </PageLayout>
  );
}
