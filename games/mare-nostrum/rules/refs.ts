import { numberAt, type Ref, ref, type Seat, who } from '@pantheon/kernel';
import type { Counted } from './events.ts';
import type { Thing } from './things.ts';
import { type Card, CREATURE, type G, type Item, type Kind, type Side, type Space, UNIT_KINDS, type Unit } from './types.ts';
import { kindOfUnit, sideOfUnit } from './units.ts';

/** The reference to a province or a sea. */
export const spaceRef = (g: G, space: Space): Ref => (g.data.spaces[space] as Thing).ref;

/** The reference to a kind of card. */
export const kindRef = (g: G, kind: Kind): Ref => (g.data.kinds[kind] as Thing).ref;

/** The reference to a hero or wonder. */
export const cardRef = (g: G, card: Card): Ref => (g.data.cards[card] as Thing).ref;

/** The reference to a god. */
export const godRef = (g: G, god: number): Ref => (g.data.gods[god] as Thing).ref;

/** The reference to a role card. */
export const roleRef = (g: G, role: number): Ref => (g.data.roles[role] as Thing).ref;

/** The reference to a civilisation. */
export const civRef = (g: G, side: Side): Ref => (g.data.sides[side] as Thing).ref;

/** Whoever leads a side: its player, or the civilisation itself where nobody does. */
export const sideRef = (g: G, side: Side): Ref => {
  const seat = numberAt(g.s.seat, side);
  return seat < 0 ? civRef(g, side) : who(seat as Seat);
};

/** The reference to the creature of a side. */
export const creatureRef = (g: G, side: Side): Ref => ref('creature', g.data.components.civilisations[side]?.creature ?? side);

/** The reference to a kind of thing that is built. */
export const itemRef = (g: G, item: Item, side: Side): Ref => (item === 'creature' ? creatureRef(g, side) : ref('piece', item));

/** The same with an article, for sentences: a legion, a city, a Centaur. */
export const oneItem = (g: G, item: Item, side: Side): Ref =>
  ref('one', item === 'creature' ? (g.data.components.civilisations[side]?.creature ?? side) : item);

/** The reference to a kind of unit. */
export const unitRef = (g: G, unit: Unit): Ref =>
  kindOfUnit(g, unit) === CREATURE ? creatureRef(g, sideOfUnit(g, unit)) : ref('piece', UNIT_KINDS[kindOfUnit(g, unit)]);

/** The reference to a site. */
export const siteRef = (g: G, site: number): Ref => (g.data.sites[site] as Thing).ref;

/** The reference to a building that a unit can be posted on: a site, a temple or a market. */
export const buildingRef = (g: G, building: number): Ref => (g.data.buildings[building] as Thing).ref;

/** Cards by kind, for a sentence. */
export function countedCards(g: G, cards: readonly number[]): Counted {
  const counted: Counted = {};
  for (let kind = 0; kind < cards.length; kind++) if (numberAt(cards, kind) > 0) counted[kindRef(g, kind)] = numberAt(cards, kind);
  return counted;
}

/** Units of one side, for a sentence: one legion, two legions. */
export function countedUnits(g: G, units: readonly Unit[]): Counted {
  const counts = [0, 0, 0, 0];
  for (const unit of units) {
    const kind = kindOfUnit(g, unit);
    counts[kind] = numberAt(counts, kind) + 1;
  }
  const counted: Counted = {};
  for (let kind = 0; kind < counts.length; kind++) {
    const count = numberAt(counts, kind);
    if (count === 0) continue;
    const id = kind === CREATURE ? creatureId(g, sideOfUnit(g, units[0] as Unit)) : (UNIT_KINDS[kind] as string);
    counted[count > 1 ? `several:${id}` : kind === CREATURE ? `creature:${id}` : `piece:${id}`] = count;
  }
  return counted;
}

const creatureId = (g: G, side: Side): string => g.data.components.civilisations[side]?.creature ?? '';
