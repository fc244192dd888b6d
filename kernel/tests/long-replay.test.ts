import { type Match, type MatchRecord, readFile, recordOf, replay } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import type { Toy } from './toys.ts';
import { codeOf, game, say, seen, start } from './turns.ts';

const again = (match: Match<Toy>): Match<Toy> => replay(game, readFile(JSON.stringify(recordOf(match))) as MatchRecord);
const times = (count: number, ...words: readonly string[]): string[] => Array.from({ length: count }, () => words).flat();

describe('a long record that is played again', () => {
  test.each([
    ['many short turns', times(60, 'stay', 'next')],
    ['one turn of many answers after many others', [...times(40, 'next'), ...times(90, 'stay')]],
    ['dice and things shown on the way', times(30, 'roll', 'long', 'left', 'show', 'next')],
    ['an action that is half done', [...times(70, 'next'), 'stay', 'long']],
    ['its end', [...times(70, 'roll', 'next'), 'end']],
  ])('looks like the match that it records, with the same way back: %s', (_, words) => {
    const match = start();
    say(match, ...words);
    const copy = again(match);
    expect(seen(copy)).toEqual(seen(match));
    expect(copy.firstCheckpoint()).toEqual(match.firstCheckpoint());
    for (const seat of match.seats) if (match.canUndo(seat)) for (const table of [match, copy]) table.restartTurn(seat);
    expect(seen(copy)).toEqual(seen(match));
    expect(copy.fork().s).toEqual(match.fork().s);
  });

  test('tells what is wrong early in it', () => {
    const match = start();
    say(match, ...times(120, 'stay', 'next'));
    const record = recordOf(match);
    const wrong = (key: string): MatchRecord => ({ ...record, answers: record.answers.with(3, [1, key]) });
    expect(codeOf(() => replay(game, wrong('nonsense')))).toBe('bad-record');
    expect(codeOf(() => replay(game, wrong('fail')))).toBe('rule-fault');
  });
});
