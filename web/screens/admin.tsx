import type { Overview, Report, TableDto } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../app/api.ts';
import { useMe } from '../app/me.ts';
import { PageLayout } from '../app/page-layout.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.ts';

/** How the server is doing, what was reported, and the tables that stand still. */
export function AdminScreen(): ReactNode {
  const words = useWords();
  const me = useMe();
  const allowed = typeof me === 'object' && me?.admin === true;
  return (
    <PageLayout title={words('nav.admin')} className="narrow">
      <h1 className="disp">{words('nav.admin')}</h1>
      {allowed ? <Desk /> : <p className="panel">{words('admin.closed')}</p>}
    </PageLayout>
  );
}

function Desk(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [overview, setOverview] = useState<Overview | null>(null);
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [frozen, setFrozen] = useState<readonly TableDto[]>([]);
  const look = useCallback(() => {
    void call('GET /api/admin/overview').then(setOverview);
    void call('GET /api/admin/reports').then(setReports);
    void call('GET /api/admin/tables', { query: { status: 'frozen' } }).then(setFrozen);
  }, []);
  useEffect(look, [look]);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  if (overview === null) return null;
  const figures: readonly (readonly [string, number])[] = [
    ['admin.people', overview.people],
    ['admin.waiting', overview.tables.waiting],
    ['admin.running', overview.tables.running],
    ['admin.finished', overview.tables.finished],
    ['admin.frozen', overview.tables.frozen],
    ['admin.reports', overview.openReports],
  ];
  return (
    <>
      <dl className="panel figures">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{words(label)}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      <section className="panel">
        <h2 className="disp">{words('admin.nodes')}</h2>
        <ul className="rows">
          {overview.nodes.map((node) => (
            <li key={node.id}>
              <b>{node.id}</b>
              <span className="muted">{words('admin.node', { sockets: node.sockets, matches: node.matches })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2 className="disp">{words('admin.reports')}</h2>
        {reports.length === 0 && <p className="muted">{words('admin.none')}</p>}
        <ul className="rows">
          {reports.map((report) => (
            <li key={report.id}>
              <div>
                <b>{report.text || report.fault}</b>
                <span className="muted">
                  {[report.by?.name, time.format(Date.parse(report.at))].filter(Boolean).join(' · ')}
                  {' · '}
                  <Link href={`/table/remote/${report.table}`}>{words('admin.seeTable')}</Link>
                </span>
              </div>
              {report.closedAt === null && (
                <button
                  type="button"
                  className="btn"
                  onClick={() => void call('POST /api/admin/reports/:id/close', { params: { id: report.id } }).then(look)}
                >
                  {words('admin.close')}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel">
        <h2 className="disp">{words('admin.frozen')}</h2>
        {frozen.length === 0 && <p className="muted">{words('admin.none')}</p>}
        <ul className="rows">
          {frozen.map((table) => (
            <li key={table.id}>
              <b>{table.title ?? table.id}</b>
              <button
                type="button"
                className="btn"
                onClick={() => void call('POST /api/admin/tables/:table/thaw', { params: { table: table.id } }).then(look)}
              >
                {words('admin.thaw')}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
