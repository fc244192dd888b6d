import { at, equalNumbers, numberAt, type Rule, type Seat, type SetupContext, say, who } from '@pantheon/kernel';
import { siteOf, spaceOf } from '../data/read.ts';
import { MARKET, raise, raiseIn, TEMPLE } from './buildings.ts';
import { noCards } from './hands.ts';
import { cardRef, civRef, spaceRef } from './refs.ts';
import { aboutThings, chooseThing } from './things.ts';
import {
  CREATURE,
  FOR_SALE,
  FORTRESS,
  type G,
  LEGION,
  type MareNostrum,
  NONE,
  OUT_OF_GAME,
  RESERVE,
  ROLES,
  type Side,
  type State,
  type TopicFor,
} from './types.ts';
import { deploy, unitKindOf } from './units.ts';

/**
 * An empty board: civilisations are dealt where they are not chosen, and eight heroes and wonders are out of the game.
 * @rules MAR-1.1, MAR-2.2, MAR-2.9, MAR-21.9
 */
export function setup(g: SetupContext<MareNostrum>): State {
  const { data, seats } = g;
  const sides = data.components.civilisations.map((_, side) => side);
  const dealt = g.options.civilisations === 'random' ? g.shuffle([...sides]).slice(0, seats.length) : equalNumbers(seats.length, NONE);
  return {
    turn: 1,
    stage: 'setup',
    side: dealt,
    seat: sides.map((side) => dealt.indexOf(side)),
    capital: equalNumbers(sides.length, NONE),
    roles: equalNumbers(ROLES.length, NONE),
    ...emptyBoard(g),
    bank: fullBank(g),
    hands: seats.map(() => noCards(g)),
    knowledge: { known: seats.map(() => noCards(g)), veiled: equalNumbers(seats.length, 0), told: [], lent: null },
    cards: cardsForSale(g),
    castor: NONE,
    gods: equalNumbers(data.components.gods.length, NONE),
    spent: equalNumbers(data.components.gods.length, 0),
    used: [],
    called: [],
    active: NONE,
    fresh: [],
    built: [],
    produced: seats.map(() => noCards(g)),
    workers: [],
    trade: { n: 0, participants: [], due: NONE, last: [], offer: seats.map(() => noCards(g)), taken: seats.map(() => noCards(g)) },
    gifts: equalNumbers(seats.length, NONE),
    campaign: { petrified: [], won: [], settled: [], sealane: equalNumbers(seats.length, NONE) },
    battle: null,
    fours: equalNumbers(seats.length, NONE),
    fourDice: equalNumbers(seats.length, 0),
    draft: { order: [], shares: 0, points: 0 },
    rivals: [],
    progress: 1,
    winner: NONE,
    victors: [],
    how: '',
  };
}

/** Nothing stands on the board yet; the tokens of buildings depend on the number of players. */
function emptyBoard({
  data,
  seats,
}: SetupContext<MareNostrum>): Pick<State, 'owner' | 'sites' | 'temples' | 'markets' | 'supply' | 'at' | 'post' | 'mark'> {
  const tokens = data.components.buildingTokens.byPlayers[String(seats.length)];
  const units = data.components.civilisations.length * data.unitsPerSide;
  return {
    owner: equalNumbers(data.provinces, NONE),
    sites: equalNumbers(data.sites.length, 0),
    temples: equalNumbers(data.provinces, 0),
    markets: equalNumbers(data.provinces, 0),
    supply: tokens === undefined ? [0, 0, 0, 0] : [tokens.city, tokens.caravan, tokens.temple, tokens.market],
    at: equalNumbers(units, RESERVE),
    post: equalNumbers(units, 0),
    mark: equalNumbers(units, 0),
  };
}

/** Every resource card there is. */
function fullBank(g: SetupContext<MareNostrum>): number[] {
  const bank = noCards(g);
  for (let kind = 0; kind < bank.length; kind++) bank[kind] = at(g.data.kinds, kind).total;
  return bank;
}

