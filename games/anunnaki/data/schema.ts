import { schema } from '@pantheon/kernel';

const { shape, list, text, whole, number, oneOf, optional, flag, dictionary, bilingual, checked } = schema;

const resource = oneOf('food', 'wood', 'metal', 'gold');
const track = oneOf('war', 'technology', 'commerce');
const figures = dictionary(number);

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
  n: optional(whole(1)),
  units: optional(whole(1)),
  steps: optional(whole(1)),
});

/** Incomes are Followers and points: what they give is added up before anything is taken. */
const income = checked(reward, ({ t }) => (t === 'follower' || t === 'vp' ? null : `an income gives Followers or points, not ${t}`));

const cost = shape({
  food: optional(whole(0)),
  wood: optional(whole(0)),
  metal: optional(whole(0)),
  gold: optional(whole(0)),
  any: optional(whole(0)),
});

const side = shape({ values: figures, text: bilingual });

const house = shape({
  id: text,
  name: bilingual,
  colour: text,
  capitalResource: resource,
  major: shape({ id: text, name: bilingual, base: side, unlocked: side, bonus: list(reward, { min: 1 }) }),
  minors: list(
    shape({
      id: text,
      name: bilingual,
      type: oneOf('immediate', 'permanent', 'endgame'),
      bonus: reward,
      values: figures,
      resource: optional(resource),
      text: bilingual,
    }),
    { min: 5, max: 7 },
  ),
  weaponCards: list(text, { min: 2 }),
});

const components = shape({
  resources: list(shape({ id: resource, name: bilingual }), { min: 4, max: 4 }),
  resourceTrack: shape({ start: whole(0) }),
  start: shape({
    mana: whole(0),
    victoryPoints: whole(),
    followersCapital: whole(0),
    followersAltarTerritory: whole(0),
    settlementsCapital: whole(0),
    hand: list(text),
  }),
  setup: shape({
    minorGodsDrawn: whole(1, 7),
    minorGodsKept: whole(1, 7),
    pactsDisplayed: whole(1),
    artefactsDrawn: whole(1, 6),
    loserMetal: whole(0),
  }),
  strength: shape({ follower: whole(0), minor: whole(0), major: whole(0) }),
  componentCounts: shape({
    perHouse: shape({ summoningCubes: whole(1), settlements: whole(1), followers: whole(1) }),
  }),
  star: shape({
    vertices: list(shape({ id: text, x: number, y: number }), { min: 10, max: 10 }),
    segments: list(shape({ id: text, a: text, b: text, mana: whole(0) }), { min: 15, max: 15 }),
    faces: list(shape({ id: text, kind: oneOf('minor', 'major'), segments: list(text) }), { min: 6, max: 6 }),
  }),
  actionTiles: list(
    shape({
      number: whole(1, 10),
      id: text,
      colour: oneOf('blue', 'red'),
      name: bilingual,
      base: dictionary((value) => value),
      improved: dictionary((value) => value),
      text: bilingual,
    }),
    { min: 10, max: 10 },
  ),
  manaActions: list(
    shape({
      id: text,
      cost: shape({
        mana: whole(0),
        food: optional(whole(0)),
        wood: optional(whole(0)),
        metal: optional(whole(0)),
        gold: optional(whole(0)),
      }),
      gain: figures,
      name: bilingual,
      text: bilingual,
    }),
  ),
  development: shape({ redCost: cost, blueSteps: whole(0), redSteps: whole(0) }),
  settlementArea: shape({ alwaysVisible: list(income), slots: list(list(income)) }),
  developmentTracks: shape({ tracks: list(track), names: dictionary(bilingual), multiplierBySpace: list(whole(1)), finalSpace: whole(1) }),
  dominationTrack: shape({
    vpBySpace: list(whole()),
    twoVpSpacesByVp: list(whole()),
    tokenVp: whole(0),
    lightning: shape({ passedWhenVpAtLeast: whole() }),
  }),
  finalScoring: shape({ majority: shape({ first: whole(0), second: whole(0) }), resourcesPerVp: whole(1) }),
  weapons: list(
    shape({
      id: text,
      class: oneOf('basic', 'advanced'),
      name: bilingual,
      cost,
      strength: whole(0),
      win: shape({ war: whole(0), vp: whole(0) }),
      values: figures,
      text: bilingual,
    }),
  ),
  houses: list(house, { min: 4, max: 4 }),
  ancientCivilisations: list(
    shape({
      id: text,
      name: bilingual,
      strength: whole(0),
      effect: (value, path) => (value === null ? null : oneOf('cancelWeaponEffect', 'godsAre1')(value, path)),
      reward: list(reward),
      values: figures,
      text: bilingual,
    }),
    { min: 6 },
  ),
  atlanteanGod: shape({ name: bilingual, strength: whole(0) }),
  cultureTokens: list(shape({ id: text, name: bilingual, reward: list(reward), text: bilingual }), { min: 20 }),
  pacts: list(
    shape({
      id: text,
      house: (value, path) => (value === null ? null : text(value, path)),
      name: bilingual,
      cost,
      bonus: list(reward),
      bottom: shape({ vp: whole(0), commerce: whole(0) }),
      text: bilingual,
    }),
  ),
  objectives: list(
    shape({
      id: text,
      name: bilingual,
      metric: oneOf('controlledAltars', 'settlementsInPlay', 'controlledTerritories', 'unitsInPlay'),
      divisor: whole(1),
      max: whole(1),
      text: bilingual,
    }),
    { min: 4, max: 4 },
  ),
  artefacts: list(shape({ id: text, name: bilingual, text: bilingual, values: figures, vpByMultiplier: optional(list(whole(0))) }), {
    min: 6,
    max: 6,
  }),
  pandoraTokens: list(shape({ id: text, item: oneOf('mana', 'follower', 'weapon'), name: bilingual, text: bilingual }), {
    min: 3,
    max: 3,
  }),
  afterlifeTile: shape({ id: text, name: bilingual, altars: whole(0), icons: whole(1), text: bilingual }),
});

const point = shape({ x: number, y: number });

const board = shape({
  id: text,
  kind: oneOf('gaia', 'native'),
  house: optional(text),
  name: bilingual,
  territories: list(
    shape({
      id: text,
      name: bilingual,
      x: number,
      y: number,
      kind: oneOf('normal', 'capital', 'atlantis'),
      resources: dictionary(whole(1, 3)),
      altars: whole(0),
      exhausts: flag,
      civilisation: optional(flag),
      startFollowers: optional(whole(0)),
      adjacent: list(text),
    }),
  ),
  edges: list(shape({ a: text, b: text, border: oneOf('open', 'dashed', 'solid') })),
  culture: list(shape({ id: text, territories: list(text, { min: 3, max: 3 }), x: number, y: number })),
});

const map = shape({
  gaiaByPlayers: dictionary(text),
  placements: shape({ gaia: point, native: dictionary(list(point)) }),
  boards: list(board, { min: 6, max: 6 }),
});

/** What a data pack of Anunnaki must hold. */
export const packSchema = checked(shape({ components, map }), ({ components: parts, map: { boards } }) => {
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
export type Figures = { readonly [name: string]: number };
