import type { Api, ChallengeDto } from '@pantheon/server/api';
import type { LanguageCode } from '@pantheon/text';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../app/api.ts';
import { useMe } from '../../app/me.ts';
import { printedIn, type Words } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { keptTables } from '../../match/store.ts';

/** Whether there is nothing because no server answers, or nothing yet. */
export type Missing = 'loading' | 'offline' | 'none';

export type ChallengeDetail = Api['GET /api/challenges/:day/:game']['reply'];

/** Hands in what was played to its end without a connection. What that takes is loaded only where there is something to hand in. */
async function handInDue(): Promise<void> {
  const due = (await keptTables()).some(({ over, challenge }) => over && challenge?.state === 'playing');
  if (due) await (await import('../../match/challenge.ts')).handInFinished();
}

globalThis.addEventListener?.('online', () => void handInDue().catch(() => undefined));

/** Asks the server once, and again when somebody else signs in. What was played to its end meanwhile is handed in first. */
function useAsked<T>(ask: () => Promise<T>, name: string): T | Missing {
  const me = useMe();
  const who = typeof me === 'object' && me !== null ? me.id : me;
  const [found, setFound] = useState<T | Missing>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is told by its name
  useEffect(() => {
    if (who === 'unknown') return;
    let current = true;
    handInDue()
      .catch(() => undefined)
      .then(ask)
      .then(
        (reply) => current && setFound(() => reply),
        (error: unknown) => current && setFound(error instanceof ApiError && error.code === 'not-found' ? 'none' : 'offline'),
      );
    return () => {
      current = false;
    };
  }, [name, who]);
  return found;
}

/** The challenges of today. */
export const useToday = (): readonly ChallengeDto[] | Missing =>
  useAsked(async () => (await call('GET /api/challenges', { query: {} })).challenges, 'today');

/** The challenges of a game on the days before one. */
export const usePast = (game: string, before: string): readonly ChallengeDto[] | Missing =>
  useAsked(async () => (await call('GET /api/challenges', { query: { game, before, limit: 31 } })).challenges, `${game}/${before}`);

/** One challenge with everything that may be seen of it. */
export const useChallenge = (day: string, game: string): ChallengeDetail | Missing =>
  useAsked(() => call('GET /api/challenges/:day/:game', { params: { day, game } }), `${day}/${game}`);

/** Whether something is missing still. */
export const isMissing = (found: object | Missing): found is Missing => typeof found === 'string';

/** What a challenge is called, by who plays against you. */
export const challengeName = (words: Words, { level, seats }: Pick<ChallengeDto, 'level' | 'seats'>): string =>
  words(`challenge.name.${level}`, { n: seats - 1 });

/** What is played against whom, in a sentence. */
export function againstText(words: Words, challenge: ChallengeDto, language: LanguageCode): string {
  const [first = '', ...rest] = challengeName(words, challenge);
  const game = printedIn(coverOf(challenge.game)?.name, language);
  return words('challenge.against', { game, bots: first.toLocaleLowerCase(language) + rest.join('') });
}

/** Whoever did better than so many of a hundred is among the best tenth. */
const BEST = 90;

/** How one stands at a challenge, in a word; none where one has not finished it. */
export function standingOf({ mine }: ChallengeDto): 'best' | 'won' | 'played' | '' {
  if (mine === null || mine.place === null) return '';
  if (mine.place === 1) return (mine.better ?? 0) >= BEST ? 'best' : 'won';
  return 'played';
}

/** How one did at a challenge; how many have finished it where one has not. */
export function howItWent(words: Words, { mine, seats, finished }: ChallengeDto): string {
  if (mine === null || mine.place === null) return words('challenge.finished', { n: finished });
  return `${words('challenge.place', { place: mine.place, seats })} · ${mine.better}%`;
}

/** A day in words. */
export const dayText = (day: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** How much time is left, or that none is. */
export function hoursLeft(words: Words, { phase, endsAt }: Pick<ChallengeDto, 'phase' | 'endsAt'>): string {
  if (phase !== 'open') return words(`challenge.${phase}`);
  return words('challenge.left', { n: Math.max(0, Math.floor((Date.parse(endsAt) - Date.now()) / 3_600_000)) });
}

/** Where a challenge is played and compared. */
export const pathOf = ({ day, game }: Pick<ChallengeDto, 'day' | 'game'>): string => `/challenge/${day}/${game}`;
