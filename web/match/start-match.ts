import type { Options } from '@pantheon/kernel';
import { currentSettings } from '../app/settings.ts';
import { printedIn } from '../app/words.ts';
import type { GameCover } from '../kit/index.ts';
import { botName } from './names.ts';
import { createTable } from './near-tables.ts';

const USUAL_SEATS = 4;
const FIRST_SEATS = 3;
const EASIEST = 'shepherd';

/** Sits down at a new table against bots, in this browser. Returns the name of the table. */
export const playNow = (cover: GameCover, level: string, fallbackName: string): Promise<string> =>
  sitDown(cover, { level, fallbackName, count: USUAL_SEATS });

/** Sits down at a first game, with lessons along the way. */
export const playFirst = (cover: GameCover, fallbackName: string): Promise<string> =>
  sitDown(cover, { level: EASIEST, fallbackName, count: FIRST_SEATS, guided: true, options: cover.firstGame ?? {} });

interface Wishes {
  readonly level: string;
  readonly fallbackName: string;
  readonly count: number;
  readonly guided?: boolean;
  readonly options?: Options;
}

async function sitDown(cover: GameCover, { level, fallbackName, count: wanted, ...more }: Wishes): Promise<string> {
  const { language, name } = currentSettings();
  const count = Math.max(cover.players.min, Math.min(cover.players.max, wanted));
  return createTable({
    ...more,
    game: cover.id,
    title: printedIn(cover.name, language),
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { name: name || fallbackName, kind: 'person' } : { name: botName(seat - 1), kind: 'bot', level },
    ),
  });
}
