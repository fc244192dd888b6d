import { copyEach, copyList, copyLists } from '@pantheon/kernel';
import type { God, GodState, Invocation, Played, State } from './types.ts';

/** A copy of the state that shares nothing with it. */
export const copyState = (s: State): State => ({
  ...s,
  stock: copyLists(s.stock),
  pawns: s.pawns.slice(),
  free: s.free.slice(),
  passed: s.passed.slice(),
  actions: s.actions.slice(),
  workers: copyLists(s.workers),
  hand: copyLists(s.hand),
  seen: copyLists(s.seen),
  played: copyEach(s.played, copyPlayed),
  tracks: copyLists(s.tracks),
  arrived: copyLists(s.arrived),
  signs: copyLists(s.signs),
  order: s.order.slice(),
  gods: copyGods(s.gods),
  harvest: copyLists(s.harvest),
  deck: s.deck.slice(),
  discard: s.discard.slice(),
  dealt: copyLists(s.dealt),
  due: s.due.slice(),
  invocation: s.invocation && copyInvocation(s.invocation),
  discs: s.discs.slice(),
  worshipDeck: s.worshipDeck.slice(),
  worship: copyLists(s.worship),
  worshipDealt: s.worshipDealt.slice(),
  worshipDrawn: s.worshipDrawn.slice(),
});

const copyCard = (played: Played): Played => ({ ...played });
const copyPlayed = (played: Played[]): Played[] => copyEach(played, copyCard);

function copyGods(gods: State['gods']): State['gods'] {
  const copy = { ...gods };
  for (const god in copy) copy[god as God] = copyGod(copy[god as God] as GodState);
  return copy;
}

const copyGod = (god: GodState): GodState => ({
  ...god,
  pawns: god.pawns.slice(),
  cubes: copyList(god.cubes),
  under: copyEach(god.under, copySlipped),
});

const copySlipped = (slipped: GodState['under'][number]): GodState['under'][number] => ({ ...slipped });

const copyInvocation = (invocation: Invocation): Invocation => ({
  ...invocation,
  paid: copyList(invocation.paid),
  mayCopy: invocation.mayCopy.slice(),
});
