import type { Change, Ref } from '@pantheon/kernel';
import type { ReactNode } from 'react';
import { useTable } from './context.tsx';
import { Say } from './parts.tsx';

const isRef = (arg: unknown): arg is Ref => typeof arg === 'string' && arg.includes(':');

/** One thing that an answer would change: a sentence, or a figure with how it is and how it would be. */
export function ChangeLine({ change }: { change: Change }): ReactNode {
  const { board, props } = useTable();
  const { tone = '', shift } = change;
  if (shift === undefined)
    return (
      <li className={tone}>
        <Say of={change} />
      </li>
    );
  const thing = Object.values(change.args ?? {}).find(isRef);
  const [before, after] = shift;
  return (
    <li className={`fig ${tone}`}>
      {thing !== undefined && board.icon?.(thing, props)}
      <span className="of">
        <Say of={change} />
      </span>
      <b>
        {before} <span className="to">→</span> <em>{after}</em>
      </b>
    </li>
  );
}
