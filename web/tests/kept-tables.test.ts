import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type CatalogEntry, catalog } from '@pantheon/catalog';
import { canonical, keyOf, QuickDice, sampleAnswer, seatIn } from '@pantheon/kernel';
import { type OrderPlan, TableHost } from '@pantheon/table';
import { describe, expect, it } from 'vitest';
import { journalOfKept, journalOfRecord, seatsOnDevice } from '../match/journal-of-record.ts';
import { personOnDevice } from '../match/names.ts';
import type { TableRowV1 } from '../match/store.ts';

/** What was true of a table when the first version of the page kept it. */
interface About {
  readonly shows: string;
  readonly people: readonly number[];
  readonly answers: number;
  readonly pending: number;
  readonly hash: string;
  readonly over: boolean;
  readonly waiting: readonly number[];
  readonly canUndo: readonly number[];
  readonly orders?: readonly { readonly seat: number; readonly plan: OrderPlan; readonly round: string }[];
  /** How many lines of the log each of the people could read. */
  readonly lines: readonly number[];
}

const file = (name: string): Buffer => readFileSync(new URL(`./kept/${name}`, import.meta.url));
const about = JSON.parse(file('tables-0.1.about.json').toString()) as { readonly [id: string]: About };
const { tables } = JSON.parse(gunzipSync(file('tables-0.1.json.gz')).toString()) as { readonly tables: readonly TableRowV1[] };
const nameOf = ({ id }: TableRowV1): string => about[id]?.shows ?? id;

const rulesOf = async ({ game }: TableRowV1) => (await (catalog.find(({ id }) => id === game) as CatalogEntry).load()).rules;
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Lets chance answer for all, with an undo and a redo now and then. */
function playOn(host: TableHost, steps: number): void {
  const dice = new QuickDice('on');
  for (let step = 0; step < steps && host.state.ending === null; step++) {
    const [seat] = host.match.waiting.map((one) => one.seat);
    const question = seat === undefined ? null : host.match.question(seatIn(host.match, seat));
    if (seat === undefined || question === null) throw new Error('nobody is asked');
    const key = keyOf(question, sampleAnswer(question, dice));
    const person = host.setup.seats[seat]?.person ?? null;
    const now = Date.UTC(2027, 0, 1) + step;
    if (person === null) host.submit({ person, command: { kind: 'bot-answer', seat, key } }, now);
    else host.submit({ person, command: { kind: 'answer', key } }, now);
    if (person === null || !host.match.canUndo(seat) || dice.below(2) === 0) continue;
    host.submit({ person, command: { kind: 'undo' } }, now);
    host.submit({ person, command: { kind: 'redo' } }, now);
  }
}

describe.each(tables.map((table) => [nameOf(table), table] as const))('a table kept by the first version of the page: %s', (_, table) => {
  const known = about[table.id] as About;

  it('opens at the position where it was left, or under newer rules at its last checkpoint, with its orders, and goes on', async () => {
    const rules = await rulesOf(table);
    if (known.over && table.record.rules !== rules.version) {
      // What is over is not played again by other rules: its record tells how it ended.
      expect(() => journalOfKept(rules, table)).toThrow('the match was played by version');
      expect(table.record.result?.scores.length).toBe(table.record.seats);
      return;
    }
    const { journal } = journalOfKept(rules, table);
    for (const host of [TableHost.open(rules, stored(journal)), TableHost.replay(rules, stored(journal))]) {
      const { match, state } = host;
      if (table.record.rules === rules.version) {
        expect(match.hash()).toBe(known.hash);
        expect(match.number).toBe(known.answers);
        expect(match.waitingAnswers).toHaveLength(known.pending);
        expect(match.waiting.map(({ seat }): number => seat)).toEqual(known.waiting);
        expect(known.people.filter((seat) => match.canUndo(seatIn(match, seat)))).toEqual(known.canUndo);
        // The log is told anew, in the words of today: how many lines that takes may differ.
        expect(known.people.map((seat) => host.update(personOnDevice(seat), 0, 0).log.lines.length > 0)).toEqual(
          known.lines.map((lines) => lines > 0),
        );
      } else expect(match.number).toBe(table.record.checkpoint.at);
      expect(state.ending !== null).toBe(known.over);
      const left = (known.orders ?? []).map(({ seat, plan }) => ({ seat, plan }));
      expect(state.orders.map(({ seat, plan }) => ({ seat, plan }))).toEqual(left);
      playOn(host, 40);
    }
  });

  it('goes on from its last checkpoint where the rules have been corrected since, unless it is over', async () => {
    const rules = await rulesOf(table);
    const earlier = { ...table, record: { ...table.record, rules: 'earlier' } };
    if (known.over) {
      expect(() => journalOfKept(rules, earlier)).toThrow('version earlier of the rules');
      return;
    }
    const { journal } = journalOfKept(rules, earlier);
    const host = TableHost.open(rules, stored(journal));
    expect(host.match.number).toBe(table.record.checkpoint.at);
    expect(canonical(host.match.history.map(({ key }) => key))).toBe(
      canonical(table.record.answers.slice(0, host.match.number).map(([, key]) => key)),
    );
    playOn(host, 40);
    const again = TableHost.replay(rules, stored(journal));
    expect(again.match.hash()).toBe(TableHost.open(rules, stored(journal)).match.hash());
    const onward = journalOfRecord(rules, host.record(), { seats: seatsOnDevice(table.seats), pace: { kind: 'none' } }, 0);
    expect(onward.host.match.hash()).toBe(host.match.hash());
  });
});
