import { PantheonError, type Ref, ref } from '@pantheon/kernel';
import { type Pack, packSchema } from './schema.ts';

/** A space of the world: land first, then oceans, in map order. */
export interface SpaceData {
  readonly index: number;
  readonly id: string;
  readonly ref: Ref;
  /** All spaces beside it, land and ocean. */
  readonly beside: readonly number[];
  /** For land: the resource its quarry gives; -1 for an ocean. */
  readonly mineral: number;
  /** The rise that drowns it, or 0. */
  readonly flood: number;
  /** For land: what a plan can say about it. */
  readonly wood: HarvestBin;
  readonly dig: HarvestBin;
  /** By colour: slaves left without work. */
  readonly idle: readonly HarvestBin[];
}

/** Something that a harvest plan counts in a space. */
export interface HarvestBin {
  readonly id: string;
  readonly space: number;
  readonly job: 'wood' | 'dig' | 'idle';
  readonly colour: number;
}

/** A people: where it begins. */
export interface ColourData {
  readonly index: number;
  readonly id: string;
  readonly ref: Ref;
  readonly start: number;
}

/** A kind of piece that travels: warriors, the mover's workers, or slaves of a colour. */
export interface TravellerData {
  readonly id: string;
  readonly kind: 'warrior' | 'worker' | 'slave';
  readonly colour: number;
}

/** A kind of resource. */
export interface ResourceData {
  readonly index: number;
  readonly id: string;
  readonly ref: Ref;
  /** Amounts of it inside a sentence. */
  readonly goods: Ref;
}

/** Everything that can be built. */
export const CONSTRUCTIONS = ['ship', 'warrior', 'mine', 'dolmen', 'port', 'barracks', 'monument', 'granary', 'wonder'] as const;
export type Construction = (typeof CONSTRUCTIONS)[number];

/** One way to pay: so many of each of these resources. */
export interface Payment {
  readonly id: string;
  readonly kinds: readonly number[];
  readonly each: number;
  /** How many land constructions it buys; 0 for the one that buys a wonder. */
  readonly buys: number;
  readonly wonder: boolean;
}

/** What differs between the basic and the advanced game. */
export interface RuleSet {
  readonly resources: number;
  readonly constructions: readonly Construction[];
  readonly rows: readonly { readonly kinds: number; readonly each: number; readonly wonder: boolean }[];
  readonly payments: readonly Payment[];
}

/** The components of Diluvio, indexed for the rules. */
export interface DiluvioData {
  readonly pack: Pack;
  readonly spaces: readonly SpaceData[];
  /** How many of the spaces are land; the first ones. */
  readonly lands: number;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly colours: readonly ColourData[];
  readonly resources: readonly ResourceData[];
  readonly travellers: { readonly warrior: TravellerData; readonly worker: TravellerData; readonly slaves: readonly TravellerData[] };
  readonly basic: RuleSet;
  readonly advanced: RuleSet;
  readonly limits: { readonly warrior: number; readonly ship: number };
  /** How many of each building a space may hold, and what points it brings. */
  readonly most: { readonly [building: string]: number };
  readonly points: { readonly [building: string]: number };
  readonly bonus: { readonly [bonus: string]: number };
  /** The number of trees after growth, by the number before. */
  readonly regrown: readonly number[];
  readonly thresholds: readonly number[];
  /** After how many rounds without a newly deforested space everybody is asked whether to end the game. */
  readonly stillRounds: number;
  readonly copper: number;
}

export const WOOD = 0;

/** What a pack means that does not say after how many still rounds everybody is asked. */
const STILL_ROUNDS = 8;

