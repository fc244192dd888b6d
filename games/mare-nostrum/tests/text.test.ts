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
    expect(told('en', 1)).toBe('P1 receives 1 tax and 2 grain.');
    expect(told('en', 3)).toBe('P1 receives 3 taxes and 2 grain.');
    expect(told('it', 1)).toBe('P1 riceve 1 tassa e 2 grano.');
    expect(told('it', 3)).toBe('P1 riceve 3 tasse e 2 grano.');
  });
});
