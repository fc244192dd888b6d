import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, call } from '../app/api.ts';
import { Frame } from '../app/frame.tsx';
import { beSomebody } from '../app/me.ts';
import { currentSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';

/** The secret in an invitation, whether somebody pasted the whole link or the secret alone. */
export const inviteIn = (text: string): string | null => /([A-Za-z0-9_-]{22,64})\/?$/.exec(text.trim())?.[1] ?? null;

/** A field for an invitation link. */
export function JoinByLink(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const invite = inviteIn(text);
  return (
    <form
      className="joinlink"
      onSubmit={(event) => {
        event.preventDefault();
        if (invite !== null) go(`/join/${invite}`);
      }}
    >
      <label className="field">
        <span className="lab">{words('join.link')}</span>
        <input value={text} placeholder="https://…/join/…" onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="btn" disabled={invite === null}>
        {words('join.go')}
      </button>
    </form>
  );
}

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
      await beSomebody(name.trim());
      const table = await call('POST /api/invites/:invite/join', { params: { invite }, body: {} });
      go(`/table/remote/${table.id}`);
    } catch (error) {
      setTrouble(error instanceof ApiError && error.code === 'full' ? 'join.full' : 'join.void');
    }
  };
  return (
    <Frame title={words('join.title')} className="narrow">
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
    </Frame>
  );
}
