import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useSearch as useQuery } from 'wouter';
import { CoverCrop } from '../../app/covers.tsx';
import { type GuideSection, sectionsOf, stepsOf, useGuide } from '../../app/guide.ts';
import { useGuidedSteps } from '../../app/guided-steps.ts';
import { Loading } from '../../app/loading.tsx';
import { Markdown } from '../../app/markdown.tsx';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSample } from '../../app/sample.ts';
import { useSettings } from '../../app/settings.ts';
import { type LoadedGame, useFormatter, useGame } from '../../app/use-game.ts';
import { printedIn, useWords, type Words } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { type GameCover, Icon, icons, type MessageFormatter } from '../../kit/index.ts';
import { botName } from '../../match/names.ts';
import type { SampleMoment } from '../../match/sample-moment.ts';
import { Rules } from '../../table/rules.tsx';
import { useStart } from '../home/start.ts';
import { FoundList } from '../learn.tsx';
import { Components, useComponents } from './components.tsx';
import { Lesson, MomentPicture, TurnStrip } from './lessons.tsx';
import { useSearch } from './search.ts';
import { SearchBox } from './search-box.tsx';

const SEATS = 4;
const ANSWERS = 120;
const KEEP = 40;

/** One game: how it is played with pictures, its components, how open questions were decided, its numbered rules. */
export function LearnGameScreen({ game }: { game: string }): ReactNode {
  const cover = coverOf(game);
  const loaded = useGame(game);
  const names = useMemo(() => Array.from({ length: SEATS }, (_, seat) => botName(seat)), []);
  const speak = useFormatter(loaded, names);
  if (cover === null || loaded === null || speak === null) return <Loading />;
  return <GamePage cover={cover} loaded={loaded} speak={speak} names={names} />;
}

interface PageProps {
  readonly cover: GameCover;
  readonly loaded: LoadedGame;
  readonly speak: MessageFormatter;
  readonly names: readonly string[];
}

/** A chapter of the page. */
interface Part {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

function GamePage({ cover, loaded, speak, names }: PageProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [wanted, setWanted] = useState('');
  const rule = new URLSearchParams(useQuery()).get('rule');
  const groups = useComponents(loaded, speak);
  const guide = useGuide(cover.id, 'how-to-play', language) ?? '';
  const sections = sectionsOf(guide);
  const rulings = useGuide(cover.id, 'rulings', language);
  const designed = useGuide(cover.id, 'designed', language);
  useWantedChapter(sections.length > 0 && rulings !== null && designed !== null);
  const seats = Math.max(cover.players.min, Math.min(cover.players.max, SEATS));
  const moments = useSample({ game: cover.id, seats, seed: 'learn', answers: ANSWERS, keep: KEEP });
  const seated = useMemo(() => names.slice(0, seats), [names, seats]);
  const text = (id: string, title: string, markdown: string | null): Part[] =>
    markdown === null || markdown === '' ? [] : [{ id, title, body: <Prose text={markdown} /> }];
  const parts: readonly Part[] = [
    {
      id: 'components',
      title: words('learn.components'),
      body: (
        <>
          {loaded.board.art !== undefined && (
            <p>
              <Link href={`/learn/${cover.id}/pictures`}>{words('learn.pictures')}</Link>
            </p>
          )}
          <Components groups={groups} wanted="" />
        </>
      ),
    },
    ...text('rulings', words('learn.rulings'), rulings),
    ...text('designed', words('learn.designed'), designed),
    { id: 'rules', title: words('learn.rules'), body: <Rules game={cover.id} rule={rule} /> },
  ];
  return (
    <PageLayout title={speak.id('game.name')} className="learngame">
      <Banner cover={cover} tagline={speak.id('game.tagline')} />
      <Contents sections={sections} parts={parts} words={words} />
      <div className="learnbody">
        <SearchBox label={words('learn.search')} wanted={wanted} onWanted={setWanted} />
        {wanted.trim() !== '' && <SearchHits game={cover.id} wanted={wanted} groups={groups} />}
        {moments !== null && moments[0] !== undefined && <TurnStrip sight={moments[0].sight} speak={speak} steps={stepsOf(guide)} />}
        {sections.length === 0 && <p className="panel muted">{words('learn.noGuide')}</p>}
        {sections.map((section, at) => (
          <Lesson
            key={section.title}
            id={`how-${at}`}
            section={section}
            groups={groups}
            picture={pictureFor(at, moments, { loaded, speak, names: seated })}
          />
        ))}
        {parts.map(({ id, title, body }) => (
          <section key={id} id={id} className="panel chapter">
            <h2 className="disp">{title}</h2>
            {body}
          </section>
        ))}
      </div>
    </PageLayout>
  );
}

/** Brings the chapter that the address names into view, once it is on the page. */
function useWantedChapter(there: boolean): void {
  useEffect(() => {
    if (there && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [there]);
}

const Prose = ({ text }: { text: string }): ReactNode => (
  <div className="prose">
    <Markdown text={text.replace(/^# .*\n/, '')} />
  </div>
);

/** Every so many sections a picture of the board stands beside the words, the most of the board first. */
const EVERY = 3;
/** So many moves lie between the pictures of two sections. */
const BETWEEN = 3;

function pictureFor(at: number, moments: readonly SampleMoment[] | null, rest: Omit<PageProps, 'cover'>): ReactNode {
  if (at % EVERY !== 0) return null;
  const moment = moments?.at(Math.max(0, moments.length - 1 - BETWEEN * at));
  if (moment === undefined) return <figure className="momentpic" />;
  return <MomentPicture {...rest} moment={moment} share={at === 0 ? 0.8 : 0.5} />;
}

function Banner({ cover, tagline }: { cover: GameCover; tagline: string }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { busy, learn } = useStart(cover);
  const lessons = useGuidedSteps(cover.id, language);
  return (
    <header className="learnbanner">
      <CoverCrop cover={cover} wide />
      <div>
        <span className="cap">{words('nav.learn')}</span>
        <h1 className="disp">{printedIn(cover.name, language)}</h1>
        <p>{tagline}</p>
      </div>
      <div className="bannerbtns">
        {lessons.length > 0 && (
          <button type="button" className="btn big gold" disabled={busy} onClick={learn} title={words('lesson.playHint')} data-first-game>
            <Icon of={icons.play} /> {words('lesson.play')}
          </button>
        )}
        <Link className="btn" href={`/new/${cover.id}`}>
          {words('nav.new')}
        </Link>
        <button type="button" className="btn" onClick={() => print()}>
          {words('learn.print')}
        </button>
      </div>
    </header>
  );
}

function Contents({ sections, parts, words }: { sections: readonly GuideSection[]; parts: readonly Part[]; words: Words }): ReactNode {
  return (
    <nav className="toc" aria-label={words('learn.contents')}>
      {sections.map(({ title }, at) => (
        <a key={title} href={`#how-${at}`}>
          <span className="n">{at + 1}</span>
          {title || words('learn.goal')}
        </a>
      ))}
      <hr />
      {parts.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          <span className="n" />
          {title}
        </a>
      ))}
    </nav>
  );
}

function SearchHits({
  game,
  wanted,
  groups,
}: {
  game: string;
  wanted: string;
  groups: Parameters<typeof Components>[0]['groups'];
}): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const found = useSearch(game, wanted, language);
  return (
    <section className="panel" aria-live="polite" data-hits={found?.length}>
      <h2 className="disp">{words('learn.found', { what: wanted.trim() })}</h2>
      <Components groups={groups} wanted={wanted} />
      {found !== null && <FoundList found={found} at={`/learn/${game}`} />}
    </section>
  );
}
