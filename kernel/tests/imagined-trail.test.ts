import { catalog } from '@pantheon/catalog';
import { describe, expect, it } from 'vitest';
import { type AnyGame, canonical, type ImaginedTrail, Match, QuickDice, type Seat, sampleAnswer, seatOf } from '../index.ts';

const ANSWERS = 40;
const chosen = process.env.PANTHEON_ONLY?.split(',');
const games = catalog.filter(({ id }) => chosen === undefined || chosen.includes(id));

/** What somebody elsewhere makes of a trail. */
function restored(rules: AnyGame, seats: number, seat: Seat, { phase, state, answers, chance }: ImaginedTrail): Match {
  const start = { phase, state, dice: { seed: 'elsewhere', word: 0 } };
  const match = Match.startFrom(rules, { seats, seed: 'elsewhere', rigged: chance }, start);
  for (const key of answers) match.answer(seat, key);
  return match;
}

const sight = (match: Match, seat: Seat): string => {
  const { view, question } = match.seatView(seat);
  return canonical([view, question?.topic, question?.options, question?.blocked]);
};

describe.each(games.map((entry) => [entry.id, entry] as const))('an imagined trail of %s', (_, entry) => {
  it('leads elsewhere to what the seat sees here, and tells nothing more', async () => {
    const { rules } = await entry.load();
    const seats = rules.players.max;
    const match = Match.start(rules, { seats, seed: 'trail' });
    const chance = new QuickDice('trail');
    let found = 0;
    let asked = 0;
    for (; asked < ANSWERS && !match.over; asked++) {
      const seat = match.waiting[0]?.seat as Seat;
      const trail = match.imaginedTrail(seat, new QuickDice(`world/${asked}`));
      if (trail !== null) {
        found++;
        expect(sight(restored(rules, seats, seat, trail), seat)).toBe(sight(match, seat));
        const twin = match.sampleWorld(seat, new QuickDice(`twin/${asked}`), true);
        const again = twin.imaginedTrail(seat, new QuickDice(`world/${asked}`));
        if (again !== null) expect(canonical(again)).toBe(canonical(trail));
      }
      const question = match.question(seat);
      if (question !== null) match.give(seat, sampleAnswer(question, chance));
    }
    // Where somebody's secret choices lie in between there is none; for most questions there is one.
    expect(found).toBeGreaterThan(asked / 2);
    expect(match.imaginedTrail(seatOf(99), new QuickDice('nobody'))).toBeNull();
  });
});
