import { type Ref, ref, type Seat, who } from '@pantheon/kernel';
import {
  type Card,
  type Counted,
  CREATURE,
  type G,
  type Item,
  type Kind,
  ON_MARKET,
  ON_TEMPLE,
  type Side,
  type Space,
  UNIT_KINDS,
  type Unit,
} from './types.ts';
import { kindOfUnit, sideOfUnit } from './units.ts';

/** The reference to a province or a sea. */
export const spaceRef = (g: G, space: Space): Ref => g.data.spaces[space]?.ref as Ref;

/** The reference to a kind of card. */
export const kindRef = (g: G, kind: Kind): Ref => ref('kind', g.data.kinds[kind]?.id ?? kind);

/** The reference to a hero or wonder. */
export const cardRef = (g: G, card: Card): Ref => ref('card', g.data.cards[card]?.id ?? card);

/** The reference to a god. */
export const godRef = (g: G, god: number): Ref => ref('god', g.data.components.gods[god]?.id ?? god);

/** The reference to a role card. */
export const roleRef = (g: G, role: number): Ref => ref('role', g.data.components.roles[role]?.id ?? role);

/** The reference to a civilisation. */
export const civRef = (g: G, side: Side): Ref => ref('civ', g.data.components.civilisations[side]?.id ?? side);

/** Whoever leads a side: its player, or the civilisation itself where nobody does. */
export const sideRef = (g: G, side: Side): Ref => {
  const seat = g.s.seat[side] as number;
  return seat < 0 ? civRef(g, side) : who(seat as Seat);
};

/** The reference to the creature of a side. */
export const creatureRef = (g: G, side: Side): Ref => ref('creature', g.data.components.civilisations[side]?.creature ?? side);

/** The reference to a kind of thing that is built. */
export const itemRef = (g: G, item: Item, side: Side): Ref => (item === 'creature' ? creatureRef(g, side) : ref('piece', item));

/** The reference to a kind of unit. */
export const unitRef = (g: G, unit: Unit): Ref =>
  kindOfUnit(g, unit) === CREATURE ? creatureRef(g, sideOfUnit(g, unit)) : ref('piece', UNIT_KINDS[kindOfUnit(g, unit)]);

/** The reference to a site. */
export const siteRef = (g: G, site: number): Ref => ref('site', g.data.sites[site]?.id ?? site);

/** The reference to a building that a unit can be posted on: a site, a temple or a market. */
export function buildingRef(g: G, building: number): Ref {
  if (building === ON_TEMPLE) return ref('piece', 'temple');
  if (building === ON_MARKET) return ref('piece', 'market');
  return siteRef(g, building - 1);
}

/** Cards by kind, for a sentence. */
export function countedCards(g: G, cards: readonly number[]): Counted {
  const counted: Counted = {};
  cards.forEach((count, kind) => {
    if (count > 0) counted[kindRef(g, kind)] = count;
  });
  return counted;
}

/** Units, for a sentence. */
export function countedUnits(g: G, units: readonly Unit[]): Counted {
  const counted: Counted = {};
  for (const unit of units) {
    const thing = unitRef(g, unit);
    counted[thing] = (counted[thing] ?? 0) + 1;
  }
  return counted;
}
