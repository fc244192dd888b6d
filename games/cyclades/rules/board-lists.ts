import { copyEach, KeptCopy, KeptWords, Remembered } from '@pantheon/kernel';
import { copyCard, copyFigure, copyHero } from './copy-state.ts';
import type { CardMetropolis, Figure, G, HeroInPlay, View } from './types.ts';

/** The lists of what lies and stands on the board. */
export const LISTS = ['control', 'troops', 'mercenaries', 'fleets', 'prosperity', 'built', 'used', 'heroes', 'figures', 'cards'] as const;

/** They as views show them: each list is the same one for as long as it stays as it was, so that one comparison tells whether it has changed. */
export type BoardLists = Pick<View, (typeof LISTS)[number]>;

const copies = {
  control: new KeptCopy(),
  troops: new KeptCopy(),
  mercenaries: new KeptCopy(),
  fleets: new KeptCopy(),
  prosperity: new KeptCopy(),
  built: new KeptCopy(),
  used: new KeptWords(),
};

const heroes = new Remembered<readonly HeroInPlay[]>();
const figures = new Remembered<readonly Figure[]>();
const cards = new Remembered<readonly CardMetropolis[]>();

export const boardLists = ({ s }: G): BoardLists => ({
  control: copies.control.of(s.control),
  troops: copies.troops.of(s.troops),
  mercenaries: copies.mercenaries.of(s.mercenaries),
  fleets: copies.fleets.of(s.fleets),
  prosperity: copies.prosperity.of(s.prosperity),
  built: copies.built.of(s.built),
  used: copies.used.of(s.used),
  heroes: seenHeroes(s.heroes),
  figures: seenFigures(s.figures),
  cards: seenCards(s.cards),
});

function seenHeroes(all: readonly HeroInPlay[]): readonly HeroInPlay[] {
  heroes.begin();
  for (const { id, owner, area, since, moves } of all) {
    heroes.note(id);
    heroes.note(owner);
    heroes.note(area);
    heroes.note(since);
    heroes.note(moves);
  }
  return heroes.recall(() => copyEach(all, copyHero));
}

function seenFigures(all: readonly Figure[]): readonly Figure[] {
  figures.begin();
  for (const { id, owner, area } of all) {
    figures.note(id);
    figures.note(owner);
    figures.note(area);
  }
  return figures.recall(() => copyEach(all, copyFigure));
}

function seenCards(all: readonly CardMetropolis[]): readonly CardMetropolis[] {
  cards.begin();
  for (const { hero, owner, bonus, used } of all) {
    cards.note(hero);
    cards.note(owner);
    cards.note(bonus);
    cards.note(used);
  }
  return cards.recall(() => copyEach(all, copyCard));
}
