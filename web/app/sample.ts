import { useEffect, useState } from 'react';
import type { SampleMoment, SampleWish } from '../match/sample-moment.ts';
import { welcomeWish } from '../match/welcome-wish.ts';

const played = new Map<string, Promise<readonly SampleMoment[]>>();

function play(wish: SampleWish): Promise<readonly SampleMoment[]> {
  const key = JSON.stringify(wish);
  const known = played.get(key);
  if (known !== undefined) return known;
  const playing = import('../match/bot-port.ts').then(async ({ BotWorker }) => {
    const bots = new BotWorker();
    try {
      return await bots.ask('sample', wish);
    } finally {
      bots.close();
    }
  });
  // Whoever could not play, for want of a network, may try again.
  playing.catch(() => played.delete(key));
  played.set(key, playing);
  return playing;
}

/** The last moments of a match that bots play beside the page; null until they have, and where they cannot. */
export function useSample(wish: SampleWish | null): readonly SampleMoment[] | null {
  const [moments, setMoments] = useState<readonly SampleMoment[] | null>(null);
  const key = JSON.stringify(wish);
  useEffect(() => {
    const wanted = JSON.parse(key) as SampleWish | null;
    setMoments(null);
    if (wanted === null) return;
    let current = true;
    play(wanted).then(
      (found) => current && setMoments(found),
      () => current && setMoments(null),
    );
    return () => {
      current = false;
    };
  }, [key]);
  return moments;
}

/** The match that greets newcomers; null until it is there. The build has played one for each game that greets readers of some language. */
export function useWelcomeMatch(game: string): readonly SampleMoment[] | null {
  const [kept, setKept] = useState<readonly SampleMoment[] | 'coming' | 'none'>('coming');
  useEffect(() => {
    let current = true;
    setKept('coming');
    import('virtual:welcome-match').then(
      ({ matches }) => current && setKept(matches[game]?.() ?? 'none'),
      () => current && setKept('none'),
    );
    return () => {
      current = false;
    };
  }, [game]);
  const played = useSample(kept === 'none' ? welcomeWish(game) : null);
  return typeof kept === 'string' ? played : kept;
}
