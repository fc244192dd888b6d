import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { bringLater } from '../app/bring-later.ts';
import { painted } from '../app/painted.ts';
import type { StageHandle } from '../kit/index.ts';

type Drama = typeof import('./drama.ts');

/** What a table shows and lets hear of deeds, and its tabs that are not open at first, once it is there. */
let here: Drama | null = null;

/** Brings it, once the question is on the screen. */
async function drama(): Promise<Drama> {
  await painted();
  here ??= await import('./drama.ts');
  return here;
}

/** A part of the table that comes when it is first wanted; until then its place is empty. What is there already is shown at once. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  known: () => ComponentType<P> | null,
): (props: P) => ReactNode {
  // React's own type for such a part does not know that it takes what the part takes.
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<P>;
  return (props) => {
    // What came later is not put in place of what is shown: it would begin again.
    const [Known] = useState(known);
    return Known === null ? (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ) : (
      <Known {...props} />
    );
  };
}

const fromDrama = <P extends object>(pick: (all: Drama) => ComponentType<P>): ((props: P) => ReactNode) =>
  later(
    async () => pick(await drama()),
    () => (here === null ? null : pick(here)),
  );

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

export const Stage = fromDrama<OverProps>((all) => all.Stage);
export const WinMoment = fromDrama<OverProps>((all) => all.WinMoment);
export const FilmTrail = fromDrama<OverProps>((all) => all.FilmTrail);
export const RecapPins = fromDrama<OverProps>((all) => all.RecapPins);
export const RecapPanel = fromDrama((all) => all.RecapPanel);
export const Chat = fromDrama((all) => all.Chat);
export const Rules = fromDrama<RulesProps>((all) => all.Rules);
export const Notes = fromDrama((all) => all.Notes);
export const Sounds = fromDrama((all) => all.Sounds);
export const FilmStrip = fromDrama((all) => all.FilmStrip);
export const AnswerFinder = fromDrama<{ onClose(): void }>((all) => all.AnswerFinder);
export const GuidedStepCard = later(
  async () => (await import('./guided-step-card.tsx')).GuidedStepCard,
  () => null,
);

/** After so many milliseconds with a table on the screen all its parts are brought, wanted or not. */
const SETTLED = 800;

/** Brings what the first question did not need, here and with others, before somebody does something that needs it. */
export function useLaterParts(others: () => Promise<unknown>): void {
  useEffect(() => bringLater(SETTLED, () => Promise.all([drama(), others()])), [others]);
}
