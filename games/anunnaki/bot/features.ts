import type { Seat, Table } from '@pantheon/kernel';
import { handSize } from '../rules/arms.ts';
import { tabletPoints } from '../rules/artefacts/tablet.ts';
import { abilities } from '../rules/book.ts';
import { type Pact, type Reward, TRACKS } from '../rules/cards.ts';
import { majority } from '../rules/end.ts';
import { harvestStrength } from '../rules/harvest.ts';
import { givesBothLines } from '../rules/pacts.ts';
import { altars, controlled, freeIcons, playerAt, settlementsInPlay } from '../rules/planets.ts';
import { cubesLeft, holdsMajorToken, minorTokens } from '../rules/star.ts';
import { canPay, total } from '../rules/stock.ts';
import { hasPassedLightning } from '../rules/tracks.ts';
import { type Anunnaki, FOLLOWER, MAJOR, MAJOR_BIT, MINOR, type Player } from '../rules/types.ts';

type G = Table<Anunnaki>;

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
  'nearFaces',
  'gods',
  'improved',
  'harvest',
  'pacts',
  'pactsHeld',
  'weapons',
  'units',
  'territories',
  'altars',
  'settlements',
  'artefacts',
  'gate',
  'tracks',
] as const;

const bitCount = (bits: number): number => {
  let n = 0;
  for (let left = bits; left !== 0; left &= left - 1) n++;
  return n;
};

/** What stands on the map and what it holds, counted once for all features. */
interface Holdings {
  readonly territories: number;
  readonly altars: number;
  readonly units: number;
  readonly strength: number;
  readonly harvest: number;
}

function holdings(g: G, seat: Seat): Holdings {
  const { size, components } = g.data;
  const { follower, minor, major } = components.strength;
  let units = 0;
  let strength = 0;
  for (let at = seat * size * 4; at < (seat + 1) * size * 4; at += 4) {
    const followers = g.s.pieces[at + FOLLOWER] as number;
    const minors = g.s.pieces[at + MINOR] as number;
    const majors = g.s.pieces[at + MAJOR] as number;
    units += followers + minors + majors;
    strength += followers * follower + minors * minor + majors * major;
  }
  const lands = controlled(g, seat);
  const yields = lands.map((land) => Math.min(harvestStrength(g, seat, land), freeIcons(g, land))).sort((a, b) => b - a);
  return {
    territories: lands.length,
    altars: altars(g, seat),
    units,
    strength,
    harvest: (yields[0] ?? 0) + (yields[1] ?? 0) + 0.5 * (yields[2] ?? 0) + 0.25 * (yields[3] ?? 0),
  };
}

/** The Objectives of the three tracks, each times its multiplier. */
function objectives(g: G, seat: Seat, held: Holdings): number {
  const { multiplierBySpace } = g.data.components.developmentTracks;
  const counted = {
    controlledAltars: held.altars,
    settlementsInPlay: settlementsInPlay(g, seat),
    controlledTerritories: held.territories,
    unitsInPlay: held.units,
  };
  return playerAt(g, seat).tracks.reduce((sum, space, track) => {
    const tile = g.data.components.objectives[g.s.objectives[track] as number] as (typeof g.data.components.objectives)[number];
    const value = Math.min(tile.max, counted[tile.metric] / tile.divisor);
    return sum + value * (multiplierBySpace[space] as number);
  }, 0);
}

/** How near the star is to enclosing further gods: the more of a face is there, the more it counts. */
function nearFaces(g: G, player: Player): number {
  let sum = 0;
  g.data.faces.forEach((face, at) => {
    if (player.faces & (1 << at)) return;
    const share = bitCount(player.cubes & face.segments) / bitCount(face.segments);
    sum += share * share * (face.major ? 2 : 1);
  });
  return sum;
}

const WORTH: { readonly [t in Reward['t']]?: number } = {
  vp: 1,
  track: 1.5,
  domination: 0.8,
  mana: 1,
  resource: 0.6,
  weapon: 1,
  follower: 1,
};
const USUAL_WORTH = 2;

const worth = (rewards: readonly Reward[]): number => rewards.reduce((sum, { t, n }) => sum + (WORTH[t] ?? USUAL_WORTH) * n, 0);

/** What a Pact gives to a seat now. */
export function pactWorth(g: G, seat: Seat, pact: Pact): number {
  const score = worth(pact.score);
  return givesBothLines(g, seat, pact) ? score + worth(pact.bonus) : Math.max(score, worth(pact.bonus));
}

/** The best Pact that can be paid, and how near the others are. */
function pactHopes(g: G, seat: Seat): number {
  const player = playerAt(g, seat);
  const hopes = player.pacts.map((at) => {
    const pact = g.data.pacts[at] as Pact;
    if (canPay(player, pact.cost)) return pactWorth(g, seat, pact);
    const missing = pact.cost.fixed.reduce((sum, n, kind) => sum + Math.max(0, n - (player.stock[kind] as number)), 0);
    return pactWorth(g, seat, pact) / (2 + missing);
  });
  hopes.sort((a, b) => b - a);
  return (hopes[0] ?? 0) + 0.3 * (hopes[1] ?? 0);
}

/** The features of a position for a seat. */
export function measure(g: G, seat: Seat): number[] {
  const player = playerAt(g, seat);
  if (player.house < 0) return features.map(() => 0);
  const held = holdings(g, seat);
  const { tracks, dominationVp } = standing(g, player);
  const score = abilities(g, seat).score.reduce((sum, points) => sum + points(g, seat), 0);
  return [
    player.vp,
    objectives(g, seat, held),
    TRACKS.reduce((sum, _, track) => sum + (majority(g, track)[seat] as number), 0),
    dominationVp,
    score + tabletPoints(g, seat),
    Math.sqrt(total(player)),
    Math.min(player.mana, 5) + 0.3 * Math.max(0, player.mana - 5),
    g.data.components.componentCounts.perHouse.summoningCubes - cubesLeft(g, player),
    usableTokens(g, player),
    nearFaces(g, player),
    bitCount(player.summoned & ~MAJOR_BIT) + (player.summoned & MAJOR_BIT ? 2 : 0),
    bitCount(player.improved),
    held.harvest,
    pactHopes(g, seat),
    Math.min(3, player.pacts.length),
    Math.min(3, handSize(g, seat)),
    held.strength,
    held.territories,
    held.altars,
    settlementsInPlay(g, seat),
    player.artefacts.length,
    hasPassedLightning(g, seat) ? 1 : 0,
    tracks,
  ];
}

const usableTokens = (g: G, player: Player): number => {
  const left = player.gods.filter((card) => (player.summoned & (1 << card)) === 0).length;
  return Math.min(left, minorTokens(g, player)) + (holdsMajorToken(g, player) ? 2 : 0);
};

const standing = (g: G, player: Player): { tracks: number; dominationVp: number } => ({
  tracks: player.tracks.reduce((sum, space) => sum + space, 0),
  dominationVp: g.data.components.dominationTrack.vpBySpace[player.domination] as number,
});
