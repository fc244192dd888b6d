import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMe } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useWords } from '../../app/words.ts';
import { OwnData } from './data.tsx';
import { NameAndLetters } from './name.tsx';
import { OwnPage } from './own-page.tsx';
import { PasskeyList } from './passkeys.tsx';
import { PasswordForm } from './password.tsx';
import { Programs } from './program.tsx';
import { SessionList } from './sessions.tsx';
import { SignIn } from './sign-in.tsx';
import { KeepForm } from './summary.tsx';

/** All that somebody can do with their account. */
export function AccountScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  return (
    <PageLayout title={words('account.heading')} className="narrow settings accountforms">
      <h1 className="disp">{words('account.heading')}</h1>
      {me === 'offline' && <p className="muted panel">{words('home.noServer')}</p>}
      {me === null && <SignIn />}
      {typeof me === 'object' && me !== null && (
        <>
          {me.guest && (
            <section className="panel">
              <p>{words('account.guest')}</p>
              <KeepForm me={me} />
            </section>
          )}
          <NameAndLetters me={me} />
          {!me.guest && <PasswordForm me={me} />}
          <PasskeyList me={me} />
          <SessionList />
          {!me.guest && <Programs me={me} />}
          <OwnPage me={me} />
          <section className="panel">
            <h2 className="disp">{words('notices.title')}</h2>
            <p className="muted">{words('account.recoveryText')}</p>
            <p className="rowbtns">
              <Link className="btn" href="/settings">
                {words('account.toNotices')}
              </Link>
            </p>
          </section>
          <OwnData me={me} />
        </>
      )}
    </PageLayout>
  );
}
