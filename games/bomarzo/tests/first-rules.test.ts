import { say } from '@pantheon/kernel';
import { languages, MessageFormatter } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { text } from '../text/index.ts';

/** Lines as the first rules wrote them; the logs of their matches are kept. */
const lines = [
  say('log.drew', { seat: 'seat:0', count: 2, shown: 'none' }),
  say('log.drew', { seat: 'seat:0', count: 2, shown: 'card2:bom-b01' }),
  say('log.drewOwn', { cards: ['card:bom-b01'] }),
];

describe('a match begun by the first rules', () => {
  it.each(languages)('can still be told in %s', (language) => {
    const data = rules.read(rules.pack);
    const formatter = new MessageFormatter({ text, data, language, seatName: (seat) => `Player ${seat + 1}`, reader: null });
    for (const line of lines) expect(formatter.plain(line)).not.toMatch(/[{}]|undefined|bom-/);
  });
});
