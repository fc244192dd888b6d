import { add, at, equalNumbers, numberAt, say, type Why } from '@pantheon/kernel';
import { buildingIds } from '../data/schema.ts';
import { boardOf, placeAt } from './board.ts';
import { areOpponents, isDuel, partnerOf, teamOf } from './factions.ts';
import { countLands, holdsLandBeside, isBasic, isMetropolis, teamMetropolises } from './pieces.ts';
import { actor } from './refs.ts';
import { type Area, type Faction, type G, NONE, type Visible } from './types.ts';

/**
 * How many metropolises the capture of a land area would bring: those that stand there, and sets that its buildings complete.
 * @rules CYC-19.1, CYC-R.41
 */
function captureGain(g: Visible, faction: Faction, land: Area): number {
  const { built, control, tokens } = g.s;
  const partner = partnerOf(g, faction);
  const types = equalNumbers<number>(buildingIds.length, 0);
  let standing = 0;
  for (const { index, land: there } of boardOf(g).sites) {
    const what = numberAt(built, index);
    if (there === land && isMetropolis(what)) standing++;
    const owner = control[there];
    if (isBasic(what) && (there === land || owner === faction || (owner === partner && partner !== NONE))) add(types, what, 1);
  }
  return standing + Math.min(tokens.length, ...types);
}

/**
 * Why a land area may not be attacked because it is the last one of its faction, or null. Sea areas are always open to attack.
 * @rules CYC-12.9, CYC-19.1, CYC-19.2, CYC-20.7, CYC-R.41
 */
export function whyNotInvade(g: Visible, faction: Faction, area: Area): Why | null {
  const holder = numberAt(g.s.control, area);
  if (holder === NONE || holder === faction || !placeAt(g, area).land) return null;
  if (!areOpponents(g, faction, holder)) return { rule: 'CYC-20.7', text: say('why.partner', { duel: isDuel(g) }) };
  if (holdsLandBeside(g, holder, area)) return null;
  const gain = captureGain(g, faction, area);
  if (gain > 0 && teamMetropolises(g, teamOf(g, faction)) + gain >= g.s.goal) return null;
  return { rule: 'CYC-19.1', text: say('why.lastLand', { who: actor(g, holder) }) };
}

/** Whether a land area is an enemy's, may be attacked, and would bring its conqueror a metropolis. */
export function bringsMetropolis(g: Visible, faction: Faction, land: Area): boolean {
  const holder = numberAt(g.s.control, land);
  if (holder === NONE || !areOpponents(g, faction, holder)) return false;
  return captureGain(g, faction, land) > 0 && whyNotInvade(g, faction, land) === null;
}

/** A faction without land is out of the game: its pieces and cards go. @rules CYC-19.3, CYC-R.42 */
export function eliminateIfLandless(g: G, faction: Faction): void {
  const { s } = g;
  if (at(s.eliminated, faction) || countLands(g, faction) > 0) return;
  s.eliminated[faction] = true;
  g.emitEffect('eliminated', { who: actor(g, faction) });
  for (const sea of boardOf(g).seas)
    if (s.control[sea] === faction) {
      add(s.fleetsLeft, faction, numberAt(s.fleets, sea));
      s.fleets[sea] = 0;
      s.control[sea] = NONE;
    }
  for (const hero of s.heroes) if (hero.owner === faction) s.heroDiscard.push(hero.id);
  s.heroes = s.heroes.filter((hero) => hero.owner !== faction);
  for (const figure of s.figures) if (figure.owner === faction) s.creatureDiscard.push(figure.id);
  s.figures = s.figures.filter((figure) => figure.owner !== faction);
  for (const card of s.cards) if (card.owner === faction) s.tokens.push(card.bonus);
  s.cards = s.cards.filter((card) => card.owner !== faction);
  s.tokens.sort((a, b) => a - b);
  s.priestesses[faction] = 0;
  s.philosophers[faction] = 0;
  if (partnerOf(g, faction) === NONE) s.coins[teamOf(g, faction)] = 0;
}
