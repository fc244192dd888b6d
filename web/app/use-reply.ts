import { useCallback, useEffect, useState } from 'react';
import { errorCodeOf } from './error-text.ts';

/** What the server was asked: not there yet, there, or refused with a code. */
export interface Asked<T> {
  readonly value: T | null;
  readonly trouble: string | null;
  /** Asks again. */
  again(): void;
}

/** Asks the server something, and again whenever `about` changes; what came before is shown until the answer is there. */
export function useReply<T>(about: string, ask: () => Promise<T>): Asked<T> {
  const [found, setFound] = useState<{ readonly about: string; readonly value: T | null; readonly trouble: string | null } | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows from what it is about
  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setFound({ about, value, trouble: null }),
      (error: unknown) => current && setFound({ about, value: null, trouble: errorCodeOf(error) }),
    );
    return () => {
      current = false;
    };
  }, [about, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { value: found?.value ?? null, trouble: found?.trouble ?? null, again };
}
