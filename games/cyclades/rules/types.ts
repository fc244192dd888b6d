import type { GameContext, TopicOf } from '@pantheon/kernel';
import type { Slot } from '../data/board.ts';
import type { CycladesData } from '../data/read.ts';
import type { CreatureId, GodId, HeroId, ModeId, Side } from '../data/schema.ts';
import type { Events } from './events.ts';
import type { Topics } from './topics.ts';

/** One colour with its pieces. A seat runs one faction, in the duel two. */
export type Faction = number;

/** A land or sea area, by its number on the board in play. */
export type Area = number;

/** Nobody, no area, nothing on a site. */
export const NONE = -1;

/** The number of a metropolis on a site, to which the number of its bonus is added; smaller numbers are basic buildings. */
export const METROPOLIS = 4;

/** A unit without a name that fights on land. */
export type Troop = 'troop' | 'mercenary';

/** A unit that moves over land. */
export type Mover = Troop | HeroId;

/** A unit that fights on land, by kind or by name. */
export type Unit = Mover | CreatureId;

/** A hero in play. */
export interface HeroInPlay {
  readonly id: HeroId;
  owner: Faction;
  area: Area;
  /** The cycle in which the owner got it. */
  since: number;
  /** Heroic moves made in this cycle. */
  moves: number;
}

/** A creature figure on the board. */
export interface Figure {
  readonly id: CreatureId;
  owner: Faction;
  area: Area;
}

/** A metropolis that stands on a hero's card. */
export interface CardMetropolis {
  readonly hero: HeroId;
  readonly owner: Faction;
  readonly bonus: number;
  /** Whether its temple effect was used in this cycle. */
  used: boolean;
}

/** Units on the move. */
export interface Force {
  troops: number;
  mercenaries: number;
  heroes: HeroId[];
}

/** A battle that is being fought, or an entry that may become one. */
export interface Battle {
  readonly kind: 'land' | 'sea';
  readonly area: Area;
  readonly attacker: Faction;
  readonly defender: Faction;
  /** The attacker's units: fleets at sea, troops and mercenaries on land. His heroes stand in the area already. */
  fleets: number;
  troops: number;
  mercenaries: number;
  /** Of the mercenaries, how many changed sides in this battle. */
  turned: number;
  round: number;
  /** The dice and totals of the last round, attacker first. */
  dice: [number, number] | null;
  totals: [number, number] | null;
  /** The totals of the rounds before. */
  past: [number, number][];
}

/** What the active faction has done in its turn. */
export interface Turn {
  readonly faction: Faction;
  /** By mandatory action of the god: whether it is done. */
  done: boolean[];
  /** Units recruited for coins. */
  recruited: number;
  /** Philosophers, priestesses or heroes bought. */
  bought: number;
  /** Whether Zeus's look at the deck is used up. */
  looked: boolean;
}

/** A board that is being assembled by hand. */
export interface Assembly {
  /** The side of all tiles, once it is chosen. */
  side: Side | null;
  /** The tiles drawn that do not lie yet. */
  tiles: string[];
  /** The tile in hand, and where it goes. */
  laying: { readonly tile: string; readonly at: Slot | null } | null;
}

