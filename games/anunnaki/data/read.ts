import { PantheonError, ref } from '@pantheon/kernel';
import { type Figures, printed } from './figures.ts';
import {
  ANY,
  type AnunnakiData,
  COMMERCE,
  type Cost,
  type House,
  type Income,
  KINDS,
  type Land,
  PIECES,
  type Reward,
  type Spot,
  type Tile,
  TRACKS,
} from './model.ts';
import { type Components, type CostSource, type Pack, packSchema, type RewardSource } from './schema.ts';

const kindOf = (name: (typeof KINDS)[number] | 'any' | undefined): number => {
  if (name === undefined) return -1;
  return name === 'any' ? ANY : KINDS.indexOf(name);
};

const rewardOf = (source: RewardSource): Reward => ({
  t: source.t,
  n: source.n ?? source.units ?? source.steps ?? 1,
  of: source.track === undefined ? kindOf(source.kind) : TRACKS.indexOf(source.track),
});

const costOf = (source: CostSource): Cost => ({ fixed: KINDS.map((kind) => source[kind] ?? 0), any: source.any ?? 0 });

const numbersOf = (side: { readonly [name: string]: unknown }): Figures =>
  Object.fromEntries(Object.entries(side).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));

/** Reads a data pack, or says where it is wrong. @rules ANU-1.2, ANU-R.1, ANU-R.3, ANU-R.71 */
export function read(value: unknown): AnunnakiData {
  const pack = packSchema(value, '');
  const { components, map } = pack;
  const unspotted = readLands(pack);
  const spots = readSpots(pack, unspotted);
  const lands = unspotted.map((land) => ({
    ...land,
    spots: spots.flatMap((spot, index) => (spot.lands.includes(land.index) ? [index] : [])),
  }));
  const houses = readHouses(components, map, lands);
  const spaces = components.dominationTrack.vpBySpace;
  return {
    components,
    map,
    lands,
    standings: lands.flatMap((land) => PIECES.map((piece, at) => ({ key: `${land.id}:${piece}`, land: land.index, piece: at }))),
    size: lands.length,
    afterlife: lands.length - 1,
    atlantis: lands.filter((land) => land.kind === 'atlantis').map((land) => land.index),
    spots,
    houses,
    ...readStar(components),
    tiles: readActions(components),
    ...readCards(components),
    ...readTiles(components),
    artefacts: components.artefacts.map(({ id, values, vpByMultiplier }, index) => ({
      index,
      id,
      values,
      vpByMultiplier: vpByMultiplier ?? [],
    })),
    incomes: readIncomes(components),
    redCost: costOf(components.development.redCost),
    gaia: [0, 1, 2, 3, 4].map((players) => map.boards.findIndex((board) => board.id === map.gaiaByPlayers[String(players)])),
    inPlay: map.boards.map((_, gaia) => Array.from({ length: 16 }, (__, bits) => inPlay(lands, houses, gaia, bits))),
    tokenSpaces: components.dominationTrack.twoVpSpacesByVp.map((vp) => spaces.indexOf(vp)),
    pastLightning: spaces.findIndex((vp) => vp >= components.dominationTrack.lightning.passedWhenVpAtLeast),
  };
}

/** The spaces for Culture tokens, each between its Territories. */
const readSpots = ({ map }: Pack, lands: readonly Omit<Land, 'spots'>[]): Spot[] =>
  map.boards
    .flatMap((board, index) => board.culture.map((spot) => ({ ...spot, board: index })))
    .map((spot, index) => ({
      index,
      id: spot.id,
      board: spot.board,
      lands: spot.territories.map((id) => lands.findIndex((land) => land.id === id)),
    }));

