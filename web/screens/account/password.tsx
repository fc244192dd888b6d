import type { Me } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { call } from '../../app/api.ts';
import { askMe } from '../../app/me.ts';
import { useWords } from '../../app/words.ts';
import { NewPassword } from './new-password.tsx';
import { fieldOf, useTry } from './use-try.ts';

/** A new password; whoever has one gives the old one first. */
export function PasswordForm({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const [trouble, run] = useTry();
  const [saved, setSaved] = useState(false);
  return (
    <section className="panel" data-section="password">
      <h2 className="disp">{words('account.passwordTitle')}</h2>
      <p className="muted">{words('account.passwordText')}</p>
      <form
        className="formgrid"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const fresh = fieldOf(event, 'new');
          const body = me.hasPassword ? { old: fieldOf(event, 'old'), new: fresh } : { new: fresh };
          setSaved(false);
          run(async () => {
            await call('POST /api/me/password', { body });
            await askMe();
            form.reset();
            setSaved(true);
          });
        }}
      >
        {me.hasPassword && (
          <label className="field">
            <span className="lab">{words('account.oldPassword')}</span>
            <input name="old" type="password" required maxLength={256} autoComplete="current-password" />
          </label>
        )}
        <NewPassword name="new" />
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <div className="rowbtns">
          <button type="submit" className="btn primary">
            {words('account.changePassword')}
          </button>
          {saved && <span role="status">{words('account.saved')}</span>}
        </div>
      </form>
    </section>
  );
}
