import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { setMe } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useReply } from '../../app/use-reply.ts';
import { useWords } from '../../app/words.ts';
import { NewPassword } from './new-password.tsx';
import { fieldOf, useTry } from './use-try.ts';

/** The way back into an account: asking for the letter, or following the link in it. */
export function RecoverScreen({ secret }: { secret: string | null }): ReactNode {
  const words = useWords();
  return (
    <PageLayout title={words('recover.title')} className="narrow settings">
      <h1 className="disp">{words('recover.title')}</h1>
      {secret === null ? <AskForLetter /> : <ChoosePassword secret={secret} />}
    </PageLayout>
  );
}

function AskForLetter(): ReactNode {
  const words = useWords();
  const { value, trouble: unreachable } = useReply('recovery', () => call('GET /api/recovery'));
  const [sent, setSent] = useState(false);
  const [trouble, run] = useTry();
  if (unreachable !== null) return <p className="panel muted">{errorText(words, unreachable)}</p>;
  if (value === null) return null;
  if (!value.letters)
    return (
      <p className="panel" data-no-letters>
        {words('recover.noLetters')}
      </p>
    );
  return (
    <section className="panel">
      <p>{words('recover.ask')}</p>
      <form
        className="formgrid"
        onSubmit={(event) => {
          event.preventDefault();
          const name = fieldOf(event, 'name');
          run(async () => {
            await call('POST /api/recovery', { body: { name } });
            setSent(true);
          });
        }}
      >
        <label className="field">
          <span className="lab">{words('account.name')}</span>
          <input name="name" required maxLength={32} autoComplete="username" />
        </label>
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <button type="submit" className="btn primary" data-send>
          {words('recover.send')}
        </button>
      </form>
      {sent && (
        <p role="status" data-sent>
          {words('recover.sent')}
        </p>
      )}
    </section>
  );
}

function ChoosePassword({ secret }: { secret: string }): ReactNode {
  const words = useWords();
  const [done, setDone] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = async (password: string): Promise<void> => {
    setTrouble(null);
    try {
      setMe(await call('POST /api/recovery/finish', { body: { secret, password } }));
      setDone(true);
    } catch (error) {
      const code = errorCodeOf(error);
      setTrouble(code === 'not-found' || code === 'bad-request' ? words('recover.void') : errorText(words, code));
    }
  };
  if (done)
    return (
      <section className="panel">
        <p role="status" data-recovered>
          {words('recover.done')}
        </p>
        <p className="rowbtns">
          <Link className="btn primary" href="/">
            {words('recover.home')}
          </Link>
        </p>
      </section>
    );
  return (
    <section className="panel">
      <p>{words('recover.choose')}</p>
      <form
        className="formgrid"
        onSubmit={(event) => {
          event.preventDefault();
          void choose(fieldOf(event, 'password'));
        }}
      >
        <NewPassword name="password" />
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <div className="rowbtns">
          <button type="submit" className="btn primary">
            {words('recover.set')}
          </button>
          {trouble !== null && (
            <Link className="btn quiet" href="/recover">
              {words('account.forgot')}
            </Link>
          )}
        </div>
      </form>
    </section>
  );
}
