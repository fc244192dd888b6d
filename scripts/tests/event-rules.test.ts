import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eventRulesIn, eventRulesOf, fileOf, games } from '../event-rules.mjs';

describe('the rules behind the lines of a log', () => {
  it.each([...games])('of %s are those that its functions name: npm run event-rules', (game) => {
    expect(JSON.parse(readFileSync(fileOf(game), 'utf8'))).toEqual(eventRulesOf(game));
  });

  it('are read from the comment before the function that writes the line', () => {
    const text = [
      '/** Pays. @rules ABC-1.2, ABC-1.3 */',
      'export function pay(g: G): void {',
      "  g.emit('paid', {});",
      "  g.emitPrivate(seat, ['drew', {}], ['drewSomething', {}]);",
      '}',
      '',
      '/** Says nothing of rules. */',
      'function rest(g: G): void {',
      "  g.emitEffect('rested', {});",
      '}',
      '',
    ].join('\n');
    expect(eventRulesIn(text)).toEqual([
      ['paid', 'ABC-1.2'],
      ['drew', 'ABC-1.2'],
    ]);
  });
});
