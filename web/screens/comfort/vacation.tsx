import type { Vacation } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';

/** Days on which the reader's clocks stand still. */
export function VacationPanel(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [vacation, setVacation] = useState<Vacation | null>(null);
  const [days, setDays] = useState(7);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => void call('GET /api/vacation').then(setVacation), []);
  if (vacation === null) return null;
  const run = (step: Promise<Vacation>): void => {
    setTrouble(null);
    step.then(setVacation, (error: unknown) => setTrouble(errorText(words, errorCodeOf(error))));
  };
  const { allowance, used, current } = vacation;
  const left = Math.max(0, allowance - used);
  const until =
    current === null ? '' : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(Date.parse(current.until));
  return (
    <section className="panel" data-vacation={current === null ? 'no' : 'yes'}>
      <h2 className="disp">{words('comfort.vacation')}</h2>
      <p className="muted">{words('comfort.vacation.text')}</p>
      <p>{current === null ? words('comfort.vacation.left', { left, allowance }) : words('comfort.vacation.until', { until })}</p>
      {current === null ? (
        <form
          className="limits"
          onSubmit={(event) => {
            event.preventDefault();
            run(call('POST /api/vacation', { body: { days } }));
          }}
        >
          <label className="field">
            <span className="lab">{words('comfort.vacation.days')}</span>
            <input
              type="number"
              min={1}
              max={Math.max(1, left)}
              value={days}
              onChange={(event) => setDays(Math.max(1, event.target.valueAsNumber || 1))}
            />
          </label>
          <button type="submit" className="btn primary" disabled={left === 0} data-go>
            {words('comfort.vacation.go')}
          </button>
        </form>
      ) : (
        <button type="button" className="btn primary" onClick={() => run(call('POST /api/vacation/end'))} data-back>
          {words('comfort.vacation.end')}
        </button>
      )}
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}
