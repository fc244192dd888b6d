import type { Ref } from '@pantheon/kernel';
import type { Figures } from './figures.ts';
import type { Components, Pack, RewardSource } from './schema.ts';

/** The four kinds of resource, in the order of every list of four. @rules ANU-1.4 */
export const KINDS = ['food', 'wood', 'metal', 'gold'] as const;
export const METAL = 2;
/** The three Development tracks, in the order of every list of three. */
export const TRACKS = ['war', 'technology', 'commerce'] as const;
export const WAR = 0;
export const TECHNOLOGY = 1;
export const COMMERCE = 2;
/** The pieces, in the order in which they lie in the list of pieces. */
export const PIECES = ['follower', 'minor', 'major', 'settlement'] as const;
/** The bit of the Major god among the gods summoned; Minor gods have those of their cards. */
export const MAJOR_BIT = 1 << 7;
/** The number that stands for a resource of one's choice. */
export const ANY = 4;

/** What can be gained: what, how much, and of which kind or track. */
export interface Reward {
  readonly t: RewardSource['t'];
  readonly n: number;
  readonly of: number;
}

/** A price: so many of each kind, and so many of any. */
export interface Cost {
  readonly fixed: readonly number[];
  readonly any: number;
}

/** What a Settlement area gives. */
export interface Income {
  readonly followers: number;
  readonly vp: number;
}

/** A Territory. */
export interface Land {
  readonly index: number;
  readonly id: string;
  readonly ref: Ref;
  readonly board: number;
  readonly kind: 'normal' | 'capital' | 'atlantis' | 'afterlife';
  /** The House whose Native Planet it lies on, or -1. */
  readonly house: number;
  /** The kind of each resource icon. */
  readonly icons: readonly number[];
  /** Bits of the kinds that it produces. */
  readonly produces: number;
  readonly altars: number;
  readonly guarded: boolean;
  readonly startFollowers: number;
  /** The Territories beside it, and those of them where a unit may step from here. */
  readonly beside: readonly number[];
  readonly exits: readonly number[];
  /** The intersections with Culture tokens that it touches. */
  readonly spots: readonly number[];
}

/** A kind of piece in a Territory. */
export interface Standing {
  readonly key: string;
  readonly land: number;
  readonly piece: number;
}

/** An intersection with a Culture token. */
export interface Spot {
  readonly index: number;
  readonly id: string;
  readonly board: number;
  readonly lands: readonly number[];
}

/** A face of the star: what must be enclosed for a summoning token. */
export interface Face {
  readonly id: string;
  readonly major: boolean;
  readonly segments: number;
}

/** An action tile with the figures of both sides. */
export interface Tile {
  readonly index: number;
  readonly id: string;
  readonly ref: Ref;
  readonly number: number;
  readonly red: boolean;
  readonly base: Figures;
  readonly improved: Figures;
}

/** A god card. */
export interface GodCard {
  /** Its place among the Minor gods of its House; -1 for the Major god. */
  readonly index: number;
  readonly id: string;
  readonly bonus: readonly Reward[];
  readonly values: Figures;
  /** The kind of resource that it names, or -1. */
  readonly kind: number;
}

/** A House. */
export interface House {
  readonly index: number;
  readonly id: string;
  readonly colour: string;
  readonly kind: number;
  readonly board: number;
  readonly capital: number;
  readonly major: GodCard & { readonly unlocked: Figures };
  readonly minors: readonly GodCard[];
  /** Its Advanced cards; hands are bits over this list. */
  readonly advanced: readonly number[];
  readonly basic: readonly number[];
}

/** A Weapon card. */
export interface WeaponCard {
  readonly index: number;
  readonly id: string;
  readonly advanced: boolean;
  readonly cost: Cost;
  readonly strength: number;
  readonly war: number;
  readonly vp: number;
  readonly values: Figures;
}

/** An Ancient Civilisation tile. */
export interface Civilisation {
  readonly id: string;
  readonly strength: number;
  readonly cancels: boolean;
  /** What each god of the attacker counts here, or null for the usual. */
  readonly gods: number | null;
  readonly reward: readonly Reward[];
}

/** A Trade Pact. */
export interface Pact {
  readonly index: number;
  readonly id: string;
  readonly house: number;
  readonly cost: Cost;
  readonly bonus: readonly Reward[];
  readonly score: readonly Reward[];
}

/** A Mana action: its price in crystals and resources. */
export interface ManaAction {
  readonly id: string;
  readonly mana: number;
  readonly cost: Cost;
  readonly gain: Figures;
}

/** A space for a cube on the star. */
export interface StarSegment {
  readonly index: number;
  readonly id: string;
  readonly ref: Ref;
  readonly a: number;
  readonly b: number;
  readonly mana: number;
}

/** An Artefact card. */
export interface Artefact {
  readonly index: number;
  readonly id: string;
  readonly values: Figures;
  readonly vpByMultiplier: readonly number[];
}

/** The component data of Anunnaki, read and indexed. */
export interface AnunnakiData {
  readonly components: Components;
  readonly map: Pack['map'];
  readonly lands: readonly Land[];
  /** By Territory and piece, four to a Territory. */
  readonly standings: readonly Standing[];
  /** How many Territories there are in all, which is how wide the lists of pieces are. */
  readonly size: number;
  readonly afterlife: number;
  readonly atlantis: readonly number[];
  readonly spots: readonly Spot[];
  readonly houses: readonly House[];
  readonly segments: readonly StarSegment[];
  /** The segment between two vertices, or -1. */
  readonly between: readonly (readonly number[])[];
  readonly faces: readonly Face[];
  /** Bits of the faces that hold a Minor summoning token. */
  readonly minorFaces: number;
  readonly tiles: readonly Tile[];
  readonly manaActions: readonly ManaAction[];
  readonly weapons: readonly WeaponCard[];
  readonly civilisations: readonly Civilisation[];
  readonly culture: readonly { readonly id: string; readonly reward: readonly Reward[] }[];
  readonly pacts: readonly Pact[];
  readonly artefacts: readonly Artefact[];
  /** By the number of Settlements that are still there: what the Settlement area gives. */
  readonly incomes: readonly Income[];
  readonly redCost: Cost;
  /** The board of Gaia by number of players. */
  readonly gaia: readonly number[];
  /** Territories in play by board of Gaia and bits of Houses. */
  readonly inPlay: readonly (readonly (readonly number[])[])[];
  /** Domination spaces that start with a 2 VP token, and the first one past the lightning. */
  readonly tokenSpaces: readonly number[];
  readonly pastLightning: number;
}
