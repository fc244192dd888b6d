import type { Api } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { fieldOf, useTry } from './use-try.ts';

type Found = Api['GET /api/admin/people']['reply'];

/** For those who run the server: accounts by name, and a link by which one of them chooses a new password. */
export function IssueLink(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [found, setFound] = useState<Found>([]);
  const [issued, setIssued] = useState<{ readonly name: string; readonly link: string; readonly until: string } | null>(null);
  const [trouble, run] = useTry();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const issue = async (id: string, name: string): Promise<void> => {
    const { secret, expiresAt } = await call('POST /api/admin/people/:id/recovery', { params: { id } });
    setIssued({ name, link: `${location.origin}/recover/${secret}`, until: time.format(Date.parse(expiresAt)) });
  };
  return (
    <section className="panel accountforms" data-section="accounts">
      <h2 className="disp">{words('admin.accounts')}</h2>
      <form
        className="copyrow"
        onSubmit={(event) => {
          event.preventDefault();
          const search = fieldOf(event, 'search');
          run(async () => setFound((await call('GET /api/admin/people', { query: { search } })).filter(({ person }) => !person.guest)));
        }}
      >
        <input className="inp" name="search" maxLength={32} aria-label={words('admin.search')} placeholder={words('admin.search')} />
        <button type="submit" className="btn">
          {words('admin.find')}
        </button>
      </form>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      {issued !== null && (
        <div role="status">
          <p>{words('admin.issued', { name: issued.name, until: issued.until })}</p>
          <p className="secret" data-issued>
            {issued.link}
          </p>
        </div>
      )}
      <ul className="rows">
        {found.map(({ person: { id, name } }) => (
          <li key={id}>
            <div>
              <Link className="nm" href={`/player/${id}`}>
                {name}
              </Link>
            </div>
            <button type="button" className="btn" aria-label={words('admin.issueOf', { name })} onClick={() => run(() => issue(id, name))}>
              {words('admin.issue')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
