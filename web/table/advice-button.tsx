import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';

const AdvicePop = lazy(async () => ({ default: (await import('./advice.tsx')).AdvicePopover }));

/** Asks a good bot what it would do. What it says is loaded when somebody wants to hear it. */
export function AdviceButton(): ReactNode {
  const { session, question, words } = useTable();
  const [wanted, setWanted] = useState(false);
  if (session.advice === null || question === null) return null;
  const plain = (
    <button type="button" className="ask-advice" aria-label={words('advice.ask')} onClick={() => setWanted(true)} data-advice>
      <Icon of={icons.spark} />
      <span className="lbl">{words('advice.ask')}</span>
    </button>
  );
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      <AdvicePop />
    </Suspense>
  );
}
