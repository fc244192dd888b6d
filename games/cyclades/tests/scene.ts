import { type Match, type MatchSetup, numberAt, type Seat, seatOf } from '@pantheon/kernel';
import { keysOf, onlyQuestion, script, staged } from '@pantheon/kernel/testing';
import { expect } from 'vitest';
import type { Board } from '../data/board.ts';
import { areaWith, boardWith } from '../data/board.ts';
import { type BonusId, type BuildingId, bonusIds, buildingIds, type CreatureId, type GodId, godIds, type HeroId } from '../data/schema.ts';
import { boardOf } from '../rules/board.ts';
import { rules } from '../rules/index.ts';
import { godPower } from '../rules/powers.ts';
import { type Readings, readingsOf } from '../rules/readings.ts';
import { type Cyclades, type Faction, METROPOLIS, NONE, type State } from '../rules/types.ts';

export type CycladesMatch = Match<Cyclades>;
type Built = BuildingId | `metropolis-${BonusId}`;

/** What a site holds, as the state has it. */
export const builtAs = (what: Built): number =>
  what.startsWith('metropolis-') ? METROPOLIS + bonusIds.indexOf(what.slice(11) as BonusId) : buildingIds.indexOf(what as BuildingId);

interface Garrison {
  readonly troops?: number;
  readonly mercenaries?: number;
  readonly heroes?: readonly HeroId[];
  readonly built?: readonly Built[];
  readonly prosperity?: number;
}

/** What somebody, or a spectator, reads off what they see. */
export const readings = (match: CycladesMatch, eyes: Seat | null = null): Readings => readingsOf(rules.view(match, eyes), match.data);

/** A position under construction: the board is empty but for a far home of each faction, and everything keeps count of the supplies. */
export class Stage {
  readonly s: State;
  readonly board: Board;

  constructor(s: State, board: Board) {
    this.s = s;
    this.board = board;
  }

  area(id: string): number {
    const index = this.board.byId.get(id);
    if (index === undefined) throw new Error(`there is no area ${id} on this board`);
    return index;
  }

  /** A land area of a faction. */
  land(id: string, faction: Faction, { troops = 0, mercenaries = 0, heroes = [], built = [], prosperity = 0 }: Garrison = {}): this {
    const { s } = this;
    const area = this.area(id);
    s.control[area] = faction;
    s.troops[area] = troops;
    s.mercenaries[area] = mercenaries;
    s.prosperity[area] = prosperity;
    if (faction !== NONE) s.troopsLeft[faction] = numberAt(s.troopsLeft, faction) - troops;
    s.mercenariesLeft -= mercenaries;
    for (const hero of heroes) this.hero(hero, faction, id);
    built.forEach((what, nth) => {
      this.site(`${id}.${nth + 1}`, what);
    });
    return this;
  }

  /** Fleets of a faction. */
  sea(id: string, faction: Faction, fleets = 1): this {
    const area = this.area(id);
    this.s.control[area] = faction;
    this.s.fleets[area] = fleets;
    this.s.fleetsLeft[faction] = numberAt(this.s.fleetsLeft, faction) - fleets;
    return this;
  }

  site(id: string, what: Built): this {
    const index = this.board.sites.findIndex((site) => site.id === id);
    if (index < 0) throw new Error(`there is no site ${id} on this board`);
    const built = builtAs(what);
    this.s.built[index] = built;
    if (built >= METROPOLIS) this.s.tokens.splice(this.s.tokens.indexOf(built - METROPOLIS), 1);
    return this;
  }

  /** A hero in play, there since the cycle before unless said otherwise. */
  hero(id: HeroId, owner: Faction, area: string, since = this.s.cycle - 1): this {
    this.takeHero(id);
    this.s.heroes.push({ id, owner, area: this.area(area), since, moves: 0 });
    return this;
  }

  private takeHero(id: HeroId): void {
    const { s } = this;
    s.heroDeck = s.heroDeck.filter((other) => other !== id);
    s.heroTrack = s.heroTrack.map((other) => (other === id ? null : other));
  }

  /** The hero track. */
  heroTrack(...ids: (HeroId | null)[]): this {
    const { s } = this;
    s.heroDeck.push(...s.heroTrack.filter((id) => id !== null));
    for (const id of ids) if (id !== null) this.takeHero(id);
    s.heroTrack = [ids[0] ?? null, ids[1] ?? null];
    s.heroDeck = [...new Set(s.heroDeck)].sort();
    return this;
  }

  private takeCreature(id: CreatureId): void {
    const { s } = this;
    s.creatureDeck = s.creatureDeck.filter((other) => other !== id);
    s.creatureTrack = s.creatureTrack.map((other) => (other === id ? null : other));
    s.creatureDiscard = s.creatureDiscard.filter((other) => other !== id);
  }

  figure(id: CreatureId, owner: Faction, area: string): this {
    this.takeCreature(id);
    this.s.figures.push({ id, owner, area: this.area(area) });
    return this;
  }

  /** The creature track, cheapest first. */
  track(...ids: (CreatureId | null)[]): this {
    const { s } = this;
    s.creatureDeck.push(...s.creatureTrack.filter((id) => id !== null));
    s.creatureTrack = [];
    for (const id of ids) if (id !== null) this.takeCreature(id);
    s.creatureTrack = [0, 1, 2, 3].map((slot) => ids[slot] ?? null);
    s.creatureDeck.sort();
    return this;
  }

