import type { PageGame } from './game-module.ts';

/** The component data of a game with all that stands there for readers. What came with its rules is only what they read. */
export async function wholePack({ rules }: PageGame): Promise<unknown> {
  const { packs } = await import('virtual:whole-packs');
  return (await packs[rules.id]?.()) ?? rules.pack;
}
