import { currentSettings } from '../app/settings.ts';
import type { GameCover } from '../kit/index.ts';
import { LocalSession } from './local.ts';
import { botName } from './names.ts';

const USUAL_SEATS = 4;

/** Sits down at a new table against bots, in this browser. Returns the name of the table. */
export async function playNow(cover: GameCover, level: string, fallbackName: string): Promise<string> {
  const { language, name } = currentSettings();
  const count = Math.max(cover.players.min, Math.min(cover.players.max, USUAL_SEATS));
  const session = await LocalSession.create({
    game: cover.id,
    title: cover.name[language],
    seats: Array.from({ length: count }, (_, seat) =>
      seat === 0 ? { name: name || fallbackName, kind: 'person' } : { name: botName(seat - 1), kind: 'bot', level },
    ),
  });
  session.leave();
  return session.id;
}
