import { describe, expect, test } from 'vitest';
import { complaints, listedGames, namedBy, rulesOf } from '../ledger.mjs';

describe('the ledger', () => {
  test('defines a rule where a line starts with its number', () => {
    const ledger = [
      '## ISL-1 Set-up',
      '- **ISL-1.1** Two to four players. See ISL-9.9.',
      '**ISL-1.2** One island each.',
      '- ISL-1.3 A coin each.',
      '1. ISL-R.1 Who starts? - The youngest.',
      '  - Decision: each player, as in ISL-4.4.',
      '| **ISL-2.1** | in a table |',
      '| see | **ISL-8.8** |',
      '**ISL-2.2a**',
    ].join('\n');
    expect(rulesOf(ledger)).toEqual(['ISL-1.1', 'ISL-1.2', 'ISL-1.3', 'ISL-R.1', 'ISL-2.1', 'ISL-2.2a']);
  });

  test('finds the rules that titles of tests name, and no others', () => {
    const source = `
      // ISL-1.1 is proven elsewhere
      test('ISL-1.2, ISL-1.3: an island and a coin', () => { expect(why).toBe('ISL-9.9'); });
      test.each(cases)(\`ISL-\${n} and ISL-R.1 with \${n} players ISL-1.4\`, () => {});
      describe('ISL-2.1 as a group', () => { it("ISL-2.2", () => {}); });
      log('ISL-9.8');
    `;
    expect(namedBy(source)).toEqual(['ISL-1.2', 'ISL-1.3', 'ISL-R.1', 'ISL-1.4', 'ISL-2.1', 'ISL-2.2']);
  });

  test('reads the table of a test where the table fills in the title', () => {
    const source = `
      test.each([['ISL-3.1', 'x'], ['ISL-3.2', () => 'ISL-9.9']])('%s: the card', (rule) => {});
      test.each([{ rule: 'ISL-3.3' }])('$rule the card', () => {});
      test.each(['ISL-9.9'])('no rule here', () => {});
      const cards: Card[] = [{ rule: 'ISL-3.4' }];
      test.each(cards)('$rule the card', () => {});
    `;
    expect(namedBy(source)).toEqual(['ISL-3.1', 'ISL-3.2', 'ISL-3.3', 'ISL-3.4']);
  });

  test('knows the games of the catalog', () => {
    const source = `export const catalog = [
      { id: 'isles', example: true, ledger: { prefix: 'ISL', complete: true }, load: async () => 1 },
      { id: 'other', ledger: { prefix: 'OTH', complete: false } },
    ];`;
    expect(listedGames(source)).toEqual([
      { id: 'isles', prefix: 'ISL', complete: true },
      { id: 'other', prefix: 'OTH', complete: false },
    ]);
  });

  test('complains where it is not kept', () => {
    const isles = { id: 'isles', prefix: 'ISL', complete: true };
    const of = (rules: string[], unproven: string[], unknown: string[]) => ({ rules, unproven, unknown });
    expect(complaints(isles, of(['ISL-1.1'], [], []))).toEqual([]);
    expect(complaints(isles, of(['ISL-1.1'], ['ISL-1.1'], []))).toEqual(['isles is declared complete, but no test names ISL-1.1']);
    expect(complaints({ ...isles, complete: false }, of(['ISL-1.1'], ['ISL-1.1'], []))).toEqual([]);
    expect(complaints(isles, of([], [], []))).toEqual(['isles is declared complete and has no ledger']);
    expect(complaints(isles, of(['ISL-1.1'], [], ['ISL-7.7']))).toEqual([
      'tests of isles name rules that its ledger does not have: ISL-7.7',
    ]);
    expect(complaints(isles, of(['OTH-1.1'], [], []))).toEqual(['the ledger of isles defines rules of another game: OTH-1.1']);
  });
});

describe('every game of the catalog', () => {
  test.each(listedGames())('$id keeps its ledger', (game) => {
    expect(complaints(game)).toEqual([]);
  });
});
