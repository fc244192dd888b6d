import { clone, copyEach, copyList, copyLists } from '@pantheon/kernel';
import type { Battle, CardMetropolis, Figure, HeroInPlay, State, Turn } from './types.ts';

/** A copy of the state that shares nothing with it. */
export function copyState(s: State): State {
  const copy: State = {
    ...s,
    control: s.control.slice(),
    troops: s.troops.slice(),
    mercenaries: s.mercenaries.slice(),
    fleets: s.fleets.slice(),
    prosperity: s.prosperity.slice(),
    built: s.built.slice(),
    used: s.used.slice(),
    heroes: copyEach(s.heroes, copyHero),
    figures: copyEach(s.figures, copyFigure),
    cards: copyEach(s.cards, copyCard),
    troopsLeft: s.troopsLeft.slice(),
    fleetsLeft: s.fleetsLeft.slice(),
    priestesses: s.priestesses.slice(),
    philosophers: s.philosophers.slice(),
    coins: s.coins.slice(),
    tokens: s.tokens.slice(),
    creatureTrack: s.creatureTrack.slice(),
    creatureDeck: s.creatureDeck.slice(),
    top: s.top && { ...s.top, seenBy: s.top.seenBy.slice() },
    creatureDiscard: s.creatureDiscard.slice(),
    playing: s.playing.slice(),
    heroTrack: s.heroTrack.slice(),
    heroDeck: s.heroDeck.slice(),
    heroDiscard: s.heroDiscard.slice(),
    heroesGone: s.heroesGone.slice(),
    gods: s.gods.slice(),
    turnOrder: s.turnOrder.slice(),
    acted: s.acted.slice(),
    pawnGod: s.pawnGod.slice(),
    pawnBid: s.pawnBid.slice(),
    displaced: s.displaced && { ...s.displaced },
    firstLands: copyLists(s.firstLands),
    turn: s.turn && copyTurn(s.turn),
    battle: s.battle && copyBattle(s.battle),
    eliminated: s.eliminated.slice(),
  };
  if (s.assembly) copy.assembly = clone(s.assembly);
  if (s.interrupted) copy.interrupted = copyEach(s.interrupted, copyBattle);
  return copy;
}

export const copyHero = (hero: HeroInPlay): HeroInPlay => ({ ...hero });
export const copyFigure = (figure: Figure): Figure => ({ ...figure });
export const copyCard = (card: CardMetropolis): CardMetropolis => ({ ...card });
export const copyTurn = (turn: Turn): Turn => ({ ...turn, done: turn.done.slice() });

export const copyBattle = (battle: Battle): Battle => ({
  ...battle,
  dice: battle.dice && copyList(battle.dice),
  totals: battle.totals && copyList(battle.totals),
  past: copyLists(battle.past),
});
