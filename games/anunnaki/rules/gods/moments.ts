import type { Rule, Seat } from '@pantheon/kernel';
import type { GodCard } from '../../data/model.ts';
import type { G, LandId, Segment } from '../types.ts';

/** Figures that gods change, each with what it is while none does. Those of several gods add up. */
const FIGURES = {
  /** More steps in each Move action. */
  moveSteps: 0,
  /** More units in each Portal. */
  portalUnits: 0,
  /** More Followers with each gain of Followers. */
  followersGained: 0,
  /** More Altars for every count of Altars. */
  altars: 0,
  /** What each Weapon card played costs less. */
  weaponDiscount: 0,
  /** Strength in every battle. */
  battleStrength: 0,
  /** Strength in every Territory harvested. */
  harvestStrength: 0,
  /** The strength of each Settlement in harvests. */
  settlementHarvest: 0,
  /** The strength of each Settlement in battles. */
  settlementBattle: 0,
  /** The strength of each Settlement in both, where own units stand. */
  settlementWithUnits: 0,
  /** More strength of each Settlement in a battle that its owner defends. */
  settlementDefence: 0,
  /** How many units a Settlement may carry along. */
  riders: 0,
  /** By how much rewards from Culture tokens are multiplied. */
  cultureFactor: 1,
  /** How many cards may be played face down in a battle, of which one is used. */
  cardsPlayed: 1,
};

/** What holds as soon as one god says so. */
const PERMISSIONS = {
  /** Settlements move, fight and hold like units. */
  settlementsAreUnits: false,
  /** Harvests give the full strength, whatever the number of icons. */
  ignoresIcons: false,
  /** A unit anywhere on the planet is enough for a Culture token. */
  cultureFromPlanet: false,
};

/** Rules that are carried out at their moment, those of several gods one after the other. */
interface Occasions {
  /** After the pawn has crossed a segment that already held a cube. */
  afterCrossing(g: G, seat: Seat, segment: Segment): Rule;
  /** After a cube has come to a segment that gives Mana. */
  afterMana(g: G, seat: Seat): Rule;
  /** Before a battle of the seat. */
  beforeBattle(g: G, seat: Seat, land: LandId): Rule;
  /** Points at the end of the game. */
  score(g: G, seat: Seat): number;
}

/** The moments at which a god's power works. */
export type Moments = Partial<Readonly<typeof FIGURES & typeof PERMISSIONS> & Occasions> & {
  /** After the god has come. A power that asks nothing returns no rule. */
  onSummon?(g: G, seat: Seat): Rule | undefined;
};

/** A power, made from its card. */
export type GodPower = (card: GodCard) => Moments;

/** All powers of a player at once. */
export type Abilities = Readonly<typeof FIGURES & typeof PERMISSIONS> & { readonly [O in keyof Occasions]: readonly Occasions[O][] };

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** What a player can do without any god. */
export const NO_ABILITIES: Abilities = { ...FIGURES, ...PERMISSIONS, afterCrossing: [], afterMana: [], beforeBattle: [], score: [] };

const namesOf = <T extends object>(things: T): (keyof T)[] => Object.keys(things) as (keyof T)[];

/** Puts powers together. All results are copies of one object, so that reading them stays fast. */
export function combine(powers: readonly Moments[]): Abilities {
  const all: Writable<Abilities> = { ...NO_ABILITIES };
  for (const name of namesOf(FIGURES)) all[name] = powers.reduce((sum, power) => sum + (power[name] ?? 0), 0) || FIGURES[name];
  for (const name of namesOf(PERMISSIONS)) all[name] = powers.some((power) => power[name] === true);
  all.afterCrossing = powers.flatMap(({ afterCrossing = [] }) => afterCrossing);
  all.afterMana = powers.flatMap(({ afterMana = [] }) => afterMana);
  all.beforeBattle = powers.flatMap(({ beforeBattle = [] }) => beforeBattle);
  all.score = powers.flatMap(({ score = [] }) => score);
  return all;
}
