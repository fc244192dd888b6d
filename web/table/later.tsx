import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { painted } from '../app/painted.ts';
import type { StageHandle } from '../kit/index.ts';

/** What a table shows and lets hear of deeds, and its tabs that are not open at first. It comes once the question is on the screen. */
const drama = async () => {
  await painted();
  return import('./drama.ts');
};

/** A part of the table that comes when it is first wanted; until then its place is empty. */
function later<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  // React's own type for such a part does not know that it takes what the part takes.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/** The rules of a game, with one of them looked up. */
export interface RulesProps {
  readonly game: string;
  readonly rule: string | null;
}

/** What lies over the board follows it as it is panned. */
export interface OverProps {
  readonly handle: { readonly current: StageHandle | null };
  /** Counts how often the view of the board has moved. */
  readonly moved: number;
}

export const Stage = later<OverProps>(async () => (await drama()).Stage);
export const WinMoment = later<OverProps>(async () => (await drama()).WinMoment);
export const FilmTrail = later<OverProps>(async () => (await drama()).FilmTrail);
export const RecapPins = later<OverProps>(async () => (await drama()).RecapPins);
export const RecapPanel = later(async () => (await drama()).RecapPanel);
export const Chat = later(async () => (await drama()).Chat);
export const Rules = later<RulesProps>(async () => (await drama()).Rules);
export const Notes = later(async () => (await drama()).Notes);
export const Sounds = later(async () => (await drama()).Sounds);
export const FilmStrip = later(async () => (await drama()).FilmStrip);
export const AnswerFinder = later<{ onClose(): void }>(async () => (await drama()).AnswerFinder);
export const GuidedStepCard = later(async () => (await import('./guided-step-card.tsx')).GuidedStepCard);

/** After so many milliseconds with a table on the screen all its parts are brought, wanted or not. */
const SETTLED = 800;

/** Brings what the first question did not need before somebody does something that needs it. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => void drama(), SETTLED);
    return () => clearTimeout(timer);
  }, []);
}
