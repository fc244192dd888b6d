import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';

const AdvicePopover = lazy(async () => ({ default: (await import('./advice.tsx')).AdvicePopover }));

/** Asks a good bot what it would do. What it says is loaded when somebody wants to hear it. */
export function AdviceButton(): ReactNode {
  const { session, question, words } = useTable();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was advised is no advice for another question
  useEffect(close, [question]);
  if (session.advice === null || question === null) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="ask-advice"
        aria-label={words('advice.ask')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-advice
      >
        <Icon of={icons.spark} />
        <span className="lbl">{words('advice.ask')}</span>
      </button>
      <Suspense>{open && <AdvicePopover anchor={button} onClose={close} />}</Suspense>
    </>
  );
}
