import { createHash } from 'node:crypto';
import type { LanguageCode } from '../api/index.ts';
import type { ChallengeKey } from '../challenges/challenges.ts';
import type { Services } from '../services.ts';
import type { Card, SpokenCard } from './card.ts';
import { challengeSpoken } from './challenge-card.ts';
import type { PictureWish } from './painter.ts';
import { playerSpoken } from './player-card.ts';

const PLAYER_PAGE = /^\/player\/([a-z0-9]{4,32})$/;
const PLAYER_FILE = /^([a-z0-9]{4,32})-\d{1,9}$/;
const CHALLENGE_PAGE = /^\/challenge\/(\d{4}-\d\d-\d\d)\/([a-z0-9-]{1,32})$/;
const CHALLENGE_FILE = /^(\d{4}-\d\d-\d\d)-([a-z0-9-]{1,32})-\d{1,9}$/;

/** What the link to somebody's page, or to a challenge, says; null where it is neither, or strangers are told nothing of it. */
export async function spokenCardOf(services: Services, path: string, language: LanguageCode): Promise<Card | null> {
  const player = PLAYER_PAGE.exec(path)?.[1];
  if (player !== undefined) return withPicture(services, await playerSpoken(services, player, language), `${language}/player/${player}`);
  const key = keyIn(CHALLENGE_PAGE, path);
  if (key === null) return null;
  return withPicture(services, await challengeSpoken(services, key, language), `${language}/challenge/${key.day}-${key.game}`);
}

/** What a picture of such a card shows, by the name of its file; null where there is none. */
export async function spokenWish(
  services: Services,
  file: { readonly kind: string; readonly name: string },
  language: LanguageCode,
): Promise<{ readonly name: string; readonly wish: PictureWish } | null> {
  const player = file.kind === 'player' ? PLAYER_FILE.exec(file.name)?.[1] : undefined;
  const key = file.kind === 'challenge' ? keyIn(CHALLENGE_FILE, file.name) : null;
  const spoken =
    player !== undefined
      ? await playerSpoken(services, player, language)
      : key === null
        ? null
        : await challengeSpoken(services, key, language);
  if (spoken === null) return null;
  const { game, heading, lines } = spoken;
  const hash = createHash('sha256')
    .update(JSON.stringify([game, heading, lines]))
    .digest('hex');
  return { name: `words ${hash}`, wish: { kind: 'words', game, heading, lines } };
}

function keyIn(pattern: RegExp, text: string): ChallengeKey | null {
  const [, day, game] = pattern.exec(text) ?? [];
  return day === undefined || game === undefined ? null : { day, game };
}

const withPicture = ({ painter }: Services, spoken: SpokenCard | null, place: string): Card | null =>
  spoken === null
    ? null
    : { title: spoken.title, text: spoken.text, picture: painter === null ? null : `/cards/${place}-${spoken.version}.png` };
