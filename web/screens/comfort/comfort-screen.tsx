import type { NoticeState } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { useMe } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useWords } from '../../app/words.ts';
import { CalendarPanel } from './calendar.tsx';
import { LatestNotices } from './latest-notices.tsx';
import { VacationPanel } from './vacation.tsx';

const HOURS = [1, 3, 6, 12, 24, 48] as const;
const USUAL_HOURS = 6;
const MORNING = '07:30';

/** What makes it easy to play over days: reminders, one letter a day, a calendar, vacations. */
export function ComfortScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  const somebody = typeof me === 'object' && me !== null;
  return (
    <PageLayout title={words('comfort.title')} className="narrow settings">
      <h1 className="disp">{words('comfort.title')}</h1>
      {somebody ? (
        <>
          <VacationPanel />
          <Letters />
          <CalendarPanel />
          <LatestNotices />
          <p className="rowbtns">
            <Link href="/settings">{words('comfort.ways')}</Link>
          </p>
        </>
      ) : (
        <p className="panel">{words('comfort.nobody')}</p>
      )}
    </PageLayout>
  );
}

function Letters(): ReactNode {
  const words = useWords();
  const [state, setState] = useState<NoticeState | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => void call('GET /api/notices/settings').then(setState), []);
  if (state === null) return null;
  const { settings, address, ways } = state;
  const change = (next: Partial<NoticeState['settings']>): void => {
    setTrouble(null);
    call('PUT /api/notices/settings', { body: { ...settings, ...next } }).then(setState, (error: unknown) =>
      setTrouble(errorText(words, errorCodeOf(error))),
    );
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { digest = null, reminder = USUAL_HOURS } = settings;
  return (
    <section className="panel">
      <h2 className="disp">{words('comfort.reminders')}</h2>
      <label className="setrow">
        <span className="lab">{words('comfort.reminder')}</span>
        <select
          className="inp"
          value={reminder ?? ''}
          onChange={(event) => change({ reminder: event.target.value === '' ? null : Number(event.target.value) })}
          data-reminder
        >
          {HOURS.map((hours) => (
            <option key={hours} value={hours}>
              {words('comfort.hours', { hours })}
            </option>
          ))}
          <option value="">{words('comfort.never')}</option>
        </select>
      </label>
      <div className="setrow">
        <label className="check">
          <input
            type="checkbox"
            checked={digest !== null}
            disabled={!ways.email}
            onChange={(event) => change({ digest: event.target.checked ? { at: MORNING, zone } : null })}
            data-digest
          />{' '}
          {words('comfort.digest')}
        </label>
        {digest !== null && (
          <input
            className="inp"
            type="time"
            value={digest.at}
            aria-label={words('comfort.digestAt')}
            onChange={(event) => event.target.value !== '' && change({ digest: { at: event.target.value, zone } })}
          />
        )}
      </div>
      <p className="muted">{words(ways.email ? (address?.confirmed ? 'comfort.digestText' : 'comfort.noAddress') : 'comfort.noMail')}</p>
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}
