import type { Overview, Report, TableDto } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../app/api.ts';
import { useWords } from '../app/words.ts';
import { IssueLink } from './account/issue-link.tsx';
import { AdminFrame, useTimes } from './admin/parts.tsx';

/** How the server is doing, what was reported, and the tables that stand still. */
export function AdminScreen(): ReactNode {
  return (
    <AdminFrame part="overview">
      <Desk />
    </AdminFrame>
  );
}

function Desk(): ReactNode {
  const words = useWords();
  const [overview, setOverview] = useState<Overview | null>(null);
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [frozen, setFrozen] = useState<readonly TableDto[]>([]);
  const look = useCallback(() => {
    void call('GET /api/admin/overview').then(setOverview);
    void call('GET /api/admin/reports').then(setReports);
    void call('GET /api/admin/tables', { query: { status: 'frozen' } }).then(setFrozen);
  }, []);
  useEffect(look, [look]);
  const time = useTimes();
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
                  {[report.by?.name, time(report.at)].filter(Boolean).join(' · ')}
                  {' · '}
                  <Link href={`/table/remote/${report.table}`}>{words('admin.seeTable')}</Link>
                </span>
              </div>
              {report.closedAt === null && (
                <button
                  type="button"
                  className="btn quiet"
                  onClick={() =>
                    void call('POST /api/admin/tables/:table/freeze', {
                      params: { table: report.table },
                      body: { reason: words('admin.freezeReason') },
                    }).then(look)
                  }
                  data-freeze
                >
                  {words('admin.freeze')}
                </button>
              )}
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
      <IssueLink />
    </>
  );
}
