import type { PlayedTable } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { CoverCrop } from '../../app/covers.tsx';
import { gameName } from '../../app/game-name.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';

const FIRST = 6;
const MORE = 20;

/** What somebody has played, the latest first, with the way to each replay. Tables that the reader may not see are left out. */
export function LastTables({ person, total }: { person: string; total: number }): ReactNode {
  const words = useWords();
  const [tables, setTables] = useState<readonly PlayedTable[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const read = (before: string | null, limit: number): void => {
    const query = before === null ? { limit } : { limit, before };
    void call('GET /api/players/:id/tables', { params: { id: person }, query }).then((page) => {
      setTables((known) => (before === null ? page.tables : [...known, ...page.tables]));
      setNext(page.next);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another person
  useEffect(() => read(null, FIRST), [person]);
  return (
    <section className="panel">
      <div className="sh">
        <h2 className="disp">{words('player.last')}</h2>
        <p className="muted">{words('player.ofAll', { n: total })}</p>
      </div>
      {tables.length === 0 && <p className="muted">{words('player.noTables')}</p>}
      <ul className="gamerows">
        {tables.map((table) => (
          <PlayedRow key={table.table} of={table} />
        ))}
      </ul>
      {next !== null && (
        <button type="button" className="btn quiet" onClick={() => read(next, MORE)} data-more>
          {words('player.more')}
        </button>
      )}
    </section>
  );
}

const SIGNED = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
const signed = (change: number): string => SIGNED.format(change).replace('-', '−');

function PlayedRow({ of: { table, game, title, seats, rank, with: others, change, reason, finishedAt } }: { of: PlayedTable }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const cover = coverOf(game);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(Date.parse(finishedAt));
  return (
    <li data-table={table}>
      {cover === null ? <span /> : <CoverCrop cover={cover} />}
      <div>
        <b className="d">
          {words(rank === null ? 'player.noRank' : rank === 1 ? 'player.first' : 'player.rank', {
            rank: rank ?? 0,
            title: title ?? gameName(game, language),
          })}
        </b>
        <span className="muted">{[words('player.atSeats', { n: seats }), day, ...others.slice(0, 3)].join(' · ')}</span>
        {reason !== null && <span className="muted">{words(`uncounted.${reason}`)}</span>}
      </div>
      <b className={change !== null && change > 0 ? 'good' : ''}>{change === null ? '' : signed(change)}</b>
      <Link className="btn quiet" href={`/replay/remote/${table}`}>
        {words('result.replay')}
      </Link>
    </li>
  );
}
