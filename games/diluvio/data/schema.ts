import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, flag, bilingual, oneOf, optional, dictionary, checked, number } = schema;

const orNull =
  <T>(item: schema.Schema<T>): schema.Schema<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path);

const few = whole(0, 20);
const some = whole(1, 20);
const many = whole(1, 100);
const points = whole(0, 50);
const coordinate = number(-10_000, 10_000);
const neighbours = list(text, { max: 30 });

const named = { id: text, name: bilingual };
const explained = { ...named, text: bilingual };
const ruleSet = oneOf('basic', 'advanced');
const row = shape({ kinds: whole(1, 6), each: some, yields: shape({ what: oneOf('construction', 'wonder'), count: some }) });

const space = shape({
  ...named,
  kind: oneOf('land', 'ocean'),
  landmass: optional(text),
  mineral: optional(text),
  floodStage: optional(orNull(some)),
  start: optional(orNull(text)),
  adjacent: shape({ land: neighbours, ocean: neighbours }),
  anchor: list(coordinate, { min: 2, max: 2 }),
  polygon: list(list(coordinate, { min: 2, max: 2 }), { min: 3, max: 1000 }),
  drawOffsets: list(coordinate, { min: 1, max: 6 }),
});

type Space = schema.Read<typeof space>;

/** Land comes before ocean, neighbours know each other, and nothing lies beside itself. @rules DIL-6.14, DIL-18.3, DIL-18.4, DIL-18.5 */
function faultOfWorld(spaces: readonly Space[]): string | null {
  const byId = new Map(spaces.map((one) => [one.id, one]));
  if (byId.size !== spaces.length) return 'two spaces have the same id';
  if (spaces.some((one, at) => one.kind === 'land' && spaces[at - 1]?.kind === 'ocean')) return 'land must come before ocean';
  for (const one of spaces) {
    const fault = faultOfSpace(one, byId);
    if (fault !== null) return fault;
  }
  return null;
}

function faultOfSpace(one: Space, byId: ReadonlyMap<string, Space>): string | null {
  const drowns = one.kind === 'ocean' || (one.floodStage ?? null) !== null;
  if (drowns && one.adjacent.ocean.length === 0) return `${one.id} would be a sea without a way out`;
  if (one.kind === 'land' && one.mineral === undefined) return `${one.id} has no mineral`;
  for (const kind of ['land', 'ocean'] as const) {
    for (const id of one.adjacent[kind]) {
      const other = byId.get(id);
      if (other?.kind !== kind) return `${one.id}: there is no ${kind} space "${id}"`;
      if (id === one.id || !other.adjacent[one.kind].includes(one.id)) return `${one.id} and ${id} do not lie beside each other both ways`;
    }
  }
  return null;
}

/** No more trees than a space has room for, neither at the start nor after they have grown. */
function faultOfForests({
  jobs,
  forest,
}: {
  readonly jobs: schema.Read<typeof jobsSchema>;
  readonly forest: schema.Read<typeof forestSchema>;
}): string | null {
  const most = Math.max(jobs.treesPerSpace, ...forest.regrowth.map(({ becomes }) => becomes));
  return most > forest.maxPerSpace ? `${most} trees in a space that has room for ${forest.maxPerSpace}` : null;
}

const jobsSchema = shape({ treesPerSpace: some, quarryJobsPerSpace: few, mineJobsPerMine: few });
const forestSchema = shape({ maxPerSpace: some, regrowth: list(shape({ trees: few, becomes: few }), { max: 21 }) });

const contents = shape({
  players: shape({ startWorkers: some }),
  colours: list(shape({ ...explained, continent: text }), { min: 2, max: 8 }),
  resources: list(shape({ ...explained, set: ruleSet, mineral: flag }), { min: 2, max: 10 }),
  pieces: list(shape({ ...explained, limit: shape({ value: orNull(many) }) }), { max: 20 }),
  statuses: list(shape(explained), { max: 20 }),
  jobs: jobsSchema,
  buildings: list(shape({ ...explained, set: ruleSet, maxPerSpace: shape({ value: some }), points }), { max: 20 }),
  costs: shape({
    ship: shape({ wood: few, woodWithPort: few }),
    combinations: shape({ basic: list(row, { max: 12 }), advanced: list(row, { max: 12 }) }),
  }),
  forest: forestSchema,
  flood: shape({ thresholds: list(shape({ deforested: many, stage: some }), { max: 12 }), endAt: many }),
  bonuses: list(shape({ ...explained, points }), { max: 20 }),
  roundLimit: dictionary(many, { max: 12 }),
  /** Packs made before the second version of the rules do not say it. */
  stillRounds: optional(shape({ value: whole(1, 100) })),
  map: shape({
    landmasses: list(shape({ ...named, kind: oneOf('continent', 'island'), mineral: text }), { max: 40 }),
    spaces: checked(list(space, { min: 4, max: 150 }), faultOfWorld),
  }),
});

/** What a data pack of Diluvio must hold. */
export const packSchema = checked(contents, faultOfForests);

export type Pack = schema.Read<typeof packSchema>;
