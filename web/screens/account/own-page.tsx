import type { Me } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { askMe } from '../../app/me.ts';
import { useWords } from '../../app/words.ts';
import { useTry } from './use-try.ts';

/** Whether others see the page about one's play. */
export function OwnPage({ me }: { me: Me }): ReactNode {
  const words = useWords();
  const [trouble, run] = useTry();
  const change = async (hidden: boolean): Promise<void> => {
    await call('PUT /api/me/page', { body: { hidden } });
    await askMe();
  };
  return (
    <section className="panel" data-section="page">
      <h2 className="disp">{words('account.page')}</h2>
      <p className="muted">{words('account.pageText')}</p>
      <label className="check">
        <input type="checkbox" checked={me.hidden} onChange={(event) => run(() => change(event.target.checked))} />{' '}
        {words('account.hidden')}
      </label>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <p className="rowbtns">
        <Link className="btn" href={`/player/${me.id}`}>
          {words('account.seePage')}
        </Link>
      </p>
    </section>
  );
}
