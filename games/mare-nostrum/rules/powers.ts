import { numberAt, type Rule, type Seat } from '@pantheon/kernel';
import type { Entry } from './entry.ts';
import type { Take } from './trade.ts';
import type { Battle, Card, Force, G, Item, Space, UnitKind } from './types.ts';

/** What a reduction of cost can apply to. */
export type Priced = Item | 'wonder' | 'pyramids' | 'hero';

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
  extraTaxes?(g: G): number;
  /** When everybody has been paid. */
  afterCollection?(g: G, seat: Seat): Rule;
  /** Its owner may stay out of the trade. */
  readonly staysOut?: true;
  /** After somebody took an offered card; the take that it was turned into, or null. */
  afterTake?(g: G, seat: Seat, take: Take): Rule<Take | null>;
  /** When everybody has been called to make an offering. */
  afterOfferings?(g: G, seat: Seat): Rule;

  /** By how many cards something gets cheaper there. */
  reduction?(g: G, seat: Seat, what: Priced, space: Space): number;
  /** What happens at once when it is acquired. */
  bought?(g: G, seat: Seat): Rule;
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
  recruitsIn?(g: G, province: Space): boolean;
  /** The straits are land borders. */
  readonly crossesStraits?: true;
  /** Goods that may be kept at the end of the building phase. */
  keptGoods?(g: G): number;

  /** How many seas a trireme may move. */
  readonly triremeSpeed?: number;
  /** One sea a turn counts as holding a trireme for land moves. */
  readonly namesSea?: true;
  /** Something its owner may do in his land step. */
  mayMarch?(g: G, seat: Seat): boolean;
  march?(g: G, seat: Seat): Rule;
  /** When units enter a province that its owner controls. */
  onEntry?(g: G, seat: Seat, entry: Entry): Rule;
  /** Before the dice of a land battle or strike, for anybody with land units there; true when fighting is forbidden. */
  forbids?(g: G, seat: Seat, space: Space): Rule<boolean>;
  /** Before the dice, for a side of a land battle. */
  declares?(g: G, battle: Battle, force: Force): Rule;
  bribes?(g: G, battle: Battle, force: Force): Rule;
  /** How many of the dice are not rolled. */
  sealsDice?(g: G, seat: Seat, dice: number): Rule;
  /** After the dice of a land battle or strike. */
  afterRoll?(g: G, seat: Seat, force: Force): Rule;
  /** What each die of such a unit counts more. */
  dieBonus?(g: G, kind: UnitKind): number;
  /** What is added to the total of a defender in his own province. */
  defence?(g: G, province: Space): number;
  /** How many points cost its owner a land unit. */
  pointsPerLoss?(g: G): number;
  /** How many buildings a pillage destroys. */
  pillages?(g: G, seat: Seat, province: Space): number;
  /** After its owner destroyed a building by pillage; the kind is what the building gave, or -1. */
  pillaged?(g: G, seat: Seat, province: Space, kind: number): Rule;
}

/** Whether a seat has the power of a card, its own or copied. */
export const hasCard = (g: G, seat: Seat, card: Card): boolean =>
  g.s.cards[card] === seat || (g.s.castor === card && g.s.cards[g.data.castor] === seat);

/** The seats that have the power of a card: its owner first, then whoever copies it. */
export function ownersOf(g: G, card: Card): Seat[] {
  const owner = numberAt(g.s.cards, card);
  const owners: Seat[] = owner >= 0 ? [owner as Seat] : [];
  const copier = numberAt(g.s.cards, g.data.castor);
  if (g.s.castor === card && copier >= 0) owners.push(copier as Seat);
  return owners;
}

type Moment = keyof Power;

/** Every seat with a power that acts at this moment, originals before copies. */
export function holders<M extends Moment>(g: G, moment: M): { seat: Seat; power: Power & Required<Pick<Power, M>> }[] {
  const found: { seat: Seat; power: Power & Required<Pick<Power, M>> }[] = [];
  const { cards } = g.s;
  for (let card = 0; card < cards.length; card++) {
    const owner = numberAt(cards, card);
    if (owner < 0) continue;
    const power = g.data.powers[card] as Power;
    if (power[moment] === undefined) continue;
    for (const seat of ownersOf(g, card)) found.push({ seat, power: power as Power & Required<Pick<Power, M>> });
  }
  return found;
}

/** The powers of one seat that act at this moment. */
export function powersAt<M extends Moment>(g: G, seat: Seat, moment: M): (Power & Required<Pick<Power, M>>)[] {
  const found: (Power & Required<Pick<Power, M>>)[] = [];
  const { cards, castor } = g.s;
  const { powers } = g.data;
  for (let card = 0; card < cards.length; card++) {
    if (cards[card] !== seat) continue;
    const power = powers[card] as Power;
    if (power[moment] !== undefined) found.push(power as Power & Required<Pick<Power, M>>);
  }
  if (castor >= 0 && cards[g.data.castor] === seat) {
    const power = powers[castor] as Power;
    if (power[moment] !== undefined) found.push(power as Power & Required<Pick<Power, M>>);
  }
  return found;
}

/** Whether a seat has any power with this mark. */
export const anyPower = (g: G, seat: Seat, moment: Moment): boolean => powersAt(g, seat, moment).length > 0;

/** Whether a seat's limited power is used up in this turn. */
export const isUsed = (g: G, seat: Seat, id: string): boolean => g.s.used.includes(entryOf(g, seat, id));

/** Marks a seat's limited power as used in this turn. */
export function exhaust(g: G, seat: Seat, id: string): void {
  g.s.used.push(entryOf(g, seat, id));
}

const entryOf = (g: G, seat: Seat, id: string): number => g.data.cardOf(id) * 8 + seat;
