import { schema } from '@pantheon/kernel';
import box from './components.json' with { type: 'json' };

const { shape, list, text, whole, number, oneOf, optional, flag, dictionary, bilingual, checked } = schema;

/** What the box holds by its name: the rules know no other. */
const known = (things: readonly { readonly id: string }[]): schema.Schema<string> => oneOf(...things.map(({ id }) => id));

const few = whole(0, 20);
const some = whole(1, 20);
const points = whole(-100, 100);
const coordinate = number(-1000, 1000);

const resource = oneOf('food', 'wood', 'metal', 'gold');
const track = oneOf('war', 'technology', 'commerce');
const figures = dictionary(few, { max: 20 });
const figureOrWord: schema.Schema<number | string | boolean> = (value, path) => {
  if (typeof value === 'string') return text(value, path);
  return typeof value === 'boolean' ? flag(value, path) : few(value, path);
};

const reward = shape({
  t: oneOf(
    'resource',
    'mana',
    'vp',
    'weapon',
    'follower',
    'pact',
    'domination',
    'dominationByObjective',
    'track',
    'settlement',
    'settlementIncome',
    'portal',
    'move',
    'blueAction',
    'redAction',
    'moveCube',
    'develop',
  ),
  kind: optional(oneOf('food', 'wood', 'metal', 'gold', 'any')),
  track: optional(track),
  n: optional(some),
  units: optional(some),
  steps: optional(some),
});

/** Incomes are Followers and points: what they give is added up before anything is taken. */
const income = checked(reward, ({ t }) => (t === 'follower' || t === 'vp' ? null : `an income gives Followers or points, not ${t}`));

const cost = shape({
  food: optional(few),
  wood: optional(few),
  metal: optional(few),
  gold: optional(few),
  any: optional(few),
});

const side = shape({ values: figures, text: bilingual });

const house = shape({
  id: text,
  name: bilingual,
  colour: text,
  capitalResource: resource,
  major: shape({
    id: known(box.houses.map((one) => one.major)),
    name: bilingual,
    base: side,
    unlocked: side,
    bonus: list(reward, { min: 1, max: 10 }),
  }),
  minors: list(
    shape({
      id: known(box.houses.flatMap((one) => one.minors.map(({ id }) => ({ id })))),
      name: bilingual,
      type: oneOf('immediate', 'permanent', 'endgame'),
      bonus: reward,
      values: figures,
      resource: optional(resource),
      text: bilingual,
    }),
    { min: 5, max: 7 },
  ),
  weaponCards: list(text, { min: 2, max: 30 }),
});

