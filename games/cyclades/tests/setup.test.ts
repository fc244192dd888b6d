import { Match } from '@pantheon/kernel';
import { script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import { areaWith } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import { rules } from '../rules/index.ts';
import { landsToTake } from '../rules/placement.ts';
import { modeOf } from '../rules/setup.ts';
import { asked, look, open, readings, scene, seat } from './scene.ts';

const start = (seats: number, options = {}, seed = 'set-up') => Match.start(rules, { seats, options, seed });

describe('set-up', () => {
  it.each([
    [2, {}, 'duel', 4, 3],
    [3, {}, 'ffa3', 3, 2],
    [4, {}, 'ffa4', 4, 3],
    [4, { sides: 'teams' }, 'team4', 4, 3],
    [5, {}, 'ffa5', 5, 4],
    [6, {}, 'team6', 6, 5],
  ] as const)('CYC-3.2 CYC-3.3 CYC-20.1 CYC-R.55 with %i seats %j', (seats, options, mode, factions, openGods) => {
    const { s } = start(seats, options);
    expect([s.mode, s.priestesses.length, s.openGods]).toEqual([mode, factions, openGods]);
    expect(s.openGods + 1).toBe(factions);
    expect(s.gods).toHaveLength(5);
  });

  it('CYC-3.1 CYC-3.10 CYC-22.4 gods and turn order are drawn', () => {
    const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => start(4, {}, seed).s.gods.join()));
    const turns = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => start(4, {}, seed).s.turnOrder.join()));
    expect(orders.size).toBeGreaterThan(2);
    expect(turns.size).toBeGreaterThan(2);
  });

  it('CYC-3.4 CYC-3.5 CYC-17.1 four creatures and two heroes lie open', () => {
    const { s } = start(3);
    expect(s.creatureTrack.filter((card) => card !== null)).toHaveLength(4);
    expect(s.creatureDeck).toHaveLength(14);
    expect(s.heroTrack.filter((card) => card !== null)).toHaveLength(2);
    expect(s.heroDeck).toHaveLength(7);
  });

  it('CYC-3.6 the supplies are full', () => {
    const match = start(3);
    expect(readings(match).supply).toEqual({
      priestesses: 20,
      philosophers: 20,
      mercenaries: 16,
      metropolises: 15,
      buildings: { port: 10, fortress: 10, temple: 10, university: 10 },
    });
  });

  it('CYC-3.9 CYC-20.4 five coins for each faction, ten in the purse of a team', () => {
    expect(start(3).s.coins).toEqual([5, 5, 5]);
    expect(start(2).s.coins).toEqual([10, 10]);
    expect(start(6).s.coins).toEqual([10, 10, 10]);
  });

  it('CYC-3.8 refuses what cannot be set up', () => {
    const refusal = (seats: number, options: object) => rules.refuses?.(seats, { ...defaults, ...options })?.id ?? null;
    const defaults = {
      sides: 'usual',
      goal: 3,
      board: 'ready',
      opening: 'placement',
      coins: 'hidden',
      overbids: 'refused',
      apollo: 'free',
      firstCycle: 'discards',
      bridges: 'team',
    };
    expect(refusal(3, { sides: 'teams' })).toBe('refuse.teams');
    expect(refusal(5, { sides: 'teams' })).toBe('refuse.teams');
    expect(refusal(4, { goal: 4 })).toBe('refuse.goal');
    expect(refusal(4, { goal: 4, sides: 'teams' })).toBeNull();
    expect(refusal(2, { goal: 4 })).toBeNull();
    expect(refusal(3, { board: 'randomA', opening: 'quick' })).toBe('refuse.opening');
    expect(modeOf(4, 'teams')).toBe('team4');
  });

  it('CYC-20.2 the goal is three or, if the table agrees, four metropolises', () => {
    expect(start(2).s.goal).toBe(3);
    expect(start(2, { goal: 4 }).s.goal).toBe(4);
  });
});

