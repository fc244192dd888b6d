import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, call } from '../app/api.ts';
import { ensureGuest } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { currentSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';

/** Somebody came by an invitation link: a name is enough. */
export function JoinScreen({ invite }: { invite: string }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [name, setName] = useState(currentSettings().name);
  const [title, setTitle] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    call('GET /api/invites/:invite', { params: { invite } }).then(
      ({ table }) => setTitle(table.title ?? table.game),
      (error: unknown) => setTrouble(error instanceof ApiError && error.code !== 'offline' ? 'join.void' : 'join.offline'),
    );
  }, [invite]);
  const join = async (): Promise<void> => {
    try {
      await ensureGuest(name.trim());
      const table = await call('POST /api/invites/:invite/join', { params: { invite }, body: {} });
      go(`/table/remote/${table.id}`);
    } catch (error) {
      setTrouble(error instanceof ApiError && error.code === 'full' ? 'join.full' : 'join.void');
    }
  };
  return (
    <PageLayout title={words('join.title')} className="narrow">
      <h1 className="disp">{words('join.title')}</h1>
      {title !== null && <p>{words('join.at', { title })}</p>}
      {trouble !== null && <p className="alarm">{words(trouble)}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <label className="field">
          <span className="lab">{words('settings.name')}</span>
          <input required maxLength={32} value={name} onChange={(event) => setName(event.target.value)} data-name />
        </label>
        <button type="submit" className="btn big primary" disabled={name.trim() === '' || title === null} data-join>
          {words('join.sit')}
        </button>
      </form>
    </PageLayout>
  );
}
