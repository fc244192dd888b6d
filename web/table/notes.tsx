import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

/** What a player writes down for themselves, each seat its own: on this device, or at the server where the table is there. */
export function Notes(): ReactNode {
  const { session, words, snapshot } = useTable();
  const { notes } = session.link;
  const { eyes } = snapshot;
  const [text, setText] = useState('');
  const later = useLater();
  useEffect(() => {
    let current = true;
    setText('');
    notes.read(eyes).then(
      (kept) => current && setText(kept),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [notes, eyes]);
  return (
    <textarea
      className="notes"
      value={text}
      aria-label={words('notes.label')}
      placeholder={words(notes.everywhere && eyes !== null ? 'notes.hintOnline' : 'notes.hint')}
      onChange={(event) => {
        const next = event.target.value;
        setText(next);
        if (notes.everywhere) later(() => void notes.write(eyes, next));
        else void notes.write(eyes, next);
      }}
    />
  );
}
