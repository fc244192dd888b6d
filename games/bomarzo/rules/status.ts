import { equalNumbers, seatOf, who } from '@pantheon/kernel';
import { godState } from './pieces.ts';
import { godRef } from './refs.ts';
import type { G, God } from './types.ts';

/** Moss grows on gods without pawns and goes from those that had one. @rules BOM-0.6, BOM-13.1 */
export function growMoss(g: G): void {
  const turned = (mossy: boolean, visited: boolean): God[] =>
    g.s.order.filter((god) => godState(g, god).mossy === mossy && godState(g, god).pawns.length > 0 === visited);
  const grown = turned(false, false);
  const cleared = turned(true, true);
  for (const god of grown) godState(g, god).mossy = true;
  for (const god of cleared) godState(g, god).mossy = false;
  if (grown.length > 0) g.emit('mossGrows', { gods: grown.map(godRef) });
  if (cleared.length > 0) g.emit('mossGone', { gods: cleared.map(godRef) });
}

/** Pawns go home, cubes to the supply, sleep ends, powers are ready again. @rules BOM-13.2 */
export function restore(g: G): void {
  const { s } = g;
  for (const god of g.data.allGods) {
    const on = godState(g, god);
    on.pawns = [];
    on.cubes = [0, 0, 0];
    on.asleep = false;
  }
  s.harvest = s.harvest.map(() => []);
  s.free = [...s.pawns];
  s.passed = s.passed.map(() => false);
  s.actions = equalNumbers(s.actions.length, 0);
  s.worshipDrawn = s.worshipDrawn.map(() => false);
  for (const cards of s.played) for (const card of cards) card.used = false;
}

/** The First Player card goes to the next player, after the last season too. @rules BOM-0.2, BOM-13.3, BOM-13.4, BOM-13.5 */
export function passFirstPlayer(g: G): void {
  g.s.first = seatOf((g.s.first + 1) % g.seats.length);
  g.s.turn = g.s.first;
  g.emit('firstPlayer', { seat: who(g.s.first) });
}
