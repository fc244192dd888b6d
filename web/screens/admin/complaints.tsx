import type { Complaint } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { errorCodeOf } from '../../app/error-text.ts';
import { useWords } from '../../app/words.ts';
import { useTry } from '../account/use-try.ts';
import { BanForm } from './ban-form.tsx';
import { AdminFrame, useTimes } from './parts.tsx';

/** What people complain of, with what was said around it. */
export function ComplaintsScreen(): ReactNode {
  return (
    <AdminFrame part="complaints">
      <Complaints />
    </AdminFrame>
  );
}

function Complaints(): ReactNode {
  const words = useWords();
  const [complaints, setComplaints] = useState<readonly Complaint[] | null>(null);
  const look = useCallback(() => void call('GET /api/admin/complaints').then(setComplaints), []);
  useEffect(look, [look]);
  if (complaints === null) return null;
  if (complaints.length === 0) return <p className="panel">{words('admin.none')}</p>;
  return complaints.map((complaint) => <OneComplaint key={complaint.id} complaint={complaint} onChange={look} />);
}

function OneComplaint({ complaint, onChange }: { complaint: Complaint; onChange(): void }): ReactNode {
  const words = useWords();
  const time = useTimes();
  const { id, by, about, reason, text, table, at, closedAt, outcome } = complaint;
  const somebody = words('admin.somebody');
  const [banning, setBanning] = useState(false);
  return (
    <section className="panel complaint" data-complaint={closedAt === null ? 'open' : 'closed'}>
      <h2>
        {words('admin.complaint', { by: by?.name ?? somebody, about: about?.name ?? somebody, reason: words(`safety.reason.${reason}`) })}
      </h2>
      <p className="muted">
        {time(at)}
        {table !== null && (
          <>
            {' · '}
            <Link href={`/table/remote/${table}`}>{words('admin.seeTable')}</Link>
          </>
        )}
      </p>
      {text !== '' && <p>{text}</p>}
      <Context complaint={complaint} />
      {closedAt !== null && <p className="muted">{[time(closedAt), outcome].filter(Boolean).join(' · ')}</p>}
      {closedAt === null && <Close id={id} onChange={onChange} />}
      {about !== null && (
        <div className="rowbtns">
          <button type="button" className="btn danger" aria-expanded={banning} onClick={() => setBanning(!banning)}>
            {words('admin.ban')}
          </button>
        </div>
      )}
      {about !== null && banning && (
        <BanForm
          person={about}
          onDone={() => {
            setBanning(false);
            onChange();
          }}
        />
      )}
    </section>
  );
}

function Context({ complaint: { context, message } }: { complaint: Complaint }): ReactNode {
  const words = useWords();
  const [removed, setRemoved] = useState(false);
  const [trouble, run] = useTry();
  if (context.length === 0) return null;
  const remove = async (id: number): Promise<void> => {
    await call('DELETE /api/admin/chat/:id', { params: { id } }).catch((error: unknown) => {
      // Its author, or somebody else who runs the server, was faster.
      if (errorCodeOf(error) !== 'not-found') throw error;
    });
    setRemoved(true);
  };
  return (
    <>
      <h3>{words('admin.context')}</h3>
      <ol className="context">
        {context.map((line) => (
          <li key={line.id} className={line.id === message ? 'meant' : ''}>
            <b>{line.author.name}</b> {line.text}
          </li>
        ))}
      </ol>
      {message !== null && (
        <div className="rowbtns">
          <button type="button" className="btn" disabled={removed} onClick={() => run(() => remove(message))} data-remove>
            {words(removed ? 'admin.removed' : 'admin.removeMessage')}
          </button>
        </div>
      )}
      {trouble !== null && <p className="alarm">{trouble}</p>}
    </>
  );
}

function Close({ id, onChange }: { id: string; onChange(): void }): ReactNode {
  const words = useWords();
  const [outcome, setOutcome] = useState('');
  return (
    <form
      className="copyrow"
      onSubmit={(event) => {
        event.preventDefault();
        void call('POST /api/admin/complaints/:id/close', { params: { id }, body: { outcome } }).then(onChange);
      }}
    >
      <input
        className="inp"
        maxLength={500}
        value={outcome}
        aria-label={words('admin.outcome')}
        placeholder={words('admin.outcome')}
        onChange={(event) => setOutcome(event.target.value)}
      />
      <button type="submit" className="btn primary" data-close>
        {words('admin.close')}
      </button>
    </form>
  );
}
