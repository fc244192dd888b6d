import type { Me } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { call } from '../../app/api.ts';
import { askMe, setMe } from '../../app/me.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { useTry } from './use-try.ts';

/** Passkeys: those that are there, and one more. */
export function PasskeyList({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [trouble, run] = useTry();
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const add = async (): Promise<void> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const { ceremony, options } = await call('POST /api/passkeys/register', { body: { name: me.name } });
    const response = await startRegistration({ optionsJSON: options });
    setMe(await call('POST /api/passkeys/register/finish', { body: { ceremony, response } }));
  };
  const remove = async (id: string): Promise<void> => {
    await call('DELETE /api/passkeys/:id', { params: { id } });
    await askMe();
  };
  return (
    <section className="panel" data-section="passkeys">
      <h2 className="disp">{words('account.passkeys')}</h2>
      <p className="muted">{words('account.passkeysText')}</p>
      {me.passkeys.length === 0 && <p>{words('account.noPasskeys')}</p>}
      <ul className="rows">
        {me.passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <span className="muted">{date.format(Date.parse(createdAt))}</span>
            </div>
            <button type="button" className="btn" aria-label={words('account.removeOf', { name })} onClick={() => run(() => remove(id))}>
              {words('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <div className="rowbtns">
        <button type="button" className="btn" onClick={() => run(add)} data-add-passkey>
          {words('account.addPasskey')}
        </button>
      </div>
    </section>
  );
}
