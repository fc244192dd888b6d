import type { AnyGame } from '@pantheon/kernel';
import { difference } from '@pantheon/kernel/testing';
import type { Journal } from '../entry.ts';
import { TableHost } from '../host.ts';
import type { MemoryTable } from './memory-host.ts';
import { sortedKeys } from './transcript.ts';

/** A table that is stored comes back exactly as it was, from its checkpoint and from its start. */
export function requireSameReopened(game: AnyGame, { host: live, journal }: Pick<MemoryTable, 'host' | 'journal'>, now: number): void {
  const stored = sortedKeys(journal.journal) as Journal;
  const people = live.state.seats.flatMap(({ person }) => (person === null ? [] : [person]));
  const look = (host: TableHost): unknown => ({
    state: host.state,
    due: host.due(),
    moment: host.moment,
    entries: host.entries,
    record: host.record(),
    updates: [...people, null].flatMap((viewer) => [0, live.moment - 1].map((since) => host.update(viewer, since, now))),
  });
  const expected = sortedKeys(look(live));
  for (const [how, back] of [
    ['from its checkpoint', TableHost.open(game, stored)],
    ['from its start', TableHost.replay(game, stored)],
  ] as const) {
    const found = difference(expected, sortedKeys(look(back)));
    if (found !== null) throw new Error(`opened again ${how}, the table is not as it was: ${found}`);
  }
}
