import { add, at, clone, Match, numberAt, type Options, type Seat, seatOf } from '@pantheon/kernel';
import { keysOf, script } from '@pantheon/kernel/testing';
import { cardOf, type Data, godOf, kindOf, siteOf, spaceOf } from '../data/read.ts';
import { rules } from '../rules/index.ts';
import { type Readings, readingsOf } from '../rules/readings.ts';
import {
  type G,
  type MareNostrum,
  NONE,
  ON_MARKER,
  ON_MARKET,
  ON_TEMPLE,
  OUT_OF_GAME,
  RESERVE,
  ROLES,
  type State,
  UNIT_KINDS,
  type UnitKind,
} from '../rules/types.ts';
import { countIn, deploy, kindOfUnit, unitsIn } from '../rules/units.ts';

export type TestMatch = Match<MareNostrum>;

/** What somebody, or a spectator, reads off what they see. */
export const readings = (match: TestMatch, eyes: Seat | null = null): Readings => readingsOf(rules.view(match, eyes), match.data);

const words = (list: string): string[] => list.split(/\s+/).filter((word) => word !== '');

/** An empty board with chosen civilisations, to be filled by a few words. */
export class Scene {
  readonly s: State;
  readonly data: Data;
  readonly civs: string[];
  private readonly setup: { seats: number; options: Options; seed: string };
  private readonly fresh: TestMatch;

  constructor(civs: string, options: Options = {}) {
    this.civs = words(civs);
    this.setup = { seats: this.civs.length, options, seed: 'scene' };
    this.fresh = Match.start(rules, this.setup);
    this.data = this.fresh.data;
    this.s = clone(this.fresh.s);
    this.clear();
  }

  private get table(): G {
    return { s: this.s, data: this.data } as unknown as G;
  }

  private clear(): void {
    const { s, data } = this;
    const sides = this.civs.map((civ) => this.side(civ));
    s.side = sides;
    s.seat = data.sides.map(({ at }) => sides.indexOf(at));
    s.capital = [...data.capitals];
    s.roles = ROLES.map(() => 0);
    s.owner.fill(NONE);
    s.sites.fill(0);
    s.temples.fill(0);
    s.markets.fill(0);
    s.supply = [14, 33, 7, 14];
    s.at.fill(RESERVE);
    s.post.fill(0);
    s.mark.fill(0);
    s.turn = 2;
    s.stage = 'commerce';
    s.bank = data.kinds.map(({ total }) => total);
    s.hands = s.hands.map((hand) => hand.map(() => 0));
    s.knowledge = { known: clone(s.hands), veiled: s.hands.map(() => 0), told: [], lent: null };
    s.cards = s.cards.map(() => NONE);
    if (this.setup.options.victory === 'roles') s.cards[data.pyramids] = OUT_OF_GAME;
    s.draft = { order: [], shares: 0, points: 0 };
    s.trade = { n: 0, participants: [], due: NONE, last: [], offer: clone(s.hands), taken: clone(s.hands) };
  }

  side(civ: string): number {
    return this.data.sides.findIndex(({ id }) => id === civ);
  }

  seat(civ: string): Seat {
    return seatOf(this.civs.indexOf(civ));
  }

  /** `own('rome', 'roma cisalpina')`: markers. */
  own(civ: string, provinces: string): this {
    for (const province of words(provinces)) this.s.owner[spaceOf(this.data, province)] = this.side(civ);
    return this;
  }

  /** `built('roma.city1 temple:roma')`: buildings. */
  built(list: string): this {
    for (const word of words(list)) {
      const [kind, province] = word.split(':');
      if (province === undefined) this.s.sites[siteOf(this.data, word)] = 1;
      else (kind === 'temple' ? this.s.temples : this.s.markets)[spaceOf(this.data, province)] = 1;
    }
    return this;
  }

  /** `units('rome', 'roma', '2 legion fortress')`: pieces. */
  units(civ: string, space: string, list: string): this {
    let count = 1;
    for (const word of words(list)) {
      if (/^\d+$/.test(word)) {
        count = Number(word);
        continue;
      }
      const kind = UNIT_KINDS.indexOf(word as (typeof UNIT_KINDS)[number]) as UnitKind;
      for (; count > 0; count--) deploy(this.table, this.side(civ), kind, spaceOf(this.data, space));
      count = 1;
    }
    return this;
  }

  /** `post('rome', 'memphis', 'legion', 'temple')`: one unit is posted on a site, a temple, a market or the marker. */
  post(civ: string, province: string, unit: string, building: string): this {
    const space = spaceOf(this.data, province);
    const free = unitsIn(this.table, this.side(civ), space).find(
      (candidate) => UNIT_KINDS[kindOfUnit(this.table, candidate)] === unit && this.s.post[candidate] === 0,
    ) as number;
    const special: { [name: string]: number } = { temple: ON_TEMPLE, market: ON_MARKET, marker: ON_MARKER };
    this.s.post[free] = special[building] ?? siteOf(this.data, building) + 1;
    return this;
  }

