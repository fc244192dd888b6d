import { at, exactExp, fractionAt, numberAt, type Seat } from '@pantheon/kernel';
import { bitCount } from '../data/bits.ts';
import { abilities } from '../rules/abilities.ts';
import { tabletPoints } from '../rules/artefacts/tablet.ts';
import { playerAt, settlementsInPlay } from '../rules/planets.ts';
import { majority } from '../rules/result.ts';
import { cubesLeft, holdsMajorToken, minorTokens } from '../rules/star.ts';
import { total } from '../rules/stock.ts';
import { DOMINATION, hasPassedLightning } from '../rules/tracks.ts';
import { type G, MAJOR_BIT, type Player } from '../rules/types.ts';
import { type Holdings, surveyMap } from './holdings.ts';
import { armsWorth, cultureHopes, hopeOf, pactHopes, thoughtOfEnd, turnsLeft } from './prospects.ts';
import { routes } from './routes.ts';

/** The names of the features, in order. */
export const features = [
  'vp',
  'objectives',
  'majorities',
  'domination',
  'godPoints',
  'stock',
  'mana',
  'cubes',
  'faces',
  'routes',
  'gods',
  'improved',
  'harvest',
  'pacts',
  'pactsHeld',
  'weapons',
  'units',
  'territories',
  'altars',
  'abroad',
  'settlements',
  'artefacts',
  'gate',
  'tracks',
  'culture',
  'sway',
  'kinds',
  'standing',
] as const;

/** What an Objective tile is worth to a seat, parts of a point included. */
function objectiveWorth(g: G, seat: Seat, held: Holdings, objective: number): number {
  const { max, divisor, metric } = at(g.data.components.objectives, objective);
  const counted = {
    controlledAltars: held.altars,
    settlementsInPlay: settlementsInPlay(g, seat),
    controlledTerritories: held.territories,
    unitsInPlay: held.units,
  };
  return Math.min(max, counted[metric] / divisor);
}

/** The Objectives of the three tracks, each times its multiplier: as they are now, and as they are on the way to be while there is hope. */
function objectives(g: G, seat: Seat, held: Holdings, hope: number): number {
  const { multiplierBySpace, finalSpace } = g.data.components.developmentTracks;
  const rise = (numberAt(multiplierBySpace, finalSpace) - 1) / finalSpace;
  let sum = 0;
  playerAt(g, seat).tracks.forEach((space, track) => {
    const worth = objectiveWorth(g, seat, held, numberAt(g.s.objectives, track));
    const exact = Math.floor(worth) * numberAt(multiplierBySpace, space);
    sum += exact + 0.6 * hope * (worth * (1 + rise * space) - exact);
  });
  return sum;
}

/** How far a Domination action leads, as long as the track goes on. */
function sway(g: G, seat: Seat, held: Holdings): number {
  const left = g.data.components.dominationTrack.vpBySpace.length - 1 - playerAt(g, seat).domination;
  return Math.min(objectiveWorth(g, seat, held, numberAt(g.s.objectives, DOMINATION)), left / 2);
}

function majorities(leads: readonly (readonly number[])[], seat: Seat): number {
  let sum = 0;
  for (const lead of leads) sum += numberAt(lead, seat);
  return sum;
}

/** Summoning tokens that can still call a god. */
function usableTokens(g: G, player: Player): number {
  const left = player.gods.length - bitCount(player.summoned & ~MAJOR_BIT);
  return Math.min(left, minorTokens(g, player)) + (holdsMajorToken(g, player) ? 2 : 0);
}

function godPoints(g: G, seat: Seat): number {
  let sum = tabletPoints(g, seat);
  for (const points of abilities(g, seat).score) sum += points(g, seat);
  return sum;
}

function measureSeat(g: G, seat: Seat, held: Holdings, leads: readonly (readonly number[])[]): number[] {
  const player = playerAt(g, seat);
  const turns = turnsLeft(g, seat);
  const hope = hopeOf(turns);
  const [first, second, third] = held.yields;
  const { resourcesPerVp } = g.data.components.finalScoring;
  return [
    player.vp,
    objectives(g, seat, held, hope),
    majorities(leads, seat),
    numberAt(g.data.components.dominationTrack.vpBySpace, player.domination),
    godPoints(g, seat),
    hope * Math.sqrt(total(player)) + (1 - hope) * Math.floor((total(player) + player.mana) / resourcesPerVp),
    hope * (Math.min(player.mana, 5) + 0.3 * Math.max(0, player.mana - 5)),
    hope * (g.data.components.componentCounts.perHouse.summoningCubes - cubesLeft(g, player)),
    Math.min(usableTokens(g, player), turns),
    hope * routes(g, player, turns),
    (0.3 + 0.7 * hope) * (bitCount(player.summoned & ~MAJOR_BIT) + (player.summoned & MAJOR_BIT ? 2 : 0)),
    hope * bitCount(player.improved),
    hope * (first + second + 0.5 * third),
    (turns > 0 ? 1 : 0) * pactHopes(g, seat),
    hope * Math.min(3, player.pacts.length),
    hope * armsWorth(g, seat),
    hope * held.strength,
    hope * held.territories,
    hope * held.altars,
    hope * held.abroad,
    hope * settlementsInPlay(g, seat),
    hope * player.artefacts.length,
    hasPassedLightning(g, seat) ? hope : 0,
    hope * player.tracks.reduce((sum, space) => sum + space, 0),
    hope * cultureHopes(g, seat),
    hope * sway(g, seat, held),
    hope * player.stock.reduce((sum, n) => sum + Math.min(PAIR, n), 0),
  ];
}

/** Two resources of a kind pay for a Mana action. */
const PAIR = 2;

/** Whose victory it looks like, as far as a seat thinks of the end. */
function standings(g: G, rows: readonly (readonly number[])[]): number[] {
  const points = rows.map((row) => row.slice(0, POINTS).reduce((sum, n) => sum + n, 0));
  const best = Math.max(...points);
  const powers = points.map((own) => exactExp((own - best) / CLEAR));
  const sum = powers.reduce((all, power) => all + power, 0);
  return g.seats.map((seat) => thoughtOfEnd(g, seat) * (fractionAt(powers, seat) / sum));
}

/** So many of the first features are points already. */
const POINTS = 5;
/** A lead in points that makes somebody a clear favourite when the end has come. */
const CLEAR = 8;

/** The features of a position for every seat. */
export function survey(g: G): number[][] {
  if (g.s.players.some(({ house }) => house < 0)) return g.seats.map(() => features.map(() => 0));
  const held = surveyMap(g);
  const leads = g.data.components.developmentTracks.tracks.map((_, track) => majority(g, track));
  const rows = g.seats.map((seat) => measureSeat(g, seat, at(held, seat), leads));
  const standing = standings(g, rows);
  return rows.map((row, seat) => [...row, numberAt(standing, seat)]);
}

/** The features of a position for a seat. */
export const measure = (g: G, seat: Seat): number[] => at(survey(g), seat);
