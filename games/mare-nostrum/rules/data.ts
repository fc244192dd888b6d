import { type Pack, packSchema } from '../data/schema.ts';
import type { Creature } from './creature.ts';
import { creatures } from './creatures/index.ts';
import { heroes } from './heroes/index.ts';
import type { Power } from './powers.ts';
import { type Thing, thing } from './things.ts';
import { type Card, type Kind, NONE, ON_MARKET, ON_TEMPLE, ROLES, type Side, type Site, type Space, type UnitKind } from './types.ts';
import { wonders } from './wonders/index.ts';

/** A hero or wonder as the rules use it. */
export interface CardData extends Thing {
  readonly name: { readonly en: string; readonly it: string };
  readonly effect: { readonly en: string; readonly it: string };
  readonly wonder: boolean;
  /** The only side that may own it, or -1. */
  readonly side: Side;
  /** By role: what it adds to the count. */
  readonly bonus: readonly number[];
}

/** The component data, with everything looked up by number. */
export interface Data extends Pack {
  readonly provinces: number;
  readonly spaces: readonly Thing[];
  spaceOf(id: string): Space;
  /** By space: bordering provinces; touching or adjacent seas, as a list and as bits. */
  readonly land: readonly (readonly Space[])[];
  readonly seas: readonly (readonly Space[])[];
  readonly seaBits: readonly number[];
  readonly island: readonly boolean[];
  readonly edge: readonly boolean[];
  readonly straits: readonly (readonly [Space, Space])[];
  readonly sites: readonly (Thing & { readonly province: Space; readonly kind: Kind })[];
  /** By the number under which units are posted on them: what stands on the sites, temples, markets. */
  readonly buildings: { readonly [building: number]: Thing };
  /** By province: its sites, and those for cities and for caravans. */
  readonly sitesOf: readonly (readonly Site[])[];
  readonly citySites: readonly (readonly Site[])[];
  readonly goodsSites: readonly (readonly Site[])[];
  siteOf(id: string): Site;
  /** By kind of card: its id and how many there are. */
  readonly kinds: readonly (Thing & { readonly total: number })[];
  kindOf(id: string): Kind;
  readonly cards: readonly CardData[];
  readonly gods: readonly Thing[];
  readonly roles: readonly Thing[];
  /** The civilisations. */
  readonly sides: readonly Thing[];
  cardOf(id: string): Card;
  /** The cards that add to the count for a role. */
  readonly advisers: readonly Card[];
  readonly castor: Card;
  readonly pyramids: Card;
  readonly powers: readonly Power[];
  /** By side. */
  readonly creatures: readonly Creature[];
  readonly capitals: readonly Space[];
  readonly freeCapitals: readonly (readonly Space[])[];
  readonly neutral: readonly (readonly Space[])[];
  readonly heroes: readonly Card[];
  godOf(id: string): number;
  /** Units of one side: how many, the first of each kind, and the kind of each. */
  readonly unitsPerSide: number;
  readonly firstUnit: readonly number[];
  readonly unitCount: readonly number[];
  readonly unitKind: readonly UnitKind[];
}

const lookup = (what: string, ids: readonly string[]): ((id: string) => number) => {
  const table = new Map(ids.map((id, index) => [id, index]));
  return (id) => {
    const index = table.get(id);
    if (index === undefined) throw new Error(`there is no ${what} "${id}"`);
    return index;
  };
};

/** Reads and indexes a data pack. */
export function read(pack: unknown): Data {
  const { components, map } = packSchema(pack, '');
  return { components, map, ...readMap(map, components), ...readCards(components), ...readUnits(components) };
}

