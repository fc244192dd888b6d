import { type ReactNode, useState } from 'react';
import { useWords } from './words.ts';

/** Copies the link for friends, and says so. */
export function CopyLink({ link, word }: { link: string; word: string }): ReactNode {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="btn"
      onClick={() => {
        void navigator.clipboard?.writeText(link);
        setCopied(true);
      }}
    >
      {words(copied ? 'lobby.copied' : word)}
    </button>
  );
}
