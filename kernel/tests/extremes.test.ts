import { type AnyGame, Match, QuickDice, STATE_BOUNDS, sampleAnswer } from '@pantheon/kernel';
import { extremes, type PackVerdict } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { deep, games } from './subjects.ts';

const SAMPLES = deep ? 4 : 1;
const ANSWERS = deep ? 300 : 40;
/** Milliseconds for one match; a real one takes a hundredth. The machine may be busy. */
const LONG = 10_000;

/** Judges packs by what a game reads in them. */
function judgeOf(game: AnyGame): (pack: unknown) => PackVerdict {
  const own = JSON.stringify(game.read(game.pack));
  return (pack) => {
    try {
      return JSON.stringify(game.read(pack)) === own ? 'same' : 'read';
    } catch {
      return 'refused';
    }
  };
}

const IMMENSE = /= (1000000000|9007199254740992|100000 items|100000 letters)$/;

/** What is wrong with playing with a pack, or null. */
function flawOf(game: AnyGame, pack: unknown, seats: number, answers: number): string | null {
  const started = performance.now();
  const dice = new QuickDice('extreme');
  try {
    const match = Match.start(game, { seats, seed: 'extreme', pack });
    for (let given = 0; given < answers && !match.over; given++) {
      const question = match.open[0];
      if (question === undefined) return 'it came to a stop';
      for (const { seat } of match.waiting) {
        const asked = match.question(seat);
        if (asked !== null) match.give(seat, sampleAnswer(asked, dice));
      }
      if (performance.now() - started > LONG) return `it took too long after ${given} answers`;
    }
    const size = JSON.stringify(match.s).length;
    return size > STATE_BOUNDS.size ? `its state has ${size} letters` : null;
  } catch (error) {
    return String(error).slice(0, 200);
  }
}

describe.each(games)('a pack of $id with one extreme value', ({ load }) => {
  test('is refused, or can be played', { timeout: 600_000 }, async () => {
    const { rules } = await load();
    const verdictOn = judgeOf(rules);
    const flaws: string[] = [];
    const found = { refused: 0, read: 0, same: 0 };
    for (const { what, kind, pack } of extremes(rules.pack, verdictOn, SAMPLES)) {
      const verdict = verdictOn(pack);
      found[verdict]++;
      if (verdict !== 'read') continue;
      if (IMMENSE.test(what)) flaws.push(`${what} is accepted`);
      const flaw = flawOf(rules, pack, rules.players.min, kind === 'text' ? ANSWERS / 4 : ANSWERS);
      if (flaw !== null) flaws.push(`${what}: ${flaw}`);
    }
    expect(flaws).toEqual([]);
    expect(found.refused).toBeGreaterThan(found.read);
  });
});
