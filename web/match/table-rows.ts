import { say, seatOf } from '@pantheon/kernel';
import type { Journal, TableHost } from '@pantheon/table';
import { loadGame, type PageGame } from '../app/game-module.ts';
import {
  type AskedPerson,
  type DeviceTableRow,
  keepTable,
  keptEntries,
  keptRow,
  type TableLabel,
  type TableRowV1,
  type TableSummary,
} from './store.ts';

/** What the only person at a table is asked. */
function askedAt({ match, setup, state }: TableHost): AskedPerson | null {
  const people = setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seatOf(seat)] : []));
  const [person] = people;
  const question = people.length === 1 && person !== undefined && state.ending === null ? match.question(person) : null;
  return question === null ? null : { seat: question.seat, question: say(`ask.${question.topic.id}`, question.about) };
}

/** How a table stands, for lists. */
export function summaryOf(host: TableHost): TableSummary {
  const { match, setup, state } = host;
  return {
    game: setup.game,
    colours: match.game.colours(match),
    number: match.number,
    waiting: state.ending === null ? match.waiting.map(({ seat }) => seat) : [],
    asked: askedAt(host),
    over: state.ending !== null,
    winners: (match.result?.scores ?? []).filter(({ rank }) => rank === 1).map(({ seat }) => seat),
  };
}

/** A table as it is kept. */
export function deviceRowOf(
  label: TableLabel,
  host: TableHost,
  { setup, base, checkpoint, state }: Journal,
  updated: number,
): DeviceTableRow {
  return { ...label, ...summaryOf(host), setup, base, checkpoint, state, updated };
}

/** A table that was kept, brought into today's form if the first version of the page kept it; null if there is none of that name. */
export async function openRow(
  id: string,
  onGame?: (game: string) => void,
): Promise<{ readonly row: DeviceTableRow; readonly game: PageGame } | null> {
  const found = await keptRow(id);
  if (found === null) return null;
  onGame?.(found.game);
  const game = await loadGame(found.game);
  return { row: 'record' in found ? await renewed(game, found) : found, game };
}

async function renewed({ rules }: PageGame, kept: TableRowV1): Promise<DeviceTableRow> {
  const { journalOfKept } = await import('./journal-of-record.ts');
  const { host, journal } = journalOfKept(rules, kept);
  const { id, title, created, guided, seats, updated } = kept;
  const label = { id, title, created, names: seats.map(({ name }) => name), ...(guided ? { guided } : {}) };
  const row = deviceRowOf(label, host, journal, updated);
  await keepTable(row, journal.entries);
  return row;
}

/** The journal of a table that was kept. */
export const journalOfRow = async ({ id, setup, base, checkpoint, state }: DeviceTableRow): Promise<Journal> => ({
  setup,
  base,
  checkpoint,
  state,
  entries: await keptEntries(id),
});
