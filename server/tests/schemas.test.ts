import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalog } from '@pantheon/catalog';
import { Match, QuickDice, recordOf, type Seat, sampleAnswer } from '@pantheon/kernel';
import { Compile } from 'typebox/schema';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/schemas', import.meta.url));
const validator = (name: string) => Compile(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));

/** What a validator says of a value as it is sent. */
function faults(check: ReturnType<typeof validator>, value: unknown): unknown {
  const sent = JSON.parse(JSON.stringify(value));
  return check.Check(sent) ? [] : check.Errors(sent);
}

const MOST = 150;

describe.each(catalog.map((entry) => [entry.id, entry] as const))('the published schemas of %s', (id, entry) => {
  it('fit its pack, what its seats see and are asked, its log and its record', async () => {
    const { rules } = await entry.load();
    const [pack, view, seatView, line, record] = [`${id}-pack`, `${id}-view`, 'SeatView', 'LogLine', 'MatchRecord'].map(validator);
    if (!pack || !view || !seatView || !line || !record) throw new Error('a schema is missing');
    expect(faults(pack, rules.pack)).toEqual([]);
    const match = Match.start(rules, { seats: rules.players.max, seed: 'schemas' });
    const dice = new QuickDice('schemas');
    for (let given = 0; given < MOST && !match.over; given++) {
      const seat = match.waiting[0]?.seat as Seat;
      if (given % 10 === 0) {
        expect(faults(view, rules.view(match, seat))).toEqual([]);
        expect(faults(seatView, match.seatView(seat))).toEqual([]);
      }
      const question = match.question(seat);
      if (question !== null) match.give(seat, sampleAnswer(question, dice));
    }
    for (const said of match.logFor(null)) expect(faults(line, said)).toEqual([]);
    expect(faults(record, recordOf(match))).toEqual([]);
  });

  it('refuse what is none', () => {
    expect(validator(`${id}-view`).Check({ nothing: true })).toBe(false);
    expect(validator(`${id}-pack`).Check([])).toBe(false);
  });
});
