import { type QuestionDto, seatOf } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { chosenKeys, draftKey, draftOf, freshDraft, openOptions, partialDraft, withFirst, withLess, withMore } from '../table/draft.ts';
import { previewedAmount } from '../table/hovered-option.ts';

const options = ['a', 'b', 'c'].map((key) => ({
  key,
  text: { id: key },
  focus: [`thing:${key}`, 'thing:all'] as QuestionDto['options'][number]['focus'],
}));
const sheet = (more: Partial<QuestionDto> & Pick<QuestionDto, 'kind'>): QuestionDto => ({
  seat: seatOf(0),
  topic: 'test',
  ask: { id: 'ask.test' },
  options,
  blocked: [],
  ...more,
});

describe('an answer in the making', () => {
  it('of a choice names no option before one is chosen, and narrows by what is pointed at', () => {
    const question = sheet({ kind: 'choose' });
    const draft = freshDraft(question);
    expect(draftKey(question, draft)).toBeNull();
    expect(openOptions(question, { ...draft, narrowed: ['thing:b'] }).map(({ key }) => key)).toEqual(['b']);
    expect(openOptions(question, { ...draft, narrowed: ['thing:all'] })).toHaveLength(3);
    expect(draftKey(question, { ...draft, chosen: 'c' })).toBe('c');
  });

  it('of a pick keeps the order of the list, however it was put together', () => {
    const question = sheet({ kind: 'pick', min: 1, max: 2 });
    const draft = withMore(question, withMore(question, freshDraft(question), 'c'), 'a');
    expect(draftKey(question, draft)).toBe('a+c');
    expect(draftKey(question, withLess(question, draft, 'a'))).toBe('c');
    expect(draftKey(question, freshDraft(question))).toBe('none');
  });

  it('of a pick offers what leads to a legal whole, and nothing else', () => {
    const question = sheet({ kind: 'pick', min: 2, max: 2, legal: ['a+b', 'a+c'] });
    const fresh = freshDraft(question);
    expect(partialDraft(question, fresh)).toEqual({ whole: false, open: ['a', 'b', 'c'] });
    const b = withMore(question, fresh, 'b');
    expect(partialDraft(question, b)).toEqual({ whole: false, open: ['a'] });
    expect(partialDraft(question, withMore(question, b, 'a'))).toEqual({ whole: true, open: [] });
  });

  it('of an allocation counts by bins within their limits', () => {
    const question = sheet({ kind: 'allocate', min: 1, max: 3, caps: [2, 1, 0] });
    const one = withMore(question, withMore(question, freshDraft(question), 'a'), 'a');
    expect(draftKey(question, one)).toBe('a=2');
    expect(chosenKeys(question, one)).toEqual(['a', 'a']);
    expect(partialDraft(question, one)).toEqual({ whole: true, open: ['b'] });
    expect(draftKey(question, withLess(question, one, 'a'))).toBe('a=1');
  });

  it('of a number stands at the lowest where they are too many to list, and nowhere where they are listed', () => {
    const many = sheet({ kind: 'amount', options: [], min: 3, max: 40 });
    expect(draftKey(many, freshDraft(many))).toBe('3');
    const few = sheet({ kind: 'amount', options: [], min: 0, max: 4 });
    expect(draftKey(few, freshDraft(few))).toBeNull();
  });

  it('of an order puts first what is named, by a click or by typing', () => {
    const question = sheet({ kind: 'arrange' });
    expect(draftKey(question, withFirst(freshDraft(question), 'c'))).toBe('c>a>b');
  });

  it('comes back from the key of a whole answer', () => {
    for (const [kind, key] of [
      ['pick', 'a+c'],
      ['pick', 'none'],
      ['arrange', 'c>a>b'],
      ['allocate', 'a=2,b=1'],
      ['choose', 'b'],
    ] as const) {
      const question = sheet({ kind, min: 0, max: 3, caps: [2, 2, 2] });
      expect(draftKey(question, draftOf(question, key))).toBe(key);
    }
  });

  it('of an amount tells what its number would bring about, where the rules say so', () => {
    const question = sheet({ kind: 'amount', options: [], min: 2, max: 4, outcomes: [{}, { odds: 0.5 }, { odds: 1 }] });
    expect(previewedAmount(question, '3')).toEqual({ key: '3', preview: { odds: 0.5 } });
    expect(previewedAmount(question, null)).toBeNull();
    expect(previewedAmount(sheet({ kind: 'amount', options: [], min: 2, max: 4 }), '3')).toBeNull();
  });
});
