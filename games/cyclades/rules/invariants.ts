import { numberAt } from '@pantheon/kernel';
import { boardWith } from '../data/board.ts';
import { battlesOf } from './combatants.ts';
import { factionsOf } from './factions.ts';
import { total } from './lists.ts';
import { metropolisesOf } from './pieces.ts';
import type { G } from './types.ts';

/** What must always be true. @rules CYC-2.13 */
export function invariants(g: G): string[] {
  return [...pieceProblems(g), ...cardProblems(g), ...(g.s.coins.some((coins) => coins < 0) ? ['somebody owes coins'] : [])];
}

function pieceProblems(g: G): string[] {
  const { s, data } = g;
  const problems: string[] = [];
  const battles = battlesOf(g);
  const { places } = boardWith(data.map, s.board);
  for (const faction of factionsOf(g)) {
    const sum = (counts: readonly number[]): number =>
      counts.reduce((total, n, area) => (s.control[area] === faction ? total + n : total), 0);
    const attacking = battles.filter(({ attacker }) => attacker === faction);
    const troops = total(attacking.map((battle) => battle.troops));
    const fleets = total(attacking.map((battle) => battle.fleets));
    if (sum(s.troops) + troops + numberAt(s.troopsLeft, faction) !== data.supply.troop) problems.push(`troops of faction ${faction}`);
    if (sum(s.fleets) + fleets + numberAt(s.fleetsLeft, faction) !== data.supply.fleet) problems.push(`fleets of faction ${faction}`);
  }
  const mercenaries = total(s.mercenaries) + total(battles.map((battle) => battle.mercenaries));
  if (mercenaries + s.mercenariesLeft !== data.supply.mercenary) problems.push('mercenaries are lost or invented');
  places.forEach(({ land, id }, area) => {
    if (!land && (s.control[area] === -1) !== (s.fleets[area] === 0)) problems.push(`${id} is held without fleets, or free with them`);
    if (land && s.control[area] === -1 && numberAt(s.troops, area) + numberAt(s.mercenaries, area) > 0)
      problems.push(`${id} has troops of nobody`);
    if (s.figures.filter((figure) => figure.area === area).length > 1) problems.push(`${id} has two figures`);
  });
  return problems;
}

function cardProblems(g: G): string[] {
  const { s, data } = g;
  const problems: string[] = [];
  const creatures = [
    ...s.creatureDeck,
    ...s.creatureDiscard,
    ...s.creatureTrack.filter((card) => card !== null),
    ...(s.top === null ? [] : [s.top.card]),
    ...new Set([...s.playing, ...s.figures.map(({ id }) => id)]),
  ];
  if (creatures.length !== 18 || new Set(creatures).size !== 18) problems.push('creature cards are lost or doubled');
  const heroes = [
    ...s.heroDeck,
    ...s.heroDiscard,
    ...s.heroesGone,
    ...s.heroTrack.filter((card) => card !== null),
    ...s.heroes.map(({ id }) => id),
    ...s.cards.map(({ hero }) => hero),
  ];
  if (heroes.length !== 9 || new Set(heroes).size !== 9) problems.push('hero cards are lost or doubled');
  const metropolises = factionsOf(g).reduce((total, faction) => total + metropolisesOf(g, faction), 0);
  const tokens = data.components.metropolis.bonuses.reduce((total, { copies }) => total + copies, 0);
  if (metropolises + s.tokens.length !== tokens) problems.push('metropolis tokens are lost or invented');
  const held = [...s.priestesses, ...s.philosophers];
  if (held.some((count) => count < 0 || count > data.supply.priestess)) problems.push('cards held are out of bounds');
  if (s.prosperity.some((count) => count < 0)) problems.push('prosperity is negative');
  return problems;
}
