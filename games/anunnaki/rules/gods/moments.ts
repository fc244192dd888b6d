import type { Rule, Seat } from '@pantheon/kernel';
import type { GodCard } from '../../data/model.ts';
import type { G, LandId, Segment } from '../types.ts';

/** The moments at which a god's power works. Figures of several gods add up. */
export interface Moments {
  /** More steps in each Move action. */
  readonly moveSteps?: number;
  /** More units in each Portal. */
  readonly portalUnits?: number;
  /** More Followers with each gain of Followers. */
  readonly followersGained?: number;
  /** More Altars for every count of Altars. */
  readonly altars?: number;
  /** What each Weapon card played costs less. */
  readonly weaponDiscount?: number;
  /** Strength in every battle. */
  readonly battleStrength?: number;
  /** Strength in every Territory harvested. */
  readonly harvestStrength?: number;
  /** The strength of each Settlement in harvests. */
  readonly settlementHarvest?: number;
  /** The strength of each Settlement in battles. */
  readonly settlementBattle?: number;
  /** The strength of each Settlement in both, where own units stand. */
  readonly settlementWithUnits?: number;
  /** More strength of each Settlement in a battle that its owner defends. */
  readonly settlementDefence?: number;
  /** How many units a Settlement may carry along. */
  readonly riders?: number;
  /** By how much rewards from Culture tokens are multiplied. */
  readonly cultureFactor?: number;
  /** How many cards may be played face down in a battle, of which one is used. */
  readonly cardsPlayed?: number;
  /** Settlements move, fight and hold like units. */
  readonly settlementsAreUnits?: boolean;
  /** Harvests give the full strength, whatever the number of icons. */
  readonly ignoresIcons?: boolean;
  /** A unit anywhere on the planet is enough for a Culture token. */
  readonly cultureFromPlanet?: boolean;
  /** After the god has come. A power that asks nothing returns no rule. */
  onSummon?(g: G, seat: Seat): Rule | undefined;
  /** After the pawn has crossed a segment that already held a cube. */
  afterCrossing?(g: G, seat: Seat, segment: Segment): Rule;
  /** After a cube has come to a segment that gives Mana. */
  afterMana?(g: G, seat: Seat): Rule;
  /** Before a battle of the seat. */
  beforeBattle?(g: G, seat: Seat, land: LandId): Rule;
  /** Points at the end of the game. */
  score?(g: G, seat: Seat): number;
}

/** A power, made from its card. */
export type GodPower = (card: GodCard) => Moments;

/** All powers of a player at once: figures added up, rules one after the other. */
export interface Abilities {
  readonly moveSteps: number;
  readonly portalUnits: number;
  readonly followersGained: number;
  readonly altars: number;
  readonly weaponDiscount: number;
  readonly battleStrength: number;
  readonly harvestStrength: number;
  readonly settlementHarvest: number;
  readonly settlementBattle: number;
  readonly settlementWithUnits: number;
  readonly settlementDefence: number;
  readonly riders: number;
  readonly cultureFactor: number;
  readonly cardsPlayed: number;
  readonly settlementsAreUnits: boolean;
  readonly ignoresIcons: boolean;
  readonly cultureFromPlanet: boolean;
  readonly afterCrossing: readonly NonNullable<Moments['afterCrossing']>[];
  readonly afterMana: readonly NonNullable<Moments['afterMana']>[];
  readonly beforeBattle: readonly NonNullable<Moments['beforeBattle']>[];
  readonly score: readonly NonNullable<Moments['score']>[];
}

type Figure = {
  [K in keyof Moments]-?: Exclude<Moments[K], undefined> extends number ? K : never;
}[keyof Moments];

const present = <T>(item: T | undefined): item is T => item !== undefined;

/** Puts powers together. */
export function combine(powers: readonly Moments[]): Abilities {
  const sum = (name: Figure): number => powers.reduce((total, power) => total + (power[name] ?? 0), 0);
  const some = (name: 'settlementsAreUnits' | 'ignoresIcons' | 'cultureFromPlanet'): boolean =>
    powers.some((power) => power[name] === true);
  return {
    moveSteps: sum('moveSteps'),
    portalUnits: sum('portalUnits'),
    followersGained: sum('followersGained'),
    altars: sum('altars'),
    weaponDiscount: sum('weaponDiscount'),
    battleStrength: sum('battleStrength'),
    harvestStrength: sum('harvestStrength'),
    settlementHarvest: sum('settlementHarvest'),
    settlementBattle: sum('settlementBattle'),
    settlementWithUnits: sum('settlementWithUnits'),
    settlementDefence: sum('settlementDefence'),
    riders: sum('riders'),
    cultureFactor: sum('cultureFactor') || 1,
    cardsPlayed: sum('cardsPlayed') || 1,
    settlementsAreUnits: some('settlementsAreUnits'),
    ignoresIcons: some('ignoresIcons'),
    cultureFromPlanet: some('cultureFromPlanet'),
    afterCrossing: powers.map((power) => power.afterCrossing).filter(present),
    afterMana: powers.map((power) => power.afterMana).filter(present),
    beforeBattle: powers.map((power) => power.beforeBattle).filter(present),
    score: powers.map((power) => power.score).filter(present),
  };
}
