import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Markdown } from '../app/markdown.tsx';
import { usePhone } from '../app/media.ts';
import { coverOf } from '../boards.ts';
import { useTable } from './context.tsx';
import { type Lessons, useLessons } from './lessons.ts';
import { Spotlight, useRings } from './spotlight.tsx';
import { type Avoided, type Box, standOf } from './spotlight-places.ts';

/** In a first game: what matters now, with a ring around what it speaks of. Nothing is dimmed and nothing is blocked. */
export function GuidedStepCard(): ReactNode {
  const { session, snapshot, words } = useTable();
  const lessons = useLessons();
  if (!session.guided || lessons.total === 0) return null;
  if (snapshot.state === 'over') return <AfterFirstGame lessons={lessons} />;
  if (lessons.shown !== null) return <LessonCard key={lessons.shown.lesson.title} lessons={lessons} shown={lessons.shown} />;
  if (!lessons.stopped) return null;
  return (
    <button type="button" className="btn lessonpill" onClick={lessons.resume} data-resume-lessons>
      {words('lesson.resume', { n: lessons.read, of: lessons.total })}
    </button>
  );
}

function LessonCard({ lessons, shown: { lesson, number } }: { lessons: Lessons; shown: NonNullable<Lessons['shown']> }): ReactNode {
  const { words, question } = useTable();
  const card = useRef<HTMLElement>(null);
  const rings = useRings(lesson, question?.topic ?? null);
  const stand = useStand(card, rings);
  return (
    <>
      <Spotlight rings={rings} />
      <aside
        ref={card}
        className="lesson"
        style={stand}
        aria-label={words('lesson.label')}
        aria-live="polite"
        onKeyDown={(event) => event.key === 'Escape' && lessons.next()}
        data-lesson
      >
        <div className="lessonhead">
          <span>{words('lesson.count', { n: number, of: lessons.total })}</span>
          <span className="ticks" aria-hidden="true">
            {Array.from({ length: lessons.total }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place
              <i key={at} className={at < number ? 'full' : ''} />
            ))}
          </span>
          <button type="button" className="btn quiet" onClick={lessons.stop} data-stop-lessons>
            {words('lesson.stop')}
          </button>
        </div>
        <h2 className="disp">{lesson.title}</h2>
        <Markdown text={lesson.text} />
        <div className="lessonfoot">
          <button type="button" className="btn quiet" disabled={!lessons.canBack} onClick={lessons.back} data-lesson-back>
            {words('lesson.back')}
          </button>
          <button type="button" className="btn primary" onClick={lessons.next} data-lesson-next>
            {words('lesson.next')}
          </button>
        </div>
      </aside>
    </>
  );
}

const BELOW_BAR = 58;

/** What a card keeps off: above all what may be chosen, then the question and the players. */
function avoidedNow(): Avoided[] {
  const weights: readonly (readonly [selector: string, weight: number])[] = [
    ['[data-light="offered"], [data-lit]', 6],
    ['.ask, .finish, .dock .mine', 4],
    ['.ply, .sidepanel, .market', 1],
    ['.stage', 0.4],
    ['.log', 0.1],
  ];
  return weights.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ box: element.getBoundingClientRect(), weight })),
  );
}

/** Where the card stands. It is decided once for each lesson and ring, so that nothing moves by itself. */
function useStand(card: { readonly current: HTMLElement | null }, rings: readonly Box[]): { left: number; top: number } | undefined {
  const phone = usePhone();
  const [stand, setStand] = useState<{ left: number; top: number } | undefined>(undefined);
  const around = JSON.stringify(rings);
  useLayoutEffect(() => {
    if (card.current === null || phone) return;
    const screen = { left: 0, top: BELOW_BAR, width: innerWidth, height: innerHeight };
    const { left, top } = standOf(card.current.getBoundingClientRect(), screen, JSON.parse(around) as Box[], avoidedNow());
    setStand({ left, top });
  }, [card, around, phone]);
  return phone ? undefined : stand;
}

/** After a first game: how many lessons came up, and what to try next. */
function AfterFirstGame({ lessons }: { lessons: Lessons }): ReactNode {
  const { session, words } = useTable();
  const [, go] = useLocation();
  const [closed, setClosed] = useState(false);
  const cover = coverOf(session.gameId);
  if (closed || cover === null) return null;
  const play = async (): Promise<void> => {
    const { playNow } = await import('../match/start-match.ts');
    go(`/table/local/${await playNow(cover, 'acolyte', words('seat.you'))}`);
  };
  return (
    <aside className="lesson after" aria-label={words('lesson.label')} data-after-lessons>
      <h2 className="disp">{words('lesson.after')}</h2>
      <p>{words('lesson.afterText', { n: lessons.read, of: lessons.total, rest: lessons.total - lessons.read })}</p>
      <div className="lessonnext">
        <button type="button" className="btn primary" onClick={() => void play()}>
          {words('lesson.stronger')}
        </button>
        <Link className="btn" href={`/learn/${session.gameId}`}>
          {words('lesson.readOn')}
        </Link>
        <Link className="btn" href="/">
          {words('lesson.other')}
        </Link>
        <button type="button" className="btn quiet" onClick={() => setClosed(true)}>
          {words('lesson.close')}
        </button>
      </div>
    </aside>
  );
}
