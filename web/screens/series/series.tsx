import type { SeriesDto } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { CopyButton } from '../../app/copy-button.tsx';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { levelName } from '../../app/levels.ts';
import { Loading } from '../../app/loading.tsx';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { memberName } from '../../match/finished.ts';
import { seatName } from '../three-lines.tsx';

type OneTable = SeriesDto['tables'][number];

/** How often the page looks again, in milliseconds. */
const AGAIN = 10_000;

/** Several tables of one seed side by side. */
export function SeriesScreen({ series }: { series: string }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [found, setFound] = useState<SeriesDto | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    const look = (): void =>
      void call('GET /api/series/:series', { params: { series } }).then(
        (reply) => current && setFound(reply),
        (error: unknown) => current && setTrouble(errorCodeOf(error)),
      );
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [series]);
  if (found === null && trouble === null) return <Loading />;
  if (found === null)
    return (
      <PageLayout title={words('series.title')} className="narrow">
        <h1 className="disp">{words('series.title')}</h1>
        <p>{errorText(words, trouble ?? 'other')}</p>
      </PageLayout>
    );
  return (
    <PageLayout title={words('series.title')} className="series">
      <p className="cap">{printedIn(coverOf(found.game)?.name, language)}</p>
      <h1 className="disp">{found.title ?? words('series.title')}</h1>
      <p className="lead">{words('series.text')}</p>
      <ol className="seriestables">
        {found.tables.map((table, at) => (
          <Table key={table.id} table={table} number={at + 1} over={found.isOver ? found.id : null} />
        ))}
      </ol>
      {found.isOver ? <Compared tables={found.tables} /> : <p className="muted">{words('series.notYet')}</p>}
    </PageLayout>
  );
}

interface TableProps {
  readonly table: OneTable;
  readonly number: number;
  /** The series, once all of its tables are over. */
  readonly over: string | null;
}

function Table({ table, number, over }: TableProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <li className="panel">
      <h2 className="disp">{words('series.table', { n: number })}</h2>
      <span className="chip">{words(`series.status.${table.status}`)}</span>
      <ul>
        {table.seats.map((seat) => (
          <li key={seat.seat}>{seatName(seat, words, (level) => levelName(level, language))}</li>
        ))}
      </ul>
      {table.invite !== null && (
        <div className="copyrow">
          <input
            className="inp"
            readOnly
            value={`${location.origin}/join/${table.invite}`}
            aria-label={words('series.invite', { n: number })}
            onFocus={(event) => event.target.select()}
            data-series-invite
          />
          <CopyButton text={`${location.origin}/join/${table.invite}`} word="lobby.copy" />
        </div>
      )}
      {table.mine && over === null && (
        <Link className="btn" href={`/table/remote/${table.id}`}>
          {words('series.toTable')}
        </Link>
      )}
      {over !== null && (
        <Link className="btn" href={`/replay/series/${memberName(over, table.id)}`} data-member>
          {words('result.replay')}
        </Link>
      )}
    </li>
  );
}

/** Each seat at every table: who made the most of the same start. */
function Compared({ tables }: { tables: readonly OneTable[] }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const scoreAt = (table: OneTable, seat: number) => table.result?.scores.find((score) => score.seat === seat) ?? null;
  return (
    <section className="panel chalranking">
      <h2 className="disp">{words('series.compared')}</h2>
      <table data-compared>
        <thead>
          <tr>
            <td />
            {tables.map((table, at) => (
              <th key={table.id} scope="col">
                {words('series.table', { n: at + 1 })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(tables[0]?.seats ?? []).map(({ seat }) => {
            const best = Math.min(...tables.map((table) => scoreAt(table, seat)?.rank ?? 99));
            const most = Math.max(
              ...tables.filter((table) => scoreAt(table, seat)?.rank === best).map((table) => scoreAt(table, seat)?.total ?? 0),
            );
            return (
              <tr key={seat}>
                <th scope="row">{words('series.seat', { n: seat + 1 })}</th>
                {tables.map((table) => {
                  const score = scoreAt(table, seat);
                  const at = table.seats[seat];
                  const isBest = score !== null && score.rank === best && score.total === most;
                  return (
                    <td key={table.id} className={isBest ? 'me' : ''}>
                      <b>{at === undefined ? '' : seatName(at, words, (level) => levelName(level, language))}</b>{' '}
                      {score !== null &&
                        `${words('challenge.place', { place: score.rank, seats: table.seats.length })}, ${words('challenge.points', { n: score.total })}`}
                      {isBest && <span className="sr"> {words('series.best')}</span>}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
