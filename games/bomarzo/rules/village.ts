import { allocate, numberAt, type Rule, type Seat, type Topic, who } from '@pantheon/kernel';
import { villageRef } from './refs.ts';
import type { G } from './types.ts';

/** How many symbols a worker has activated on a village track. */
export function activeSymbols(g: G, seat: Seat, track: number): number {
  const { symbolsAt } = g.data.village[track] as G['data']['village'][number];
  const at = numberAt(g.s.workers[seat] as number[], track);
  let active = 0;
  while (active < symbolsAt.length && numberAt(symbolsAt, active) <= at) active++;
  return active;
}

const workersTopic: Topic<number, G> = {
  id: 'workers',
  key: (track) => VILLAGE_KEYS[track] ?? String(track),
  text: (track, g) => villageRef(g, track),
  focus: (track, g) => [villageRef(g, track)],
  action: 'steps',
  slot: 'workers',
};
const VILLAGE_KEYS = ['food', 'silver', 'card', 'wine', 'action'];

/** Asks how a seat moves its workers, and moves them. */
export function* moveWorkers(g: G, seat: Seat, { min, max }: { readonly min: number; readonly max: number }): Rule {
  const tracks = g.data.village.map((_, track) => track);
  const caps = tracks.map((track) => Math.min(max, roomOn(g, seat, track)));
  const room = caps.reduce((sum, cap) => sum + cap, 0);
  if (room === 0) return;
  const counts = yield* allocate(seat, workersTopic, tracks, { caps, min: Math.min(min, room), max: Math.min(max, room) });
  advanceWorkers(g, seat, counts);
}

const roomOn = (g: G, seat: Seat, track: number): number =>
  (g.data.village[track]?.length as number) - numberAt(g.s.workers[seat] as number[], track);

function advanceWorkers(g: G, seat: Seat, counts: readonly number[]): void {
  const steps = Object.fromEntries(counts.flatMap((count, track) => (count > 0 ? [[villageRef(g, track), count]] : [])));
  g.emitEffect('stepped', { seat: who(seat), steps });
  counts.forEach((count, track) => {
    const before = activeSymbols(g, seat, track);
    const workers = g.s.workers[seat] as number[];
    workers[track] = numberAt(workers, track) + count;
    if (g.data.village[track]?.symbol !== 'action') return;
    for (let gained = activeSymbols(g, seat, track) - before; gained > 0; gained--) gainPawn(g, seat);
  });
}

function gainPawn(g: G, seat: Seat): void {
  if (numberAt(g.s.pawns, seat) >= g.data.pack.village.maxActionPawns) return;
  g.s.pawns[seat] = numberAt(g.s.pawns, seat) + 1;
  g.s.free[seat] = numberAt(g.s.free, seat) + 1;
  g.emitEffect('gainedPawn', { seat: who(seat) });
}