/** All cards are for sale but eight drawn at random; the Pyramids are never among those. @rules MAR-1.7, MAR-1.8, MAR-21.3 */
function cardsForSale(g: SetupContext<MareNostrum>): number[] {
  const { data } = g;
  const cards = equalNumbers<number>(data.cards.length, FOR_SALE);
  const pool = data.cards.flatMap(({ side }, card) => (side === NONE && card !== data.pyramids ? [card] : []));
  for (let left = data.components.cardPool.removed; left > 0; left--) cards[g.draw(pool)] = OUT_OF_GAME;
  if (g.options.victory === 'roles') cards[data.pyramids] = OUT_OF_GAME;
  return cards;
}

const civilisationTopic: TopicFor<'civilisation'> = {
  id: 'civilisation',
  ...aboutThings,
  preview: ({ at: side }, g) => {
    const hero = numberAt(g.data.heroes, side);
    return { changes: [say('preview.civilisation', { hero: cardRef(g, hero), capital: spaceRef(g, numberAt(g.data.capitals, side)) })] };
  },
};

/** One player chooses his civilisation; false when all have one. @rules MAR-2.2 */
export function* chooseCivilisation(g: G): Rule<boolean> {
  const seat = g.seats.find((candidate) => g.s.side[candidate] === NONE);
  if (seat === undefined) return false;
  const side = yield* chooseThing(
    seat,
    civilisationTopic,
    g.data.sides,
    g.s.seat.flatMap((holder, candidate) => (holder === NONE ? [candidate] : [])),
  );
  g.s.side[seat] = side;
  g.s.seat[side] = seat;
  return true;
}

/** Says who leads whom, and puts the neutral civilisations on the board. @rules MAR-2.3, MAR-20.2, MAR-21.62 */
export function layOut(g: G): void {
  for (const seat of g.seats) g.emit('civilisation', { seat: who(seat), civ: civRef(g, numberAt(g.s.side, seat)) });
  const removed = g.s.cards.flatMap((state, card) => (state === OUT_OF_GAME && card !== g.data.pyramids ? [cardRef(g, card)] : []));
  g.emit('removed', { cards: removed });
  const order = g.data.map.neutralPlacement.conflictOrder ?? [];
  for (const id of order) {
    const side = g.data.components.civilisations.findIndex((civ) => civ.id === id);
    if (side >= 0 && g.s.seat[side] === NONE) placeNeutral(g, side);
  }
}

/** @rules MAR-20.1 */
function placeNeutral(g: G, side: Side): void {
  const capital = numberAt(g.data.capitals, side);
  g.s.capital[side] = capital;
  g.s.cards[numberAt(g.data.heroes, side)] = OUT_OF_GAME;
  const provinces = [capital, ...at(g.data.neutral, side)].filter((province) => g.s.owner[province] === NONE);
  for (const province of provinces) {
    g.s.owner[province] = side;
    deploy(g, side, LEGION, province);
    deploy(g, side, FORTRESS, province);
    if (province === capital) deploy(g, side, CREATURE, province);
  }
  g.emit('neutral', { civ: civRef(g, side), provinces: provinces.map((province) => spaceRef(g, province)) });
}

/** Every player places what the sheet of his civilisation shows. @rules MAR-2.4 */
export function fixedSetup(g: G): void {
  for (const seat of g.seats) placeStart(g, seat, numberAt(g.s.side, seat));
}

/** @rules MAR-2.4, MAR-2.5, MAR-2.6, MAR-2.7, MAR-21.6, MAR-21.7 */
function placeStart(g: G, seat: Seat, side: Side): void {
  const civ = g.data.components.civilisations[side];
  const start = g.data.map.setups[civ?.id ?? ''];
  if (civ === undefined || start === undefined) return;
  g.s.capital[side] = numberAt(g.data.capitals, side);
  for (const province of start.influence) g.s.owner[spaceOf(g.data, province)] = side;
  for (const { type, site, province } of start.buildings) {
    if (site !== undefined) raise(g, siteOf(g.data, site));
    else raiseIn(g, type === 'temple' ? TEMPLE : MARKET, spaceOf(g.data, province ?? ''));
  }
  for (const { type, province } of [...start.units, ...start.freeUnits]) deploy(g, side, unitKindOf(type), spaceOf(g.data, province ?? ''));
  g.s.cards[numberAt(g.data.heroes, side)] = seat;
  const role = ROLES.findIndex((name) => name === civ.startRole);
  if (role >= 0) g.s.roles[role] = seat;
}
