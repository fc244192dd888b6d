import { type ChooseQuestion, choose, Match, QuickDice, Simulation } from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../at.ts';
import { A, B, note, type Toy, topicOf, toy } from './toys.ts';
import { game, say, start, word } from './turns.ts';

describe('a play', () => {
  const setting = { game, data: { faces: 6 }, options: {}, seats: 2 };

  test('goes the same way as a match with the same answers and dice, without keeping anything', () => {
    const play = Simulation.begin(setting, new QuickDice(3));
    const other = Simulation.begin(setting, new QuickDice(3), true);
    for (const answer of [0, 2, 5, 1, 1, 4]) {
      play.play([answer]);
      other.play([answer]);
      expect(play.s).toEqual(other.s);
      expect(play.settled).toBe(other.settled);
    }
    expect(() => play.fork()).toThrowError('this play saves no checkpoints');
    expect(() => play.sampleWorld(A, new QuickDice(1))).toThrowError('this play saves no checkpoints');
  });

  test('a fork is the same game on its own, in mid-phase and after chance too', () => {
    const rolling = toy({
      *roll(g) {
        g.s.gold[A] = g.below(1000);
        for (let i = 0; i < 3; i++) {
          note(g, A, yield* choose(A, word, ['x', 'y']));
          g.s.gold[B] = g.below(1000);
        }
        return 'roll';
      },
    });
    const match = Match.start(rolling, { seats: 2, seed: 'f' });
    for (let step = 0; step < 8; step++) {
      const before = JSON.stringify(match.s);
      for (const saving of [false, true]) {
        const fork = match.fork(undefined, saving);
        const deeper = saving ? fork.fork() : fork;
        const reference = match.fork();
        for (let more = 0; more < 5; more++) {
          deeper.play([more % 2]);
          reference.play([more % 2]);
          expect(deeper.s).toEqual(reference.s);
        }
      }
      expect(JSON.stringify(match.s)).toBe(before);
      match.give(A, step % 2);
    }
  });

  test('a fork of a game that is over is over', () => {
    const match = start();
    say(match, 'end');
    const fork = match.fork();
    expect(fork.over).toBe(true);
    expect(fork.s).toEqual(match.s);
    fork.s.gold[A] = -1;
    expect(match.s.gold[A]).toBe(5);
    expect(match.sampleWorld(B, new QuickDice(1)).over).toBe(true);
  });

  test('knows whether an action is half done', () => {
    const match = start();
    expect(match.settled).toBe(true);
    say(match, 'long');
    expect(match.settled).toBe(false);
    say(match, 'left');
    expect(match.settled).toBe(true);
  });
});

describe('what a seat imagines', () => {
  const hands = toy({
    *choose(g) {
      const own = topicOf<number>('own', { secret: true });
      note(g, A, String(yield* choose(A, own, [numberAt(g.s.secret, A), 11])));
      note(g, A, yield* choose(A, word, ['x', 'y']));
      note(g, A, `${yield* choose(A, word, ['x', 'y'])} ${g.s.secret[B]}`);
      return g.s.done.length > 9 ? null : 'choose';
    },
  });
  const begin = (): Match<Toy> => Match.start(hands, { seats: 2, seed: 'i' });

  test('keeps what it knows and draws anew what it does not', () => {
    const match = begin();
    const others = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const play = match.sampleWorld(A, new QuickDice(i));
      expect(play.s.secret[A]).toBe(match.s.secret[A]);
      others.add(numberAt(play.s.secret, B));
    }
    expect(others.size).toBeGreaterThan(5);
    const spectator = new Set(Array.from({ length: 40 }, (_, i) => match.sampleWorld(null, new QuickDice(i)).s.secret[A]));
    expect(spectator.size).toBeGreaterThan(5);
  });

  test('asks the questions of the imagined world when nothing has happened in the phase', () => {
    const play = begin().sampleWorld(B, new QuickDice(1));
    expect((play.open[0] as ChooseQuestion).options).toEqual([play.s.secret[A], 11]);
  });

  test.each([0, 1, 2])('is the same world in every fork of it, %i answers into a phase, even when the match has gone on', (answers) => {
    const match = begin();
    for (let i = 0; i < answers; i++) match.give(A, 0);
    const worlds = [1, 2, 3].map((seed) => match.sampleWorld(A, new QuickDice(seed), true));
    const states = worlds.map((world) => JSON.stringify(world.s));
    match.give(A, 1);
    match.give(A, 1);
    worlds.forEach((world, at) => {
      const fork = world.fork(undefined, true);
      expect(JSON.stringify(fork.s)).toBe(states[at]);
      fork.play([1]);
      const deeper = fork.fork();
      world.play([1]);
      expect(deeper.s).toEqual(world.s);
      deeper.play([0]);
      world.play([0]);
      expect(deeper.s).toEqual(world.s);
    });
  });

  test('can be imagined further by another seat, from the imagined world', () => {
    const match = begin();
    match.give(A, 0);
    const world = match.sampleWorld(A, new QuickDice(5), true);
    const nested = world.sampleWorld(B, new QuickDice(6), true);
    expect(nested.s.secret[B]).toBe(world.s.secret[B]);
    const state = JSON.stringify(nested.s);
    world.play([1]);
    expect(JSON.stringify(nested.fork().s)).toBe(state);
  });
});
