import { schema } from '@pantheon/kernel';

const { shape, list, dictionary, optional, oneOf, checked, text, whole, number, flag, bilingual } = schema;

/** The four types of basic building, in the order of their numbers on a site. */
export const buildingIds = ['port', 'fortress', 'temple', 'university'] as const;
export type BuildingId = (typeof buildingIds)[number];

/** The gods: five tiles, and Apollo, who is printed on the auction board. */
export const godIds = ['athena', 'zeus', 'poseidon', 'ares', 'hera', 'apollo'] as const;
export type GodId = (typeof godIds)[number];

/** The creatures, first those without a figure. */
export const creatureIds = [
  'charon',
  'chimera',
  'cyclops',
  'dryad',
  'giant',
  'griffin',
  'harpy',
  'graeae',
  'pegasus',
  'satyr',
  'sphinx',
  'sylph',
  'cerberus',
  'hydra',
  'kraken',
  'medusa',
  'minotaur',
  'polyphemus',
] as const;
export type CreatureId = (typeof creatureIds)[number];

/** The heroes. */
export const heroIds = ['ajax', 'croesus', 'hector', 'helen', 'jason', 'pandora', 'penthesilea', 'odysseus', 'perseus'] as const;
export type HeroId = (typeof heroIds)[number];

/** The five bonuses of metropolis tokens, in the order of their numbers on a site. */
export const bonusIds = ['troops', 'prosperity', 'priestess', 'coins', 'fleets'] as const;
export type BonusId = (typeof bonusIds)[number];

/** The ways to sit down: a duel, each for themselves, or in teams of two. */
export const modeIds = ['duel', 'ffa3', 'ffa4', 'team4', 'ffa5', 'team6'] as const;
export type ModeId = (typeof modeIds)[number];

const count = whole(0);
const point = list(number, { min: 2, max: 2 });
const cell = list(whole(-60, 60), { min: 2, max: 2 });
const side = oneOf('A', 'B');
export type Side = schema.Read<typeof side>;

const complete =
  <T extends { id: string }>(ids: readonly string[]) =>
  (items: readonly T[]): string | null => {
    const found = items.map(({ id }) => id);
    return ids.every((id) => found.includes(id)) && found.length === ids.length ? null : `expected each of ${ids.join(', ')} once`;
  };

const mode = shape({
  id: oneOf(...modeIds),
  name: bilingual,
  humans: whole(2, 6),
  factions: whole(3, 6),
  godsFaceUp: whole(1, 5),
  teams: (value, path) => (value === null ? null : list(list(whole(1, 6)))(value, path)),
  coins: shape({ perTeam: optional(count), perFaction: optional(count) }),
  goalOptions: list(whole(1), { min: 1 }),
});

const piece = shape({ id: text, name: bilingual, count });

const god = shape({
  id: oneOf(...godIds),
  name: bilingual,
  tile: flag,
  mandatory: list(shape({ action: text, count: optional(count) })),
  optional: list(shape({ action: text, costs: optional(list(count)), costEach: optional(count), playCost: optional(count) })),
});

const creature = shape({
  id: oneOf(...creatureIds),
  name: bilingual,
  figure: flag,
  strength: optional(whole(1)),
  draws: optional(whole(1)),
  text: bilingual,
});

const hero = shape({
  id: oneOf(...heroIds),
  name: bilingual,
  strength: whole(1),
  military: shape({ text: bilingual, cost: optional(count), die: optional(count) }),
  sacrifice: shape({
    text: bilingual,
    lands: optional(whole(1)),
    cost: optional(whole(1)),
    priestesses: optional(whole(1)),
    types: optional(whole(1, 4)),
    ofEach: optional(whole(1)),
  }),
});

const components = shape({
  modes: checked(list(mode), complete(modeIds)),
  terms: list(shape({ id: text, name: bilingual })),
  colours: list(shape({ id: text, name: bilingual }), { min: 6 }),
  pieces: shape({ perFaction: list(piece), shared: list(piece) }),
  die: shape({ faces: list(count, { min: 2 }) }),
  bidTrack: shape({ spaces: checked(list(whole(1), { min: 2 }), rising) }),
  auctionBoard: shape({
    creatureTrack: shape({ costs: checked(list(count, { min: 1 }), rising) }),
    heroTrack: shape({ slots: whole(1) }),
  }),
  income: shape({ coinsPerCornucopia: whole(1) }),
  setup: shape({ placement: shape({ round2: shape({ basicTroops: count }) }) }),
  gods: checked(list(god), complete(godIds)),
  buildings: checked(list(shape({ id: oneOf(...buildingIds), name: bilingual, count, text: bilingual })), complete(buildingIds)),
  metropolis: shape({
    philosophers: whole(1),
    bonuses: checked(
      list(shape({ id: oneOf(...bonusIds), copies: count, amount: count, name: bilingual, text: bilingual })),
      complete(bonusIds),
    ),
  }),
  creatures: checked(list(creature), complete(creatureIds)),
  heroes: checked(list(hero), complete(heroIds)),
});

function rising(values: readonly number[]): string | null {
  return values.every((value, at) => at === 0 || value > (values[at - 1] as number)) ? null : 'the values must rise';
}

const area = shape({
  id: text,
  type: oneOf('land', 'sea'),
  name: bilingual,
  cells: list(cell, { min: 1 }),
  cornucopia: count,
  priestess: optional(flag),
  sites: optional(list(shape({ id: text, sea: text, at: point, port: point }))),
  at: dictionary(point),
  polygon: list(point, { min: 3 }),
});
export type AreaSheet = schema.Read<typeof area>;

const placement = shape({ tile: text, side, at: cell, rotation: whole(0, 5) });
export type Placement = schema.Read<typeof placement>;

const map = shape({
  geometry: shape({
    cellSize: number,
    neighbours: list(cell, { min: 6, max: 6 }),
    tileLattice: shape({ u: cell, v: cell }),
    viewRotationDeg: number,
    tileOutline: list(point),
  }),
  randomBoard: shape({ shapes: dictionary(shape({ slots: list(cell) })), shapeForSeats: dictionary(text) }),
  tiles: list(shape({ id: text, name: bilingual, sides: shape({ A: shape({ areas: list(area) }), B: shape({ areas: list(area) }) }) })),
  layouts: list(
    shape({
      id: text,
      factions: whole(3, 6),
      side,
      placements: list(placement),
      quickStart: shape({ factions: list(shape({ seat: whole(1, 6), lands: list(text), fleets: list(text), troops: list(count) })) }),
    }),
  ),
});
export type MapSheet = schema.Read<typeof map>;

/** What a data pack of Cyclades must hold. */
export const packSchema = shape({ components, map });
export type Pack = schema.Read<typeof packSchema>;
