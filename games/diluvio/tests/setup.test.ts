import { type AnyGame, Match, QuickDice, sampleAnswer, schema } from '@pantheon/kernel';
import { keysOf, playOn, script } from '@pantheon/kernel/testing';
import { describe, expect, it } from 'vitest';
import map from '../data/map.json' with { type: 'json' };
import { rules } from '../rules/index.ts';
import type { State } from '../rules/types.ts';
import { at, blue, data, green, holds, white, world, yellow } from './scene.ts';

const begin = (seats: number, rigged: number[] = [0]) => Match.start(rules, { seats, seed: 'setup', rigged });

describe('pieces and limits', () => {
  it('DIL-2.1 four colours, one for each player, and red for fanatics', () => {
    const match = begin(4);
    script(match, 'colour=green', 'colour=white', 'colour=blue');
    expect(rules.colours(match)).toEqual(['green', 'white', 'blue', 'yellow']);
    expect(data.pack.colours.map(({ id }) => id)).not.toContain('red');
  });

  it('DIL-2.2 5 warriors, 8 ships and 30 workers of a colour', () => {
    expect(data.limits).toEqual({ warrior: 5, ship: 8 });
    const match = world('round', (w) => w.put('steppe', yellow, '2W4w').ships('bengal', yellow, 3));
    expect(rules.view(match, null)).toMatchObject({ workersLeft: [30, 26, 30, 30], warriorsLeft: [5, 3, 5, 5], shipsLeft: [8, 5, 8, 8] });
    const crowd = world('growth', (w) => w.put('steppe', yellow, '20w'), { workerSupply: 20 });
    expect(crowd.s.workers[at('steppe') * 4 + yellow]).toBe(20);
  });

  it('DIL-2.3 fanatics, buildings and resources have no limit', () => {
    const match = world('growth', (w) => w.put('steppe', yellow, '30w').fanatics('steppe', 20).stock(yellow, { wood: 99 }), {
      workerSupply: 60,
    });
    expect(match.s.fanatics[at('steppe')]).toBe(30);
    expect(match.s.stock).toContain(99);
    expect(data.pack.pieces.find(({ id }) => id === 'fanatic')?.limit.value).toBeNull();
  });

  it('DIL-2.9 five resources, and copper in the advanced game', () => {
    expect(data.basic.resources).toBe(5);
    expect(data.advanced.resources).toBe(6);
    expect(data.resources.map(({ id }) => id)).toEqual(['wood', 'gold', 'bronze', 'granite', 'marble', 'copper']);
  });
});

describe('set-up', () => {
  it('DIL-3.1 each player chooses a free colour in seat order, or has one drawn', () => {
    const match = begin(3, [0, 1]);
    expect(keysOf(match, white)).toEqual(['white', 'yellow', 'blue', 'green', 'pass']);
    script(match, 'colour=blue');
    expect(keysOf(match, yellow)).toEqual(['white', 'yellow', 'green', 'pass']);
    script(match, 'colour=pass', 'colour=green');
    expect(match.s.colour).toEqual([2, 1, 3]);
    expect(match.log.map(({ event }) => event)).toContain('drawn');
    expect([holds(match, 'congo'), holds(match, 'steppe'), holds(match, 'red-centre')]).toEqual([white, yellow, blue]);
  });

  it('DIL-3.2 DIL-3.3 four workers in the heart of each continent, three trees and a quarry everywhere', () => {
    const match = begin(4);
    script(match, 'colour=white', 'colour=yellow', 'colour=blue');
    expect(match.s.workers.reduce((sum, count) => sum + count, 0)).toBe(16);
    expect(match.s.workers[at('great-plains') * 4 + white]).toBe(4);
    expect(match.s.workers[at('red-centre') * 4 + green]).toBe(4);
    expect(match.s.trees).toEqual(new Array(32).fill(3));
    for (const list of [match.s.warriors, match.s.fleet, match.s.mines, match.s.stock, match.s.fanatics]) expect(Math.max(...list)).toBe(0);
    expect(data.pack.jobs.quarryJobsPerSpace).toBe(1);
  });

  it('DIL-3.4 DIL-1.4 the first player is drawn, and nothing else is left to chance', () => {
    for (const first of [0, 1, 2, 3]) {
      const match = begin(4, [first]);
      expect([match.s.first, match.s.round, match.s.counter, match.s.rises]).toEqual([first, 1, 0, 0]);
      script(match, 'colour=white', 'colour=yellow', 'colour=blue');
      playOn(match, first, ({ number }) => number > 300);
      expect(match.opening).toEqual([first]);
      expect(match.history.every(({ chance }) => chance.length === 0)).toBe(true);
    }
  });

  it('DIL-3.5 with two players the other continents stand empty and open', () => {
    const match = begin(2);
    script(match, 'colour=white', 'colour=green');
    expect(match.s.lastController.filter((seat) => seat !== -1)).toHaveLength(2);
    expect(match.s.trees[at('congo')]).toBe(3);
    expect(match.s.opening[at('steppe')]).toBe(-1);
  });
});

