import { describe, expect, test } from 'vitest';
import { complaints, listedGames, namedBy, placesIn, rulesOf, strayRefusals, testsOf, whereIs } from '../ledger.mjs';

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

  test('finds the functions that carry a rule out, and what refuses by it', () => {
    const source = `
      /** Who may land. @rules ISL-1.2, ISL-1.3 */
      export function landing() { return { rule: 'ISL-1.4', text: say('why.full') }; }
      const powers = {
        /** @rules ISL-2.1 */
        wind(g) { return g; },
      };
      const other = 'see ISL-9.9';
    `;
    expect(placesIn(source)).toEqual([
      { rule: 'ISL-1.2', name: 'landing', line: 3, refuses: false },
      { rule: 'ISL-1.3', name: 'landing', line: 3, refuses: false },
      { rule: 'ISL-1.4', name: 'landing', line: 3, refuses: true },
      { rule: 'ISL-2.1', name: 'wind', line: 6, refuses: false },
    ]);
  });

  test('reads what is generic as TypeScript, not as an element of a page', () => {
    const source = `
      const each = <T>(value: T): T[] => [value];
      /** Who may land. @rules ISL-1.2 */
      export const landing = () => each(1);
    `;
    expect(placesIn(source)).toEqual([{ rule: 'ISL-1.2', name: 'landing', line: 4, refuses: false }]);
  });

  test('finds whoever refuses by a rule that he does not carry out', () => {
    const source = `
      const FULL: Why = { rule: 'ISL-1.4', text: say('why.full') };
      /** Who may land. @rules ISL-1.2, ISL-1.4 */
      function landing() { return isFull ? FULL : { rule: 'ISL-1.2', text: say('why.closed') }; }
      function sailing() { return isFull ? FULL : null; }
      /** @rules ISL-2.1 */
      const wind = { whyNot: () => ({ rule: 'ISL-2.2', text: say('why.calm') }) };
    `;
    expect(strayRefusals(source)).toEqual([
      { rule: 'ISL-1.4', name: 'sailing', line: 5 },
      { rule: 'ISL-2.2', name: 'whyNot', line: 7 },
    ]);
  });

  test('finds the tests of a rule', () => {
    const source = `describe('all', () => {
      test('ISL-1.2: an island', () => {});
      test('ISL-1.3: a coin', () => {});
    });`;
    expect(testsOf('ISL-1.2', source)).toEqual([{ title: 'ISL-1.2: an island', line: 2 }]);
  });

  test('leads from a number to the rule and its tests', () => {
    const found = whereIs('CYC-7.4');
    expect(found?.text).toContain('displaced');
    expect(found?.places.some((place) => /^games\/cyclades\/rules\/bids\.ts:\d+ .*refuses/.test(place))).toBe(true);
    expect(found?.tests.some((place) => place.startsWith('games/cyclades/tests/bids.test.ts:'))).toBe(true);
    expect(whereIs('CYC-13.13')?.places).toEqual([expect.stringMatching(/^games\/cyclades\/rules\/conquest\.ts:\d+ conquer$/)]);
    expect(whereIs('CYC-99.99')).toBeNull();
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
    const of = (rules: string[], unproven: string[], unknown: string[], others: { unplaced?: string[]; stray?: string[] } = {}) => ({
      rules,
      amongPeople: [],
      unplaced: [],
      unproven,
      unknown,
      misplaced: [],
      stray: [],
      ...others,
    });
    expect(complaints(isles, of(['ISL-1.1'], [], []))).toEqual([]);
    expect(complaints(isles, of(['ISL-1.1'], ['ISL-1.1'], []))).toEqual(['isles is declared complete, but no test names ISL-1.1']);
    expect(complaints({ ...isles, complete: false }, of(['ISL-1.1'], ['ISL-1.1'], []))).toEqual([]);
    expect(complaints(isles, of([], [], []))).toEqual(['isles is declared complete and has no ledger']);
    expect(complaints(isles, of(['ISL-1.1'], [], ['ISL-7.7']))).toEqual([
      'tests of isles name rules that its ledger does not have: ISL-7.7',
    ]);
    expect(complaints(isles, of(['ISL-1.1'], [], [], { unplaced: ['ISL-1.1'] }))).toEqual([
      'isles is declared complete, but no function names ISL-1.1',
    ]);
    expect(complaints(isles, of(['ISL-1.1'], [], [], { stray: ['ISL-1.1 in landing (orders.ts:3)'] }))).toEqual([
      'functions of isles refuse by rules that they do not carry out: ISL-1.1 in landing (orders.ts:3)',
    ]);
    expect(complaints(isles, of(['OTH-1.1'], [], []))).toEqual(['the ledger of isles defines rules of another game: OTH-1.1']);
  });
});

describe('every game of the catalog', () => {
  test.each(listedGames())('$id keeps its ledger', (game) => {
    expect(complaints(game)).toEqual([]);
  });
});
