import {
  type AllocateQuestion,
  type Answer,
  Match,
  numberAt,
  type Question,
  QuickDice,
  type Seat,
  sampleAnswer,
  say,
} from '@pantheon/kernel';
import { languages, MessageFormatter } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import type { Diluvio } from '../rules/types.ts';
import { text } from '../text/index.ts';
import { data, type Table } from './scene.ts';

/** Lives longer than chance would: everybody works, or fells all there is, and trade is short. */
function livelyAnswer(question: Question, dice: QuickDice): Answer {
  const { id } = question.topic;
  if (id === 'harvest' && dice.below(40) > 0) return workingPlan(question as AllocateQuestion, dice);
  if (id === 'trade' && question.kind === 'choose' && dice.below(3) > 0) return question.options.length;
  return sampleAnswer(question, dice);
}

/** Everybody works: minerals first, or all trees first. */
function workingPlan(question: AllocateQuestion, dice: QuickDice): readonly number[] {
  const [busy = []] = question.suggest?.() ?? [];
  if (dice.below(2) === 0) return busy;
  const plan = [...busy];
  (question.options as readonly { job: string }[]).forEach(({ job }, at) => {
    if (job !== 'wood') return;
    const hands = numberAt(busy, at) + numberAt(busy, at + 1);
    plan[at] = Math.min(hands, numberAt(question.caps, at));
    plan[at + 1] = Math.min(hands - numberAt(plan, at), numberAt(question.caps, at + 1));
  });
  return plan;
}

const voices = (reader: Seat | null): MessageFormatter[] =>
  languages.map((language) => new MessageFormatter({ text, data, language, seatName: (seat) => `Player ${seat + 1}`, reader }));

/** Plays a whole match and looks at it after every answer. */
function live(seats: number, options: { [name: string]: string | number }, seed: string): Table {
  const match = Match.start<Diluvio>(rules, { seats, options, seed });
  const dice = new QuickDice(seed);
  while (!match.over) {
    for (const { seat } of match.waiting) match.give(seat, livelyAnswer(match.question(seat) as Question, dice));
    const faults = rules.invariants(match);
    if (faults.length > 0) throw new Error(`${seed} after ${match.number}: ${faults.join('; ')}`);
  }
  return match;
}

describe('long lives', () => {
  const setups = [2, 3, 4].flatMap((seats) =>
    ['basic', 'advanced'].flatMap((ruleSet) =>
      ['free', 'linked'].map((tradeReach) => ({ seats, options: { rules: ruleSet, tradeReach } })),
    ),
  );

  it.each(setups)('DIL-21.5 nothing breaks before the end with $seats players, $options', ({ seats, options }) => {
    for (let round = 0; round < 3; round++)
      expect(live(seats, options, `${JSON.stringify(options)} ${seats} ${round}`).result).not.toBeNull();
  });

  it('reach every rise, and everything that can happen on the way', () => {
    const missing = new Set(['born', 'built', 'carried', 'drowned', 'enslaved', 'fled', 'seaDrawn', 'traded']);
    let rises = 0;
    for (let seed = 0; seed < 60 && (missing.size > 0 || rises < 3); seed++) {
      const match = live(4, { rules: 'advanced', workerSupply: 60 }, `late ${seed}`);
      rises = Math.max(rises, match.s.rises);
      for (const { event } of match.log) missing.delete(event);
    }
    expect([...missing]).toEqual([]);
    expect(rises).toBe(3);
  }, 60_000);

  it('can be told to everybody in both languages', () => {
    const match = live(4, { rules: 'advanced', workerSupply: 60 }, 'told');
    for (const reader of [null, ...match.seats]) {
      for (const formatter of voices(reader)) {
        for (const { event, args } of match.logFor(reader))
          expect(formatter.plain(say(`log.${event}`, args))).not.toMatch(/[{}]|undefined|:\S/);
        expect(text.outline(match.seatView(reader).view, formatter, reader, data).items.length).toBeGreaterThan(2);
      }
    }
  });

  it('have the same words in both languages', () => {
    expect(Object.keys(text.catalogues.it).sort()).toEqual(Object.keys(text.catalogues.en).sort());
  });

  it('go on alike in a fork', () => {
    const match = Match.start<Diluvio>(rules, { seats: 4, options: { rules: 'advanced' }, seed: 'fork' });
    const dice = new QuickDice('fork');
    for (let step = 0; step < 400 && !match.over; step++) {
      for (const { seat } of match.waiting) match.give(seat, livelyAnswer(match.question(seat) as Question, dice));
      if (step % 10 === 0) expect(match.fork().s).toEqual(match.s);
    }
  });
});