/** @rules ANU-6.14 */
function readIncomes({ settlementArea, componentCounts, start }: Components): Income[] {
  if (start.settlementsCapital > componentCounts.perHouse.settlements)
    throw new PantheonError('bad-data', 'a House begins with more Settlements than it has');
  const { alwaysVisible, slots } = settlementArea;
  const total = (rewards: readonly Reward[]): number => rewards.reduce((sum, { n }) => sum + n, 0);
  return Array.from({ length: componentCounts.perHouse.settlements + 1 }, (_, unbuilt) => {
    const shown = [...alwaysVisible, ...slots.slice(0, Math.max(0, slots.length - unbuilt)).flat()].map(rewardOf);
    return { followers: total(shown.filter(({ t }) => t === 'follower')), vp: total(shown.filter(({ t }) => t !== 'follower')) };
  });
}

/** @rules ANU-2.2 */
function inPlay(lands: readonly Land[], houses: readonly House[], gaia: number, bits: number): number[] {
  const boards = [gaia, ...houses.flatMap((house, index) => (bits & (1 << index) ? [house.board] : []))];
  return lands.filter((land) => land.kind === 'afterlife' || boards.includes(land.board)).map((land) => land.index);
}

/** @rules ANU-4.1, ANU-R.9 */
function readLands({ components, map }: Pack): Omit<Land, 'spots'>[] {
  const sources = map.boards.flatMap((board, index) => board.territories.map((territory) => ({ board, index, territory })));
  const placeOf = (id: string): number => {
    const place = sources.findIndex(({ territory }) => territory.id === id);
    if (place < 0) throw new PantheonError('bad-data', `there is no Territory ${id}`);
    return place;
  };
  const lands = sources.map(({ board, index, territory }, at): Omit<Land, 'spots'> => {
    const solid = (other: string): boolean =>
      board.edges.some((edge) => edge.border === 'solid' && [edge.a, edge.b].includes(other) && [edge.a, edge.b].includes(territory.id));
    const enters = (other: string): boolean => !(board.territories.find((land) => land.id === other)?.kind === 'atlantis' && solid(other));
    const icons = KINDS.flatMap((kind, of) => Array.from({ length: territory.resources[kind] ?? 0 }, () => of));
    return {
      index: at,
      id: territory.id,
      ref: ref('land', territory.id),
      board: index,
      kind: territory.kind,
      house: components.houses.findIndex((house) => house.id === board.house),
      icons,
      produces: icons.reduce((bits, kind) => bits | (1 << kind), 0),
      altars: territory.altars,
      guarded: territory.civilisation === true,
      startFollowers: territory.startFollowers ?? 0,
      beside: territory.adjacent.map(placeOf),
      exits: territory.adjacent.filter(enters).map(placeOf),
    };
  });
  const { afterlifeTile } = components;
  lands.push({
    index: lands.length,
    id: afterlifeTile.id,
    ref: ref('land', afterlifeTile.id),
    board: -1,
    kind: 'afterlife',
    house: -1,
    icons: Array.from({ length: afterlifeTile.icons }, () => ANY),
    produces: 15,
    altars: afterlifeTile.altars,
    guarded: false,
    startFollowers: 0,
    beside: [],
    exits: [],
  });
  return lands;
}

/** @rules ANU-4.4 */
function capitalOf(lands: readonly Land[], house: number): number {
  const capital = lands.findIndex((land) => land.house === house && land.kind === 'capital');
  if (capital < 0) throw new PantheonError('bad-data', `House ${house} has no Capital`);
  return capital;
}

