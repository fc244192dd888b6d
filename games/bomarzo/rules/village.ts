import { add, allocate, at, type Change, gain, numberAt, type Preview, type Rule, type Seat, who } from '@pantheon/kernel';
import type { VillageTrack } from '../data/read.ts';
import { villageRef } from './refs.ts';
import type { G, TopicFor } from './types.ts';

/** How many symbols a worker has activated that stands on this step of a village track. @rules BOM-2.1, BOM-2.2 */
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

/** Asks how a seat moves its workers, and moves them. @rules BOM-2.6 */
export function* moveWorkers(g: G, seat: Seat, { min, max }: { readonly min: number; readonly max: number }): Rule {
  const workers = at(g.s.workers, seat);
  const caps = g.data.village.map(({ length }, track) => Math.min(max, length - numberAt(workers, track)));
  const room = caps.reduce((sum, cap) => sum + cap, 0);
  if (room === 0) return;
  const preview = (steps: readonly number[]): Preview => ({ changes: newSymbols(g, workers, steps) });
  const limits = { caps, min: Math.min(min, room), max: Math.min(max, room), preview };
  const counts = yield* allocate(seat, workersTopic, g.data.village, limits);
  advanceWorkers(g, seat, counts);
}

/** The village tracks on which so many steps would activate further symbols. */
const newSymbols = (g: G, workers: readonly number[], steps: readonly number[]): Change[] =>
  g.data.village.flatMap((track, place) => {
    const from = numberAt(workers, place);
    const n = activeSymbols(track, from + numberAt(steps, place));
    return n > activeSymbols(track, from) ? [gain('preview.symbols', { track: villageRef(track), n })] : [];
  });

/** @rules BOM-2.2, BOM-2.6 */
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

/** @rules BOM-2.4, BOM-2.5 */
function gainPawn(g: G, seat: Seat): void {
  if (numberAt(g.s.pawns, seat) >= g.data.pack.village.maxActionPawns) return;
  add(g.s.pawns, seat, 1);
  add(g.s.free, seat, 1);
  g.emitEffect('gainedPawn', { seat: who(seat) });
}

/** The pawn leaves the village: this is one action. @rules BOM-4.2 */
export function spendPawn(g: G, seat: Seat): void {
  add(g.s.free, seat, -1);
  add(g.s.actions, seat, 1);
}
