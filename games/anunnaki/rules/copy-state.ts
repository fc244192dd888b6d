import { clone, copyEach, copyLists } from '@pantheon/kernel';
import type { Player, State } from './types.ts';

/** A copy of the state that shares nothing with it. */
export const copyState = (s: State): State => ({
  ...s,
  players: copyEach(s.players, copyPlayer),
  tiles: s.tiles.slice(),
  pieces: s.pieces.slice(),
  guards: s.guards.slice(),
  covered: s.covered.slice(),
  culture: s.culture.slice(),
  display: s.display.slice(),
  objectives: s.objectives.slice(),
  tokens: s.tokens.slice(),
  pactStack: s.pactStack.slice(),
  civilisationPool: s.civilisationPool.slice(),
  culturePool: s.culturePool.slice(),
  artefactPool: s.artefactPool.slice(),
  artefactsLeft: s.artefactsLeft.slice(),
  artefactsSeenBy: s.artefactsSeenBy.slice(),
  hands: s.hands.slice(),
  suspected: copyLists(s.suspected),
  dealt: copyLists(s.dealt),
  discarded: s.discarded.slice(),
  entered: s.entered.slice(),
  battle: clone(s.battle),
  fought: clone(s.fought),
  ending: clone(s.ending),
});

/** A copy of what a player has. */
export const copyPlayer = (player: Player): Player => ({
  ...player,
  stock: player.stock.slice(),
  gods: player.gods.slice(),
  pacts: player.pacts.slice(),
  completed: player.completed.slice(),
  tracks: player.tracks.slice(),
  artefacts: player.artefacts.slice(),
  pandora: player.pandora.slice(),
  defeated: player.defeated.slice(),
});
