import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../scripts/ledger.mjs';
import { readLedger } from '../app/ledger.ts';

const games = fileURLToPath(new URL('../../games', import.meta.url));
const ledgers = readdirSync(games).flatMap((game) => {
  const guide = `${games}/${game}/guide`;
  if (!existsSync(`${guide}/rules.md`)) return [];
  return [[game, readFileSync(`${guide}/rules.md`, 'utf8'), readFileSync(`${guide}/rules.it.md`, 'utf8')] as const];
});

describe('the numbered rules as players read them', () => {
  it.each(ledgers)('shows every rule of %s, without its sources', (_, ledger) => {
    const rules = readLedger(ledger).flatMap((chapter) => chapter.rules);
    const numbers = [...new Set(rules.map(({ number }) => number))];
    expect(numbers).toEqual(rulesOf(ledger));
    const odd = rules.filter(({ text }) => text.length < 3 || /\[L ?\d|\(L ?\d|\bDecision: .* \/ |\*\*|`/.test(text));
    expect(odd).toEqual([]);
  });

  it.each(ledgers)('tells the same rules of %s in Italian, chapter by chapter', (_, ledger, italian) => {
    const numbers = (text: string): string[][] => readLedger(text).map(({ rules }) => rules.map(({ number }) => number));
    expect(numbers(italian)).toEqual(numbers(ledger));
    const odd = readLedger(italian)
      .flatMap(({ rules }) => rules)
      .filter(({ text }) => text.length < 3 || /[[\]*`{}]|\.json|\b(?:and|with|may)\b/.test(text));
    expect(odd).toEqual([]);
  });

  it('reads a rule over several lines, and leaves out where it comes from', () => {
    const ledger =
      '## 1. Start\n\n- **CYC-1.1** Each player takes *five* coins, [L12]\n  and a `pawn`. (L 131; R7)\n\nDecision: host / now / no.\n';
    expect(readLedger(ledger)).toEqual([
      { title: '1. Start', rules: [{ number: 'CYC-1.1', text: 'Each player takes five coins, and a pawn.' }] },
    ]);
  });
});
