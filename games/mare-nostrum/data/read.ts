import { equalNumbers, type Ref, ref } from '@pantheon/kernel';
import {
  BUILDINGS,
  type Card,
  CREATURE,
  FORTRESS,
  type Kind,
  LEGION,
  NONE,
  ON_MARKET,
  ON_TEMPLE,
  ROLES,
  type Side,
  type Site,
  type Space,
  TAX,
  TRIREME,
  type UnitKind,
} from './numbers.ts';
import { type Pack, packSchema } from './schema.ts';
import { type Thing, thing } from './thing.ts';

/** A hero or wonder as the rules use it. */
export interface CardData extends Thing {
  readonly name: { readonly en: string; readonly it: string };
  readonly effect: { readonly en: string; readonly it: string };
  readonly wonder: boolean;
  /** The only side that may own it, or -1. */
  readonly side: Side;
  /** By role: what it adds to the count. */
  readonly bonus: readonly number[];
  /** What it makes cheaper, and by how many cards; null where its power says more than a figure, or nothing. */
  readonly reduction: { readonly items: readonly string[]; readonly by: number } | null;
}

/** By id: the number of a thing. */
type Numbers = { readonly [id: string]: number };

/** The component data, with everything looked up by number. */
export interface Data extends Pack {
  /** The numbers of things by their ids. */
  readonly numbers: {
    readonly space: Numbers;
    readonly site: Numbers;
    readonly kind: Numbers;
    readonly card: Numbers;
    readonly god: Numbers;
    readonly civilisation: Numbers;
  };
  readonly provinces: number;
  readonly spaces: readonly Thing[];
  /** By space: bordering provinces; touching or adjacent seas, as a list and as bits. */
  readonly land: readonly (readonly Space[])[];
  readonly seas: readonly (readonly Space[])[];
  readonly seaBits: readonly number[];
  readonly island: readonly boolean[];
  readonly edge: readonly boolean[];
  readonly straits: readonly (readonly [Space, Space])[];
  /** By space: the provinces on the other side of a strait. */
  readonly across: readonly (readonly Space[])[];
  readonly sites: readonly (Thing & { readonly province: Space; readonly kind: Kind })[];
  /** By site: its province. */
  readonly siteProvince: readonly Space[];
  /** By the number under which units are posted on them: what stands on the sites, temples, markets. */
  readonly buildings: { readonly [building: number]: Thing };
  /** By province: its sites, and those for cities and for caravans. */
  readonly sitesOf: readonly (readonly Site[])[];
  readonly citySites: readonly (readonly Site[])[];
  readonly goodsSites: readonly (readonly Site[])[];
  /** By kind of card: its id and how many there are. */
  readonly kinds: readonly (Thing & { readonly total: number })[];
  readonly cards: readonly CardData[];
  readonly gods: readonly Thing[];
  /** By role: the kinds of buildings that count for it, and whether units do. */
  readonly roles: readonly (Thing & { readonly buildings: readonly number[]; readonly units: boolean })[];
  /** The civilisations, with their creatures. */
  readonly sides: readonly (Thing & { readonly creature: Ref })[];
  /** The cards that add to the count for a role. */
  readonly advisers: readonly Card[];
  /** By how many cards a single reduction lowers a price at most; the heroes that lower one without a figure in the data do so by one. */
  readonly largestReduction: number;
  readonly castor: Card;
  readonly pyramids: Card;
  /** By side. */
  readonly capitals: readonly Space[];
  readonly freeCapitals: readonly (readonly Space[])[];
  readonly neutral: readonly (readonly Space[])[];
  readonly heroes: readonly Card[];
  /** Units of one side: how many, the first of each kind, and the kind of each. */
  readonly unitsPerSide: number;
  readonly firstUnit: readonly number[];
  readonly unitCount: readonly number[];
  readonly unitKind: readonly UnitKind[];
  /** Nothing in every space, nothing of every kind: what counting begins with. */
  readonly emptySpaces: readonly number[];
  readonly noCards: readonly number[];
}

