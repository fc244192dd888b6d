import { type Dice, PantheonError, QuickDice } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import {
  drawSeats,
  type Journal,
  openJournal,
  readTableFile,
  renamePeople,
  seatWith,
  type TableFile,
  TableHost,
  type TableSetup,
} from '../index.ts';
import { MemoryHost, oneOf, ScriptRun, ScriptWriter } from '../testing.ts';
import { testGame } from './games.ts';

const deep = process.env.PANTHEON_DEEP === undefined ? 1 : 20;

const fileOf = (journal: Journal): TableFile => ({
  format: 'pantheon-table-file',
  formatVersion: 1,
  title: 'a table',
  names: ['Ada', 'Bob'],
  journal,
});
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Journals in which everything happened that scripts bring about. */
async function journals(id: string, seed: string): Promise<Journal[]> {
  const game = await testGame(id);
  const { script } = await ScriptWriter.write(game, seed, { tables: 12, rounds: 20 });
  const host = new MemoryHost(game);
  await ScriptRun.play(host, script);
  return Promise.all(script.tables.map((_, table) => host.journal(table)));
}

describe('a table as a file', () => {
  it.each(['isles', 'bomarzo'])('is read back as it was written, whatever happened at it: %s', async (id) => {
    for (const journal of await journals(id, `files ${id}`)) {
      const file = fileOf(copyOf(journal));
      expect(readTableFile(copyOf(file))).toEqual(file);
    }
  });

  it('tells how its seats were drawn, and is refused when they were not drawn by the seed', async () => {
    const { rules } = await testGame('isles');
    const seats = [0, 1, 2].map((at) => seatWith({ kind: 'person', person: `player ${at}` }));
    const setup: TableSetup = {
      game: 'isles',
      rules: rules.version,
      seats,
      pace: { kind: 'none' },
      seed: 'a draw',
      entropy: ['some', 'more'],
    };
    const { host, step } = TableHost.create(rules, setup, 0, { drawn: true });
    const journal = (drawn: readonly number[]): Journal => ({
      ...{ setup, base: null, checkpoint: step.checkpoint, state: host.state },
      entries: [{ ...step.entry, detail: { drawn } }],
    });
    expect(step.entry.detail).toEqual({ drawn: drawSeats(setup, 3) });
    expect(TableHost.adopt(rules, readTableFile(copyOf(fileOf(journal(drawSeats(setup, 3))))).journal).entries).toBe(1);
    expect(() => TableHost.adopt(rules, journal(drawSeats(setup, 3).toReversed()))).toThrow('not drawn by the seed');
    const draws = new Set(Array.from({ length: 60 }, (_, seed) => drawSeats({ seed: `${seed}` }, 3).join()));
    expect(draws.size).toBe(6);
  });

  it('comes to another host under other names, and goes on there as it would have here', async () => {
    const { rules } = await testGame('isles');
    const there = (person: string): string => `${person} there`;
    const here = (person: string): string => person.replace(/ there$/, '');
    for (const journal of await journals('isles', 'names')) {
      const renamed = renamePeople(journal, there);
      expect(JSON.stringify(renamed)).not.toMatch(/"person":"(person|newcomer) \d"/);
      expect(renamePeople(renamed, here)).toEqual(journal);
      const own = { ...rules, version: journal.setup.rules };
      const [one, other] = [journal, renamed].map((each) => openJournal(own, each, 0).host);
      for (const { person } of journal.setup.seats) {
        if (person === null) continue;
        expect(other?.update(there(person), 0, 0)).toEqual(one?.update(person, 0, 0));
      }
    }
  });
});

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  7,
  99_999,
  1e21,
  '',
  'x',
  '__proto__',
  'x'.repeat(100_000),
  [],
  {},
  [[]],
  { constructor: 1, toString: 2 },
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`),
];

type Container = { [key: string]: unknown };

/** Something of the same kind. */
function alike(value: unknown, dice: Dice): unknown {
  if (typeof value === 'number') return value + oneOf(dice, [-1, 1, 2, 1000]);
  if (typeof value === 'string') return oneOf(dice, ['pass', 'start', 'undo', `${value}x`, '0', 'person 1']);
  if (typeof value === 'boolean') return !value;
  if (!Array.isArray(value)) return {};
  return oneOf(dice, [value.slice(1), value.slice(0, -1), [...value, ...value.slice(-1)], value.toReversed()]);
}

/** Puts something else in one place of a value: mostly something of the same kind. */
function spoil(value: unknown, dice: Dice): void {
  let at = value as Container;
  for (;;) {
    const key = oneOf(dice, Object.keys(at));
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && dice.below(8) > 0) {
      at = inner as Container;
      continue;
    }
    const how = dice.below(8);
    if (how === 0) delete at[key];
    else at[key] = how === 1 ? copyOf(oneOf(dice, JUNK)) : alike(inner, dice);
    return;
  }
}

describe('a table file that somebody has changed', () => {
  it.each(['isles', 'cyclades'])('is refused in words or still a table, and never breaks whoever reads it: %s', async (id) => {
    const { rules } = await testGame(id);
    const dice = new QuickDice(`hostile ${id}`);
    const found = await journals(id, `hostile ${id}`);
    const outcomes = new Set<string>();
    for (let again = 0; again < 200 * deep; again++) {
      const spoiled: unknown = copyOf(fileOf(oneOf(dice, found)));
      for (let places = 0; places <= dice.below(2); places++) spoil(spoiled, dice);
      outcomes.add(
        outcomeOf(() => {
          const { journal } = readTableFile(copyOf(spoiled));
          const own = { ...rules, version: journal.setup.rules };
          TableHost.adopt(own, journal).update('person 0', 0, 0);
        }),
      );
    }
    expect([...outcomes]).toEqual(expect.arrayContaining(['bad-record', 'read']));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

/** The code by which something was refused, or that it was not; what is no refusal is thrown. */
function outcomeOf(task: () => void): string {
  try {
    task();
    return 'read';
  } catch (error) {
    if (error instanceof PantheonError) return error.code;
    throw error;
  }
}
