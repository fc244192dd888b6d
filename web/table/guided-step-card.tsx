import { type ReactNode, useCallback, useState } from 'react';
import { type GuidedStep, START, useGuidedSteps } from '../app/guided-steps.ts';
import { Markdown } from '../app/markdown.tsx';
import { useSettings } from '../app/settings.ts';
import { useTable } from './context.tsx';

const keptUnder = (table: string): string => `pantheon.lessons.${table}`;

/** The lessons of a table that were read: they are not shown again. */
function useRead(table: string): readonly [ReadonlySet<string>, (lesson: GuidedStep) => void] {
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(JSON.parse(localStorage.getItem(keptUnder(table)) ?? '[]') as readonly string[]),
  );
  const note = useCallback(
    (lesson: GuidedStep) =>
      setRead((before) => {
        const after = new Set([...before, lesson.when.join()]);
        localStorage.setItem(keptUnder(table), JSON.stringify([...after]));
        return after;
      }),
    [table],
  );
  return [read, note];
}

/** In a first game: what matters now, told once. */
export function GuidedStepCard(): ReactNode {
  const { session, question, snapshot, frame, words } = useTable();
  const { language } = useSettings();
  const lessons = useGuidedSteps(session.guided ? session.gameId : null, language);
  const [read, note] = useRead(session.id);
  const now = [START, snapshot.sight.stage.now, ...(question === null ? [] : [question.topic])];
  const due = lessons.filter((lesson) => lesson.when.some((moment) => now.includes(moment)) && !read.has(lesson.when.join()));
  const lesson = frame.running || snapshot.handOver !== null ? undefined : due[0];
  if (lesson === undefined) return null;
  return (
    <aside className="lesson" aria-label={words('lesson.label')} aria-live="polite" data-lesson>
      <span className="cap">{words('lesson.label')}</span>
      <h2 className="disp">{lesson.title}</h2>
      <Markdown text={lesson.text} />
      <button type="button" className="btn primary" onClick={() => note(lesson)}>
        {words('lesson.read')}
      </button>
    </aside>
  );
}
