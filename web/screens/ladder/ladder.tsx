import type { EngineStanding, LadderDto } from '@pantheon/server/api';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { levelName } from '../../app/levels.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf, playedCovers } from '../../boards.ts';

/** How often the page looks again, in milliseconds. */
const AGAIN = 15_000;

function useLadder(game: string): LadderDto | 'offline' | null {
  const [found, setFound] = useState<LadderDto | 'offline' | null>(null);
  useEffect(() => {
    let current = true;
    const look = (): void => {
      call('GET /api/ladder/:game', { params: { game } }).then(
        (ladder) => current && setFound(ladder),
        () => current && setFound('offline'),
      );
    };
    setFound(null);
    look();
    const timer = setInterval(look, AGAIN);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [game]);
  return found;
}

/** Programs that play, by game: how strong they are, and how sure that is. */
export function LadderScreen({ game: wanted }: { game: string | null }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const game = coverOf(wanted ?? '')?.id ?? playedCovers[0]?.id ?? '';
  const ladder = useLadder(game);
  return (
    <PageLayout title={words('ladder.title')} className="narrow engines">
      <h1 className="disp">{words('ladder.title')}</h1>
      <p>{words('ladder.text')}</p>
      <nav className="rowbtns" aria-label={words('new.game')}>
        {playedCovers.map((cover) => (
          <Link
            key={cover.id}
            className={`btn ${cover.id === game ? 'primary' : ''}`}
            href={`/ladder/${cover.id}`}
            {...(cover.id === game ? { 'aria-current': 'page' } : {})}
          >
            {printedIn(cover.name, language)}
          </Link>
        ))}
      </nav>
      <section className="panel" aria-live="polite">
        {ladder === 'offline' ? <p className="muted">{words('error.offline')}</p> : ladder !== null && <Standings ladder={ladder} />}
      </section>
      <p className="muted">{words('ladder.how')}</p>
      <p>
        <a href="/docs/bots-api.html">{words('ladder.join')}</a>
      </p>
    </PageLayout>
  );
}

function Standings({ ladder: { standings, playing } }: { ladder: LadderDto }): ReactNode {
  const words = useWords();
  if (standings.length === 0) return <p>{words('ladder.none')}</p>;
  return (
    <>
      {playing !== null && (
        <p>
          <Link href={`/table/remote/${playing}`}>{words('ladder.watch')}</Link>
        </p>
      )}
      <table className="tb">
        <thead>
          <tr>
            <th scope="col">{words('ladder.engine')}</th>
            <th scope="col">{words('ladder.rating')}</th>
            <th scope="col">{words('ladder.tables')}</th>
            <th scope="col">{words('ladder.ahead')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((standing) => (
            <Row key={standing.person?.id ?? standing.level} standing={standing} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ standing: { person, level, rating, interval, tables, ahead, behind, here } }: { standing: EngineStanding }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <tr>
      <th scope="row">
        {person?.name ?? words('seat.bot', { level: levelName(level ?? '', language) })}{' '}
        {person !== null && here && <span className="chip good">{words('ladder.here')}</span>}
      </th>
      <td>{tables === 0 ? words('ladder.unknown') : `${rating} ± ${interval}`}</td>
      <td>{tables}</td>
      <td>{`${ahead} : ${behind}`}</td>
    </tr>
  );
}