const components = shape({
  resources: list(shape({ id: resource, name: bilingual }), { min: 4, max: 4 }),
  resourceTrack: shape({ start: few }),
  start: shape({
    mana: few,
    victoryPoints: points,
    followersCapital: few,
    followersAltarTerritory: few,
    settlementsCapital: few,
    hand: list(text, { max: 30 }),
  }),
  setup: shape({
    minorGodsDrawn: whole(1, 7),
    minorGodsKept: whole(1, 7),
    pactsDisplayed: some,
    artefactsDrawn: whole(1, 6),
    loserMetal: few,
  }),
  strength: shape({ follower: few, minor: few, major: few }),
  componentCounts: shape({
    perHouse: shape({ summoningCubes: whole(1, 50), settlements: some, followers: whole(1, 50) }),
  }),
  star: shape({
    vertices: list(shape({ id: text, x: coordinate, y: coordinate }), { min: 10, max: 10 }),
    segments: list(shape({ id: text, a: text, b: text, mana: few }), { min: 15, max: 15 }),
    faces: list(shape({ id: text, kind: oneOf('minor', 'major'), segments: list(text, { max: 15 }) }), { min: 6, max: 6 }),
  }),
  actionTiles: list(
    shape({
      number: whole(1, 10),
      id: known(box.actionTiles),
      colour: oneOf('blue', 'red'),
      name: bilingual,
      base: dictionary(figureOrWord, { max: 20 }),
      improved: dictionary(figureOrWord, { max: 20 }),
      text: bilingual,
    }),
    { min: 10, max: 10 },
  ),
  manaActions: list(
    shape({
      id: known(box.manaActions),
      cost: shape({
        mana: few,
        food: optional(few),
        wood: optional(few),
        metal: optional(few),
        gold: optional(few),
      }),
      gain: figures,
      name: bilingual,
      text: bilingual,
    }),
    { max: 20 },
  ),
  development: shape({ redCost: cost, blueSteps: few, redSteps: few }),
  settlementArea: shape({ alwaysVisible: list(income, { max: 10 }), slots: list(list(income, { max: 10 }), { max: 20 }) }),
  developmentTracks: shape({
    tracks: list(track, { max: 3 }),
    names: dictionary(bilingual, { max: 12 }),
    multiplierBySpace: list(some, { max: 31 }),
    finalSpace: whole(1, 30),
  }),
  dominationTrack: shape({
    vpBySpace: list(points, { max: 60 }),
    twoVpSpacesByVp: list(points, { max: 20 }),
    tokenVp: few,
    lightning: shape({ passedWhenVpAtLeast: points }),
  }),
  finalScoring: shape({ majority: shape({ first: few, second: few }), resourcesPerVp: some }),
  weapons: list(
    shape({
      id: known(box.weapons),
      class: oneOf('basic', 'advanced'),
      name: bilingual,
      cost,
      strength: few,
      win: shape({ war: few, vp: few }),
      values: figures,
      text: bilingual,
    }),
    { max: 60 },
  ),
  houses: list(house, { min: 4, max: 4 }),
  ancientCivilisations: list(
    shape({
      id: text,
      name: bilingual,
      strength: few,
      effect: (value, path) => (value === null ? null : oneOf('cancelWeaponEffect', 'godsAre1')(value, path)),
      reward: list(reward, { max: 10 }),
      values: figures,
      text: bilingual,
    }),
    { min: 6, max: 40 },
  ),
  atlanteanGod: shape({ name: bilingual, strength: few }),
  cultureTokens: list(shape({ id: text, name: bilingual, reward: list(reward, { max: 10 }), text: bilingual }), {
    min: 20,
    max: 60,
  }),
  pacts: list(
    shape({
      id: text,
      house: (value, path) => (value === null ? null : text(value, path)),
      name: bilingual,
      cost,
      bonus: list(reward, { max: 10 }),
      bottom: shape({ vp: few, commerce: few }),
      text: bilingual,
    }),
    { max: 120 },
  ),
  objectives: list(
    shape({
      id: text,
      name: bilingual,
      metric: oneOf('controlledAltars', 'settlementsInPlay', 'controlledTerritories', 'unitsInPlay'),
      divisor: some,
      max: some,
      text: bilingual,
    }),
    { min: 4, max: 4 },
  ),
  artefacts: list(
    shape({ id: text, name: bilingual, text: bilingual, values: figures, vpByMultiplier: optional(list(few, { max: 20 })) }),
    {
      min: 6,
      max: 6,
    },
  ),
  pandoraTokens: list(shape({ id: text, item: oneOf('mana', 'follower', 'weapon'), name: bilingual, text: bilingual }), {
    min: 3,
    max: 3,
  }),
  afterlifeTile: shape({ id: text, name: bilingual, altars: few, icons: some, text: bilingual }),
});

const point = shape({ x: coordinate, y: coordinate });

const board = shape({
  id: text,
  kind: oneOf('gaia', 'native'),
  house: optional(text),
  name: bilingual,
  territories: list(
    shape({
      id: text,
      name: bilingual,
      x: coordinate,
      y: coordinate,
      kind: oneOf('normal', 'capital', 'atlantis'),
      resources: dictionary(whole(1, 3), { max: 4 }),
      altars: few,
      exhausts: flag,
      civilisation: optional(flag),
      startFollowers: optional(few),
      adjacent: list(text, { max: 30 }),
    }),
    { max: 40 },
  ),
  edges: list(shape({ a: text, b: text, border: oneOf('open', 'dashed', 'solid') }), { max: 120 }),
  culture: list(shape({ id: text, territories: list(text, { min: 3, max: 3 }), x: coordinate, y: coordinate }), { max: 40 }),
});

const map = shape({
  gaiaByPlayers: dictionary(text, { max: 12 }),
  placements: shape({ gaia: point, native: dictionary(list(point, { max: 12 }), { max: 12 }) }),
  boards: list(board, { min: 6, max: 6 }),
});

/** What a data pack of Anunnaki must hold. @rules ANU-R.50 */
export const packSchema = checked(shape({ components, map }), ({ components: parts, map: { boards, gaiaByPlayers } }) => {
  const homeless = ['2', '3', '4'].find((players) => !boards.some((planet) => planet.id === gaiaByPlayers[players]));
  if (homeless !== undefined) return `no planet Gaia for ${homeless} players`;
  const missing = parts.houses.find((entry) => !boards.some((planet) => planet.house === entry.id));
  if (missing !== undefined) return `no planet for ${missing.id}`;
  const cards = new Set(parts.weapons.map((weapon) => weapon.id));
  const unknown = parts.houses.flatMap((entry) => entry.weaponCards).find((card) => !cards.has(card));
  return unknown === undefined ? null : `unknown weapon card ${unknown}`;
});

export type Pack = schema.Read<typeof packSchema>;
export type Components = Pack['components'];
export type RewardSource = schema.Read<typeof reward>;
export type CostSource = schema.Read<typeof cost>;
