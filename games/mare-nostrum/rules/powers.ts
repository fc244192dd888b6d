import { at, numberAt, type Rule, type Seat, seatOf } from '@pantheon/kernel';
import { perPack } from '../data/per-pack.ts';
import type { Data } from '../data/read.ts';
import type { Take } from './topics.ts';
import type { Battle, Card, Entry, Force, G, Item, Space, UnitKind, Visible } from './types.ts';

/** What a reduction of cost can apply to. */
export type Priced = Item | 'wonder' | 'pyramids' | 'hero';

/** Whether it is something that is built, not a card. */
export const isItem = (what: Priced): what is Item => what !== 'wonder' && what !== 'pyramids' && what !== 'hero';

/**
 * What a hero or wonder does, by the moments at which the rules ask for it. A power that the rules never name is a card whose whole
 * effect is a figure in the data.
 */
export interface Power {
  readonly id: string;

  /** At the start of a turn, before anything is counted. */
  dawn?(g: G, seat: Seat): Rule;
  /** When the collection begins. */
  beforeCollection?(g: G, seat: Seat): Rule;
  /** Taxes that come with every collection. */
  extraTaxes?(g: Visible): number;
  /** How many cards more each collection would bring its owner as things stand, where a rule of its own brings them. */
  yields?(g: Visible, seat: Seat): number;
  /** When everybody has been paid. */
  afterCollection?(g: G, seat: Seat): Rule;
  /** Its owner may stay out of the trade. */
  readonly staysOut?: true;
  /** After somebody took an offered card; the take that it was turned into, or null. */
  afterTake?(g: G, seat: Seat, take: Take): Rule<Take | null>;
  /** When everybody has been called to make an offering. */
  afterOfferings?(g: G, seat: Seat): Rule;

  /** By how many cards something gets cheaper there, where the data do not say it. */
  reduction?(g: Visible, seat: Seat, what: Priced, space: Space): number;
  /** What happens at once when it is acquired. */
  bought?(g: G, seat: Seat): Rule;
  /** The hands of as many cards that it can make of its owner's hand before he buys anything. */
  otherHands?(g: G, seat: Seat): number[][];
  /** Something its owner may do in his building turn: whether he can, and what happens. */
  mayAct?(g: G, seat: Seat): boolean;
  act?(g: G, seat: Seat): Rule;
  /** The act costs no cards, so that even a player without cards may want it. */
  readonly actIsFree?: true;
  /** After its owner placed a marker. */
  markerPlaced?(g: G, seat: Seat, province: Space): Rule;
  /** Markers need no adjacency. */
  readonly farMarkers?: true;
  /** How many fortresses a province may hold. */
  readonly fortresses?: number;
  /** Its owner builds where he has just placed a marker. */
  readonly buildsAtOnce?: true;
  /** Whether legions may be built there, whoever controls it. */
  recruitsIn?(g: Visible, province: Space): boolean;
  /** The straits are land borders. */
  readonly crossesStraits?: true;
  /** Goods that may be kept at the end of the building phase. */
  keptGoods?(g: Visible): number;

  /** How many seas a trireme may move. */
  readonly triremeSpeed?: number;
  /** One sea a turn counts as holding a trireme for land moves. */
  readonly namesSea?: true;
  /** Something its owner may do in his land step. */
  mayMarch?(g: G, seat: Seat): boolean;
  march?(g: G, seat: Seat): Rule;
  /** When units enter a province that its owner controls. */
  onEntry?(g: G, seat: Seat, entry: Entry): Rule;
  /** Before the dice of a land battle or strike, for anybody with units there; true when fighting is forbidden. */
  forbids?(g: G, seat: Seat, space: Space): Rule<boolean>;
  /** Before the dice, for a side of a land battle. */
  declares?(g: G, battle: Battle, force: Force): Rule;
  bribes?(g: G, battle: Battle, force: Force): Rule;
  /** How many of the dice are not rolled. */
  sealsDice?(g: G, seat: Seat, dice: number): Rule;
  /** After the dice of a land battle or strike. */
  afterRoll?(g: G, seat: Seat, force: Force): Rule;
  /** What each die of such a unit counts more. */
  dieBonus?(g: Visible, kind: UnitKind): number;
  /** What is added to the total of a defender in his own province. */
  defence?(g: Visible, province: Space): number;
  /** How many points cost its owner a land unit. */
  pointsPerLoss?(g: G): number;
  /** How many buildings a pillage destroys. */
  pillages?(g: G, seat: Seat, province: Space): number;
  /** After its owner destroyed a building by pillage; the kind is what the building gave, or -1. */
  pillaged?(g: G, seat: Seat, province: Space, kind: number): Rule;
}

/** Every power by the id of its card. Only the game's index fills this in, so that no rule has to know them all. */
const known = new Map<string, Power>();

