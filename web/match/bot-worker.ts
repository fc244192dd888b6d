import { levelAnswer } from '@pantheon/bots';
import { fromPosition, seatOf } from '@pantheon/kernel';
import { type Shelved, shelf } from '@pantheon/shelf';
import type { Thought, Wanted } from './bots.ts';

const gameOf = (id: string): Shelved => {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found;
};

async function think({ game, position, since, seat, level, table }: Wanted): Promise<string> {
  const module = await gameOf(game).load();
  const match = fromPosition(module.rules, position);
  for (const given of since) match.answer(seatOf(given.seat), given.key);
  return levelAnswer(match, seatOf(seat), level, module.bot, { seed: table });
}

self.onmessage = async ({ data: wanted }: MessageEvent<Wanted>) => {
  try {
    self.postMessage({ id: wanted.id, key: await think(wanted) } satisfies Thought);
  } catch (error) {
    self.postMessage({ id: wanted.id, trouble: String(error) } satisfies Thought);
  }
};
