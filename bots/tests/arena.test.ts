import { readOptions } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { type Bout, blockOf, bout, compare, encounters, mixedBlock, victory } from '../arena.ts';
import { levels } from '../levels.ts';
import { botNamed, configNamed } from '../registry.ts';
import { timing } from '../timing.ts';
import { gameOf } from './tables.ts';

const made = (block: number, seating: readonly number[], ranks: readonly number[], points: readonly number[]): Bout => ({
  seed: `${block}`,
  block,
  seating,
  ranks,
  points,
  answers: 10,
  times: seating.map((bot) => [bot === 0 ? 8 : 2]),
});

describe('a block', () => {
  it('puts the first bot in every seat once, on one seed', () => {
    const block = blockOf('s', 7, 3);
    expect(block.map(({ seating }) => seating)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ]);
    expect(new Set(block.map(({ seed }) => seed))).toEqual(new Set(['s/7']));
  });

  it('of several bots turns them around the table', () => {
    expect(mixedBlock('s', 0, [2, 0, 1]).map(({ seating }) => seating)).toEqual([
      [2, 0, 1],
      [0, 1, 2],
      [1, 2, 0],
    ]);
  });
});

describe('a comparison', () => {
  it('counts wins, ranks and points over blocks', () => {
    const found = compare([
      made(0, [0, 1], [1, 2], [10, 4]),
      made(0, [1, 0], [2, 1], [3, 5]),
      made(1, [0, 1], [2, 1], [1, 5]),
      made(1, [1, 0], [1, 1], [6, 6]),
    ]);
    expect(found.games).toBe(4);
    expect(found.blocks).toBe(2);
    expect(found.shares).toEqual([1, 0.25]);
    expect(found.share.mean).toBe(0.625);
    expect(found.rank.mean).toBe(1.25);
    expect(found.difference.mean).toBe(1);
    expect(found.fair).toBe(0.5);
    expect(found.times).toEqual({ a: { median: 8, p95: 8, most: 8 }, b: { median: 2, p95: 2, most: 2 } });
  });

  it('shares a shared victory', () => {
    expect(victory({ ranks: [1, 3, 1] }, 0)).toBe(0.5);
    expect(victory({ ranks: [1, 3, 1] }, 1)).toBe(0);
  });

  it('counts who finished before whom, ties half', () => {
    expect(encounters([made(0, [0, 1, 1], [1, 2, 1], [5, 3, 5])], 2)).toEqual([
      [0, 1.5],
      [0.5, 0],
    ]);
  });
});

describe('an arena', () => {
  const { rules, bot: game } = gameOf('isles');
  const options = { rounds: 3 };

  it('gives a bot against itself exactly its fair share, because the games of a block are the same', () => {
    const novice = botNamed('novice', game);
    if (novice === null) throw new Error('no novice');
    const bouts = [0, 1, 2].flatMap((block) => blockOf('self', block, 4).map((pairing) => bout(rules, options, [novice, novice], pairing)));
    for (const share of compare(bouts).shares) expect(share).toBeCloseTo(0.25, 9);
  });

  it('plays the same game again from the same seed', () => {
    const bots = ['greedy', 'random'].map((name) => botNamed(name, game)).filter((bot) => bot !== null);
    const [pairing] = blockOf('again', 0, 3);
    if (pairing === undefined) throw new Error('no pairing');
    const [one, two] = [0, 1].map(() => bout(rules, options, bots, pairing, { thoughts: 60 }));
    expect({ ...one, times: [] }).toEqual({ ...two, times: [] });
  });

  it('shows that looking ahead beats chance', () => {
    const bots = ['greedy', 'random'].map((name) => botNamed(name, game)).filter((bot) => bot !== null);
    const bouts = Array.from({ length: 12 }, (_, block) =>
      blockOf('better', block, 2).map((pairing) => bout(rules, options, bots, pairing)),
    ).flat();
    expect(compare(bouts).share.low).toBeGreaterThan(0.5);
  }, 60_000);
});

describe('a name', () => {
  it('says how long a bot may think, by the clock or by tries', () => {
    expect(configNamed('searcher@250')).toMatchObject({ name: 'searcher@250', ms: 250 });
    expect(configNamed('searcher:40')?.ms).toBeUndefined();
    expect(configNamed('searcher:40')?.rollout?.tries).toBe(40);
    expect(configNamed('tuned:40')?.search?.tries).toBe(40);
    expect(configNamed('searcher:many')).toBeNull();
  });
});

describe('the time of levels', () => {
  it('is taken on the same questions, and is within what they may', () => {
    const { rules, bot } = gameOf('isles');
    const options = readOptions(rules, {});
    const quick = ['shepherd', 'acolyte', 'oracle'];
    const found = timing({ rules, game: bot, options, seats: 3, seed: 'pace', questions: 4, levels: quick });
    expect(found.map(({ level }) => level)).toEqual(quick);
    for (const { level, allowed, median, most } of found) {
      expect(allowed).toBe(levels.find(({ id }) => id === level)?.ms);
      expect(median).toBeLessThanOrEqual(most);
    }
  });
});
