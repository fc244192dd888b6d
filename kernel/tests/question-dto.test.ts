import {
  allocate,
  amount,
  answerText,
  arrange,
  choose,
  chooseOrPass,
  questionDto as describeQuestion,
  Match,
  pick,
  type Question,
  type QuestionDto,
  say,
} from '@pantheon/kernel';
import { describe, expect, test } from 'vitest';
import { A, B, note, type Toy, topicOf, toy } from './toys.ts';

const word = topicOf<string>('word');
const text = (option: unknown) => say('option', { option: String(option) });
const question = (given: object): Question => ({ seat: A, topic: word, ...given }) as unknown as Question;
const sheet = (given: object): QuestionDto => describeQuestion(question(given), null);

describe('a question for a client', () => {
  test('names the options with key, text and what to light up', () => {
    const lit = topicOf<string>('lit', { focus: (option) => [`isle:${option}`] });
    expect(sheet({ kind: 'choose', topic: lit, options: ['x', 'y'], pass: true, about: { n: 3 } })).toEqual({
      kind: 'choose',
      seat: A,
      topic: 'lit',
      ask: { id: 'ask.lit', args: { n: 3 } },
      options: [
        { key: 'x', text: text('x'), focus: ['isle:x'] },
        { key: 'y', text: text('y'), focus: ['isle:y'] },
      ],
      blocked: [],
      pass: true,
    });
  });

  test('says what an option would bring about, and whether it can be taken back', () => {
    const risky = topicOf<string>('risky', {
      preview: (option) => (option === 'x' ? { odds: 0.5, changes: [say('preview.x')] } : {}),
      commits: (option) => option === 'x',
    });
    const { options } = sheet({ kind: 'choose', topic: risky, options: ['x', 'y'], pass: false });
    expect(options[0]).toMatchObject({ preview: { odds: 0.5, changes: [{ id: 'preview.x' }] }, commits: true });
    expect(options[1]).not.toHaveProperty('commits');
  });

  test('says what each number of an amount would bring about, where the rules can', () => {
    const counted = topicOf<number>('counted', { key: String, preview: (n) => (n === 0 ? {} : { odds: n / 4 }) });
    expect(sheet({ kind: 'amount', topic: counted, min: 0, max: 2 }).outcomes).toEqual([{}, { odds: 0.25 }, { odds: 0.5 }]);
    expect(sheet({ kind: 'amount', topic: counted, min: 0, max: 500 })).not.toHaveProperty('outcomes');
    expect(sheet({ kind: 'amount', topic: topicOf<number>('plain', { key: String }), min: 0, max: 2 })).not.toHaveProperty('outcomes');
  });

  test('says what is not possible, with the rule', () => {
    const why = { rule: 'TOY-1.1', text: say('why.z') };
    const strict = topicOf<string>('strict', { blocked: () => [{ option: 'z', why }] });
    expect(sheet({ kind: 'choose', topic: strict, options: ['x', 'y'], pass: false }).blocked).toEqual([
      { key: 'z', text: text('z'), focus: [], why },
    ]);
  });

  test('says what is not possible this time, after what was chosen before', () => {
    const why = { rule: 'TOY-1.1', text: say('why.z') };
    const strict = topicOf<string>('strict', { blocked: () => [{ option: 'z', why }] });
    const question = { kind: 'choose', topic: strict, options: ['x'], pass: true, blocked: () => [{ option: 'y', why }] } as const;
    expect(sheet(question).blocked.map(({ key }) => key)).toEqual(['z', 'y']);
  });

  test('gives the bounds of an amount', () => {
    expect(sheet({ kind: 'amount', min: 1, max: 4 })).toMatchObject({ kind: 'amount', options: [], min: 1, max: 4 });
  });

  test('lists the legal wholes of a pick or an allocation that has a rule, where they are not too many', () => {
    const even = (chosen: readonly unknown[], rest: readonly unknown[]): boolean => chosen.length % 2 === 0 || rest.length > 0;
    expect(sheet({ kind: 'pick', options: ['x', 'y'], min: 0, max: 2, fits: even })).toMatchObject({
      min: 0,
      max: 2,
      legal: ['x+y', 'none'],
    });
    expect(sheet({ kind: 'pick', options: ['x', 'y'], min: 0, max: 2 })).not.toHaveProperty('legal');
    const many = Array.from({ length: 20 }, (_, index) => `o${index}`);
    expect(sheet({ kind: 'pick', options: many, min: 0, max: 20, fits: () => true })).not.toHaveProperty('legal');
    const split = { kind: 'allocate', options: ['x', 'y'], caps: [2, 2], min: 1, max: 4, fits: (counts: number[]) => counts[0] !== 1 };
    expect(sheet(split)).toMatchObject({ caps: [2, 2], min: 1, max: 4, legal: ['y=1', 'y=2', 'x=2', 'x=2,y=1', 'x=2,y=2'] });
  });

  test('offers good wholes for one click', () => {
    expect(sheet({ kind: 'pick', options: ['x', 'y'], min: 0, max: 2, suggest: () => [[0], [0, 1]] }).suggest).toEqual(['x', 'x+y']);
  });

  test('is JSON', () => {
    const given = sheet({ kind: 'pick', options: ['x', 'y'], min: 0, max: 2, fits: () => true, suggest: () => [[0]] });
    expect(JSON.parse(JSON.stringify(given))).toEqual(given);
  });
});