describe('the world', () => {
  const lands = map.spaces.filter(({ kind }) => kind === 'land');
  const minerals: { [landmass: string]: string } = { americas: 'marble', eurasia: 'gold', africa: 'granite', oceania: 'bronze' };

  it('DIL-18.1 every continent gives its own mineral', () => {
    for (const space of lands) {
      const expected = minerals[space.landmass ?? ''];
      if (expected !== undefined) expect([space.id, space.mineral]).toEqual([space.id, expected]);
    }
    expect(data.colours.map(({ start }) => data.resources[data.spaces[start]?.mineral ?? -1]?.id)).toEqual([
      'marble',
      'gold',
      'granite',
      'bronze',
    ]);
  });

  it('DIL-18.2 DIL-18.3 28 continent spaces, 4 islands apart, 22 oceans', () => {
    const islands = map.landmasses.filter(({ kind }) => kind === 'island').map(({ id }) => id);
    expect(islands).toEqual(['mu', 'easter', 'atlantis', 'antarctica']);
    expect([lands.length, map.spaces.length - lands.length]).toEqual([32, 22]);
    for (const id of islands) expect(lands.find((space) => space.id === id)).toMatchObject({ floodStage: 1, adjacent: { land: [] } });
    for (const space of lands)
      for (const next of space.adjacent.land) expect(lands.find(({ id }) => id === next)?.landmass).toBe(space.landmass);
    for (const { id } of data.colours)
      expect(lands.filter((space) => space.landmass === data.pack.colours.find((colour) => colour.id === id)?.continent)).toHaveLength(7);
  });

  it('DIL-18.4 the seam joins east and west, and Easter Island is one space on it', () => {
    expect(map.spaces.find(({ id }) => id === 'easter')).toMatchObject({ crossesSeam: true, drawOffsets: [0, -1600] });
    expect(data.spaces[at('bering')]?.beside).toEqual(expect.arrayContaining([at('cathay-sea'), at('north-pacific')]));
    expect(data.spaces[at('coral-sea')]?.beside).toContain(at('andean-sea'));
  });

  it('DIL-18.5 spaces lie beside each other both ways, as the map lists them', () => {
    for (const space of data.spaces) {
      const listed = map.spaces[space.index]?.adjacent;
      expect(space.beside.map((index) => data.spaces[index]?.id).sort()).toEqual(
        [...(listed?.land ?? []), ...(listed?.ocean ?? [])].sort(),
      );
      for (const next of space.beside) expect(data.spaces[next]?.beside).toContain(space.index);
    }
  });

  it('DIL-18.3 refuses a world whose neighbours do not know each other', () => {
    const broken = structuredClone(rules.pack) as { map: { spaces: { adjacent: { land: string[] } }[] } };
    broken.map.spaces[0]?.adjacent.land.pop();
    expect(() => rules.read(broken)).toThrow('beside each other');
    expect(schema.bilingual({ en: 'a', it: 'b' }, '')).toEqual({ en: 'a', it: 'b' });
  });

  it('draws every space as a closed ring within the world', () => {
    for (const space of map.spaces) {
      expect(space.polygon.length).toBeGreaterThan(2);
      for (const [x, y] of space.polygon)
        expect(x !== undefined && y !== undefined && x >= 0 && x <= 2 * map.frame.width && y >= 0 && y <= map.frame.height).toBe(true);
    }
  });
});

describe('what is known', () => {
  it('DIL-20.1 DIL-2.10 everybody sees everything, stocks included', () => {
    const match = world('round', (w) => w.put('steppe', yellow, '4w').stock(blue, { granite: 7 }));
    const views = [null, white, yellow, blue, green].map((seat) => rules.view(match, seat));
    for (const view of views) expect(view).toEqual(views[0]);
    expect(views[0]).toMatchObject(match.s as State);
  });

  it('DIL-20.1 the view says which lands an army could reach next, by land or by ship', () => {
    const match = world('round', (w) =>
      w.put('persia', yellow, '2W').ships('tethys', yellow).put('nile', blue, '3w').put('india', blue, '1w').put('congo', blue, '1w'),
    );
    const { exposed } = rules.view(match, null);
    expect([exposed[at('nile')], exposed[at('india')], exposed[at('congo')], exposed[at('persia')]]).toEqual([2, 2, 0, 0]);
  });

  it('DIL-21.5 invariants hold through random matches of every size', () => {
    for (const seats of [2, 3, 4]) {
      const match = Match.start(rules as AnyGame, { seats, seed: `invariants-${seats}`, options: { rules: 'advanced' } });
      const dice = new QuickDice(seats);
      let counter = 0;
      let legacy = 0;
      while (!match.over) {
        for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as never, dice));
        expect(rules.invariants(match as never)).toEqual([]);
        const view = rules.view(match as never, null);
        const points = view.legacy.reduce((sum, value) => sum + value, 0);
        expect(view.counter >= counter && points >= legacy).toBe(true);
        counter = view.counter;
        legacy = points;
      }
    }
  });
});