/** Reads and indexes a data pack. @rules DIL-2.2, DIL-2.9 */
export function read(value: unknown): DiluvioData {
  const pack = packSchema(value, '');
  const indexOf = new Map(pack.map.spaces.map(({ id }, index) => [id, index]));
  const resourceIndex = new Map(pack.resources.map(({ id }, index) => [id, index]));
  if (pack.resources[WOOD]?.id !== 'wood') throw new PantheonError('bad-data', 'resources: the first must be wood');
  const limitOf = (id: string): number => pack.pieces.find((piece) => piece.id === id)?.limit.value ?? Number.MAX_SAFE_INTEGER;
  return {
    pack,
    indexOf,
    spaces: pack.map.spaces.map((space, index) => spaceData(pack, space, index, indexOf, resourceIndex)),
    lands: pack.map.spaces.filter(({ kind }) => kind === 'land').length,
    colours: pack.colours.map(({ id }, index) => {
      const start = pack.map.spaces.findIndex((space) => space.start === id);
      if (start < 0) throw new PantheonError('bad-data', `map: ${id} has nowhere to start`);
      return { index, id, ref: ref('colour', id), start };
    }),
    resources: pack.resources.map(({ id }, index) => ({ index, id, ref: ref('resource', id), goods: ref('goods', id) })),
    travellers: {
      warrior: { id: 'warrior', kind: 'warrior', colour: -1 },
      worker: { id: 'worker', kind: 'worker', colour: -1 },
      slaves: pack.colours.map(({ id }, colour) => ({ id: `slave-${id}`, kind: 'slave', colour })),
    },
    basic: ruleSet(pack, 'basic'),
    advanced: ruleSet(pack, 'advanced'),
    limits: { warrior: limitOf('warrior'), ship: limitOf('ship') },
    most: Object.fromEntries(pack.buildings.map(({ id, maxPerSpace }) => [id, maxPerSpace.value])),
    points: Object.fromEntries(pack.buildings.map(({ id, points }) => [id, points])),
    bonus: Object.fromEntries(pack.bonuses.map(({ id, points }) => [id, points])),
    regrown: Array.from(
      { length: pack.forest.maxPerSpace + 1 },
      (_, trees) => pack.forest.regrowth.find((step) => step.trees === trees)?.becomes ?? trees,
    ),
    thresholds: pack.flood.thresholds.map(({ deforested }) => deforested),
    stillRounds: pack.stillRounds?.value ?? STILL_ROUNDS,
    copper: resourceIndex.get('copper') ?? -1,
  };
}

/** @rules DIL-3.3, DIL-18.1, DIL-18.2 */
function spaceData(
  pack: Pack,
  space: Pack['map']['spaces'][number],
  index: number,
  indexOf: ReadonlyMap<string, number>,
  resourceIndex: ReadonlyMap<string, number>,
): SpaceData {
  const bin = (job: HarvestBin['job'], colour = -1): HarvestBin => ({
    id: colour < 0 ? `${space.id}:${job}` : `${space.id}:${job}-${pack.colours[colour]?.id}`,
    space: index,
    job,
    colour,
  });
  const mineral = space.mineral === undefined ? -1 : resourceIndex.get(space.mineral);
  if (mineral === undefined) throw new PantheonError('bad-data', `map: ${space.id} gives an unknown mineral`);
  return {
    index,
    id: space.id,
    ref: ref('space', space.id),
    beside: [...space.adjacent.land, ...space.adjacent.ocean].map((id) => indexOf.get(id) as number).sort((a, b) => a - b),
    mineral,
    flood: space.floodStage ?? 0,
    wood: bin('wood'),
    dig: bin('dig'),
    idle: pack.colours.map((_, colour) => bin('idle', colour)),
  };
}

/** @rules DIL-13.3, DIL-19.2 */
function ruleSet(pack: Pack, set: 'basic' | 'advanced'): RuleSet {
  const inPlay = (of: string): boolean => set === 'advanced' || of === 'basic';
  const resources = pack.resources.filter((resource) => inPlay(resource.set)).length;
  const built = new Map(pack.buildings.map((building) => [building.id, building.set]));
  const table = pack.costs.combinations[set];
  const payments: Payment[] = [];
  for (const { kinds, each, yields } of table) {
    for (const chosen of subsets(resources, kinds)) {
      const wonder = yields.what === 'wonder';
      const id = chosen.map((kind) => pack.resources[kind]?.id).join('-');
      payments.push({ id, kinds: chosen, each, buys: wonder ? 0 : yields.count, wonder });
    }
  }
  return {
    resources,
    constructions: CONSTRUCTIONS.filter((id) => inPlay(built.get(id) ?? 'basic')),
    rows: table.map(({ kinds, each, yields }) => ({ kinds, each, wonder: yields.what === 'wonder' })),
    payments,
  };
}

/** All ways to take `size` of the first `count` numbers. @rules DIL-13.3 */
function subsets(count: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const found: number[][] = [];
  for (let first = from; first <= count - size; first++)
    for (const rest of subsets(count, size - 1, first + 1)) found.push([first, ...rest]);
  return found;
}
