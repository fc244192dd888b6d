import type { Me } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { call } from '../../app/api.ts';
import { askMe } from '../../app/me.ts';
import { saveFile } from '../../app/save-file.ts';
import { useWords } from '../../app/words.ts';
import { fieldOf, useTry } from './use-try.ts';

/** All that is stored about somebody as a file, and the end of the account. */
export function OwnData({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const [trouble, run] = useTry();
  const [leaving, setLeaving] = useState(false);
  return (
    <section className="panel" data-section="data">
      <h2 className="disp">{words('account.data')}</h2>
      <p className="muted">{words('account.dataText')}</p>
      <div className="rowbtns">
        <button
          type="button"
          className="btn"
          onClick={() => run(async () => saveFile('pantheon-account.json', await call('GET /api/me/export')))}
          data-export
        >
          {words('account.export')}
        </button>
        <button type="button" className="btn danger" onClick={() => setLeaving(!leaving)} aria-expanded={leaving}>
          {words('account.delete')}
        </button>
      </div>
      {leaving && (
        <form
          className="formgrid"
          onSubmit={(event) => {
            event.preventDefault();
            const password = fieldOf(event, 'password');
            run(async () => {
              await call('DELETE /api/me', { body: password === '' ? {} : { password } });
              await askMe();
            });
          }}
        >
          <p>{words('account.deleteText')}</p>
          {me.hasPassword && (
            <label className="field">
              <span className="lab">{words('account.password')}</span>
              <input name="password" type="password" required autoComplete="current-password" />
            </label>
          )}
          <button type="submit" className="btn danger" data-delete>
            {words('account.deleteNow')}
          </button>
        </form>
      )}
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}