/** The state of a game of Cyclades. */
export interface State {
  cycle: number;
  readonly mode: ModeId;
  readonly goal: number;
  /** The board as a text; see data/board.ts. */
  board: string;
  /** What is still to be laid where the board is assembled by hand. Matches of older rules do not have it. */
  assembly?: Assembly | null;
  /** Whether the placement rounds are over. */
  settled: boolean;
  /** By area: the faction that controls it, or NONE. */
  control: Faction[];
  troops: number[];
  mercenaries: number[];
  fleets: number[];
  prosperity: number[];
  /** By site: NONE, the number of a building type, or METROPOLIS plus the number of the bonus. */
  built: number[];
  /** By site: whether a temple effect there was used in this cycle. */
  used: boolean[];
  heroes: HeroInPlay[];
  figures: Figure[];
  cards: CardMetropolis[];
  /** By faction: pieces that are not on the board, and cards held. */
  troopsLeft: number[];
  fleetsLeft: number[];
  priestesses: number[];
  philosophers: number[];
  mercenariesLeft: number;
  /** By team: coins. Secret. */
  coins: number[];
  /** The bonuses of metropolis tokens still in the supply. */
  tokens: number[];
  creatureTrack: (CreatureId | null)[];
  /** The creature deck as an unordered pool; its top card is drawn only when somebody looks at it. */
  creatureDeck: CreatureId[];
  top: { readonly card: CreatureId; readonly seenBy: Faction[] } | null;
  creatureDiscard: CreatureId[];
  /** Creature cards being carried out, the outermost first. */
  playing: CreatureId[];
  heroTrack: (HeroId | null)[];
  heroDeck: HeroId[];
  heroDiscard: HeroId[];
  heroesGone: HeroId[];
  /** The god tiles from slot 1 to slot 5; those after the first `openGods` lie face down. */
  gods: GodId[];
  readonly openGods: number;
  /** Space 1 first. */
  turnOrder: Faction[];
  /** Those who have acted in this cycle, in the order in which they did. */
  acted: Faction[];
  /** By faction: where its pawn stands. */
  pawnGod: (GodId | null)[];
  pawnBid: number[];
  /** How many factions have had their turn to bid, place or pay upkeep. */
  step: number;
  /** The faction that was outbid and must bid at once, with the god it lost. */
  displaced: { readonly faction: Faction; readonly god: GodId } | null;
  /** Whether this cycle's auction is a repetition after bids that could not be paid. */
  repeated: boolean;
  /** Who sat on Apollo in the last cycle. */
  lastApollo: Faction;
  /** Land areas taken in the first placement round, by faction. */
  firstLands: Area[][];
  turn: Turn | null;
  battle: Battle | null;
  /** The land battles in the midst of which the present one began, the outermost first. Matches of older rules have no such list. */
  interrupted?: Battle[];
  eliminated: boolean[];
  over: boolean;
}

/** A faction as others see it. */
export interface FactionView {
  readonly colour: string;
  readonly seat: number;
  readonly team: number;
  /** The coins of its team, where the reader may know them. */
  readonly coins: number | null;
}

/** The same with lists that nobody changes: views share them. */
type Shown<T> = { readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? readonly E[] : T[K] };

/** Of the state, what everybody sees as it is. */
interface PublicState extends Omit<Shown<State>, 'coins' | 'top' | 'firstLands' | 'assembly' | 'interrupted'> {
  readonly interrupted?: readonly Battle[];
}

/** What rules read that ask for nothing secret: a match, or what a seat sees of it. */
export interface Visible {
  readonly s: PublicState;
  readonly data: CycladesData;
  readonly options: Pick<Cyclades['options'], 'bridges'>;
}

/** What a seat sees: everything but the coins of others and the hidden top card. What follows from it stands in readings.ts. */
export interface View extends PublicState {
  readonly assembly: Assembly | null;
  readonly interrupted: readonly Battle[];
  readonly areas: readonly string[];
  readonly sites: readonly string[];
  readonly factions: readonly FactionView[];
  readonly top: CreatureId | null;
  /** Whose fleets carry units: the option of the match. */
  readonly bridges: string;
}

/** The types of Cyclades, for the kernel. */
export type Cyclades = {
  state: State;
  data: CycladesData;
  options: {
    sides: string;
    goal: number;
    board: string;
    opening: string;
    coins: string;
    overbids: string;
    apollo: string;
    firstCycle: string;
    bridges: string;
  };
  events: Events;
  view: View;
  topics: Topics;
};

export type G = GameContext<Cyclades>;
export type TopicFor<K extends keyof Topics> = TopicOf<Cyclades, K>;
