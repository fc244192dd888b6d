import { type ReactNode, useState } from 'react';
import { Link, useLocation, useSearch as useQuery } from 'wouter';
import { CoverCard } from '../app/cover-card.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useSettings } from '../app/settings.ts';
import { type LoadedGame, useFormatter, useGame } from '../app/use-game.ts';
import { printedIn, useWords } from '../app/words.ts';
import { covers, playedCovers } from '../boards.ts';
import type { GameCover, MessageFormatter } from '../kit/index.ts';
import { useStart } from './home/start.ts';
import { Components, useComponents } from './learn/components.tsx';
import { type Found, useSearch } from './learn/search.ts';
import { SearchBox } from './learn/search-box.tsx';

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
      <SearchAll key={wanted} wanted={wanted} />
      {wanted !== '' && (
        <section className="panel" aria-live="polite">
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

/** A field for what is looked for in all games. */
function SearchAll({ wanted }: { wanted: string }): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [text, setText] = useState(wanted);
  return (
    <form
      className="learnall"
      onSubmit={(event) => {
        event.preventDefault();
        go(text.trim() === '' ? '/learn' : `/learn?search=${encodeURIComponent(text.trim())}`);
      }}
    >
      <SearchBox label={words('learn.searchAll')} wanted={text} onWanted={setText} />
    </form>
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

/** What a game's guide and its components say about something. */
function FoundIn({ cover, wanted }: { cover: GameCover; wanted: string }): ReactNode {
  const { language } = useSettings();
  const found = useSearch(cover.id, wanted, language);
  const loaded = useGame(cover.id);
  const speak = useFormatter(loaded);
  return (
    <section className="foundin" data-found-in={found === null ? undefined : cover.id}>
      <h3>
        <Link href={`/learn/${cover.id}`}>{printedIn(cover.name, language)}</Link>
      </h3>
      {loaded !== null && speak !== null && <FoundComponents loaded={loaded} speak={speak} wanted={wanted} />}
      {found !== null && <FoundList found={found.slice(0, MOST_FOUND)} at={`/learn/${cover.id}`} />}
    </section>
  );
}

function FoundComponents({ loaded, speak, wanted }: { loaded: LoadedGame; speak: MessageFormatter; wanted: string }): ReactNode {
  return <Components groups={useComponents(loaded, speak)} wanted={wanted} />;
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