  discard(...ids: CreatureId[]): this {
    for (const id of ids) this.takeCreature(id);
    this.s.creatureDiscard.push(...ids);
    return this;
  }

  /** Only these cards are left in the creature deck; the others lie in the discard pile. */
  deck(...ids: CreatureId[]): this {
    const { s } = this;
    for (const id of ids) this.takeCreature(id);
    s.creatureDiscard.push(...s.creatureDeck);
    s.creatureDeck = [...ids].sort();
    return this;
  }

  coins(...coins: number[]): this {
    this.s.coins = this.s.coins.map((old, team) => coins[team] ?? old);
    return this;
  }

  priestesses(...counts: number[]): this {
    this.s.priestesses = this.s.priestesses.map((old, faction) => counts[faction] ?? old);
    return this;
  }

  philosophers(...counts: number[]): this {
    this.s.philosophers = this.s.philosophers.map((old, faction) => counts[faction] ?? old);
    return this;
  }

  cycle(n: number): this {
    this.s.cycle = n;
    return this;
  }

  /** The faction that acts now, with its god; the others have the other gods and come later. */
  turn(faction: Faction, god: GodId, done = true): this {
    const { s } = this;
    s.settled = true;
    s.gods = [god, ...godIds.filter((other) => other !== god && other !== 'apollo')].filter((other) => other !== 'apollo');
    const others = [...s.gods.slice(0, s.openGods), 'apollo' as const].filter((other) => other !== god);
    s.pawnGod = s.pawnGod.map((_, other) => (other === faction ? god : (others.shift() ?? null)));
    s.turn = { faction, done: godPower(god).mandatory.map(() => done), recruited: 0, bought: 0, looked: false };
    return this;
  }
}

const FAR_HOMES: Record<number, readonly string[]> = {
  3: ['t01a-L3', 't02a-L3', 't10a-L3'],
  4: ['t06b-L1', 't08b-L2', 't01b-L1', 't09b-L2'],
};

export interface SceneSetup {
  readonly seats?: number;
  readonly options?: MatchSetup['options'];
  readonly phase?: string;
  readonly homes?: boolean;
}

/** A match in a position that a test has arranged, in cycle 2 unless said otherwise. */
export function scene(
  build: (stage: Stage) => void,
  { seats = 3, options = {}, phase = 'actions', homes = true }: SceneSetup = {},
): CycladesMatch {
  return staged(rules, { seats, options, seed: 'scene' }, phase, (s, match) => {
    const stage = new Stage(s, boardOf(match)).cycle(2);
    s.settled = true;
    if (homes)
      (FAR_HOMES[s.priestesses.length] ?? []).forEach((id, faction) => {
        stage.land(id, faction);
      });
    build(stage);
  });
}

const FACE: readonly number[] = [0, 1, 3, 5];

/** The dice that fall next, attacker first. */
export const dice = (match: CycladesMatch, ...values: number[]): void => match.rig(values.map((value) => numberAt(FACE, value)));

const FIRST_TOKEN: Record<BonusId, number> = { troops: 0, prosperity: 3, priestess: 6, coins: 9, fleets: 12 };

/** The metropolis token that is drawn next from a full supply. */
export const token = (match: CycladesMatch, bonus: BonusId): void => match.rig([FIRST_TOKEN[bonus]]);

/** Plays the script, `*` being the first open answer, and checks that no piece was lost or invented. */
export function play(match: CycladesMatch, ...lines: string[]): void {
  for (const line of lines) script(match, line.endsWith('=*') ? `${line.slice(0, -1)}${open(match)[0]}` : line);
  expect(rules.invariants(match)).toEqual([]);
}

/** What the one who is asked may answer. */
export const open = (match: CycladesMatch): string[] => keysOf(match, onlyQuestion(match).seat);

/** Who is asked what. */
export const asked = (match: CycladesMatch): string => {
  const { seat, topic } = onlyQuestion(match);
  return `${seat} ${topic.id}`;
};

/** Why an option is closed to the one who is asked: the number of the rule. */
export const blockedBy = (match: CycladesMatch, key: string): string | undefined => {
  const { seat } = onlyQuestion(match);
  return match.questionDto(seat)?.blocked.find((option) => option.key === key)?.why.rule;
};

/** What stands in an area. */
export function look(match: CycladesMatch, id: string) {
  const { s, data } = match;
  const area = areaWith(boardWith(data.map, s.board).byId, id);
  return {
    control: numberAt(s.control, area),
    troops: numberAt(s.troops, area),
    mercenaries: numberAt(s.mercenaries, area),
    fleets: numberAt(s.fleets, area),
    prosperity: numberAt(s.prosperity, area),
    heroes: s.heroes.filter((hero) => hero.area === area).map((hero) => hero.id),
    figure: s.figures.find((figure) => figure.area === area)?.id ?? null,
    built: (boardWith(data.map, s.board).places[area]?.sites ?? []).map((site) => numberAt(s.built, site)),
  };
}

/** What happened, by event name. */
export const happened = (match: CycladesMatch): string[] => match.log.map(({ event }) => event);

export const seat = seatOf;
