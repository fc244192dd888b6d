import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../app/api.ts';
import { useWords } from '../../app/words.ts';

/** The reader's deadlines, in a calendar of theirs. */
export function CalendarPanel(): ReactNode {
  const words = useWords();
  const [published, setPublished] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => void call('GET /api/calendar').then((state) => setPublished(state.published)), []);
  const publish = async (): Promise<void> => {
    const { secret } = await call('POST /api/calendar');
    setLink(`${location.origin}/calendar/${secret}.ics`);
    setPublished(true);
  };
  const revoke = async (): Promise<void> => {
    await call('DELETE /api/calendar');
    setLink(null);
    setPublished(false);
  };
  return (
    <section className="panel">
      <h2 className="disp">{words('comfort.calendar')}</h2>
      <p className="muted">{words('comfort.calendar.text')}</p>
      {link !== null && (
        <label className="field">
          <span className="lab">{words('comfort.calendar.link')}</span>
          <input readOnly value={link} onFocus={(event) => event.target.select()} data-calendar />
        </label>
      )}
      <div className="rowbtns">
        <button type="button" className="btn" onClick={() => void publish()} data-publish>
          {words(published ? 'comfort.calendar.renew' : 'comfort.calendar.make')}
        </button>
        {published && (
          <button type="button" className="btn quiet" onClick={() => void revoke()} data-revoke>
            {words('comfort.calendar.revoke')}
          </button>
        )}
      </div>
    </section>
  );
}
