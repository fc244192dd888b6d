import { at, exactPower, numberAt, type Seat } from '@pantheon/kernel';
import type { Pact, Reward, WeaponCard } from '../data/model.ts';
import { abilities } from '../rules/abilities.ts';
import { isEntitled } from '../rules/culture.ts';
import { givesBothLines } from '../rules/pacts/complete.ts';
import { pactAt } from '../rules/pacts/take.ts';
import { figures, playerAt } from '../rules/planets.ts';
import { spotAt } from '../rules/reveal.ts';
import { cubesLeft } from '../rules/star.ts';
import { hasPassedLightning } from '../rules/tracks.ts';
import type { G, Player } from '../rules/types.ts';
import { handOf } from '../rules/weapon-hand.ts';

/** Turns that it usually takes to place a cube, to make a step on a Development track, and one on the Domination track. */
const TURNS_PER_CUBE = 1.85;
const TURNS_PER_STEP = 1.7;
const TURNS_PER_DOMINATION = 1.3;
/** No game is expected to last for more rounds. */
const USUAL_ROUNDS = 24;

/** How many turns a seat can still hope for: exactly, once the end has been brought about. */
export function turnsLeft(g: G, seat: Seat): number {
  const { s } = g;
  const place = (of: number): number => (of - s.first + g.seats.length) % g.seats.length;
  if (s.ending !== null) return place(seat) > place(s.active) ? 1 : 0;
  let least = Number.POSITIVE_INFINITY;
  for (const other of g.seats) least = Math.min(least, turnsToEnd(g, other));
  return Math.min(
    Math.max(1, Math.min(USUAL_ROUNDS, g.options.roundLimit === 'none' ? USUAL_ROUNDS : g.options.roundLimit) - s.round),
    least,
  );
}

function turnsToEnd(g: G, seat: Seat): number {
  const player = playerAt(g, seat);
  const gate = hasPassedLightning(g, seat) ? 0 : (g.data.pastLightning - player.domination) * TURNS_PER_DOMINATION;
  return Math.max(1, Math.min(turnsToPlaceAll(g, player), Math.max(turnsToLastSpace(g, player), gate)));
}

/** In how many turns a marker can reach the last space of its track: the last steps at once with a Pact that can be paid. */
function turnsToLastSpace(g: G, player: Player): number {
  const { finalSpace } = g.data.components.developmentTracks;
  let least = Number.POSITIVE_INFINITY;
  player.tracks.forEach((space, track) => {
    const steps = finalSpace - space;
    least = Math.min(least, Math.max(2, steps * TURNS_PER_STEP));
    for (const index of player.pacts) {
      const pact = pactAt(g, index);
      if (pact.score.some(({ t, of, n }) => t === 'track' && of === track && n >= steps))
        least = Math.min(least, 1 + lacking(player, pact));
    }
  });
  return least;
}

/** In how many turns all cubes can be on the star: the next one at once where an empty path begins under the pawn, else after a jump. */
function turnsToPlaceAll(g: G, player: Player): number {
  const left = cubesLeft(g, player);
  if (left === 0) return 0;
  const starts = g.data.segments.some(({ index, a, b }) => (player.cubes & (1 << index)) === 0 && (a === player.pawn || b === player.pawn));
  return (left - 1) * TURNS_PER_CUBE + (starts ? 1 : 2);
}

/** From this round on players think of bringing the end, and more so with each of so many rounds. */
const LATE = 16;
const LATENESS = 8;
/** What each turn that it still takes leaves of the thought. */
const PRESSURE = 0.6;

/** How much a seat thinks of the end: the later and the nearer it is the more, and wholly once it has been brought about. */
export function thoughtOfEnd(g: G, seat: Seat): number {
  const lateness = Math.max(0, g.s.round - LATE) / LATENESS;
  if (g.s.ending !== null) return Math.max(1, lateness);
  return lateness === 0 ? 0 : lateness * exactPower(PRESSURE, turnsToEnd(g, seat));
}

/** How much the future counts: all of it while there is plenty, nothing when it is over. */
const PLENTY = 7;
const FADING = 0.85;
export const hopeOf = (turns: number): number => exactPower(Math.min(1, turns / PLENTY), FADING);

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

const worth = (rewards: readonly Reward[]): number => {
  let sum = 0;
  for (const { t, n } of rewards) sum += (WORTH[t] ?? USUAL_WORTH) * n;
  return sum;
};

/** What a Pact gives to a seat now. */
export function pactWorth(g: G, seat: Seat, pact: Pact): number {
  const score = worth(pact.score);
  return givesBothLines(g, seat, pact) ? score + worth(pact.bonus) : Math.max(score, worth(pact.bonus));
}

/** How many resources a player lacks for a price. */
function lacking({ stock }: Player, { cost }: Pact): number {
  let missing = 0;
  let over = 0;
  stock.forEach((have, kind) => {
    const rest = have - numberAt(cost.fixed, kind);
    if (rest < 0) missing -= rest;
    else over += rest;
  });
  return missing + Math.max(0, cost.any - over);
}

/** The Pacts held, the nearest to completion above all: one can be completed in a turn, so the next ones have to wait. */
export function pactHopes(g: G, seat: Seat): number {
  const player = playerAt(g, seat);
  let best = 0;
  let next = 0;
  for (const index of player.pacts) {
    const pact = pactAt(g, index);
    const missing = lacking(player, pact);
    const hope = pactWorth(g, seat, pact) / (missing === 0 ? 1 : 1.5 + missing);
    if (hope > best) [best, next] = [hope, best];
    else if (hope > next) next = hope;
  }
  return best + 0.4 * next;
}

/** What a Weapon card in hand promises: strength to win with, and what the win brings, for its price. */
export const weaponWorth = ({ strength, vp, war, cost }: WeaponCard): number =>
  0.3 * strength + 0.2 * vp + 0.3 * war - 0.25 * (cost.any + cost.fixed.reduce((sum, n) => sum + n, 0));

const USEFUL_CARDS = 3;

/** The weapons in hand, the best of them only. */
export function armsWorth(g: G, seat: Seat): number {
  const cards = handOf(g, seat)
    .map(weaponWorth)
    .sort((a, b) => b - a);
  return cards.slice(0, USEFUL_CARDS).reduce((sum, worth) => sum + worth, 0);
}

/** What the open Culture tokens promise that a seat has a part in, each the less the more Territories around it are empty. */
export function cultureHopes(g: G, seat: Seat): number {
  let sum = 0;
  g.s.culture.forEach((token, spot) => {
    if (token < 0 || !isEntitled(g, seat, spot)) return;
    let hope = 1;
    for (const land of spotAt(g, spot).lands) if (!g.seats.some((other) => figures(g, other, land) > 0)) hope /= 2;
    sum += hope * worth(at(g.data.culture, token).reward);
  });
  return sum * abilities(g, seat).cultureFactor;
}
