import type { LanguageCode, Me } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { call } from '../../app/api.ts';
import { setMe } from '../../app/me.ts';
import { useWords } from '../../app/words.ts';
import { fieldOf, useTry } from './use-try.ts';

/** The name, and the language of letters. */
export function NameAndLetters({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const [trouble, run] = useTry();
  const [saved, setSaved] = useState(false);
  return (
    <section className="panel" data-section="name">
      <h2 className="disp">{words('account.nameTitle')}</h2>
      <p className="muted">{words(me.guest ? 'account.nameGuest' : 'account.nameText')}</p>
      <form
        className="formgrid"
        onChange={() => setSaved(false)}
        onSubmit={(event) => {
          event.preventDefault();
          const body = { name: fieldOf(event, 'name'), language: fieldOf(event, 'language') as LanguageCode };
          run(async () => {
            setMe(await call('PATCH /api/me', { body }));
            setSaved(true);
          });
        }}
      >
        <label className="field">
          <span className="lab">{words('account.name')}</span>
          <input name="name" required maxLength={32} defaultValue={me.name} autoComplete="username" />
        </label>
        <label className="field">
          <span className="lab">{words('account.letters')}</span>
          <select name="language" defaultValue={me.language}>
            <option value="en">English</option>
            <option value="it">Italiano</option>
          </select>
        </label>
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <div className="rowbtns">
          <button type="submit" className="btn primary">
            {words('account.save')}
          </button>
          {saved && <span role="status">{words('account.saved')}</span>}
        </div>
      </form>
    </section>
  );
}
