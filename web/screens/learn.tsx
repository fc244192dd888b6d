import type { ReactNode } from 'react';
import { Link, useLocation, useSearch as useQuery } from 'wouter';
import { CoverCard } from '../app/cover-card.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useSettings } from '../app/settings.ts';
import { printedIn, useWords } from '../app/words.ts';
import { covers, playedCovers } from '../boards.ts';
import type { GameCover } from '../kit/index.ts';
import { useStart } from './home/start.ts';
import { type Found, useSearch } from './learn/search.ts';

/** Learn: the games, and what a search over all their guides finds. */
export function LearnScreen(): ReactNode {
  const words = useWords();
  const wanted = new URLSearchParams(useQuery()).get('search') ?? '';
  return (
    <PageLayout title={words('nav.learn')} className="learnpage">
      <div className="sh">
        <h1 className="disp">{words('nav.learn')}</h1>
        <span className="muted">{words('learn.hint')}</span>
      </div>
      {wanted !== '' && (
        <section className="panel">
          <h2 className="disp">{words('learn.found', { what: wanted })}</h2>
          {covers.map((cover) => (
            <FoundIn key={cover.id} cover={cover} wanted={wanted} />
          ))}
        </section>
      )}
      <div className="cvs">
        {playedCovers.map((cover) => (
          <LearnCard key={cover.id} cover={cover} />
        ))}
      </div>
    </PageLayout>
  );
}

/** The parts of every game's page that one may want to come to at once. */
const CHAPTERS = ['components', 'rulings', 'designed', 'rules'] as const;

function LearnCard({ cover }: { cover: GameCover }): ReactNode {
  const { language } = useSettings();
  const words = useWords();
  const { busy, learn } = useStart(cover);
  return (
    <CoverCard
      cover={cover}
      busy={busy}
      learn={learn}
      below={
        <nav className="ways" aria-label={printedIn(cover.name, language)}>
          {CHAPTERS.map((chapter) => (
            <Link key={chapter} href={`/learn/${cover.id}#${chapter}`}>
              {words(`learn.${chapter}`)}
            </Link>
          ))}
        </nav>
      }
    >
      <Link className="btn go filled" href={`/learn/${cover.id}`}>
        {words('learn.read')}
        <span className="sr"> {printedIn(cover.name, language)}</span>
      </Link>
    </CoverCard>
  );
}

const MOST_FOUND = 12;

function FoundIn({ cover, wanted }: { cover: GameCover; wanted: string }): ReactNode {
  const { language } = useSettings();
  const found = useSearch(cover.id, wanted, language);
  if (found === null || found.length === 0) return null;
  return (
    <>
      <h3>
        <Link href={`/learn/${cover.id}`}>{printedIn(cover.name, language)}</Link>
      </h3>
      <FoundList found={found.slice(0, MOST_FOUND)} at={`/learn/${cover.id}`} />
    </>
  );
}

/** Leads to what was found: to a rule on any page, and to a chapter of this page as the browser does it. */
function WayTo({ found: { anchor, title, rule }, at }: { found: Found; at: string }): ReactNode {
  const [path] = useLocation();
  const said = title || '·';
  if (rule)
    return (
      <Link className="num" href={`${at}?rule=${encodeURIComponent(title)}`}>
        {said}
      </Link>
    );
  return path === at ? (
    <a className="num" href={`#${anchor}`}>
      {said}
    </a>
  ) : (
    <Link className="num" href={`${at}#${anchor}`}>
      {said}
    </Link>
  );
}

/** What was found, each leading to its place. */
export function FoundList({ found, at }: { found: readonly Found[]; at: string }): ReactNode {
  return (
    <div className="rulelist">
      <ul>
        {found.map((one) => (
          <li key={`${one.anchor}-${one.title}-${one.text}`}>
            <WayTo found={one} at={at} />
            {one.text}
          </li>
        ))}
      </ul>
    </div>
  );
}
