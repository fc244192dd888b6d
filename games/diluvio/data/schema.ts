import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, flag, bilingual, oneOf, optional, dictionary, checked, number } = schema;

const orNull =
  <T>(item: schema.Schema<T>): schema.Schema<T | null> =>
  (value, path) =>
    value === null ? null : item(value, path);

const named = { id: text, name: bilingual };
const explained = { ...named, text: bilingual };
const ruleSet = oneOf('basic', 'advanced');
const row = shape({ kinds: whole(1, 6), each: whole(1), yields: shape({ what: oneOf('construction', 'wonder'), count: whole(1) }) });

const space = shape({
  ...named,
  kind: oneOf('land', 'ocean'),
  landmass: optional(text),
  mineral: optional(text),
  floodStage: optional(orNull(whole(1))),
  start: optional(orNull(text)),
  adjacent: shape({ land: list(text), ocean: list(text) }),
  anchor: list(number, { min: 2, max: 2 }),
  polygon: list(list(number, { min: 2, max: 2 }), { min: 3 }),
  drawOffsets: list(number, { min: 1 }),
});

type Space = schema.Read<typeof space>;

/** Land comes before ocean, neighbours know each other, and nothing lies beside itself. */
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

/** What a data pack of Diluvio must hold. */
export const packSchema = shape({
  players: shape({ startWorkers: whole(1) }),
  colours: list(shape({ ...explained, continent: text }), { min: 2 }),
  resources: list(shape({ ...explained, set: ruleSet, mineral: flag }), { min: 2 }),
  pieces: list(shape({ ...explained, limit: shape({ value: orNull(whole(1)) }) })),
  statuses: list(shape(explained)),
  jobs: shape({ treesPerSpace: whole(1), quarryJobsPerSpace: whole(0), mineJobsPerMine: whole(0) }),
  buildings: list(shape({ ...explained, set: ruleSet, maxPerSpace: shape({ value: whole(1) }), points: whole(0) })),
  costs: shape({
    ship: shape({ wood: whole(0), woodWithPort: whole(0) }),
    combinations: shape({ basic: list(row), advanced: list(row) }),
  }),
  forest: shape({ maxPerSpace: whole(1), regrowth: list(shape({ trees: whole(0), becomes: whole(0) })) }),
  flood: shape({ thresholds: list(shape({ deforested: whole(1), stage: whole(1) })), endAt: whole(1) }),
  bonuses: list(shape({ ...explained, points: whole(0) })),
  roundLimit: dictionary(whole(1)),
  map: shape({
    landmasses: list(shape({ ...named, kind: oneOf('continent', 'island'), mineral: text })),
    spaces: checked(list(space, { min: 4 }), faultOfWorld),
  }),
});

export type Pack = schema.Read<typeof packSchema>;