/** Tells the rules which powers there are. */
export function introducePowers(powers: readonly Power[]): void {
  for (const power of powers) known.set(power.id, power);
}

/** What the cards of a data pack do. */
const powersIn = perPack((data): readonly Power[] => data.cards.map(({ id }) => powerNamed(id)));

/** By moment: the cards that act then, in the order of the cards. By what is paid for: those that may make it cheaper. */
const indexOf = perPack(() => ({ acting: new Map<Moment, readonly Card[]>(), reducing: new Map<Priced, readonly Card[]>() }));

/** The cards that act at a moment, whoever owns them. */
function cardsActing(data: Data, moment: Moment): readonly Card[] {
  const { acting } = indexOf(data);
  let cards = acting.get(moment);
  if (cards === undefined) {
    cards = powersIn(data).flatMap((power, card) => (power[moment] === undefined ? [] : [card]));
    acting.set(moment, cards);
  }
  return cards;
}

/** The cards that may make something cheaper, whoever owns them: by a figure in the data or by what their power says. */
export function cardsReducing({ data }: Visible, what: Priced): readonly Card[] {
  const { reducing } = indexOf(data);
  let cards = reducing.get(what);
  if (cards === undefined) {
    cards = data.cards.flatMap(({ at: card, reduction }) =>
      (reduction === null ? at(powersIn(data), card).reduction !== undefined : reduction.items.includes(what)) ? [card] : [],
    );
    reducing.set(what, cards);
  }
  return cards;
}

function powerNamed(id: string): Power {
  const power = known.get(id);
  if (power === undefined) throw new Error(`the rules do not know the card "${id}"`);
  return power;
}

/** What a hero or wonder does. */
export const powerOf = (g: Visible, card: Card): Power => at(powersIn(g.data), card);

/** Whether a seat has the power of a card, its own or copied. @rules MAR-15.6 */
export const hasCard = (g: Visible, seat: Seat, card: Card): boolean =>
  g.s.cards[card] === seat || (g.s.castor === card && g.s.cards[g.data.castor] === seat);

/** The seats that have the power of a card: its owner first, then whoever copies it. */
export function ownersOf(g: G, card: Card): Seat[] {
  const owner = numberAt(g.s.cards, card);
  const owners: Seat[] = owner >= 0 ? [seatOf(owner)] : [];
  const copier = numberAt(g.s.cards, g.data.castor);
  if (g.s.castor === card && copier >= 0) owners.push(seatOf(copier));
  return owners;
}

type Moment = keyof Power;

/** A power that acts at a moment. */
export type Acting<M extends Moment> = Power & Required<Pick<Power, M>>;

/** A power that acts at a moment, and the seat that has it. */
export interface Holder<M extends Moment> {
  readonly seat: Seat;
  readonly power: Acting<M>;
}

/** Every seat with a power that acts at this moment, originals before copies. @rules MAR-15.6, MAR-19.1 */
export function holders<M extends Moment>(g: G, moment: M): readonly Holder<M>[] {
  const acting = cardsActing(g.data, moment);
  const found: Holder<M>[] = [];
  for (let at = 0; at < acting.length; at++) {
    const card = acting[at] as Card;
    if ((g.s.cards[card] as number) < 0) continue;
    for (const seat of ownersOf(g, card)) found.push({ seat, power: powerOf(g, card) as Acting<M> });
  }
  return found;
}

/** Whether a seat has any power with this mark. */
export function anyPower(g: Visible, seat: Seat, moment: Moment): boolean {
  const acting = cardsActing(g.data, moment);
  const { cards, castor } = g.s;
  for (let at = 0; at < acting.length; at++) if (cards[acting[at] as Card] === seat) return true;
  return castor >= 0 && cards[g.data.castor] === seat && acting.includes(castor);
}

/** Most often a seat has no power that acts: one empty list for all who ask. */
const NO_POWERS: readonly never[] = [];

/** The powers of one seat that act at this moment: its own, then the copied one. */
export function powersAt<M extends Moment>(g: Visible, seat: Seat, moment: M): readonly Acting<M>[] {
  if (!anyPower(g, seat, moment)) return NO_POWERS;
  const acting = cardsActing(g.data, moment);
  const { cards, castor } = g.s;
  const found: Acting<M>[] = [];
  for (const card of acting) if (cards[card] === seat) found.push(powerOf(g, card) as Acting<M>);
  if (castor >= 0 && cards[g.data.castor] === seat && acting.includes(castor)) found.push(powerOf(g, castor) as Acting<M>);
  return found;
}

/** Carries out what a power does at a moment, if it does anything then. */
export function* ifAny(rule: Rule | undefined): Rule {
  if (rule !== undefined) yield* rule;
}
