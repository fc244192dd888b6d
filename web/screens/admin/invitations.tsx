import type { Invitation } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '../../app/api.ts';
import { useWords } from '../../app/words.ts';
import { useTimes } from './parts.tsx';

/** Ways in for new people, where they need one. */
export function Invitations(): ReactNode {
  const words = useWords();
  const time = useTimes();
  const [open, setOpen] = useState<readonly Invitation[]>([]);
  const look = useCallback(() => void call('GET /api/admin/invitations').then(setOpen), []);
  useEffect(look, [look]);
  return (
    <section className="panel">
      <h2 className="disp">{words('admin.invitations')}</h2>
      <NewInvitation onMade={look} />
      <ul className="rows">
        {open.map(({ id, note, usesLeft, expiresAt }) => (
          <li key={id} data-invitation>
            <div>
              <b>{note || words('admin.invitation.unnamed')}</b>
              <span className="muted">{words('admin.invitation.left', { uses: usesLeft, when: time(expiresAt) })}</span>
            </div>
            <button
              type="button"
              className="btn"
              onClick={() => void call('POST /api/admin/invitations/:id/revoke', { params: { id } }).then(look)}
            >
              {words('admin.invitation.revoke')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewInvitation({ onMade }: { onMade(): void }): ReactNode {
  const words = useWords();
  const [note, setNote] = useState('');
  const [uses, setUses] = useState(1);
  const [days, setDays] = useState(14);
  const [link, setLink] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    const { secret } = await call('POST /api/admin/invitations', { body: { note, uses, days } });
    setLink(`${location.origin}/welcome/${secret}`);
    setNote('');
    onMade();
  };
  return (
    <form
      className="limits"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label className="field">
        <span className="lab">{words('admin.invitation.note')}</span>
        <input maxLength={80} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <label className="field">
        <span className="lab">{words('admin.invitation.uses')}</span>
        <input type="number" min={1} max={1000} value={uses} onChange={(event) => setUses(event.target.valueAsNumber || 1)} />
      </label>
      <label className="field">
        <span className="lab">{words('admin.invitation.days')}</span>
        <input type="number" min={1} max={365} value={days} onChange={(event) => setDays(event.target.valueAsNumber || 1)} />
      </label>
      <button type="submit" className="btn" data-invite>
        {words('admin.invitation.make')}
      </button>
      {link !== null && (
        <label className="field whole">
          <span className="lab">{words('admin.invitation.link')}</span>
          <input readOnly value={link} onFocus={(event) => event.target.select()} data-link />
        </label>
      )}
    </form>
  );
}
