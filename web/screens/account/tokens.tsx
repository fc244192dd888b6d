import { type ReactNode, useState } from 'react';
import { call } from '../../app/api.ts';
import { useSettings } from '../../app/settings.ts';
import { useReply } from '../../app/use-reply.ts';
import { useWords } from '../../app/words.ts';
import { fieldOf, useTry } from './use-try.ts';

/** Keys by which programs act in somebody's name, and what else is to be said of programs. */
export function TokenList({ children }: { children: ReactNode }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { value, again } = useReply('tokens', () => call('GET /api/me/tokens'));
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string } | null>(null);
  const [trouble, run] = useTry();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const revoke = async (id: string): Promise<void> => {
    await call('DELETE /api/me/tokens/:id', { params: { id } });
    setMade(null);
    again();
  };
  return (
    <section className="panel" data-section="tokens">
      <h2 className="disp">{words('account.tokens')}</h2>
      <p className="muted">{words('account.tokensText')}</p>
      {value?.length === 0 && <p>{words('account.noTokens')}</p>}
      <ul className="rows">
        {value?.map(({ id, name, usedAt }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <span className="muted">
                {usedAt === null ? words('account.neverUsed') : words('account.seen', { when: time.format(Date.parse(usedAt)) })}
              </span>
            </div>
            <button type="button" className="btn" aria-label={words('account.removeOf', { name })} onClick={() => run(() => revoke(id))}>
              {words('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      {made !== null && (
        <div role="status">
          <p>{words('account.tokenSecret', { name: made.name })}</p>
          <p className="secret" data-secret>
            {made.secret}
          </p>
        </div>
      )}
      <form
        className="formgrid"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const name = fieldOf(event, 'token');
          run(async () => {
            const { secret } = await call('POST /api/me/tokens', { body: { name } });
            setMade({ name, secret });
            form.reset();
            again();
          });
        }}
      >
        <label className="field">
          <span className="lab">{words('account.tokenName')}</span>
          <input name="token" required maxLength={32} autoComplete="off" />
        </label>
        {trouble !== null && <p className="alarm">{trouble}</p>}
        <div className="rowbtns">
          <button type="submit" className="btn">
            {words('account.makeToken')}
          </button>
        </div>
      </form>
      {children}
    </section>
  );
}
