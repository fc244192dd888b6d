import type { Me } from '@pantheon/server/api';
import { writtenFor } from '@pantheon/text';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { invitationHere } from '../../app/invitation.ts';
import { askMe, setMe } from '../../app/me.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { fieldOf, useTry } from './use-try.ts';

/** Who is signed in, in a few lines: the rest is on the page of the account. */
export function AccountSummary({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const [trouble, run] = useTry();
  const signOut = async (): Promise<void> => {
    await call('POST /api/logout');
    await askMe();
  };
  return (
    <section className="panel">
      <h2 className="disp">{me.name}</h2>
      <p className="muted">{words(me.guest ? 'account.guest' : 'account.member')}</p>
      {me.guest && <KeepForm me={me} />}
      <div className="rowbtns">
        <Link className="btn" href="/account" data-account>
          {words('account.manage')}
        </Link>
        <Link className="btn" href={`/player/${me.id}`}>
          {words('players.myPage')}
        </Link>
        <button type="button" className="btn" onClick={() => run(signOut)}>
          {words('account.out')}
        </button>
      </div>
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </section>
  );
}

/** A guest becomes an account and keeps everything. */
export function KeepForm({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [trouble, run] = useTry();
  return (
    <form
      className="formgrid"
      onSubmit={(event) => {
        event.preventDefault();
        const password = fieldOf(event, 'password');
        run(async () =>
          setMe(
            await call('POST /api/account', { body: { name: me.name, password, language: writtenFor(language), ...invitationHere() } }),
          ),
        );
      }}
    >
      <label className="field">
        <span className="lab">{words('account.password')}</span>
        <input name="password" type="password" required minLength={8} autoComplete="new-password" />
      </label>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <button type="submit" className="btn primary">
        {words('account.keep')}
      </button>
    </form>
  );
}
