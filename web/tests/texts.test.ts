import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { readLedger } from '../app/guide.ts';
import { shownSlots } from '../table/slots.ts';
import { catalogues } from '../text/index.ts';

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)/g)].map((found) => found[1] as string))].sort();

describe('the words of the client', () => {
  it('are the same in both languages, with the same arguments, and can be read', () => {
    expect(Object.keys(catalogues.it).sort()).toEqual(Object.keys(catalogues.en).sort());
    for (const [id, english] of Object.entries(catalogues.en)) {
      const italian = catalogues.it[id] as string;
      expect(() => new IntlMessageFormat(english, 'en', undefined, { ignoreTag: true }), id).not.toThrow();
      expect(() => new IntlMessageFormat(italian, 'it', undefined, { ignoreTag: true }), id).not.toThrow();
      if (!/plural|select/.test(english + italian)) expect([id, argumentsOf(italian)]).toEqual([id, argumentsOf(english)]);
    }
  });

  it('write a sentence as far as its slots are known', () => {
    const pattern = 'March {units} from {from} to {to}.';
    expect(shownSlots(pattern, 'from', new Set(['units']))).toEqual([
      { before: 'March ', slot: 'units' },
      { before: ' from ', slot: 'from' },
    ]);
  });

  it('find the numbered rules in a ledger, with what is indented under them', () => {
    const chapters = readLedger('# Game\n## Setup\n- **BOM-1.1** Take a **pawn**.\n  - Two, if alone. (l. 12)\n## Empty\ntext\n');
    expect(chapters).toEqual([{ title: 'Setup', rules: [{ number: 'BOM-1.1', text: 'Take a pawn. Two, if alone.' }] }]);
  });
});
