import { catalog } from '@pantheon/catalog';
import { describe, expect, test } from 'vitest';
import { type AnyGame, loadPack, type Question, QuickDice, readOptions, type Shape, Simulation, sampleAnswer } from '../index.ts';

const ANSWERS = 150;

function begin(game: AnyGame, seed: number): { readonly play: Simulation<Shape>; readonly dice: QuickDice } {
  const dice = new QuickDice(seed);
  const setting = { game, data: loadPack(game).data, options: readOptions(game, {}), seats: game.players.max };
  return { play: Simulation.begin<Shape>(setting, dice), dice };
}

const asked = (play: Simulation<Shape>): Question['seat'] => (play.open[0] as Question).seat;

describe.each(catalog.map(({ id, load }) => ({ id, load })))('views of $id', ({ load }) => {
  test('are the same whether remembered or made anew, and stay as they were when the match goes on', async () => {
    const { rules: game } = await load();
    const one = begin(game, 1);
    const other = begin(game, 2);
    const kept: { readonly view: object; readonly text: string }[] = [];
    for (let answer = 0; answer < ANSWERS && !one.play.over && !other.play.over; answer++) {
      for (const seat of [asked(one.play), null]) {
        const remembered = game.view(one.play, seat);
        kept.push({ view: remembered, text: JSON.stringify(remembered) });
        // Another match in between: nothing of it may be taken for the first one.
        game.view(other.play, seat);
        expect(JSON.stringify(game.view(one.play, seat))).toBe(JSON.stringify(remembered));
        game.view(one.play, asked(one.play));
      }
      for (const { play, dice } of [one, other]) play.play(play.open.map((question) => sampleAnswer(question, dice)));
    }
    for (const { view, text } of kept) expect(JSON.stringify(view)).toBe(text);
  }, 60_000);
});
