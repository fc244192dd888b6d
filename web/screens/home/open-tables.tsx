import type { TableDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CoverCrop } from '../../app/covers.tsx';
import { useMe } from '../../app/me.ts';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { Icon, icons } from '../../kit/index.ts';
import { TableBadges } from '../fairness/badges.tsx';
import { useServerTables } from '../tables.ts';

const MOST_ROWS = 4;

/** Tables of the server that have a free seat, and those that may be watched. */
export function OpenTables(): ReactNode {
  const words = useWords();
  const me = useMe();
  const open = useServerTables('open', MOST_ROWS);
  const watched = useServerTables('watch', MOST_ROWS);
  const rows = [...(open ?? []), ...(watched ?? [])].slice(0, MOST_ROWS);
  return (
    <section className="panel opentables">
      <h2 className="disp">{words('home.open')}</h2>
      {me === 'offline' && <p className="muted">{words('home.noServer')}</p>}
      {open !== null && rows.length === 0 && <p className="muted">{words('home.noOpen')}</p>}
      <ul className="trows">
        {rows.map((table) => (
          <OpenTable key={table.id} table={table} />
        ))}
      </ul>
      {me !== 'offline' && (
        <Link className="lk" href="/find" data-find>
          {words('find.all')}
        </Link>
      )}
      <Link className="btn" href="/new">
        <Icon of={icons.plus} /> {words('home.openOne')}
      </Link>
    </section>
  );
}

/** A table of the server in a row, and the way there. */
export function OpenTable({ table }: { table: TableDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const cover = coverOf(table.game);
  if (cover === null) return null;
  const taken = table.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'bot').length;
  const running = table.status === 'running';
  const hosted = table.host === null ? [] : [table.host.name];
  const free = table.seats.length - taken;
  return (
    <li>
      <CoverCrop cover={cover} />
      <div>
        <b className="disp">{table.title ?? printedIn(cover.name, language)}</b>
        <span className="muted">
          {[printedIn(cover.name, language), words(running ? 'home.beingPlayed' : `pace.${table.pace.kind}`), ...hosted].join(' · ')}
        </span>
        <TableBadges table={table} />
        {!running && (
          <span className="seats">
            {table.seats.map(({ seat, kind }) => (
              <i key={seat} className={kind === 'person' || kind === 'bot' ? 'taken' : ''} />
            ))}
            {words('home.free', { n: free })}
          </span>
        )}
      </div>
      <Link className="btn" href={`/table/remote/${table.id}`}>
        {words(table.me.seat !== null ? 'home.goThere' : running ? 'home.watch' : 'home.sit')}
      </Link>
    </li>
  );
}
