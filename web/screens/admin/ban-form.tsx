import type { Person } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { call } from '../../app/api.ts';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { useWords } from '../../app/words.ts';

const DAYS = [1, 3, 7, 30, 365] as const;

/** Shuts somebody out, for a time and with a reason. */
export function BanForm({ person, onDone }: { person: Person; onDone(): void }): ReactNode {
  const words = useWords();
  const [days, setDays] = useState<number | null>(1);
  const [reason, setReason] = useState('');
  const [removeChat, setRemoveChat] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const send = (): void => {
    call('POST /api/admin/people/:id/ban', { params: { id: person.id }, body: { days, reason, removeChat } }).then(
      onDone,
      (error: unknown) => setTrouble(errorText(words, errorCodeOf(error))),
    );
  };
  return (
    <form
      className="formgrid"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h3>{words('admin.ban.title', { name: person.name })}</h3>
      <label className="field">
        <span className="lab">{words('admin.ban.for')}</span>
        <select value={days ?? ''} onChange={(event) => setDays(event.target.value === '' ? null : Number(event.target.value))}>
          {DAYS.map((one) => (
            <option key={one} value={one}>
              {words('admin.ban.days', { days: one })}
            </option>
          ))}
          <option value="">{words('admin.ban.forGood')}</option>
        </select>
      </label>
      <label className="field">
        <span className="lab">{words('admin.ban.reason')}</span>
        <input required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <label className="check">
        <input type="checkbox" checked={removeChat} onChange={(event) => setRemoveChat(event.target.checked)} />{' '}
        {words('admin.ban.removeChat')}
      </label>
      <p className="muted">{words('admin.ban.long')}</p>
      {trouble !== null && <p className="alarm">{trouble}</p>}
      <button type="submit" className="btn danger" data-ban>
        {words('admin.ban')}
      </button>
    </form>
  );
}
