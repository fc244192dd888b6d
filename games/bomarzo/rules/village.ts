import { add, allocate, at, numberAt, type Rule, type Seat, who } from '@pantheon/kernel';
import type { VillageTrack } from '../data/read.ts';
import { villageRef } from './refs.ts';
import type { G, TopicFor } from './types.ts';

/** How many symbols a worker has activated that stands on this step of a village track. */
export function activeSymbols({ symbolsAt }: VillageTrack, step: number): number {
  let active = 0;
  for (const space of symbolsAt) if (space <= step) active++;
  return active;
}

const workersTopic: TopicFor<'workers'> = {
  id: 'workers',
  key: ({ id }) => id,
  text: villageRef,
  focus: (track) => [villageRef(track)],
  action: 'steps',
  slot: 'workers',
};

/** Asks how a seat moves its workers, and moves them. */
export function* moveWorkers(g: G, seat: Seat, { min, max }: { readonly min: number; readonly max: number }): Rule {
  const workers = at(g.s.workers, seat);
  const caps = g.data.village.map(({ length }, track) => Math.min(max, length - numberAt(workers, track)));
  const room = caps.reduce((sum, cap) => sum + cap, 0);
  if (room === 0) return;
  const counts = yield* allocate(seat, workersTopic, g.data.village, { caps, min: Math.min(min, room), max: Math.min(max, room) });
  advanceWorkers(g, seat, counts);
}

function advanceWorkers(g: G, seat: Seat, counts: readonly number[]): void {
  const { village } = g.data;
  const steps = counts.flatMap((count, place) => (count > 0 ? [[villageRef(at(village, place)), count]] : []));
  g.emitEffect('stepped', { seat: who(seat), steps: Object.fromEntries(steps) });
  const workers = at(g.s.workers, seat);
  village.forEach((track, place) => {
    const from = numberAt(workers, place);
    const to = from + numberAt(counts, place);
    workers[place] = to;
    if (track.symbol !== 'action') return;
    for (let gained = activeSymbols(track, to) - activeSymbols(track, from); gained > 0; gained--) gainPawn(g, seat);
  });
}

function gainPawn(g: G, seat: Seat): void {
  if (numberAt(g.s.pawns, seat) >= g.data.pack.village.maxActionPawns) return;
  add(g.s.pawns, seat, 1);
  add(g.s.free, seat, 1);
  g.emitEffect('gainedPawn', { seat: who(seat) });
}

/** The pawn leaves the village: this is one action. */
export function spendPawn(g: G, seat: Seat): void {
  add(g.s.free, seat, -1);
  add(g.s.actions, seat, 1);
}
