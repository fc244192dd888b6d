import { useCallback, useEffect, useRef, useState } from 'react';
import { type GuidedStep, momentsAt, useGuidedSteps } from '../app/guided-steps.ts';
import { useSettings } from '../app/settings.ts';
import { useTable } from './context.tsx';

const keptUnder = (table: string): string => `pantheon.lessons.${table}`;

/** A lesson by what does not change with the language. */
const idOf = (lesson: GuidedStep): string => lesson.when.join();

/** The word under which is kept that somebody wants no lessons for now. */
const STOPPED = 'stopped';

/** What stands before a phase that has come to its end, among what is kept. */
const ENDED = 'ended:';

/** What was read at a table, kept with the table so that a first game goes on where it was left. */
function useRead(table: string): readonly [ReadonlySet<string>, (change: (read: Set<string>) => void) => void] {
  const [read, setRead] = useState<ReadonlySet<string>>(
    () => new Set(JSON.parse(localStorage.getItem(keptUnder(table)) ?? '[]') as readonly string[]),
  );
  const change = useCallback(
    (how: (read: Set<string>) => void) =>
      setRead((before) => {
        const after = new Set(before);
        how(after);
        localStorage.setItem(keptUnder(table), JSON.stringify([...after]));
        return after;
      }),
    [table],
  );
  return [read, change];
}

/** The phases in which the reader was asked, and that have come to their end at this table. */
function useEndedPhases(phase: string, asked: boolean, [read, change]: ReturnType<typeof useRead>): ReadonlySet<string> {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    if (asked) last.current = phase;
    if (before !== null && before !== phase && !read.has(ENDED + before)) change((all) => all.add(ENDED + before));
  }, [phase, asked, read, change]);
  return new Set([...read].flatMap((word) => (word.startsWith(ENDED) ? [word.slice(ENDED.length)] : [])));
}

/** The lessons of a first game as they stand. */
export interface Lessons {
  readonly total: number;
  /** How many have been read. */
  readonly read: number;
  /** The lesson to be shown, and its number among those seen. */
  readonly shown: { readonly lesson: GuidedStep; readonly number: number } | null;
  /** Whether an earlier lesson can be opened again. */
  readonly canBack: boolean;
  readonly stopped: boolean;
  next(): void;
  back(): void;
  stop(): void;
  resume(): void;
}

/** Follows a first game: which lesson is due, which have been read. Whoever acts has understood. */
export function useLessons(): Lessons {
  const { session, question, snapshot, frame } = useTable();
  const { language } = useSettings();
  const lessons = useGuidedSteps(session.guided ? session.gameId : null, language);
  const [read, change] = useRead(session.id);
  const [again, setAgain] = useState<number | null>(null);
  const seen = [...read].flatMap((id) => lessons.find((lesson) => idOf(lesson) === id) ?? []);
  const phase = snapshot.sight.stage.now;
  const asked = question !== null;
  const ended = useEndedPhases(phase, asked, [read, change]);
  const now = momentsAt(phase, question?.topic ?? null, ended);
  const due = lessons.find((lesson) => lesson.when.some((moment) => now.includes(moment)) && !read.has(idOf(lesson)));
  const quiet = frame.running || snapshot.handOver !== null || snapshot.state === 'over';
  const stopped = read.has(STOPPED);
  const reopened = again === null ? undefined : seen[again];
  const current = stopped || quiet ? undefined : (reopened ?? due);

  const { number } = snapshot.sight;
  const told = useRef<{ readonly lesson: GuidedStep; readonly at: number } | null>(null);
  useEffect(() => {
    const last = told.current;
    if (last !== null && number > last.at && !read.has(idOf(last.lesson))) change((all) => all.add(idOf(last.lesson)));
    // Only whoever was asked can have acted: others go on while a lesson is read.
    told.current = current === undefined || current === reopened || !asked ? null : { lesson: current, at: number };
  }, [current, reopened, asked, number, read, change]);

  return {
    total: lessons.length,
    read: seen.length,
    shown: current === undefined ? null : { lesson: current, number: reopened === undefined ? seen.length + 1 : (again ?? 0) + 1 },
    canBack: (again ?? seen.length) > 0,
    stopped,
    next: () => {
      if (again !== null) setAgain(again + 1 < seen.length ? again + 1 : null);
      else if (due !== undefined) change((all) => all.add(idOf(due)));
    },
    back: () => setAgain((again ?? seen.length) - 1),
    stop: () => change((all) => all.add(STOPPED)),
    resume: () => change((all) => all.delete(STOPPED)),
  };
}
