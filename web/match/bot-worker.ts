import { fromPosition, keyOf, seatOf } from '@pantheon/kernel';
import { type Shelved, shelf } from '@pantheon/shelf';
import type { Thought, Wanted } from './bots.ts';
import { playerFor } from './levels.ts';

const gameOf = (id: string): Shelved => {
  const found = shelf.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return found;
};

async function think({ game, position, since, seat, level, table }: Wanted): Promise<string> {
  const module = await gameOf(game).load();
  const match = fromPosition(module.rules, position);
  for (const given of since) match.answer(seatOf(given.seat), given.key);
  const question = match.question(seatOf(seat));
  if (question === null) throw new Error(`seat ${seat} has nothing to answer`);
  return keyOf(question, playerFor(module, level, seatOf(seat), table).answer(match));
}

self.onmessage = async ({ data: wanted }: MessageEvent<Wanted>) => {
  try {
    self.postMessage({ id: wanted.id, key: await think(wanted) } satisfies Thought);
  } catch (error) {
    self.postMessage({ id: wanted.id, trouble: String(error) } satisfies Thought);
  }
};
