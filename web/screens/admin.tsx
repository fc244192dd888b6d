import type { Overview, Report, TableDto } from '@pantheon/server/api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../app/api.ts';
import { gameName } from '../app/game-name.ts';
import { useSettings } from '../app/settings.ts';
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
  const [overview, setOverview] = useState<Overview | null>(null);
  const [reports, setReports] = useState<readonly Report[]>([]);
  const [frozen, setFrozen] = useState<readonly TableDto[]>([]);
  const look = useCallback(() => {
    void call('GET /api/admin/overview').then(setOverview);
    void call('GET /api/admin/reports').then(setReports);
    void call('GET /api/admin/tables', { query: { status: 'frozen' } }).then(setFrozen);
  }, []);
  useEffect(look, [look]);
  if (overview === null) return null;
  return (
    <>
      <Figures overview={overview} />
      <Nodes nodes={overview.nodes} />
      <Reports reports={reports} onDone={look} />
      <FrozenTables tables={frozen} onDone={look} />
      <IssueLink />
    </>
  );
}

function Figures({ overview: { people, tables, openReports } }: { readonly overview: Overview }): ReactNode {
  const words = useWords();
  const figures: readonly (readonly [string, number])[] = [
    ['admin.people', people],
    ['admin.waiting', tables.waiting],
    ['admin.running', tables.running],
    ['admin.finished', tables.finished],
    ['admin.frozen', tables.frozen],
    ['admin.reports', openReports],
  ];
  return (
    <dl className="panel figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{words(label)}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Nodes({ nodes }: Pick<Overview, 'nodes'>): ReactNode {
  const words = useWords();
  return (
    <section className="panel">
      <h2 className="disp">{words('admin.nodes')}</h2>
      <ul className="rows">
        {nodes.map((node) => (
          <li key={node.id}>
            <b>{node.id}</b>
            <span className="muted">{words('admin.node', { sockets: node.sockets, matches: node.matches })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ReportsProps {
  readonly reports: readonly Report[];
  onDone(): void;
}

/** What players told of faults. */
function Reports({ reports, onDone }: ReportsProps): ReactNode {
  const words = useWords();
  const time = useTimes();
  return (
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
            {report.closedAt === null && <ReportActions report={report} onDone={onDone} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReportActions({ report: { id, table }, onDone }: { readonly report: Report; onDone(): void }): ReactNode {
  const words = useWords();
  const freeze = (): void => {
    const body = { reason: words('admin.freezeReason') };
    void call('POST /api/admin/tables/:table/freeze', { params: { table }, body }).then(onDone);
  };
  const close = (): void => void call('POST /api/admin/reports/:id/close', { params: { id } }).then(onDone);
  return (
    <>
      <button type="button" className="btn quiet" onClick={freeze} data-freeze>
        {words('admin.freeze')}
      </button>
      <button type="button" className="btn" onClick={close}>
        {words('admin.close')}
      </button>
    </>
  );
}

interface FrozenTablesProps {
  readonly tables: readonly TableDto[];
  onDone(): void;
}

function FrozenTables({ tables, onDone }: FrozenTablesProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <section className="panel">
      <h2 className="disp">{words('admin.frozen')}</h2>
      {tables.length === 0 && <p className="muted">{words('admin.none')}</p>}
      <ul className="rows">
        {tables.map((table) => (
          <li key={table.id}>
            <b>{table.title ?? gameName(table.game, language)}</b>
            <button
              type="button"
              className="btn"
              onClick={() => void call('POST /api/admin/tables/:table/thaw', { params: { table: table.id } }).then(onDone)}
            >
              {words('admin.thaw')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
