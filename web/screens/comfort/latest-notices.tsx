import type { Notice } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';

const SHOWN = 12;

/** Of what is said again and again of a table the latest is enough; the newest come first. */
const isLatest = (one: Notice, at: number, all: readonly Notice[]): boolean =>
  all.findIndex(({ table, kind }) => table === one.table && kind === one.kind) === at;

/** What happened at one's tables lately. Whoever has seen it here is not told again. */
export function LatestNotices(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [notices, setNotices] = useState<readonly Notice[] | null>(null);
  useEffect(() => {
    void call('GET /api/notices').then(async (found) => {
      setNotices(found.filter(isLatest).slice(0, SHOWN));
      const newest = Math.max(0, ...found.filter(({ seen }) => !seen).map(({ id }) => id));
      if (newest > 0) await call('POST /api/notices/seen', { body: { upTo: newest } });
    });
  }, []);
  if (notices === null) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = ({ game, title }: Notice): string => {
    const cover = coverOf(game);
    const name = cover === null ? game : printedIn(cover.name, language);
    return title === null ? name : `${name} (${title})`;
  };
  return (
    <section className="panel" data-notices>
      <h2 className="disp">{words('comfort.latest')}</h2>
      {notices.length === 0 && <p className="muted">{words('comfort.noNotices')}</p>}
      <ul className="rows">
        {notices.map((notice) => (
          <li key={notice.id} data-notice={notice.kind}>
            <div>
              <b>{words(`notice.${notice.kind}`)}</b>
              <span className="muted">
                <Link href={`/table/remote/${notice.table}`}>{nameOf(notice)}</Link> · {date.format(Date.parse(notice.at))}
              </span>
            </div>
            {!notice.seen && <span className="chip warn">{words('comfort.new')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
