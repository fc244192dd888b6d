import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { keepNotes, keptNotes } from '../match/store.ts';
import { useTable } from './context.tsx';

const PAUSE = 800;

/** Does something once nothing newer has come for a while; at the latest when the part leaves the screen. */
function useLater(): (step: () => void) => void {
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly step: () => void } | null>(null);
  const now = useCallback(() => {
    const due = waiting.current;
    waiting.current = null;
    if (due === null) return;
    clearTimeout(due.timer);
    due.step();
  }, []);
  useEffect(() => now, [now]);
  return useCallback(
    (step) => {
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      waiting.current = { step, timer: setTimeout(now, PAUSE) };
    },
    [now],
  );
}

/** What a player writes down for themselves: on this device, or at the server where the table is there. */
export function Notes(): ReactNode {
  const { session, words, snapshot } = useTable();
  const seated = snapshot.eyes !== null;
  const [text, setText] = useState('');
  const later = useLater();
  useEffect(() => {
    const kept = session.affairs !== null && seated ? session.affairs.notes() : keptNotes(session.id);
    void kept.then(setText, () => undefined);
  }, [session, seated]);
  const keep = (next: string): void => {
    if (session.affairs !== null && seated) later(() => void session.affairs?.keepNotes(next));
    else void keepNotes(session.id, next);
  };
  return (
    <textarea
      className="notes"
      value={text}
      aria-label={words('notes.label')}
      placeholder={words(session.affairs !== null && seated ? 'notes.hintOnline' : 'notes.hint')}
      onChange={(event) => {
        setText(event.target.value);
        keep(event.target.value);
      }}
    />
  );
}
