import type { Rule, Why } from '@pantheon/kernel';
import type { CreatureId, GodId, HeroId } from '../data/schema.ts';
import type { Area, Battle, Faction, Figure, G, HeroInPlay } from './types.ts';

/** What a creature does, and the moments at which its figure matters. */
export interface CreaturePower {
  readonly id: CreatureId;
  /** Whether the effect can be carried out now. */
  isPossible(g: G, faction: Faction): boolean;
  /** Carries the effect out. */
  play(g: G, faction: Faction): Rule;
  /** Where the figure may stand or go. */
  mayStand?(g: G, owner: Faction, area: Area): boolean;
  /** When the figure has been placed or has moved. */
  onArrival?(g: G, figure: Figure): Rule;
  /** When the figure has been placed, and at each upkeep in which it is kept. */
  onFeeding?(g: G, figure: Figure): Rule;
  /** When the card reaches the discard pile. */
  onDiscard?(g: G): void;
  /** Whether no fleet may enter a sea area. */
  closesSea?(g: G, figure: Figure, sea: Area): boolean;
  /** Whether nobody moves into or out of the figure's land area. */
  readonly closesLand?: boolean;
  /** Whether the figure's owner collects the income of its area. */
  readonly takesIncome?: boolean;
  /** By how much the income of the figure's area is multiplied. */
  readonly incomeTimes?: number;
  /** Whether the figure fights for the controller of its area. */
  readonly defends?: boolean;
}

/** What a hero does in a move or a battle, and what its sacrifice brings. */
export interface HeroPower {
  readonly id: HeroId;
  /** When enemies enter the hero's area, before anything else. */
  onInvasion?(g: G, battle: Battle, hero: HeroInPlay): Rule;
  /** When a land battle with the hero is about to begin. */
  beforeBattle?(g: G, battle: Battle, hero: HeroInPlay): void;
  /** The result of the hero's side, without a roll. */
  fixedDie?(g: G): number;
  /** What a new roll of the own die costs; again and again. */
  rerollCost?(g: G): number;
  readonly winsTies?: boolean;
  /** In attack. */
  readonly ignoresFortresses?: boolean;
  /** In attack: troops that came with the hero may retreat instead of being lost. */
  readonly savesTroops?: boolean;
  /** On heroic moves. */
  readonly sailsWithEnemies?: boolean;
  /** Whether a metropolis may be put on the card when it is built. */
  readonly holdsMetropolis?: boolean;
  /** Whether the sacrifice copies that of a hero on the track. */
  readonly copiesTrack?: boolean;
  /** Whether the condition of the sacrifice depends on hidden coins. */
  readonly asksForCoins?: boolean;
  /** Why the hero named (this one, or one that copies it) cannot be sacrificed for this power, or null. */
  whyNotSacrifice(g: G, faction: Faction, sacrificed: HeroId): Why | null;
  /** What the sacrifice brings; the hero has left the game by then. */
  sacrifice(g: G, faction: Faction): Rule;
}

/** One of the free actions that a god demands. */
export interface MandatoryAction {
  readonly key: string;
  perform(g: G, faction: Faction): Rule;
}

/** Something that a faction may do in its turn. */
export interface Action {
  readonly key: string;
  /** Why it cannot be done now, or null. */
  whyNot(g: G, faction: Faction): Why | null;
  perform(g: G, faction: Faction): Rule;
}

/** What a god demands and offers. */
export interface GodPower {
  readonly id: GodId;
  readonly mandatory: readonly MandatoryAction[];
  optional(g: G, faction: Faction): readonly Action[];
  readonly allowsSacrifice: boolean;
}

/** All powers, by the ids of the data. */
export interface Powers {
  readonly creatures: Readonly<Record<CreatureId, CreaturePower>>;
  readonly heroes: Readonly<Record<HeroId, HeroPower>>;
  readonly gods: Readonly<Record<GodId, GodPower>>;
}
