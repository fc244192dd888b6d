import type { AuditEntry } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '../../app/api.ts';
import { useWords } from '../../app/words.ts';
import { AdminFrame, useTimes } from './parts.tsx';

const PAGE = 100;

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
              <b lang="en">{entry.act}</b>
              <span className="muted">
                {[time(entry.at), entry.admin?.name ?? words('admin.somebody'), entry.table, entry.about].filter(Boolean).join(' · ')}
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
