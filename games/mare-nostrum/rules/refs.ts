import { add, at, numberAt, type Ref, seatOf, who } from '@pantheon/kernel';
import type { Thing } from '../data/thing.ts';
import type { Counted } from './events.ts';
import { type Card, type G, type Item, type Kind, type Side, type Space, UNIT_KINDS, type Unit, type Visible } from './types.ts';
import { kindOfUnit, sideOfUnit } from './units.ts';

/** The reference to a province or a sea. */
export const spaceRef = (g: Visible, space: Space): Ref => at(g.data.spaces, space).ref;

/** The reference to a kind of card. */
export const kindRef = (g: Visible, kind: Kind): Ref => at(g.data.kinds, kind).ref;

/** The reference to a hero or wonder. */
export const cardRef = (g: Visible, card: Card): Ref => at(g.data.cards, card).ref;

/** The reference to a god. */
export const godRef = (g: G, god: number): Ref => at(g.data.gods, god).ref;

/** The reference to a role card. */
export const roleRef = (g: G, role: number): Ref => at(g.data.roles, role).ref;

/** The reference to a civilisation. */
export const civRef = (g: Visible, side: Side): Ref => at(g.data.sides, side).ref;

/** Whoever leads a side: its player, or the civilisation itself where nobody does. */
export const sideRef = (g: G, side: Side): Ref => {
  const seat = numberAt(g.s.seat, side);
  return seat < 0 ? civRef(g, side) : who(seatOf(seat));
};

/** The reference to the creature of a side. */
export const creatureRef = (g: Visible, side: Side): Ref => at(g.data.sides, side).creature;

const PIECE_REFS: { readonly [I in Item]: Ref } = {
  influence: 'piece:influence',
  city: 'piece:city',
  caravan: 'piece:caravan',
  legion: 'piece:legion',
  trireme: 'piece:trireme',
  fortress: 'piece:fortress',
  temple: 'piece:temple',
  market: 'piece:market',
  creature: 'piece:creature',
};

/** The reference to a kind of thing that is built. */
export const itemRef = (g: Visible, item: Item, side: Side): Ref => (item === 'creature' ? creatureRef(g, side) : PIECE_REFS[item]);

/** The reference to a kind of unit. */
export const unitRef = (g: G, unit: Unit): Ref => itemRef(g, UNIT_KINDS[kindOfUnit(g, unit)], sideOfUnit(g, unit));

/** The reference to a site. */
export const siteRef = (g: G, site: number): Ref => at(g.data.sites, site).ref;

/** The reference to a building that a unit can be posted on: a site, a temple or a market. */
export const buildingRef = (g: G, building: number): Ref => buildingOf(g, building).ref;

/** A building by the number under which units are posted on it. */
export function buildingOf(g: G, building: number): Thing {
  const found = g.data.buildings[building];
  if (found === undefined) throw new Error(`there is no building ${building}`);
  return found;
}

/** Cards by kind, for the sentence of an event. */
export function countedCards(g: G, cards: readonly number[]): Counted {
  const counted: Counted = {};
  if (!g.keepsLog) return counted;
  for (let kind = 0; kind < cards.length; kind++) if (numberAt(cards, kind) > 0) counted[kindRef(g, kind)] = numberAt(cards, kind);
  return counted;
}

/** Units of one side, for a sentence: one legion, two legions. */
export function countedUnits(g: G, units: readonly Unit[]): Counted {
  const counts = [0, 0, 0, 0];
  for (const unit of units) {
    const kind = kindOfUnit(g, unit);
    add(counts, kind, 1);
  }
  const counted: Counted = {};
  for (let kind = 0; kind < counts.length; kind++) {
    const count = numberAt(counts, kind);
    if (count === 0) continue;
    counted[itemRef(g, at(UNIT_KINDS, kind), sideOfUnit(g, numberAt(units, 0)))] = count;
  }
  return counted;
}
