import { catalog } from '@pantheon/catalog';
import { describe, expect, test, vi } from 'vitest';
import { type AnyGame, loadPack, type Question, QuickDice, readOptions, type Shape, Simulation, sampleAnswer } from '../index.ts';

const LOOKS = 5;
/** How many answers lie between two looks: not a number by which turns of a game could repeat. */
const BETWEEN = 97;

/** The same rules loaded once more: they remember nothing. */
async function loadedAnew(id: string): Promise<AnyGame> {
  vi.resetModules();
  const { catalog: anew } = await import('@pantheon/catalog');
  const found = anew.find((game) => game.id === id);
  if (found === undefined) throw new Error(`there is no game "${id}"`);
  return (await found.load()).rules;
}

/** Plays on, looking before every answer as the asked seat and now and then as somebody else. */
function playOn(game: AnyGame, play: Simulation<Shape>, dice: QuickDice, answers: number): void {
  for (let answer = 0; answer < answers && !play.over; answer++) {
    game.view(play, (play.open[0] as Question).seat);
    game.view(play, play.seats[dice.below(play.seats.length)] ?? null);
    play.play(play.open.map((question) => sampleAnswer(question, dice)));
  }
}

describe.each(catalog.map(({ id, load }) => ({ id, load })))('what is remembered of $id', ({ id, load }) => {
  test('shows every seat what rules that remember nothing show', async () => {
    const { rules: game } = await load();
    const dice = new QuickDice(id);
    const setting = { game, data: loadPack(game).data, options: readOptions(game, {}), seats: game.players.max };
    const play = Simulation.begin<Shape>(setting, dice);
    for (let look = 0; look < LOOKS && !play.over; look++) {
      playOn(game, play, dice, BETWEEN);
      const anew = await loadedAnew(id);
      for (const seat of [...play.seats, null]) expect(game.view(play, seat)).toEqual(anew.view(play, seat));
    }
  }, 120_000);
});
