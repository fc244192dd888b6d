import { useState } from 'react';
import { useLocation } from 'wouter';
import { errorCodeOf, errorText } from '../../app/error-text.ts';
import { currentSettings, useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { playChallenge, practiseChallenge } from '../../match/challenge.ts';
import type { ChallengeDetail } from './challenges.ts';

/** Sits down at the one try of a challenge, or at a day that is over for practice. */
export function useTry({ challenge, seed, played, results }: ChallengeDetail): {
  readonly busy: boolean;
  readonly trouble: string | null;
  sitDown(): void;
} {
  const words = useWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sitDown = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const game = printedIn(coverOf(challenge.game)?.name, language);
    const sitting = { title: `${game}, ${words('challenge.title')}`, name: currentSettings().name || words('home.you') };
    try {
      const practice = challenge.phase === 'closed' || challenge.mine?.finishedAt !== null;
      const mayPractise = practice && seed !== null;
      const id = mayPractise
        ? await practiseChallenge({ challenge, seed, played, results }, sitting)
        : await playChallenge(challenge, sitting);
      if (id !== null) go(`/table/local/${id}`);
    } catch (error) {
      setTrouble(errorText(words, errorCodeOf(error)));
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, sitDown: () => void sitDown() };
}
