import { keyOf, Match, type Question, QuickDice, recordOf, seatOf, winners } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../evaluation.ts';
import { explainDecision, motiveIn, motiveOf } from '../explain.ts';
import { GREEDY } from '../greedy.ts';
import { levelAnswer, levelBot, levels } from '../levels.ts';
import { situationOf } from '../player.ts';
import { botNamed } from '../registry.ts';
import { reviewMatch } from '../review.ts';
import { runGame } from '../run.ts';
import { gameOf, games } from './tables.ts';

const { rules, bot: game, text } = gameOf('isles');
const evaluation = new Evaluation(game);

/** A finished match of bots, with its record. */
function finished(names: readonly string[], seed: string) {
  const bots = names.map((name) => botNamed(name, game)).filter((bot) => bot !== null);
  const match = Match.start(rules, { seats: bots.length, seed, options: { rounds: 3 } });
  runGame({ rules, options: { rounds: 3 }, bots, seed, match });
  return { match, record: recordOf(match) };
}

describe('an explanation', () => {
  const match = Match.start(rules, { seats: 2, seed: 'explain' });
  match.answer(seatOf(0), '3');
  match.answer(seatOf(1), '0');
  const [asked] = match.waiting;
  const seat = asked?.seat ?? seatOf(0);
  const question = match.question(seat) as Question;
  const { considered } = explainDecision(situationOf(match, seat, new QuickDice('why')), evaluation, { ...GREEDY.search, tries: 300 });

  it('names answers that can be given, the best first', () => {
    expect(considered.length).toBeGreaterThan(1);
    considered.forEach((one, at) => {
      expect(keyOf(question, one.answer)).toBe(one.key);
      if (at > 0) expect(one.value).toBeLessThanOrEqual(considered[at - 1]?.value as number);
      expect(one.chance).toBeGreaterThanOrEqual(0);
      expect(one.chance).toBeLessThanOrEqual(1);
    });
  });

  it('gives reasons that the game has words for', () => {
    const reasons = considered.flatMap((one) => one.reasons);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { feature, points } of reasons) {
      expect(Math.abs(points)).toBeGreaterThan(0);
      if (feature !== 'rivals') expect(text.catalogues.en[`feature.${feature}`]).toBeDefined();
    }
  });
});

describe('a motive', () => {
  const one = (key: string, reasons: readonly { feature: string; points: number }[]) => ({
    key,
    answer: 0,
    value: 0,
    chance: 0.5,
    reasons,
  });
  const explanation = {
    seat: seatOf(0),
    considered: [
      one('a', [
        { feature: 'coins', points: 3 },
        { feature: 'lands', points: 2 },
        { feature: 'troops', points: -1 },
      ]),
      one('b', []),
    ],
  };

  it('is what spoke most for an answer, and what was given up for it', () => {
    expect(motiveOf(explanation, 'a')).toEqual({ gained: 'coins', given: 'troops', instead: 'b' });
    expect(motiveOf(explanation, 'b')).toEqual({ gained: null, given: null, instead: 'a' });
    expect(motiveOf(explanation, 'c')).toBeNull();
  });

  it('never names what others may not know', () => {
    expect(motiveOf(explanation, 'a', ['coins'])?.gained).toBe('lands');
  });

  it('is told of any answer of a record, in words that the game has', () => {
    const { record } = finished(['greedy', 'random'], 'motives');
    const motives = record.answers.map((_, at) => motiveIn(rules, record, at, game)).filter((motive) => motive !== null);
    expect(motives.length).toBeGreaterThan(record.answers.length / 2);
    for (const { gained } of motives)
      if (gained !== null && gained !== 'rivals') expect(text.catalogues.it[`feature.${gained}`]).toBeDefined();
    expect(motiveIn(rules, record, record.answers.length, game)).toBeNull();
  });

  it('belongs to the line of the log that tells of the answer', () => {
    const { match, record } = finished(['random', 'random'], 'lines');
    const lines = match.logFor(null).filter(({ event }) => event === 'recruited' || event === 'marched');
    expect(lines.length).toBeGreaterThan(3);
    for (const { at, args } of lines) expect(args.seat).toBe(`seat:${record.answers[at - 1]?.[0]}`);
  });

  it.each(games)('in $id hides only features that there are', ({ game: { bot } }) => {
    for (const feature of bot.hiddenFeatures ?? []) expect(bot.features).toContain(feature);
  });
});

