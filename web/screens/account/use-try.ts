import { type FormEvent, useState } from 'react';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { useWords } from '../../app/words.ts';

/** Runs a request and says what was wrong with it. */
export function useTry(): readonly [string | null, (step: () => Promise<void>) => void] {
  const words = useWords();
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = (step: () => Promise<void>): void => {
    setTrouble(null);
    step().catch((error: unknown) => setTrouble(errorText(words, errorCodeOf(error))));
  };
  return [trouble, run];
}

/** What was written in a field of a form. */
export const fieldOf = (event: FormEvent<HTMLFormElement>, name: string): string =>
  String(new FormData(event.currentTarget).get(name) ?? '');