  /** `hand('rome', '3 tax 2 grain wine')`: cards, taken from the bank for all to see. */
  hand(civ: string, list: string): this {
    let count = 1;
    for (const word of words(list)) {
      if (/^\d+$/.test(word)) {
        count = Number(word);
        continue;
      }
      const kind = kindOf(this.data, word);
      const seat = this.seat(civ);
      for (const cards of [at(this.s.hands, seat), at(this.s.knowledge.known, seat)]) add(cards, kind, count);
      add(this.s.bank, kind, -count);
      count = 1;
    }
    return this;
  }

  /** `cards('rome', 'caesar ajax')`: heroes and wonders. */
  cards(civ: string, list: string): this {
    for (const id of words(list)) this.s.cards[cardOf(this.data, id)] = this.seat(civ);
    return this;
  }

  /** Castor and Pollux of a player copy a hero. */
  copies(civ: string, hero: string): this {
    this.s.castor = cardOf(this.data, hero);
    return this.cards(civ, 'castor_pollux');
  }

  /** `gods('rome', 'baal mars')`. */
  gods(civ: string, list: string): this {
    for (const id of words(list)) this.s.gods[godOf(this.data, id)] = this.seat(civ);
    return this;
  }

  /** `role(0, 'rome')`. */
  role(role: number, civ: string): this {
    this.s.roles[role] = this.seat(civ);
    return this;
  }

  /** It is this player's turn in the present phase. */
  turnOf(civ: string): this {
    this.s.active = this.seat(civ);
    this.s.called = [this.seat(civ)];
    return this;
  }

  edit(change: (s: State, data: Data) => void): this {
    change(this.s, this.data);
    return this;
  }

  /** The match from the beginning of a phase on, with the faces of the next dice. */
  play(phase: string, dice: readonly number[] = []): TestMatch {
    const checkpoint = this.fresh.lastCheckpoint();
    const match = Match.resume(rules, this.setup, { ...checkpoint, phase, state: this.s, chance: 0 });
    match.rig(dice.map((face) => face - 1));
    return match;
  }
}

/** A new scene. */
export const scene = (civs: string, options: Options = {}): Scene => new Scene(civs, options);

const sideNamed = (match: TestMatch, civ: string): number => match.data.sides.findIndex(({ id }) => id === civ);

/** The seat of a civilisation. */
export const seatNamed = (match: TestMatch, civ: string): Seat => match.s.seat[sideNamed(match, civ)] as Seat;

/** How many units of a kind a civilisation has in a space. */
export const count = (match: TestMatch, civ: string, unit: (typeof UNIT_KINDS)[number], space: string): number =>
  countIn(match as unknown as G, sideNamed(match, civ), UNIT_KINDS.indexOf(unit) as UnitKind, spaceOf(match.data, space));

/** How many cards of a kind a player holds. */
export const held = (match: TestMatch, civ: string, kind: string): number =>
  numberAt(at(match.s.hands, seatNamed(match, civ)), kindOf(match.data, kind));

/** The whole hand of a player, by kind, without what he has none of. */
export const handOf = (match: TestMatch, civ: string): { [kind: string]: number } =>
  Object.fromEntries(at(match.s.hands, seatNamed(match, civ)).flatMap((n, kind) => (n > 0 ? [[at(match.data.kinds, kind).id, n]] : [])));

/** Who controls a province. */
export const ownerOf = (match: TestMatch, province: string): string | null =>
  match.data.sides[numberAt(match.s.owner, spaceOf(match.data, province))]?.id ?? null;

/** Whether a building stands. */
export const stands = (match: TestMatch, site: string): boolean => {
  const [kind, province] = site.split(':');
  if (province === undefined) return match.s.sites[siteOf(match.data, site)] === 1;
  return (kind === 'temple' ? match.s.temples : match.s.markets)[spaceOf(match.data, province)] === 1;
};

/** The topic that is being asked, and of whom. */
export const asked = (match: TestMatch): string =>
  match.waiting.map(({ seat, topic }) => `${match.data.sides[numberAt(match.s.side, seat)]?.id}:${topic}`).join(' ');

/** The keys that whoever is asked may choose. */
export const keys = (match: TestMatch): string[] => keysOf(match, match.waiting[0]?.seat as Seat);

/** Who owns a hero or wonder. */
export const cardOwner = (match: TestMatch, id: string): number => numberAt(match.s.cards, cardOf(match.data, id));

/** Gives answers like `script`; a line that begins with a question mark is left out where the rules see only one way and do not ask. */
export function go(match: TestMatch, ...lines: readonly string[]): void {
  for (const line of lines) {
    const plain = line.startsWith('?') ? line.slice(1) : line;
    if (line.startsWith('?') && match.waiting[0]?.topic !== plain.slice(0, plain.indexOf('='))) continue;
    script(match, plain);
  }
}

/** What each side came to in every roll so far. */
export const totals = (match: TestMatch): unknown[] => match.log.filter(({ event }) => event === 'rolled').map(({ args }) => args.total);

/** How many dice fell at each roll of the match. */
export const diceRolled = (match: TestMatch): number[] =>
  match.log.filter(({ event }) => event === 'rolled').map(({ args }) => (args.dice as number[]).length);
