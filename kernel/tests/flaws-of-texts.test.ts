import type { AnyGame } from '@pantheon/kernel';
import { examine, type Subject } from '@pantheon/kernel/testing';
import { describe, expect, test } from 'vitest';
import { game as isles } from '../../games/isles/index.ts';
import { subjectOf } from './subjects.ts';

describe('the kit, on texts', () => {
  const english = (change: { [id: string]: string | undefined }): Subject => {
    const en = Object.fromEntries(Object.entries({ ...isles.text.catalogues.en, ...change }).filter(([, text]) => text !== undefined)) as {
      [id: string]: string;
    };
    return subjectOf('isles', {
      rules: isles.rules as unknown as AnyGame,
      text: { ...isles.text, catalogues: { ...isles.text.catalogues, en } },
    });
  };
  const look = (given: Subject): void => {
    for (let seed = 0; seed < 6; seed++) examine(given, { seats: 4, options: { rounds: 3 }, seed: `texts-${seed}`, looks: 20 });
  };

  test.each([
    ['a missing question', { 'ask.order': undefined }, /the question "order" for seat \d in en cannot be said: no en text for "ask.order"/],
    ['a missing word for the others', { 'topic.bid': undefined }, /no en text for "topic.bid"/],
    ['a missing pass', { 'pass.order': undefined }, /no en text for "pass.order"/],
    ['a missing slot', { 'slot.march.to': undefined }, /(no en text for "slot.march.to"|the action "march" .* cannot be said)/],
    ['a missing action', { 'act.march': undefined }, /no en text for "act.march"/],
    ['a missing phase', { 'phase.orders': undefined }, /no en text for "phase.orders"/],
    ['a missing line of the log', { 'log.taken': undefined }, /the log line "taken" after answer \d+ .* cannot be said/],
    ['a missing reason', { 'why.noGold': undefined }, /no en text for "why.noGold"/],
    ['a missing preview', { 'preview.battle': undefined }, /no en text for "preview.battle"/],
    ['a missing score', { 'score.oracle': undefined }, /no en text for "score.oracle"/],
    ['a missing end', { 'end.lastRound': undefined }, /no en text for "end.lastRound"/],
    ['a missing line of the outline', { 'outline.free': undefined }, /no en text for "outline.free"/],
    ['an argument that is not there', { 'log.taken': '{seat} takes {island}' }, /the log line "taken" .* cannot be said/],
    ['a thing by its id', { 'log.taken': '{seat} takes isle:amber' }, /shows "isle:a": \w+ takes isle:amber/],
    ['a word of a program', { 'ask.order': 'Which orderTopic?' }, /shows "orderTopic"/],
    ['a brace', { 'ask.order': "Which '{'order'}'?" }, /shows "\{"/],
    ['nothing at all', { 'ask.order': ' ' }, /the question "order" for seat \d in en is empty/],
  ])(
    'finds %s',
    (_, change, message) => {
      expect(() => look(english(change))).toThrowError(message);
    },
    60_000,
  );

  test('calls no seat by its number', () => {
    expect(() => look(english({ 'log.taken': 'seat:1 takes {isle}' }))).toThrowError(/shows "seat:1"/);
  });
});
