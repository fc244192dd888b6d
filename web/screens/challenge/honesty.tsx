import type { ReactNode } from 'react';
import { useWords } from '../../app/words.ts';

/** What is checked of a challenge, and what nobody can check. */
export function Honesty({ open = false }: { open?: boolean }): ReactNode {
  const words = useWords();
  return (
    <details className="panel honesty" open={open}>
      <summary>{words('challenge.honest')}</summary>
      <p>{words('challenge.honestText')}</p>
    </details>
  );
}
