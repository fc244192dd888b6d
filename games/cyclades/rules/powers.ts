import type { Message, Ref, Rule, Why } from '@pantheon/kernel';
import type { BuildingId, CreatureId, GodId, HeroId } from '../data/schema.ts';
import { tableOf } from './lists.ts';
import type { Area, Battle, Faction, Figure, G, HeroInPlay, Troop, Visible } from './types.ts';

/** What a creature does, and the moments at which its figure matters. */
export interface CreaturePower {
  readonly id: CreatureId;
  /** Whether the effect can be carried out now. */
  isPossible(g: G, faction: Faction): boolean;
  /** Carries the effect out. */
  play(g: G, faction: Faction): Rule;
  /** The type of area in which the figure stands, also after a move; creatures without a figure have none. */
  readonly ground?: 'land' | 'sea' | 'both';
  /** Whether the figure is put only into areas of its owner. */
  readonly placedOnOwn?: boolean;
  /** When the figure has been placed or has moved. */
  onArrival?(g: G, figure: Figure): Rule;
  /** When the figure has been placed, and at each upkeep in which it is kept. */
  onFeeding?(g: G, figure: Figure): Rule;
  /** When the card reaches the discard pile. */
  onDiscard?(g: G): void;
  /** Whether no fleet may move into a sea area. */
  closesSea?(g: Visible, figure: Figure, sea: Area): boolean;
  /** Whether no fleet may be placed in the sea areas that the figure closes either. */
  readonly barsPlacing?: boolean;
  /** Whether nobody moves into or out of the figure's land area. */
  readonly closesLand?: boolean;
  /** Whether the figure's owner collects the income of its area. */
  readonly takesIncome?: boolean;
  /** By how much the income of the figure's area is multiplied. */
  readonly incomeTimes?: number;
  /** Whether the figure fights for its owner: in defence of land of his own, and where he attacks. */
  readonly fights?: boolean;
}

/** What a hero does in a move or a battle, and what its sacrifice brings. */
export interface HeroPower {
  readonly id: HeroId;
  /** When enemies enter the hero's area, before anything else. */
  onInvasion?(g: G, battle: Battle, hero: HeroInPlay): Rule;
  /** When a land battle with the hero is about to begin. */
  beforeBattle?(g: G, battle: Battle, hero: HeroInPlay): void;
  /** The result of the hero's side, without a roll. */
  fixedDie?(g: Visible): number;
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
  /** Why the hero named (this one, or one that copies it) cannot be sacrificed for this power, as everybody can see, or null. */
  whyNotSacrifice(g: Visible, faction: Faction, sacrificed: HeroId): Why | null;
  /** The same where it depends on coins, which are secret. */
  whyNotWithCoins?(g: G, faction: Faction): Why | null;
  /** Whether the sacrifice would lead to a metropolis, where it does not always do so. */
  endsInMetropolis?(g: Visible, faction: Faction): boolean;
  /** What the sacrifice brings; the hero has left the game by then. */
  sacrifice(g: G, faction: Faction): Rule;
}

/** One of the free actions that a god demands. */
export interface MandatoryAction {
  readonly key: string;
  perform(g: G, faction: Faction): Rule;
}

/** The kinds of things that a faction may do in its turn. */
export type ActionKind =
  | 'philosopher'
  | 'priestess'
  | 'look'
  | 'recruit'
  | 'seaMove'
  | 'landMove'
  | 'hero'
  | 'heroic'
  | 'creature'
  | 'sacrifice';

/** Something that a faction may do in its turn. */
export interface Action {
  readonly kind: ActionKind;
  /** What it is about, where there are several of its kind. */
  readonly of?: 'fleet' | Troop | CreatureId | HeroId;
  readonly text: Message;
  /** The card that it is about. */
  readonly card?: Ref;
  /** What it costs now, as printed. */
  price?(g: G): number;
  /** Why it cannot be done now, or null. */
  whyNot(g: G, faction: Faction): Why | null;
  perform(g: G, faction: Faction): Rule;
}

/** An action with everything that actions have, in one order: rules that go through many of them then meet one shape. */
export const action = ({ kind, of, text, card, price, whyNot, perform }: Action): Action =>
  ({ kind, of, text, card, price, whyNot, perform }) as Action;

/** The word of an action in records: its kind, and what it is about where there are several. */
export const actionKey = ({ kind, of }: Action): string => (of === undefined ? kind : `${kind}:${of}`);

/** What a god demands and offers. */
export interface GodPower {
  readonly id: GodId;
  readonly mandatory: readonly MandatoryAction[];
  /** The types of building of which its free action builds one. */
  builds(g: Visible, faction: Faction): readonly BuildingId[];
  optional(g: G, faction: Faction): readonly Action[];
  readonly allowsSacrifice: boolean;
}

/** All powers, by the ids of the data. */
export interface Powers {
  readonly creatures: Readonly<Record<CreatureId, CreaturePower>>;
  readonly heroes: Readonly<Record<HeroId, HeroPower>>;
  readonly gods: Readonly<Record<GodId, GodPower>>;
}

let table: Powers | null = null;

/** Fills the table of powers. Only the game's index does so: a power may then use any rule, and rules look powers up here. */
export function fillPowers({ creatures, heroes, gods }: Powers): void {
  table = { creatures: alike(creatures), heroes: alike(heroes), gods: alike(gods) };
}

/** The same powers, each with what any of them has, in one order: what is read of a power is then always found in the same place. */
function alike<Id extends string, P extends object>(powers: Readonly<Record<Id, P>>): Readonly<Record<Id, P>> {
  const all: P[] = Object.values(powers);
  const parts = [...new Set(all.flatMap((power) => Object.keys(power)))] as (keyof P)[];
  return tableOf(Object.keys(powers) as Id[], (id) => Object.fromEntries(parts.map((part) => [part, powers[id][part]])) as P);
}

function all(): Powers {
  if (table === null) throw new Error('the powers of Cyclades are filled in by its rules/index.ts');
  return table;
}

/** The power of a creature. */
export const creaturePower = (id: CreatureId): CreaturePower => all().creatures[id];

/** The power of a hero. */
export const heroPower = (id: HeroId): HeroPower => all().heroes[id];

/** The power of a god. */
export const godPower = (id: GodId): GodPower => all().gods[id];
