import {
  type AnyGame,
  amount,
  type Blocked,
  choose,
  type Game,
  type Question,
  type Rule,
  type Seat,
  say,
  seatOf,
  type Topic,
  together,
} from '@pantheon/kernel';
import { examine, type Subject, type Voice } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { numberAt } from '../at.ts';
import { type G, note, sealedAmounts, type Toy, type ToyState, topicOf, toy } from './toys.ts';

/** What is wrong with a game; everything else about it is right. */
interface Flaws {
  readonly order?: Partial<Topic<string, G>>;
  readonly options?: (g: G, seat: Seat) => readonly string[];
  readonly beforeOrder?: (g: G, seat: Seat) => void;
  readonly peek?: (g: G, seat: Seat) => void;
  readonly work?: (g: G, seat: Seat) => Rule;
  readonly game?: Partial<Game<Toy>>;
}

const next = (g: G, seat: Seat): Seat => g.seats[(seat + 1) % g.seats.length] as Seat;
const SHOWN = 100;

function showNext(g: G, seat: Seat): void {
  g.reveal();
  uncover(g, seat);
}

function uncover(g: G, seat: Seat): void {
  const other = next(g, seat);
  if (numberAt(g.s.secret, other) < SHOWN) g.s.secret[other] = numberAt(g.s.secret, other) + SHOWN;
  note(g, seat, `sees ${g.s.secret[other]}`);
}

function* work(g: G, seat: Seat): Rule {
  const gold = yield* amount(seat, topicOf<number>('work'), { min: 1, max: 3 });
  g.s.gold[seat] = numberAt(g.s.gold, seat) + gold + g.below(2);
}

/** A game with secrets that are shown, a pool that is drawn from, sealed bids and chance. */
function flawed(flaws: Flaws = {}): Game<Toy> {
  const order = topicOf<string>('order', flaws.order);
  const orders = flaws.options ?? (() => ['peek', 'work', 'draw', 'rest']);
  return toy(
    {
      *bids(g) {
        const bids = (yield* together(sealedAmounts(g))) as readonly number[];
        g.emit('bids', { bids: [...bids] });
        g.s.round++;
        return 'turn';
      },
      *turn(g) {
        const seat = g.seats[g.s.done.length % g.seats.length] as Seat;
        flaws.beforeOrder?.(g, seat);
        const said = yield* choose(seat, order, orders(g, seat));
        note(g, seat, said);
        if (said === 'peek') (flaws.peek ?? showNext)(g, seat);
        if (said === 'work') yield* (flaws.work ?? work)(g, seat);
        if (said === 'draw' && g.s.pool.length > 0) note(g, seat, g.draw(g.s.pool));
        if (g.s.done.length > 30) return null;
        return g.s.done.length % 4 === 0 ? 'bids' : 'turn';
      },
    },
    {
      view: ({ s }, seat) => ({
        round: s.round,
        gold: [...s.gold],
        done: [...s.done],
        secret: s.secret.map((number, owner) => (owner === seat || number >= SHOWN ? number : null)),
        left: s.pool.length,
      }),
      determinize: (g, seat, dice) => {
        g.s.secret = g.s.secret.map((number, owner) => (owner === seat || number >= SHOWN ? number : dice.below(10)));
      },
      ...flaws.game,
    },
  );
}

const voice: Voice = {
  language: 'en',
  has: () => true,
  say: () => 'Words',
  why: () => 'Words',
  answer: () => 'Words',
  sentence: () => 'Words',
  outline: () => ['Words'],
};
const subject = (game: Game<Toy>): Subject => ({ game: game as unknown as AnyGame, voices: () => [voice], rules: new Set(['TOY-1.1']) });

const lookedAt = (given: Subject): unknown => {
  for (let seed = 0; seed < 6; seed++) examine(given, { seats: 3, options: {}, seed: `finds-${seed}`, looks: 15 });
  return 'no finding';
};