/** @rules ANU-1.1, ANU-1.3, ANU-R.5 */
function readHouses(components: Components, map: Pack['map'], lands: readonly Land[]): House[] {
  const weaponsOf = (cards: readonly string[], kind: 'basic' | 'advanced'): number[] =>
    cards
      .map((card) => components.weapons.findIndex((weapon) => weapon.id === card))
      .filter((at) => components.weapons[at]?.class === kind);
  return components.houses.map((house, index) => ({
    index,
    id: house.id,
    colour: house.colour,
    kind: kindOf(house.capitalResource),
    board: map.boards.findIndex((board) => board.house === house.id),
    capital: capitalOf(lands, index),
    major: {
      index: -1,
      id: house.major.id,
      bonus: house.major.bonus.map(rewardOf),
      values: house.major.base.values,
      kind: -1,
      unlocked: house.major.unlocked.values,
    },
    minors: house.minors.map((god, at) => ({
      index: at,
      id: god.id,
      bonus: [rewardOf(god.bonus)],
      values: god.values,
      kind: kindOf(god.resource),
    })),
    advanced: weaponsOf(house.weaponCards, 'advanced'),
    basic: weaponsOf(house.weaponCards, 'basic'),
  }));
}

/** @rules ANU-3.2, ANU-3.7, ANU-R.7 */
function readStar({ star }: Components): Pick<AnunnakiData, 'segments' | 'between' | 'faces' | 'minorFaces'> {
  const vertex = (id: string): number => star.vertices.findIndex((entry) => entry.id === id);
  const segments = star.segments.map((segment, index) => ({
    index,
    id: segment.id,
    ref: ref('segment', segment.id),
    a: vertex(segment.a),
    b: vertex(segment.b),
    mana: segment.mana,
  }));
  const joins = (at: number, to: number): number => segments.findIndex(({ a, b }) => (a === at && b === to) || (a === to && b === at));
  return {
    segments,
    between: star.vertices.map((_, at) => star.vertices.map((__, to) => joins(at, to))),
    faces: star.faces.map((face) => ({
      id: face.id,
      major: face.kind === 'major',
      segments: face.segments.reduce((bits, id) => bits | (1 << star.segments.findIndex((segment) => segment.id === id)), 0),
    })),
    minorFaces: star.faces.reduce((bits, { kind }, at) => (kind === 'minor' ? bits | (1 << at) : bits), 0),
  };
}

/** @rules ANU-6.17 */
const readActions = (components: Components): Tile[] =>
  components.actionTiles.map((tile, index) => ({
    index,
    id: tile.id,
    ref: ref('tile', tile.id),
    number: tile.number,
    red: tile.colour === 'red',
    base: numbersOf(tile.base),
    improved: numbersOf(tile.improved),
  }));

/** Mana actions and Weapon cards. @rules ANU-R.6 */
function readCards(components: Components): Pick<AnunnakiData, 'manaActions' | 'weapons'> {
  return {
    manaActions: components.manaActions.map(({ id, cost, gain }) => ({ id, mana: cost.mana, cost: costOf(cost), gain })),
    weapons: components.weapons.map((card, index) => ({
      index,
      id: card.id,
      advanced: card.class === 'advanced',
      cost: costOf(card.cost),
      strength: card.strength,
      war: card.win.war,
      vp: card.win.vp,
      values: card.values,
    })),
  };
}

/** @rules ANU-R.4 */
function readTiles(components: Components): Pick<AnunnakiData, 'civilisations' | 'culture' | 'pacts'> {
  return {
    civilisations: components.ancientCivilisations.map((tile) => ({
      id: tile.id,
      strength: tile.strength,
      cancels: tile.effect === 'cancelWeaponEffect',
      gods: tile.effect === 'godsAre1' ? printed(tile.values, 'strength') : null,
      reward: tile.reward.map(rewardOf),
    })),
    culture: components.cultureTokens.map((token) => ({ id: token.id, reward: token.reward.map(rewardOf) })),
    pacts: components.pacts.map((pact, index) => ({
      index,
      id: pact.id,
      house: components.houses.findIndex((house) => house.id === pact.house),
      cost: costOf(pact.cost),
      bonus: pact.bonus.map(rewardOf),
      score: [
        { t: 'vp', n: pact.bottom.vp, of: -1 },
        { t: 'track', n: pact.bottom.commerce, of: COMMERCE },
      ],
    })),
  };
}
