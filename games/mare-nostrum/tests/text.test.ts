import { MessageFormatter } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { text } from '../text/index.ts';

const data = rules.read(rules.pack);

describe('cards in sentences', () => {
  const told = (language: 'en' | 'it', taxes: number): string =>
    new MessageFormatter({ text, data, language, seatName: (seat) => `P${seat}`, reader: null }).id('log.income', {
      seat: 'seat:1',
      cards: { 'kind:tax': taxes, 'kind:grain': 2 },
    });

  it('count taxes with a plural, and goods by their stuff', () => {
    expect(told('en', 1)).toBe('P1 receives 1 Tax and 2 Grain.');
    expect(told('en', 3)).toBe('P1 receives 3 Taxes and 2 Grain.');
    expect(told('it', 1)).toBe('P1 riceve 1 Tassa e 2 Grano.');
    expect(told('it', 3)).toBe('P1 riceve 3 Tasse e 2 Grano.');
  });
});