const numbersOf = (things: readonly { readonly id: string }[]): Numbers => Object.fromEntries(things.map(({ id }, at) => [id, at]));

function find(what: keyof Data['numbers'], numbers: Numbers, id: string): number {
  const number = numbers[id];
  if (number === undefined) throw new Error(`there is no ${what} "${id}"`);
  return number;
}

type Numbered = Pick<Data, 'numbers'>;

export const spaceOf = ({ numbers }: Numbered, id: string): Space => find('space', numbers.space, id);
export const siteOf = ({ numbers }: Numbered, id: string): Site => find('site', numbers.site, id);
export const kindOf = ({ numbers }: Numbered, id: string): Kind => find('kind', numbers.kind, id);
export const cardOf = ({ numbers }: Numbered, id: string): Card => find('card', numbers.card, id);
export const godOf = ({ numbers }: Numbered, id: string): number => find('god', numbers.god, id);

/** Reads and indexes a data pack. @rules MAR-1.6 */
export function read(pack: unknown): Data {
  const { components, map } = packSchema(pack, '');
  const numbers = readNumbers(map, components);
  return {
    components,
    map,
    numbers,
    ...readMap(map, components, numbers),
    ...readSites(map, numbers),
    ...readCards(components, numbers),
    ...readUnits(components),
  };
}

/** @rules MAR-1.3 */
function readNumbers(map: Pack['map'], components: Pack['components']): Data['numbers'] {
  return {
    space: numbersOf([...map.provinces, ...map.seas]),
    site: numbersOf(map.provinces.flatMap(({ sites }) => sites)),
    kind: numbersOf(kindsOf(components)),
    card: numbersOf(cardsOf(components)),
    god: numbersOf(components.gods),
    civilisation: numbersOf(components.civilisations),
  };
}

/** @rules MAR-1.5, MAR-21.1, MAR-21.2 */
const kindsOf = ({ resources }: Pack['components']) => [resources.tax, ...resources.goods];

type ListOfCards = 'wonders' | 'civilisationHeroes' | 'genericHeroes' | 'mythologicalHeroes';

/** @rules MAR-1.6 */
export const cardsOf = <T>(lists: { readonly [list in ListOfCards]: readonly T[] }): T[] => [
  ...lists.wonders,
  ...lists.civilisationHeroes,
  ...lists.genericHeroes,
  ...lists.mythologicalHeroes,
];

/** @rules MAR-2.1, MAR-21.5 */
function readMap(map: Pack['map'], components: Pack['components'], numbers: Data['numbers']) {
  const all = [...map.provinces, ...map.seas];
  const provinces = map.provinces.length;
  const space = (id: string): Space => spaceOf({ numbers }, id);
  const seas = all.map(({ sea }) => sea.map(space));
  const straits = map.straits.map(({ between: [one = '', other = ''] }) => [space(one), space(other)] as const);
  return {
    provinces,
    spaces: all.map(({ id }, at) => thing(at < provinces ? 'province' : 'sea', id, at)),
    emptySpaces: all.map(() => 0),
    land: all.map(({ land }) => land.map(space)),
    seas,
    seaBits: seas.map((list) => list.reduce((bits, sea) => bits | (1 << (sea - provinces)), 0)),
    island: map.provinces.map(({ island }) => island),
    edge: map.provinces.map(({ edge }) => edge),
    straits,
    across: all.map((_, at) => straits.flatMap(([one, other]) => (one === at ? [other] : other === at ? [one] : []))),
    kinds: kindsOf(components).map(({ id, total }, at) => ({ ...thing('kind', id, at), total })),
    noCards: equalNumbers(kindsOf(components).length, 0),
    capitals: components.civilisations.map(({ id }) => space(map.civilisations[id]?.capital ?? '')),
    freeCapitals: components.civilisations.map(({ id }) => map.civilisations[id]?.freeCapitals.map(space) ?? []),
    neutral: components.civilisations.map(({ id }) => map.neutralPlacement[id]?.map(space) ?? []),
  };
}

