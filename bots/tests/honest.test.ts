import { canonical, isLegal, QuickDice, type Seat } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import type { Limits } from '../budget.ts';
import { levels } from '../levels.ts';
import { situationOf } from '../player.ts';
import { botNamed, botNames } from '../registry.ts';
import { asked, games, somewhere } from './tables.ts';

const deep = process.env.PANTHEON_DEEP === '1';
const moments = deep ? [0, 3, 9, 20, 45, 80, 140] : [0, 7, 60];

/** All levels, and one that gets as far as looking beyond its turn. */
const minds = [...levels.map(({ id }) => id), 'hero:1'];

/** Few thoughts, so that many bots can be asked; the number of them makes answers repeatable. */
const brief: Limits = { thoughts: 8 };

describe.each(games)('$id', ({ id, game }) => {
  const { min, max } = game.rules.players;
  const tables = moments.map((steps, at) => ({ steps, seats: at % 2 === 0 ? min : max }));

  it.each(botNames)('%s answers legally and leaves the table as it is', (name) => {
    const bot = botNamed(name, game.bot);
    for (const { steps, seats } of tables) {
      const play = somewhere(game.rules, seats, `${id}/${steps}`, steps);
      const before = canonical(play.s);
      for (const seat of asked(play)) {
        const question = play.open.find((open) => open.seat === seat);
        const decision = bot?.decide(situationOf(play, seat, new QuickDice(`${name}/${steps}`), brief));
        expect(question !== undefined && decision !== undefined && isLegal(question, decision.answer)).toBe(true);
      }
      expect(canonical(play.s)).toBe(before);
    }
  });

  it('the same view gets the same answer of every level, whatever the hidden truth', () => {
    for (const { steps, seats } of tables) {
      const play = somewhere(game.rules, seats, `${id}/twin/${steps}`, steps);
      for (const seat of asked(play)) {
        const twin = play.sampleWorld(seat, new QuickDice(`twin/${steps}`), true);
        expect(twin.game.view(twin, seat)).toEqual(play.game.view(play, seat));
        for (const name of minds) {
          const answers = [play, twin].map((source) => answerIn(source, seat, name, game.bot));
          expect(answers[1]).toEqual(answers[0]);
        }
      }
    }
  });
});

function answerIn(
  source: Parameters<typeof situationOf>[0],
  seat: Seat,
  name: string,
  game: (typeof games)[number]['game']['bot'],
): unknown {
  const limits = name.includes(':') ? {} : { thoughts: 24 };
  return botNamed(name, game)?.decide(situationOf(source, seat, new QuickDice(`twins/${name}`), limits)).answer;
}