describe('an answer in words', () => {
  test.each([
    [{ kind: 'choose', options: ['x', 'y'], pass: true }, 1, [{ text: text('y'), count: 1 }]],
    [{ kind: 'choose', options: ['x', 'y'], pass: true }, 2, []],
    [{ kind: 'amount', min: 0, max: 9 }, 7, [{ text: text(7), count: 1 }]],
    [{ kind: 'pick', options: ['x', 'y', 'z'], min: 0, max: 3 }, [0, 2], [text('x'), text('z')].map((name) => ({ text: name, count: 1 }))],
    [{ kind: 'arrange', options: ['x', 'y'] }, [1, 0], [text('y'), text('x')].map((name) => ({ text: name, count: 1 }))],
    [
      { kind: 'allocate', options: ['x', 'y', 'z'], caps: [9, 9, 9], min: 0, max: 9 },
      [2, 0, 1],
      [
        { text: text('x'), count: 2 },
        { text: text('z'), count: 1 },
      ],
    ],
  ])('to %j: %j', (given, answer, words) => {
    expect(answerText(question(given), answer, null)).toEqual(words);
  });
});

describe('one action, one sentence', () => {
  const slot = (action: string, name: string) => topicOf<never>(name, { action, slot: name });
  const game = toy({
    *orders(g) {
      const order = yield* chooseOrPass(A, topicOf<string>('order'), ['march', 'pay']);
      if (order === null) return null;
      if (order === 'march') {
        yield* choose(A, slot('march', 'from'), ['n', 's'] as never[]);
        yield* amount(A, slot('march', 'units'), { min: 1, max: 3 });
        yield* pick(A, slot('march', 'with'), ['p', 'q'] as never[], { min: 0, max: 2 });
        yield* choose(B, topicOf<string>('answer'), ['yes', 'no']);
        yield* choose(A, slot('march', 'to'), ['e', 'w'] as never[]);
      } else {
        yield* allocate(A, slot('pay', 'coins'), ['gold', 'silver'] as never[], { caps: [2, 2], min: 1, max: 2 });
        yield* arrange(A, slot('pay', 'order'), ['i', 'j'] as never[]);
        g.below(6);
        yield* choose(A, slot('pay', 'last'), ['k', 'l'] as never[]);
      }
      note(g, A, order);
      return 'orders';
    },
  });
  const begin = (): Match<Toy> => Match.start(game, { seats: 2, seed: 's' });
  const filled = (match: Match<Toy>): string[] | undefined =>
    match.questionDto(A)?.sentence?.filled.map(({ slot: name, at }) => `${name}@${at}`);

  test('small questions say what has been filled in so far, and where it can be reopened', () => {
    const match = begin();
    expect(match.questionDto(A)).not.toHaveProperty('sentence');
    match.answer(A, 'march');
    expect(match.questionDto(A)?.sentence).toEqual({ action: 'march', slot: 'from', filled: [] });
    match.answer(A, 's');
    match.answer(A, '2');
    expect(match.questionDto(A)?.sentence).toMatchObject({
      slot: 'with',
      filled: [
        { slot: 'from', answer: [{ text: text('s'), count: 1 }], at: 1 },
        { slot: 'units', at: 2 },
      ],
    });
    match.undoTo(A, 1);
    expect(filled(match)).toEqual([]);
    match.answer(A, 'n');
    expect(filled(match)).toEqual(['from@1']);
  });

  test('a sentence is broken by the answer of another', () => {
    const match = begin();
    for (const key of ['march', 's', '2', 'p+q']) match.answer(A, key);
    match.answer(B, 'yes');
    expect(filled(match)).toEqual([]);
  });

  test('what chance has settled stands in it, but cannot be reopened', () => {
    const match = begin();
    for (const key of ['pay', 'gold=2', 'j>i']) match.answer(A, key);
    expect(match.canUndo(A)).toBe(false);
    expect(match.questionDto(A)?.sentence?.filled).toMatchObject([
      { slot: 'coins', fixed: true },
      { slot: 'order', fixed: true },
    ]);
    expect(() => match.undoTo(A, 1)).toThrowError(expect.objectContaining({ code: 'cannot-undo' }));
    match.answer(A, 'k');
    match.answer(A, 'march');
    expect(filled(match)).toEqual([]);
  });

  test('the next action begins a sentence of its own', () => {
    const match = begin();
    for (const key of ['pay', 'gold=1', 'i>j', 'k', 'march', 'n']) match.answer(A, key);
    expect(filled(match)).toEqual(['from@5']);
  });

  test('the same action again begins anew: the slot that is open now was filled for the one before', () => {
    const again = toy({
      *orders(g) {
        yield* choose(A, slot('march', 'from'), ['n', 's'] as never[]);
        yield* amount(A, slot('march', 'units'), { min: 1, max: 3 });
        yield* choose(A, slot('march', 'to'), ['e', 'w'] as never[]);
        note(g, A, 'marched');
        return 'orders';
      },
    });
    const match = Match.start(again, { seats: 2, seed: 's' });
    for (const key of ['n', '2', 'e']) match.answer(A, key);
    expect(filled(match)).toEqual([]);
    match.answer(A, 's');
    expect(filled(match)).toEqual(['from@3']);
  });

  test('another seat has no sheet, and gets no words of it', () => {
    const match = begin();
    match.answer(A, 'march');
    expect(match.questionDto(B)).toBeNull();
    expect(match.seatView(B).question).toBeNull();
    expect(match.seatView(null).question).toBeNull();
  });
});
