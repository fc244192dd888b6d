import type { AuditEntry } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { useWords, type Words } from '../../app/words.ts';
import { AdminFrame, useTimes } from './parts.tsx';

const PAGE = 100;

/** The acts as they are noted, and what the reader calls them. */
const ACTS: ReadonlyMap<string, string> = new Map([
  ['a complaint is closed', 'complaint'],
  ['a link for a new password is issued', 'link'],
  ['a message is removed', 'message'],
  ['a report is closed', 'report'],
  ['a table is let go on', 'thawed'],
  ['a table is stopped by hand', 'stopped'],
  ['an account is deleted', 'deleted'],
  ['an invitation is made', 'invited'],
  ['an invitation is revoked', 'revoked'],
  ['somebody is let in again', 'letIn'],
  ['somebody is shut out', 'shutOut'],
  ['the record of a match that is not over is read', 'read'],
  ['the rules of the house are changed', 'house'],
]);

/** What those who run the server did. */
export function AuditScreen(): ReactNode {
  return (
    <AdminFrame part="audit">
      <Audit />
    </AdminFrame>
  );
}

function Audit(): ReactNode {
  const words = useWords();
  const time = useTimes();
  const [entries, setEntries] = useState<readonly AuditEntry[]>([]);
  const [isAll, setIsAll] = useState(true);
  const read = useCallback(async (before: string | null): Promise<void> => {
    const more = await call('GET /api/admin/audit', { query: before === null ? {} : { before } });
    setEntries((known) => (before === null ? more : [...known, ...more]));
    setIsAll(more.length < PAGE);
  }, []);
  useEffect(() => void read(null), [read]);
  return (
    <section className="panel">
      <p className="muted">{words('admin.audit.text')}</p>
      {entries.length === 0 && <p>{words('admin.none')}</p>}
      <ul className="rows">
        {entries.map((entry) => (
          <li key={entry.id} data-act={entry.act}>
            <div>
              <Act act={entry.act} />
              <Told of={entry} />
              <span className="muted">
                {[time(entry.at), entry.admin?.name ?? words('admin.somebody')].join(' · ')}
                {entry.table !== null && (
                  <>
                    {' · '}
                    <Link href={`/table/remote/${entry.table}`}>{words('admin.seeTable')}</Link>
                  </>
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {!isAll && (
        <button type="button" className="btn" onClick={() => void read(entries.at(-1)?.at ?? null)}>
          {words('admin.audit.more')}
        </button>
      )}
    </section>
  );
}

/** Whom an act concerned, and what was said of it. */
function Told({ of: { act, person, about } }: { of: AuditEntry }): ReactNode {
  const words = useWords();
  const said = about === null ? null : inWords(words, act, about);
  if (person === null && said === null) return null;
  return (
    <span>
      {person !== null && <Link href={`/player/${person.id}`}>{person.name === '' ? words('admin.somebody') : person.name}</Link>}
      {person !== null && said !== null && ': '}
      {said}
    </span>
  );
}

/** What was noted in the words of the server, in those of the reader; what somebody wrote stays as it is. */
function inWords(words: Words, act: string, about: string): string {
  const shutOut = act === 'somebody is shut out' ? /^(\d+|no) days, (.*)$/s.exec(about) : null;
  if (shutOut !== null) return words('admin.act.shutOut.for', { days: Number(shutOut[1]) || 0, reason: shutOut[2] ?? '' });
  return act === 'the rules of the house are changed' ? houseInWords(words, about) : about;
}

function houseInWords(words: Words, about: string): string {
  const registration = /"registration":"(open|invitation|closed)"/.exec(about)?.[1];
  const limits = ['newcomerHours', 'newcomerLetters', 'newcomerMessages', 'openTablesGuest', 'openTablesMember'].flatMap((name) => {
    const value = new RegExp(`"${name}":(\\d+)`).exec(about)?.[1];
    return value === undefined ? [] : [`${words(`admin.${name}`)}: ${value}`];
  });
  return [...(registration === undefined ? [] : [words(`admin.registration.${registration}`)]), ...limits].join(' · ');
}

/** An act in the reader's language; one that is not known here, in the words in which it was noted. */
function Act({ act }: { act: string }): ReactNode {
  const words = useWords();
  const known = ACTS.get(act);
  return known === undefined ? <b lang="en">{act}</b> : <b>{words(`admin.act.${known}`)}</b>;
}
