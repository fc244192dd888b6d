import { writtenFor } from '@pantheon/text';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { invitationHere } from '../../app/invitation.ts';
import { setMe } from '../../app/me.ts';
import { useSettings } from '../../app/settings.ts';
import { useReply } from '../../app/use-reply.ts';
import { useWords } from '../../app/words.ts';
import { fieldOf, useTry } from './use-try.ts';

/** Signing in, or making an account. */
export function SignIn(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [fresh, setFresh] = useState(false);
  const [trouble, run] = useTry();
  const house = useReply('house', () => call('GET /api/house'));
  const withPasskey = async (): Promise<void> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const { ceremony, options } = await call('POST /api/passkeys/login');
    const response = await startAuthentication({ optionsJSON: options });
    setMe(await call('POST /api/passkeys/login/finish', { body: { ceremony, response } }));
  };
  return (
    <section className="panel">
      <h2 className="disp">{words(fresh ? 'account.title' : 'nav.signIn')}</h2>
      <p className="muted">{words('account.why')}</p>
      <form
        className="formgrid"
        onSubmit={(event) => {
          event.preventDefault();
          const body = { name: fieldOf(event, 'name'), password: fieldOf(event, 'password') };
          run(async () =>
            setMe(
              fresh
                ? await call('POST /api/account', { body: { ...body, language: writtenFor(language), ...invitationHere() } })
                : await call('POST /api/login', { body }),
            ),
          );
        }}
      >
        <label className="field">
          <span className="lab">{words('settings.name')}</span>
          <input name="name" required maxLength={32} autoComplete="username" />
        </label>
        <label className="field">
          <span className="lab">{words('account.password')}</span>
          <input
            name="password"
            type="password"
            required
            minLength={fresh ? 8 : 1}
            autoComplete={fresh ? 'new-password' : 'current-password'}
          />
        </label>
        {fresh && house.value !== null && house.value.registration !== 'open' && (
          <p className="muted" data-registration={house.value.registration}>
            {words(house.value.registration === 'closed' ? 'account.closedHouse' : 'account.byInvitation')}
          </p>
        )}
        {trouble !== null && <p className="alarm">{trouble}</p>}
        {!fresh && (
          <p>
            <Link href="/recover">{words('account.forgot')}</Link>
          </p>
        )}
        <div className="rowbtns">
          <button type="submit" className="btn primary">
            {words(fresh ? 'account.make' : 'account.in')}
          </button>
          <button type="button" className="btn quiet" onClick={() => setFresh(!fresh)}>
            {words(fresh ? 'account.have' : 'account.new')}
          </button>
          {!fresh && (
            <button type="button" className="btn quiet" onClick={() => run(withPasskey)} data-passkey>
              {words('account.passkey')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}