it('explains a sealed choice too, by what a good mixture holds', () => {
  const match = Match.start(rules, { seats: 2, seed: 'sealed' });
  expect(match.open).toHaveLength(2);
  const { considered } = explainDecision(situationOf(match, seatOf(0), new QuickDice('why')), evaluation, GREEDY.search);
  const keys = considered.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key, answer } of considered) expect(keyOf(match.question(seatOf(0)) as Question, answer)).toBe(key);
});

it.each(games)('every feature of $id has words in both languages and a weight', ({ game: { bot, text: words } }) => {
  expect(bot.weights.length).toBe(bot.features.length);
  for (const feature of bot.features) {
    expect(words.catalogues.en[`feature.${feature}`], feature).toBeDefined();
    expect(words.catalogues.it[`feature.${feature}`], feature).toBeDefined();
  }
});

describe('a review', () => {
  const { match, record } = finished(['greedy', 'random', 'random'], 'review');
  const found = reviewMatch(rules, record, evaluation, { search: { ...GREEDY.search, tries: 40 }, rolls: 6 });

  it('follows the chances from the start to the certain end', () => {
    for (const { chances } of found.curve) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    expect(found.curve[0]?.at).toBe(0);
    const last = found.curve.at(-1);
    expect(last?.at).toBe(record.answers.length);
    const won = match.result === null ? [] : winners(match.result);
    for (const seat of won) expect(last?.chances[seat]).toBeCloseTo(1 / won.length, 6);
  });

  it('names three moments that turned it, in order, none smaller than the others that were left out', () => {
    expect(found.turning.length).toBe(3);
    const froms = found.turning.map(({ from }) => from);
    expect([...froms].sort((a, b) => a - b)).toEqual(froms);
    const steps = found.curve
      .slice(1)
      .map(({ chances }, at) =>
        Math.max(...chances.map((chance, seat) => Math.abs(chance - (found.curve[at]?.chances[seat] ?? Number.NaN)))),
      );
    const least = Math.min(...found.turning.map(({ by }) => Math.abs(by)));
    expect(steps.filter((step) => step > least + 1e-9).length).toBeLessThanOrEqual(2);
  });

  it('keeps luck apart: it is nobody’s and sums to nothing, and only dice bring it', () => {
    for (const { at, luck } of found.moves) {
      expect(luck.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 6);
      const [, , ...outcomes] = record.answers[at] as readonly [number, string, ...number[]];
      if (outcomes.length === 0) for (const value of luck) expect(value).toBe(0);
    }
    expect(found.moves.some(({ luck }) => luck.some((value) => Math.abs(value) > 0.001))).toBe(true);
  });

  it('finds that a bot which looks ahead gives less away than chance does', () => {
    const [greedy, ...others] = found.sound as [number, ...number[]];
    expect(greedy).toBeGreaterThan(Math.max(...others));
  });
});

describe('levels', () => {
  it('are five, named in both languages, slower as they get stronger', () => {
    expect(levels.map(({ id }) => id)).toEqual(['shepherd', 'acolyte', 'oracle', 'hero', 'titan']);
    for (const { name, about } of levels)
      for (const words of [name.en, name.it, about.en, about.it]) expect(words.length).toBeGreaterThan(3);
    const times = levels.map(({ ms }) => ms);
    expect([...times].sort((a, b) => a - b)).toEqual(times);
  });

  it('answer in a match by key, the same again from the same seed', () => {
    const match = Match.start(rules, { seats: 3, seed: 'levels' });
    for (const { id } of levels.slice(0, 3)) {
      const keys = [0, 1].map(() => levelAnswer(match, seatOf(1), id, game, { seed: 'table' }));
      expect(keys[0]).toBe(keys[1]);
      expect(['0', '1', '2', '3']).toContain(keys[0]);
    }
    expect(match.number).toBe(0);
    expect(match.waiting.length).toBe(3);
  });

  it('are refused where there is none of that name', () => {
    expect(() => levelBot('greedy', game)).toThrow('there is no level "greedy"');
  });
});
