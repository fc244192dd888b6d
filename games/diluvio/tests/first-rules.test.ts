import { say } from '@pantheon/kernel';
import { languages, MessageFormatter } from '@pantheon/text';
import { describe, expect, it } from 'vitest';
import { text } from '../text/index.ts';
import { data } from './scene.ts';

/** Lines as the first rules wrote them; the logs of their matches are kept. */
const lines = [
  say('log.freed', { land: 'space:nile', workers: 2 }),
  say('log.declined', { seat: 'seat:0', from: 'seat:1' }),
  say('log.withdrew', { seat: 'seat:0' }),
  say('log.lapsed', { seat: 'seat:0' }),
  say('round', { n: 3, limit: 12 }),
];

describe('a match begun by the first rules', () => {
  it.each(languages)('can still be told in %s', (language) => {
    const formatter = new MessageFormatter({ text, data, language, seatName: (seat) => `Player ${seat + 1}`, reader: null });
    for (const line of lines) expect(formatter.plain(line)).not.toMatch(/[{}]|undefined|:\S/);
  });
});