const keepsTrack = new Map<object, number>();
const secretOfNext = (g: G, seat: Seat): number => numberAt(g.s.secret, next(g, seat)) % SHOWN;
const lopsided = (g: { readonly seats: readonly Seat[]; readonly s: ToyState }, points: number) => ({
  how: 'over',
  scores: g.seats.map((seat) => ({ seat, rank: 1, total: numberAt(g.s.gold, seat), parts: [{ source: 'gold', points }] })),
});

describe('the kit', () => {
  test('finds nothing in a game without flaws', () => {
    expect(lookedAt(subject(flawed()))).toBe('no finding');
  }, 60_000);

  const blocked = (rule: string, option: string) => ({
    blocked: (): Blocked<string>[] => [{ option, why: { rule, text: say('why') } }],
  });

  const flaws: [string, Flaws, RegExp][] = [
    [
      'a view that shows too much',
      { game: { view: ({ s }) => ({ ...s, gold: [...s.gold], done: [...s.done], secret: [...s.secret], pool: [], left: 0 }) } },
      /can see what is hidden: .sight.view.secret/,
    ],
    [
      'a view that is the state itself',
      { game: { view: ({ s }) => ({ round: s.round, gold: s.gold, done: [], secret: [], left: 0 }) } },
      /seat 0 is handed a part of the state itself, not a copy: view.gold/,
    ],
    [
      'a stage that shows too much',
      { game: { phaseStrip: (g) => ({ round: say('round', { n: numberAt(g.s.secret, 0) }), phases: ['play'], now: 'play' }) } },
      /can see what is hidden: .sight.stage.round/,
    ],
    [
      'colours that show too much',
      { game: { colours: (g) => g.s.secret.map((n, seat) => `${n}${seat}`) } },
      /can see what is hidden: .sight.colours/,
    ],
    [
      'a preview that shows too much',
      { order: { preview: (_, g, seat) => ({ odds: secretOfNext(g, seat) / 10 }) } },
      /can see what is hidden: .sight.question.options\[0\].preview/,
    ],
    [
      'options that show too much',
      { options: (g, seat) => (secretOfNext(g, seat) > 4 ? ['peek', 'work', 'rest'] : ['work', 'rest']) },
      /can see what is hidden: .sight.question.options|imagines another question/,
    ],
    [
      'an order of options that shows too much',
      { options: (g, seat) => (secretOfNext(g, seat) > 4 ? ['work', 'rest'] : ['rest', 'work']) },
      /can see what is hidden: .sight.question.options|imagines another question/,
    ],
    [
      'a log that shows too much',
      { beforeOrder: (g, seat) => g.emit('felt', { n: secretOfNext(g, seat) }) },
      /can see what is hidden: .log/,
    ],
    [
      'a question that is asked only of those who have something',
      { options: (g, seat) => (numberAt(g.s.secret, seat) % SHOWN > 4 ? ['work', 'rest'] : ['work']) },
      /can see what is hidden|imagines another|learns something/,
    ],
    ['something shown that could be undone', { peek: uncover }, /learns something by order=peek and could undo it \(g.reveal is missing\)/],
    [
      'chance that is needed only if something hidden is so',
      {
        peek: (g, seat) => {
          if (secretOfNext(g, seat) > 4) g.s.gold[seat] = numberAt(g.s.gold, seat) + 0 * g.below(6);
        },
      },
      /could undo it \(g.reveal is missing\): chance was needed in only one of them/,
    ],
    ['a determinize that forgets', { game: { determinize: () => undefined } }, /determinize depends on what its seat cannot know/],
    [
      'a determinize that does not sort',
      {
        game: {
          determinize: (g, seat, dice) => {
            const hidden = g.s.secret.filter((number, owner) => owner !== seat && number < SHOWN);
            g.s.secret = g.s.secret.map((number, owner) =>
              owner === seat || number >= SHOWN ? number : numberAt(hidden, dice.below(hidden.length)),
            );
          },
        },
      },
      /determinize depends on what its seat cannot know/,
    ],
    [
      'a determinize that forgets what its seat knows',
      {
        game: {
          determinize: (g, _, dice) => {
            g.s.secret = g.s.secret.map(() => dice.below(10));
          },
        },
      },
      /can see what is hidden: .sight.view.secret/,
    ],
    [
      'a determinize that breaks the position',
      {
        game: {
          determinize: (g) => {
            g.s.gold[0] = -1;
          },
        },
      },
      /what seat 0 imagines is broken: somebody owes gold/,
    ],
    [
      'rules that remember something outside the state',
      {
        beforeOrder: (g, seat) => {
          const times = (keepsTrack.get(g.data) ?? 0) + 1;
          keepsTrack.set(g.data, times);
          g.s.gold[seat] = times;
        },
      },
      /fork|differs|elsewhere|restore|hidden/,
    ],
    [
      'two options with one key',
      { order: { key: (option) => option.slice(0, 1) }, options: () => ['rest', 'run', 'work'] },
      /two options with the key "r"/,
    ],
    ['a key that cannot stand in records', { order: { key: (option) => `${option}+1` } }, /has an option with the key "peek\+1"/],
    [
      'a key with a meaning of its own',
      { order: { key: (option) => (option === 'rest' ? 'pass' : option) } },
      /has an option with the key "pass"/,
    ],
    [
      'an option that the rules cannot carry out',
      { peek: () => JSON.parse('{') },
      /offers "peek", but the rules fail on it|Expected property name/,
    ],
    [
      'an option that breaks the position',
      {
        peek: (g, seat) => {
          g.s.gold[seat] = -1;
        },
      },
      /somebody owes gold/,
    ],
    [
      'a question without an answer',
      {
        *work(_, seat) {
          yield [{ kind: 'amount', seat, topic: topicOf<number>('work'), min: 2, max: 1 } as unknown as Question];
        },
      },
      /"work" has no answer to give|not among the answers to "work"/,
    ],
    [
      'a question to nobody',
      {
        *work() {
          yield [{ kind: 'amount', seat: seatOf(7), topic: topicOf<number>('work'), min: 0, max: 1 } as unknown as Question];
        },
      },
      /asks seat 7, who is not there|there is no seat 7/,
    ],
    [
      'a state that is not JSON',
      {
        peek: (g) => {
          g.s.pool = new Set() as never;
        },
      },
      /the state is not plain JSON: s.pool is no plain object/,
    ],
    [
      'a number that is none',
      {
        peek: (g, seat) => {
          g.s.gold[seat] = Number.NaN;
        },
      },
      /the state is not plain JSON: s.gold\[\d\] is NaN/,
    ],
    [
      'a copy that shares a list',
      { game: { copyState: (s) => ({ ...s, gold: [...s.gold] }) } },
      /a copy of the state shares s.done with it/,
    ],
    [
      'a copy that lacks something',
      { game: { copyState: ({ pool, ...s }) => structuredClone({ ...s, pool: pool.slice(1) }) } },
      /a copy of the state is another one: s.pool/,
    ],
    ['a match that is too long', { game: { stepCap: 10 } }, /more answers than the cap of 10|does not end/],
    [
      'a rule number that is not in the ledger',
      { order: blocked('TOY-9.9', 'fly') },
      /"fly" of "order" is blocked by the unknown rule TOY-9.9/,
    ],
    ['an option both open and blocked', { order: blocked('TOY-1.1', 'rest') }, /"rest" of "order" is both open and blocked by TOY-1.1/],
    ['a score that does not add up', { game: { result: (g) => lopsided(g, 1) } }, /the parts of the score of seat 0 make 1, not/],
    [
      'a match without a winner',
      { game: { result: (g) => ({ how: 'over', scores: lopsided(g, 0).scores.map((score) => ({ ...score, rank: 2 })) }) } },
      /nobody won/,
    ],
  ];

  test.each(flaws)(
    'finds %s',
    (_, flaw, message) => {
      expect(() => lookedAt(subject(flawed(flaw)))).toThrowError(message);
    },
    60_000,
  );

  test('says where it found something, so that it can be seen again', () => {
    expect(() => lookedAt(subject(flawed({ peek: uncover })))).toThrowError(
      /^toy, 3 seats, options \{\}, seed "finds-\d+", after answer \d+ \(phase "turn"\): seat \d/,
    );
  });
});
