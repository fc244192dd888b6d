import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { rememberInvitation } from '../../app/invitation.ts';
import { ensureGuest } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { currentSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';

/** Somebody came by an invitation to this server: a name is enough. */
export function WelcomeScreen({ secret }: { secret: string }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [name, setName] = useState(currentSettings().name);
  const [trouble, setTrouble] = useState<string | null>(null);
  rememberInvitation(secret);
  const comeIn = (): void => {
    ensureGuest(name.trim()).then(
      () => go('/'),
      (error: unknown) => setTrouble(errorText(words, errorCodeOf(error))),
    );
  };
  return (
    <PageLayout title={words('safety.welcome')} className="narrow">
      <section className="panel">
        <h1 className="disp">{words('safety.welcome')}</h1>
        <p>{words('safety.welcome.text')}</p>
        <form
          className="sitdown"
          onSubmit={(event) => {
            event.preventDefault();
            comeIn();
          }}
        >
          <label className="field">
            <span className="lab">{words('settings.name')}</span>
            <input required maxLength={32} value={name} onChange={(event) => setName(event.target.value)} data-name />
          </label>
          <button type="submit" className="btn xl primary" data-come>
            {words('safety.welcome.go')}
          </button>
        </form>
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <p>
          <Link href="/settings">{words('account.make')}</Link>
        </p>
      </section>
    </PageLayout>
  );
}
