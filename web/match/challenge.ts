import type { Api, ChallengeDto } from '@pantheon/server/api';
import { ApiError, call } from '../app/api.ts';
import { ensureGuest } from '../app/me.ts';
import { findFinished } from './finished.ts';
import { botName } from './names.ts';
import { createTable } from './near-tables.ts';
import { type ChallengeLabel, keptTables, labelChallenge } from './store.ts';

type Detail = Api['GET /api/challenges/:day/:game']['reply'];

/** What somebody sits down with. */
interface Sitting {
  readonly title: string;
  readonly name: string;
}

const tableOf = ({ game, options, seats, level }: ChallengeDto, seed: string, { title, name }: Sitting, challenge: ChallengeLabel) =>
  createTable({
    ...{ game, title, options, seed, challenge },
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { name, kind: 'person' } : { name: botName(seat - 1), kind: 'bot', level },
    ),
  });

const begunHere = async (day: string, game: string): Promise<string | null> =>
  (await keptTables()).find((table) => table.challenge?.day === day && table.challenge.state === 'playing' && table.game === game)?.id ??
  null;

/** Begins the one try at a challenge, or goes on with it: the server notes when it was begun. Returns the name of the table. */
export async function playChallenge({ day, game }: ChallengeDto, sitting: Sitting): Promise<string> {
  const begun = await begunHere(day, game);
  if (begun !== null) return begun;
  await ensureGuest(sitting.name);
  const { challenge, seed } = await call('POST /api/challenges/:day/:game/ticket', { params: { day, game } });
  return tableOf(challenge, seed, sitting, { day, state: 'playing' });
}

/** Plays a day that is over, for practice. Returns the name of the table; null while the day is not closed. */
export const practiseChallenge = async ({ challenge, seed }: Detail, sitting: Sitting): Promise<string | null> =>
  seed === null ? null : tableOf(challenge, seed, sitting, { day: challenge.day, state: 'practice' });

/** What the server says once and for all. */
const FINAL = new Set(['bad-record', 'played-already', 'too-late', 'not-found', 'foreign-record']);

/** What became of a match that was handed in: taken, refused for good and why, or to be tried again later. */
export type HandedIn = { readonly state: 'sent' } | { readonly state: 'refused'; readonly trouble: string } | { readonly state: 'later' };

async function handIn(id: string, game: string, day: string): Promise<HandedIn> {
  const finished = await findFinished('local', id);
  if (finished === null) return { state: 'later' };
  try {
    await call('POST /api/challenges/:day/:game/record', { params: { day, game }, body: { record: finished.record } });
    await labelChallenge(id, { day, state: 'sent' });
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiError) || !FINAL.has(error.code)) return { state: 'later' };
    // Another tab may have been faster.
    const state = error.code === 'played-already' ? 'sent' : 'refused';
    await labelChallenge(id, { day, state });
    return state === 'sent' ? { state } : { state, trouble: error.code };
  }
}

let handing: Promise<HandedIn | null> | null = null;

async function handInAll(): Promise<HandedIn | null> {
  const due = (await keptTables()).filter(({ challenge, over }) => over && challenge?.state === 'playing');
  let last: HandedIn | null = null;
  for (const { id, game, challenge } of due) if (challenge !== undefined) last = await handIn(id, game, challenge.day);
  return last;
}

/** Hands in everything that was played to its end, also without a connection. Returns what became of the last one; null if there was none. */
export function handInFinished(): Promise<HandedIn | null> {
  handing ??= handInAll().finally(() => {
    handing = null;
  });
  return handing;
}
