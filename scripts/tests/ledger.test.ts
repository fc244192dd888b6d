import { describe, expect, test } from 'vitest';
import { namedBy, rulesOf } from '../ledger.mjs';

describe('the ledger', () => {
  test('defines a rule where a line starts with its number', () => {
    const ledger = [
      '## ISL-1 Set-up',
      '- **ISL-1.1** Two to four players. See ISL-9.9.',
      '**ISL-1.2** One island each.',
      '- ISL-1.3 A coin each.',
      '1. ISL-R.1 Who starts? - The youngest.',
      '  - Decision: each player, as in ISL-4.4.',
    ].join('\n');
    expect(rulesOf(ledger)).toEqual(['ISL-1.1', 'ISL-1.2', 'ISL-1.3', 'ISL-R.1']);
  });

  test('finds the rules that tests name, in texts and not in comments', () => {
    const source = `
      // ISL-1.1 is proven elsewhere
      test('ISL-1.2, ISL-1.3: an island and a coin', () => {});
      test.each(cases)(\`ISL-\${n} and ISL-R.1 with \${n} players ISL-1.4\`, () => {});
    `;
    expect(namedBy(source)).toEqual(['ISL-1.2', 'ISL-1.3', 'ISL-R.1', 'ISL-1.4']);
  });
});
