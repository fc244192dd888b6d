import { describe, expect, it } from 'vitest';
import { readLedger } from '../app/ledger.ts';
import { wordsIn } from '../app/words.ts';
import { shownSlots } from '../table/slots.ts';
import { catalogues } from '../text/index.ts';

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)/g)].map((found) => found[1] as string))].sort();

/** Something for every argument of a message: a number where it counts, a word elsewhere. */
const filling = (message: string): Record<string, string | number> =>
  Object.fromEntries(argumentsOf(message).map((name) => [name, message.includes(`{${name}, plural`) ? 2 : 'x']));

describe('the words of the client', () => {
  it('are the same in both languages, with the same arguments, and can be read', () => {
    expect(Object.keys(catalogues.it).sort()).toEqual(Object.keys(catalogues.en).sort());
    for (const [id, english] of Object.entries(catalogues.en)) {
      const italian = catalogues.it[id] as string;
      expect(wordsIn('en')(id, filling(english)), id).not.toContain('{');
      expect(wordsIn('it')(id, filling(italian)), id).not.toContain('{');
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

  it('write the verb of a sentence whose first slot comes later', () => {
    expect(shownSlots('Move {fleets}: {from} – {to}', 'to', new Set(['from']))).toEqual([
      { before: 'Move: ', slot: 'from' },
      { before: ' – ', slot: 'to' },
    ]);
    expect(shownSlots('Move the hero: {to}, with {units}', 'units', new Set())).toEqual([
      { before: 'Move the hero, with ', slot: 'units' },
    ]);
    expect(shownSlots('{what} → {sea}', 'sea', new Set())).toEqual([{ before: ' → ', slot: 'sea' }]);
  });

  it('find the numbered rules in a ledger, with what is indented under them', () => {
    const chapters = readLedger('# Game\n## Setup\n- **BOM-1.1** Take a **pawn**.\n  - Two, if alone. (l. 12)\n## Empty\ntext\n');
    expect(chapters).toEqual([{ title: 'Setup', rules: [{ number: 'BOM-1.1', text: 'Take a pawn. Two, if alone.' }] }]);
  });
});
