import { type ReactNode, useState } from 'react';
import { useWords } from './words.ts';

interface CopyButtonProps {
  readonly text: string;
  /** What the button says before, and once it is done. */
  readonly word: string;
  readonly done?: string;
  readonly quiet?: boolean;
  readonly [data: `data-${string}`]: boolean;
}

/** Copies a text, and says so until there is another one. */
export function CopyButton({ text, word, done = 'lobby.copied', quiet = false, ...data }: CopyButtonProps): ReactNode {
  const words = useWords();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (): void => {
    void navigator.clipboard?.writeText(text);
    setCopied(text);
  };
  return (
    <button type="button" className={quiet ? 'btn quiet' : 'btn'} onClick={copy} {...data}>
      {words(copied === text ? done : word)}
    </button>
  );
}
