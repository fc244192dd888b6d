import { numberAt, schema } from '@pantheon/kernel';
import { assemble } from './board.ts';

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

const count = whole(0, 100);
const few = whole(0, 20);
const some = whole(1, 20);
const point = list(number(-1000, 1000), { min: 2, max: 2 });
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
  teams: (value, path) => (value === null ? null : list(list(whole(1, 6), { max: 6 }), { max: 6 })(value, path)),
  coins: shape({ perTeam: optional(count), perFaction: optional(count) }),
  goalOptions: list(some, { min: 1, max: 6 }),
});

const piece = shape({ id: text, name: bilingual, count });

const god = shape({
  id: oneOf(...godIds),
  name: bilingual,
  tile: flag,
  mandatory: list(shape({ action: text, count: optional(few) }), { max: 12 }),
  optional: list(shape({ action: text, costs: optional(list(count, { max: 12 })), costEach: optional(few), playCost: optional(few) }), {
    max: 12,
  }),
});

const creature = shape({
  id: oneOf(...creatureIds),
  name: bilingual,
  figure: flag,
  strength: optional(some),
  draws: optional(some),
  text: bilingual,
});

const hero = shape({
  id: oneOf(...heroIds),
  name: bilingual,
  strength: some,
  military: shape({ text: bilingual, cost: optional(few), die: optional(few) }),
  sacrifice: shape({
    text: bilingual,
    lands: optional(some),
    cost: optional(whole(1, 100)),
    priestesses: optional(some),
    types: optional(whole(1, 4)),
    ofEach: optional(some),
  }),
});

const components = shape({
  modes: checked(list(checked(mode, faultOfTeams)), complete(modeIds)),
  terms: list(shape({ id: text, name: bilingual }), { max: 200 }),
  colours: list(shape({ id: text, name: bilingual }), { min: 6, max: 12 }),
  pieces: shape({ perFaction: list(piece, { max: 30 }), shared: list(piece, { max: 50 }) }),
  die: shape({ faces: list(few, { min: 2, max: 20 }) }),
  bidTrack: shape({ spaces: checked(list(whole(1, 200), { min: 2, max: 40 }), rising) }),
  auctionBoard: shape({
    creatureTrack: shape({ costs: checked(list(count, { min: 1, max: 8 }), rising) }),
    heroTrack: shape({ slots: whole(1, 5) }),
  }),
  income: shape({ coinsPerCornucopia: some }),
  setup: shape({ placement: shape({ round2: shape({ basicTroops: few }) }) }),
  gods: checked(list(god), complete(godIds)),
  buildings: checked(list(shape({ id: oneOf(...buildingIds), name: bilingual, count, text: bilingual })), complete(buildingIds)),
  metropolis: shape({
    philosophers: some,
    bonuses: checked(
      list(shape({ id: oneOf(...bonusIds), copies: few, amount: few, name: bilingual, text: bilingual })),
      complete(bonusIds),
    ),
  }),
  creatures: checked(list(creature), complete(creatureIds)),
  heroes: checked(list(hero), complete(heroIds)),
});

function faultOfTeams({ teams, factions }: schema.Read<typeof mode>): string | null {
  if (teams === null) return null;
  const members = teams.flat();
  const each = members.length === factions && new Set(members).size === factions && members.every((one) => one <= factions);
  return each && teams.every((team) => team.length > 0) ? null : 'every faction belongs to one team';
}

/** @rules CYC-7.9 */
function rising(values: readonly number[]): string | null {
  return values.every((value, at) => at === 0 || value > numberAt(values, at - 1)) ? null : 'the values must rise';
}

const area = shape({
  id: text,
  type: oneOf('land', 'sea'),
  name: bilingual,
  cells: list(cell, { min: 1, max: 40 }),
  cornucopia: few,
  priestess: optional(flag),
  sites: optional(list(shape({ id: text, sea: text, at: point, port: point }), { max: 12 })),
  at: dictionary(point, { max: 20 }),
  polygon: list(point, { min: 3, max: 300 }),
});
export type AreaSheet = schema.Read<typeof area>;

const tileSide = shape({ areas: list(area, { max: 20 }) });

const placement = shape({ tile: text, side, at: cell, rotation: whole(0, 5) });
export type Placement = schema.Read<typeof placement>;

const map = shape({
  geometry: shape({
    cellSize: number(0.1, 1000),
    neighbours: list(cell, { min: 6, max: 6 }),
    tileLattice: shape({ u: cell, v: cell }),
    viewRotationDeg: number(-360, 360),
    tileOutline: list(point, { max: 300 }),
  }),
  randomBoard: shape({
    shapes: dictionary(shape({ slots: list(cell, { max: 20 }) }), { max: 20 }),
    shapeForSeats: dictionary(text, { max: 12 }),
  }),
  tiles: list(shape({ id: text, name: bilingual, sides: shape({ A: tileSide, B: tileSide }) }), { max: 30 }),
  layouts: list(
    shape({
      id: text,
      factions: whole(3, 6),
      side,
      placements: list(placement, { max: 20 }),
      quickStart: shape({
        factions: list(
          shape({ seat: whole(1, 6), lands: list(text, { max: 20 }), fleets: list(text, { max: 20 }), troops: list(few, { max: 20 }) }),
          {
            max: 6,
          },
        ),
      }),
    }),
    { max: 20 },
  ),
});
export type MapSheet = schema.Read<typeof map>;

/** A ready board for every mode, whose tiles fit and which has room for all. @rules CYC-2.2, CYC-3.7 */
function faultOfBoards(pack: { components: schema.Read<typeof components>; map: MapSheet }): string | null {
  for (const { factions } of pack.components.modes)
    if (!pack.map.layouts.some((layout) => layout.factions === factions)) return `there is no ready board for ${factions} factions`;
  for (const { id, factions, placements } of pack.map.layouts) {
    const board = assemble(pack.map, placements);
    if (board === null) return `the tiles of the board ${id} overlap`;
    if (board.lands.length < LANDS_EACH * factions) return `the board ${id} has no room for ${factions} factions`;
  }
  return null;
}

const LANDS_EACH = 4;

/** What a data pack of Cyclades must hold. @rules CYC-R.68 */
export const packSchema = checked(shape({ components, map }), faultOfBoards);
export type Pack = schema.Read<typeof packSchema>;
