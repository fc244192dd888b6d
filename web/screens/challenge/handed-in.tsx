import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../app/error-text.ts';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { type HandedIn, handInFinished } from '../../match/challenge.ts';
import type { ChallengeLabel } from '../../match/store.ts';
import { dayText } from './challenges.ts';

/** Hands in the match of a day that has come to its end, and leads to how the others did. */
export function ChallengeOver({ game, challenge }: { game: string; challenge: ChallengeLabel }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [came, setCame] = useState<HandedIn | null>(challenge.state === 'sent' ? { state: 'sent' } : null);
  useEffect(() => {
    if (challenge.state !== 'playing') return;
    let current = true;
    handInFinished().then(
      (handed) => current && setCame(handed ?? { state: 'sent' }),
      () => current && setCame({ state: 'later' }),
    );
    return () => {
      current = false;
    };
  }, [challenge]);
  const said = (): string => {
    if (challenge.state === 'practice') return words('challenge.practiceOver', { day: dayText(challenge.day, language) });
    if (challenge.state === 'refused') return words('challenge.refused', { why: '' });
    if (came === null) return words('challenge.sending');
    return came.state === 'refused'
      ? words('challenge.refused', { why: errorText(words, came.trouble) })
      : words(`challenge.${came.state}`);
  };
  return (
    <section className="panel chalover" role="status" data-handed-in={came?.state ?? challenge.state}>
      <h2 className="disp">{words('challenge.title')}</h2>
      <p>{said()}</p>
      <Link className="btn primary" href={`/challenge/${challenge.day}/${game}`} data-to-challenge>
        {words('challenge.toDay')}
      </Link>
    </section>
  );
}