describe('placement', () => {
  it('CYC-3.11 CYC-4.1 CYC-4.2 CYC-4.4 CYC-4.5 CYC-4.8 two lands in turn order, a third in reverse order with three troops', () => {
    const match = start(3);
    const { turnOrder } = match.s;
    const order: number[] = [];
    while (match.s.step < 6 && !match.s.settled) {
      const { seat: who, topic } = match.waiting[0] as { seat: number; topic: string };
      if (topic === 'placeLand') order.push(who);
      const key = topic === 'spreadTroops' ? (open(match)[0] as string) : (open(match).at(-1) as string);
      match.answer(seat(who), key);
    }
    const [first, second, third] = turnOrder as [number, number, number];
    expect(order).toEqual([first, first, second, second, third, third, third, second, first]);
    for (const faction of turnOrder) {
      const lands = match.s.control.flatMap((holder, area) => (holder === faction && boardOf(match).places[area]?.land ? [area] : []));
      expect(lands).toHaveLength(3);
      expect(match.s.fleetsLeft[faction]).toBe(5);
      expect(match.s.troopsLeft[faction]).toBe(5);
      const islands = new Set(match.s.firstLands[faction]?.map((land) => boardOf(match).places[land]?.island));
      expect(islands.size).toBe(2);
    }
  });

  it('CYC-4.1 CYC-4.2 CYC-4.3 CYC-R.50 the second land lies on another island, each fleet in a free sea beside it', () => {
    const match = start(3);
    const me = match.waiting[0]?.seat as number;
    script(match, 'placeLand=t09a-L1');
    expect(open(match)).toEqual(
      ['t09a-S1', 't09a-S2', 't09a-S3', 't09a-S4', 't08a-S1', 't08a-S4'].sort((a, b) => index(match, a) - index(match, b)),
    );
    script(match, 'placeFleet=t09a-S1');
    expect(open(match)).not.toContain('t09a-L1');
    expect(open(match)).not.toContain('t09a-L2');
    script(match, 'placeLand=t01a-L2');
    expect(match.s.priestesses[me]).toBe(0);
    script(match, 'placeFleet=t01a-S2');
    expect(match.s.priestesses[me]).toBe(1);
    expect(look(match, 't01a-L2').control).toBe(me);
  });

  it('CYC-4.5 the three troops may all stand in one land', () => {
    const match = start(3, {}, 'troops');
    while (match.waiting[0]?.topic !== 'spreadTroops') match.answer(match.waiting[0]?.seat as never, open(match)[0] as string);
    const keys = open(match);
    expect(keys).toHaveLength(10);
    const all = keys.find((key) => key.endsWith('=3') && !key.includes(',')) as string;
    match.answer(match.waiting[0]?.seat as never, all);
    expect(match.s.troops).toContain(3);
  });

  it('CYC-4.6 a limit that cannot be kept is dropped: the fleet, then the partner, then the islands', () => {
    const match = scene(
      (stage) => {
        for (const sea of stage.board.seas) stage.s.control[sea] = 3;
        for (const land of stage.board.lands) stage.s.control[land] = 3;
        for (const id of ['t06b-L2', 't06b-L3', 't08b-L2']) stage.s.control[stage.area(id)] = -1;
        stage.s.firstLands = [[stage.area('t06b-L1')], [], [stage.area('t08b-L1')], []];
        stage.turn(0, 'zeus');
      },
      { seats: 4, options: { sides: 'teams' }, homes: false },
    );
    expect(names(match, landsToTake(match, 0, true))).toEqual(['t08b-L2']);
    match.s.firstLands[2] = [areaWith(boardOf(match).byId, 't08b-L2')];
    expect(names(match, landsToTake(match, 0, true))).toEqual(['t08b-L2']);
    match.s.control[areaWith(boardOf(match).byId, 't08b-L2')] = 1;
    expect(names(match, landsToTake(match, 0, true))).toEqual(['t06b-L2', 't06b-L3']);
  });

  it('CYC-4.7 CYC-R.43 partners open on four islands; the second round has no such limit', () => {
    const match = scene(
      (stage) => {
        stage.s.firstLands = [[], [], [stage.area('t06b-L1')], []];
        stage.s.control[stage.area('t06b-L1')] = 2;
        stage.turn(0, 'zeus');
      },
      { seats: 4, options: { sides: 'teams' }, homes: false },
    );
    expect(names(match, landsToTake(match, 0, true))).not.toContain('t06b-L2');
    expect(names(match, landsToTake(match, 1, true))).toContain('t06b-L2');
    expect(names(match, landsToTake(match, 0, false))).toContain('t06b-L2');
  });

  it.each([2, 3, 4, 5, 6])('CYC-4.9 the quick start for %i gives each faction three lands, three fleets and its priestesses', (seats) => {
    const match = start(seats, { opening: 'quick' });
    const { places } = boardOf(match);
    expect(asked(match).endsWith(' bid')).toBe(true);
    const incomes = readings(match).factions.map(({ income }) => income);
    expect(new Set(match.s.priestesses.map((held, faction) => held + (incomes[faction] ?? 0))).size).toBe(1);
    match.s.priestesses.forEach((held, faction) => {
      const own = places.filter(({ index: area }) => match.s.control[area] === faction);
      expect(own.filter(({ land }) => land)).toHaveLength(3);
      expect(own.filter(({ land }) => !land)).toHaveLength(3);
      expect(held).toBe(own.filter(({ priestess }) => priestess).length);
      expect(own.flatMap(({ sites }) => sites)).toHaveLength(4);
      for (const { land, lands } of own) if (!land) expect(lands.some((near) => match.s.control[near] === faction)).toBe(true);
      expect(match.s.troopsLeft[faction]).toBe(5);
    });
  });
});

const index = (match: ReturnType<typeof start>, id: string): number => areaWith(boardOf(match).byId, id);
const names = (match: ReturnType<typeof start>, areas: readonly number[]): string[] =>
  areas.map((area) => boardOf(match).places[area]?.id ?? '');
