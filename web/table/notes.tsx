import { type ReactNode, useEffect, useState } from 'react';
import { keepNotes, keptNotes } from '../match/store.ts';
import { useTable } from './context.tsx';

/** What a player writes down for themselves. It stays on this device. */
export function Notes(): ReactNode {
  const { session, words } = useTable();
  const [text, setText] = useState('');
  useEffect(() => {
    void keptNotes(session.id).then(setText);
  }, [session.id]);
  return (
    <textarea
      className="notes"
      value={text}
      aria-label={words('notes.label')}
      placeholder={words('notes.hint')}
      onChange={(event) => {
        setText(event.target.value);
        void keepNotes(session.id, event.target.value);
      }}
    />
  );
}
