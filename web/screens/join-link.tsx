import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../app/words.ts';

/** The secret in an invitation, whether somebody pasted the whole link or the secret alone. */
export const inviteIn = (text: string): string | null => /([A-Za-z0-9_-]{22,64})\/?$/.exec(text.trim())?.[1] ?? null;

/** A field for an invitation link. */
export function JoinByLink(): ReactNode {
  const words = useWords();
  const [, go] = useLocation();
  const [text, setText] = useState('');
  const invite = inviteIn(text);
  return (
    <form
      className="joinlink"
      onSubmit={(event) => {
        event.preventDefault();
        if (invite !== null) go(`/join/${invite}`);
      }}
    >
      <label className="field">
        <span className="lab">{words('join.link')}</span>
        <input value={text} placeholder="https://…/join/…" onChange={(event) => setText(event.target.value)} />
      </label>
      <button type="submit" className="btn" disabled={invite === null}>
        {words('join.go')}
      </button>
    </form>
  );
}