/** @rules MAR-1.10 */
function readSites(map: Pack['map'], numbers: Data['numbers']) {
  const sites = map.provinces
    .flatMap(({ sites: own }, province) =>
      own.map(({ id, good }) => ({ id, province, kind: good === undefined ? TAX : kindOf({ numbers }, good) })),
    )
    .map(({ id, province, kind }, at) => ({ ...thing('site', id, at), province, kind }));
  const buildings = [
    ...sites.map((site): Thing => ({ ...site, at: site.at + 1 })),
    thing('piece', 'temple', ON_TEMPLE),
    thing('piece', 'market', ON_MARKET),
  ];
  const sitesWhere = (accepts: (kind: Kind) => boolean): Site[][] =>
    map.provinces.map((_, at) => sites.flatMap(({ province, kind }, site) => (province === at && accepts(kind) ? [site] : [])));
  return {
    sites,
    siteProvince: sites.map(({ province }) => province),
    buildings: Object.fromEntries(buildings.map((building) => [building.at, building])),
    sitesOf: sitesWhere(() => true),
    citySites: sitesWhere((kind) => kind === TAX),
    goodsSites: sitesWhere((kind) => kind !== TAX),
  };
}

function readCards(components: Pack['components'], numbers: Data['numbers']) {
  const wonders = new Set(components.wonders.map(({ id }) => id));
  const homes = new Map(components.civilisationHeroes.map(({ id, civilisation }) => [id, civilisation]));
  const sideOf = (id: string): Side => {
    const home = homes.get(id);
    return home === undefined ? NONE : find('civilisation', numbers.civilisation, home);
  };
  const bonus = (id: string): number[] => ROLES.map((role) => components.roles.find((candidate) => candidate.id === role)?.bonus[id] ?? 0);
  const cards = cardsOf(components).map(
    ({ id, name, effect, reduction }, at): CardData => ({
      ...thing('card', id, at),
      name,
      effect,
      wonder: wonders.has(id),
      side: sideOf(id),
      bonus: bonus(id),
      reduction: reduction ?? null,
    }),
  );
  return {
    cards,
    advisers: cards.flatMap((card) => (card.bonus.some((more) => more > 0) ? [card.at] : [])),
    largestReduction: Math.max(1, ...cards.map(({ reduction }) => reduction?.by ?? 0)),
    castor: cardOf({ numbers }, 'castor_pollux'),
    pyramids: cardOf({ numbers }, 'pyramids'),
    heroes: components.civilisations.map(({ hero }) => cardOf({ numbers }, hero)),
    gods: components.gods.map(({ id }, at) => thing('god', id, at)),
    roles: components.roles.map(({ id, counts }, at) => ({
      ...thing('role', id, at),
      buildings: BUILDINGS.flatMap((building, kind) => (counts.includes(building) ? [kind] : [])),
      units: counts.includes('legion'),
    })),
    sides: components.civilisations.map(({ id, creature }, at) => ({ ...thing('civ', id, at), creature: ref('creature', creature) })),
  };
}

const ALL_UNIT_KINDS: readonly UnitKind[] = [LEGION, TRIREME, FORTRESS, CREATURE];

/** @rules MAR-1.2 */
function readUnits(components: Pack['components']) {
  const { legion, trireme, fortress, creature } = components.unitsPerCivilisation;
  const unitCount = [legion, trireme, fortress, creature];
  const firstUnit = unitCount.map((_, kind) => unitCount.slice(0, kind).reduce((sum, count) => sum + count, 0));
  const unitKind = ALL_UNIT_KINDS.flatMap((kind) => Array.from({ length: unitCount[kind] ?? 0 }, () => kind));
  return { unitsPerSide: unitKind.length, firstUnit, unitCount, unitKind };
}