function readMap(map: Pack['map'], components: Pack['components']) {
  const all = [...map.provinces, ...map.seas];
  const provinces = map.provinces.length;
  const spaceOf = lookup(
    'space',
    all.map(({ id }) => id),
  );
  const kinds = [components.resources.tax, ...components.resources.goods].map(({ id, total }, at) => ({ ...thing('kind', id, at), total }));
  const kindOf = lookup(
    'kind of card',
    kinds.map(({ id }) => id),
  );
  const sites = map.provinces
    .flatMap((province, at) => province.sites.map(({ id, good }) => ({ id, province: at, kind: good === undefined ? 0 : kindOf(good) })))
    .map(({ id, province, kind }, at) => ({ ...thing('site', id, at), province, kind }));
  const buildings = [
    ...sites.map((site): Thing => ({ ...site, at: site.at + 1 })),
    thing('piece', 'temple', ON_TEMPLE),
    thing('piece', 'market', ON_MARKET),
  ];
  const seas = all.map(({ sea }) => sea.map(spaceOf));
  const sitesWhere = (accepts: (kind: Kind) => boolean): Site[][] =>
    map.provinces.map((_, at) => sites.flatMap(({ province, kind }, site) => (province === at && accepts(kind) ? [site] : [])));
  return {
    provinces,
    spaces: all.map(({ id }, at) => thing(at < provinces ? 'province' : 'sea', id, at)),
    spaceOf,
    land: all.map(({ land }) => land.map(spaceOf)),
    seas,
    seaBits: seas.map((list) => list.reduce((bits, sea) => bits | (1 << (sea - provinces)), 0)),
    island: map.provinces.map(({ island }) => island),
    edge: map.provinces.map(({ edge }) => edge),
    straits: map.straits.map(({ between }) => between.map(spaceOf) as [Space, Space]),
    sites,
    buildings: Object.fromEntries(buildings.map((building) => [building.at, building])),
    sitesOf: sitesWhere(() => true),
    citySites: sitesWhere((kind) => kind === 0),
    goodsSites: sitesWhere((kind) => kind !== 0),
    siteOf: lookup(
      'site',
      sites.map(({ id }) => id),
    ),
    kinds,
    kindOf,
    capitals: components.civilisations.map(({ id }) => spaceOf(map.civilisations[id]?.capital ?? '')),
    freeCapitals: components.civilisations.map(({ id }) => map.civilisations[id]?.freeCapitals.map(spaceOf) ?? []),
    neutral: components.civilisations.map(({ id }) => map.neutralPlacement[id]?.map(spaceOf) ?? []),
  };
}

function readCards(components: Pack['components']) {
  const sideOf = lookup(
    'civilisation',
    components.civilisations.map(({ id }) => id),
  );
  const bonus = (id: string): number[] => ROLES.map((role) => components.roles.find((candidate) => candidate.id === role)?.bonus[id] ?? 0);
  const all = [
    ...components.wonders.map((card) => ({ card, wonder: true, side: NONE })),
    ...components.civilisationHeroes.map((card) => ({ card, wonder: false, side: sideOf(card.civilisation) })),
    ...[...components.genericHeroes, ...components.mythologicalHeroes].map((card) => ({ card, wonder: false, side: NONE })),
  ];
  const cards = all.map(({ card: { id, name, effect }, wonder, side }, at): CardData => {
    return { ...thing('card', id, at), name, effect, wonder, side, bonus: bonus(id) };
  });
  const cardOf = lookup(
    'hero or wonder',
    cards.map(({ id }) => id),
  );
  const known: Record<string, Power> = { ...heroes, ...wonders };
  const powers = all.map(({ card: { id, reduction } }): Power => {
    const power = known[id];
    if (power === undefined) throw new Error(`the rules do not know the card "${id}"`);
    if (reduction === undefined) return power;
    const items: readonly string[] = reduction.items;
    return { ...power, reduction: (_g, _seat, what) => (items.includes(what) ? reduction.by : 0) };
  });
  return {
    cards,
    cardOf,
    advisers: cards.flatMap((card) => (card.bonus.some((more) => more > 0) ? [card.at] : [])),
    castor: cardOf('castor_pollux'),
    pyramids: cardOf('pyramids'),
    powers,
    creatures: components.civilisations.map(({ creature }): Creature => {
      const found = creatures[creature];
      if (found === undefined) throw new Error(`the rules do not know the creature "${creature}"`);
      return found;
    }),
    heroes: components.civilisations.map(({ hero }) => cardOf(hero)),
    gods: components.gods.map(({ id }, at) => thing('god', id, at)),
    roles: components.roles.map(({ id }, at) => thing('role', id, at)),
    sides: components.civilisations.map(({ id }, at) => thing('civ', id, at)),
    godOf: lookup(
      'god',
      components.gods.map(({ id }) => id),
    ),
  };
}

function readUnits(components: Pack['components']) {
  const { legion, trireme, fortress, creature } = components.unitsPerCivilisation;
  const unitCount = [legion, trireme, fortress, creature];
  const firstUnit = unitCount.map((_, kind) => unitCount.slice(0, kind).reduce((sum, count) => sum + count, 0));
  const unitKind = unitCount.flatMap((count, kind) => Array.from({ length: count }, () => kind as UnitKind));
  return { unitsPerSide: unitKind.length, firstUnit, unitCount, unitKind };
}
