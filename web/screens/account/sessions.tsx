import type { ReactNode } from 'react';
import { call } from '../../app/api.ts';
import { deviceName } from '../../app/device-name.ts';
import { askMe } from '../../app/me.ts';
import { useSettings } from '../../app/settings.ts';
import { useReply } from '../../app/use-reply.ts';
import { useWords } from '../../app/words.ts';
import { useTry } from './use-try.ts';

/** Where somebody is signed in, and the ways out. */
export function SessionList(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { value, again } = useReply('sessions', () => call('GET /api/me/sessions'));
  const [trouble, run] = useTry();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const end = async (id: string): Promise<void> => {
    await call('DELETE /api/me/sessions/:id', { params: { id } });
    again();
  };
  const endHere = async (): Promise<void> => {
    await call('POST /api/logout');
    await askMe();
  };
  const endAll = async (): Promise<void> => {
    await call('POST /api/logout-everywhere');
    await askMe();
  };
  return (
    <section className="panel" data-section="sessions">
      <h2 className="disp">{words('account.sessions')}</h2>
      <p className="muted">{words('account.sessionsText')}</p>
      <ul className="rows">
        {value?.map(({ id, device, current, seenAt }) => (
          <li key={id}>
            <div>
              <b>{deviceName(words, device)}</b>
              <span className="muted">
                {current ? words('account.thisDevice') : words('account.seen', { when: time.format(Date.parse(seenAt)) })}
              </span>
            </div>
            <button
              type="button"
              className="btn"
              aria-label={words('account.endOf', { name: deviceName(words, device) })}
              onClick={() => run(current ? endHere : () => end(id))}
            >
              {words('account.end')}
            </button>
          </li>
        ))}
      </ul>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <div className="rowbtns">
        <button type="button" className="btn danger" onClick={() => run(endAll)}>
          {words('account.endAll')}
        </button>
      </div>
    </section>
  );
}
