import type { GameBot } from '@pantheon/bots';
import { at, exactExp, numberAt } from '@pantheon/kernel';
import { dueFrom } from '../rules/bids.ts';
import { factionsOf, sidesOf } from '../rules/factions.ts';
import { metropolisesOf } from '../rules/pieces.ts';
import type { Cyclades, Faction, G } from '../rules/types.ts';
import { policy } from './policy.ts';
import { nearMetropolis } from './sacrifices.ts';
import { type Tally, talliesOf } from './tally.ts';
import { type Threats, threatsOf } from './threats.ts';
import weights from './weights.json' with { type: 'json' };
import { cyclesLeft, godWorth, hopeOf } from './worth.ts';

const features = [
  'metropolises',
  'nearSet',
  'buildings',
  'philosophers',
  'priestesses',
  'coins',
  'income',
  'lands',
  'sites',
  'troops',
  'fleets',
  'heroes',
  'sacrifice',
  'figures',
  'risk',
  'prey',
  'god',
  'winning',
  'alive',
];

/** Coins are worth the less the more there are. */
const purse = (coins: number): number => 18 * (1 - exactExp(-Math.max(0, coins) / 18));

/** What the god of a faction will still bring, or what it may hope for as long as it has none. */
function godsFavour(g: G, faction: Faction, tally: Tally, left: number): number {
  const { s } = g;
  if (s.acted.includes(faction) || s.turn?.faction === faction) return 0;
  const god = at(s.pawnGod, faction);
  if (god !== null) return godWorth(g, faction, god, tally, left);
  return s.settled ? HOPE * hopeOf(g, faction, tally, left) : 0;
}

/** Gods that are not won yet may still be lost. */
const HOPE = 0.85;

/** What belongs to single factions of a team. */
function personal(g: G, team: number, tally: Tally, left: number) {
  const { s } = g;
  const { teamOf: teams } = sidesOf(g);
  const sums = { philosophers: 0, priestesses: 0, fleets: 0, favour: 0, alive: 0, heroes: 0, sacrifice: 0, figures: 0 };
  for (let faction = 0; faction < teams.length; faction++) {
    if (teams[faction] !== team) continue;
    const wise = numberAt(s.philosophers, faction);
    sums.philosophers += wise + (wise * wise) / 4;
    sums.priestesses += Math.min(5, numberAt(s.priestesses, faction));
    sums.fleets += g.data.supply.fleet - numberAt(s.fleetsLeft, faction);
    sums.favour += godsFavour(g, faction, tally, left);
    if (!at(s.eliminated, faction)) sums.alive = 1;
  }
  for (const { id, owner } of s.heroes) {
    if (teams[owner] !== team) continue;
    sums.heroes++;
    sums.sacrifice += nearMetropolis(g, id, owner, tally) ** 3;
  }
  for (const { owner } of s.figures) if (teams[owner] === team) sums.figures++;
  return sums;
}

function featuresFor(g: G, team: number, tally: Tally, threats: Threats, left: number): number[] {
  const { s } = g;
  const own = personal(g, team, tally, left);
  const kinds = tally.types.filter((count) => count > 0).length;
  const bidding = s.turn === null && s.acted.length === 0;
  return [
    tally.metropolises,
    (kinds * kinds) / 4,
    tally.types.reduce((sum, count) => sum + count, 0),
    own.philosophers,
    own.priestesses,
    purse(numberAt(s.coins, team) - (bidding ? dueFrom(g, team) : 0)),
    tally.income * (0.6 + left / 12),
    tally.lands,
    Math.min(3, tally.freeSites),
    tally.troops,
    own.fleets,
    own.heroes,
    own.sacrifice,
    own.figures,
    threats.risk,
    threats.prey,
    own.favour,
    tally.metropolises >= s.goal ? 1 : 0,
    own.alive,
  ];
}

/** The features of all seats: partners have those of their team. */
function survey(g: G): number[][] {
  const tallies = talliesOf(g);
  const threats = threatsOf(g, tallies);
  const left = cyclesLeft(g, tallies);
  const teams = tallies.map((tally, team) => featuresFor(g, team, tally, at(threats, team), left));
  const { seatOf, teamOf: teamsOf } = sidesOf(g);
  return g.seats.map((seat) => at(teams, numberAt(teamsOf, seatOf.indexOf(seat))));
}

/** How a position of Cyclades looks to a bot, and what it thinks about. */
export const bot: GameBot<Cyclades> = {
  features,
  hiddenFeatures: ['coins'],
  weights: weights.linear,
  tuned: weights.tuned,
  scale: weights.scale,
  point: 20,
  measure: (g, seat) => at(survey(g), seat),
  survey,
  progress: (g) => Math.min(1, Math.max(...factionsOf(g).map((faction) => metropolisesOf(g, faction))) / g.s.goal),
  quiet: (g) => g.s.battle === null && g.s.displaced === null,
  policy,
};
