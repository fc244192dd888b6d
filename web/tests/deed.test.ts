import { type AnyGame, deedOf, type OptionDto, type QuestionDto, type Ref, seatOf } from '@pantheon/kernel';
import type { Language } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import { game as bomarzo } from '../../games/bomarzo/index.ts';
import { game as cyclades } from '../../games/cyclades/index.ts';
import { speakerFor } from '../../kernel/tests/voices.ts';
import { wordsIn } from '../app/words.ts';
import { deedText } from '../table/deed.ts';
import { draftOf } from '../table/draft.ts';

const speakers = {
  cyclades: (language: Language) => speakerFor(cyclades.rules as unknown as AnyGame, cyclades.text, language, null),
  bomarzo: (language: Language) => speakerFor(bomarzo.rules as unknown as AnyGame, bomarzo.text, language, null),
};

const option = (key: string, text: OptionDto['text'], more: Partial<OptionDto> = {}): OptionDto => ({ key, text, focus: [], ...more });
const sheet = (topic: string, kind: QuestionDto['kind'], options: readonly OptionDto[]): QuestionDto => ({
  seat: seatOf(0),
  topic,
  ask: { id: `ask.${topic}` },
  kind,
  options,
  blocked: [],
});
const said = (game: keyof typeof speakers, question: QuestionDto, key: string, language: Language = 'en'): string =>
  deedText(speakers[game](language), wordsIn(language), question, draftOf(question, key));

describe('the button that gives an answer', () => {
  it('says the deed in the words of the game', () => {
    const bid = sheet('bid', 'choose', [
      option('ares-7', { id: 'option.bid', args: { god: 'god:ares', space: 7 } }),
      option('apollo', 'god:apollo'),
    ]);
    expect(said('cyclades', bid, 'ares-7')).toBe('Bid 7 on Ares');
    expect(said('cyclades', bid, 'ares-7', 'it')).toBe('Offri 7 ad Ares');
    expect(said('cyclades', bid, 'apollo')).toBe('Choose Apollo');
  });

  it('attacks where dice will fall, and moves elsewhere', () => {
    const place: Ref = 'land:batsi';
    const fought = option('batsi', place, { preview: { odds: 0.5 } });
    expect(deedOf('marchTo', fought).args).toEqual({ it: place, battle: 'yes' });
    expect(deedOf('marchTo', option('batsi', place)).args).toEqual({ it: place, battle: 'no' });
  });

  it('says the words of the answer where the game has no others for it', () => {
    const copy = sheet('worshipAfter', 'choose', [option('draw', { id: 'option.drawWorship' })]);
    expect(said('bomarzo', copy, 'draw')).toBe('Draw a Worship card');
    const kept = sheet('slipUnder', 'choose', [option('whale', 'god:whale')]);
    expect(said('bomarzo', kept, 'whale')).toBe('Confirm: Whale');
  });

  it('counts what is paid, and is brief where that is too much for it', () => {
    const units = {
      food: 'resource:food',
      silver: 'resource:silver',
      wine: 'resource:wine',
      cardFood: 'unit:cardFood',
      cardSilver: 'unit:cardSilver',
    } as const;
    const pay = sheet(
      'payment',
      'allocate',
      Object.entries(units).map(([unit, thing]) => option(unit, thing)),
    );
    expect(said('bomarzo', pay, 'food=2,silver=1')).toBe('Pay: 2 Food and 1 Silver');
    expect(said('bomarzo', pay, 'food=2,silver=2,wine=2,cardFood=2,cardSilver=2')).toBe('Confirm');
  });
});
