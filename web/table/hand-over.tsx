import { type ReactNode, useEffect, useRef } from 'react';
import { Mark } from '../kit/index.ts';
import { useTable } from './context.tsx';

/** Hides the table until the next person has taken the device. */
export function HandOverScreen(): ReactNode {
  const { snapshot, players, words, session } = useTable();
  const next = snapshot.handOver === null ? undefined : players[snapshot.handOver.to];
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  if (next === undefined) return null;
  return (
    <div className="handover" role="dialog" aria-modal="true" aria-label={words('handover.title', { name: next.name })} data-covered>
      <div className="dialog">
        <Mark colour={next.colour} />
        <h2>{words('handover.title', { name: next.name })}</h2>
        <p className="muted">{words('handover.text')}</p>
        <button ref={button} type="button" className="btn big primary" onClick={() => session.handOver('take')} data-take>
          {words('handover.take', { name: next.name })}
        </button>
      </div>
    </div>
  );
}
