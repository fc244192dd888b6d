import { Match } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { assemble, boardKey, boardWith, placementsOf, pointOnBoard, separateSeas, sheetsOf, turned } from '../data/board.ts';
import { rules } from '../rules/index.ts';
import { isPlayable } from '../rules/setup.ts';
import boards from './boards.json' with { type: 'json' };

const { components, map, supply } = rules.read(rules.pack);

describe('components', () => {
  it('CYC-1.1 CYC-1.5 CYC-R.12 the box holds what the rulebook lists', () => {
    const count = Object.fromEntries(components.pieces.shared.map((piece) => [piece.id, piece.count]));
    expect(count).toMatchObject({
      auctionBoard: 1,
      tile: 10,
      mercenary: 16,
      coin: 100,
      die: 2,
      prosperity: 30,
      figure: 15,
      heroCard: 9,
      creatureCard: 18,
      godTile: 5,
      building: 40,
      priestess: 20,
      philosopher: 20,
      metropolis: 15,
    });
    expect(components.heroes).toHaveLength(9);
    expect(components.creatures).toHaveLength(18);
    expect(components.creatures.filter(({ figure }) => figure)).toHaveLength(6);
    expect(components.buildings.map((building) => building.count)).toEqual([10, 10, 10, 10]);
    expect(components.metropolis.bonuses.map(({ copies }) => copies)).toEqual([3, 3, 3, 3, 3]);
    expect(map.tiles).toHaveLength(10);
  });

  it('CYC-1.2 each faction owns a pawn, 8 troops, 8 fleets, 7 markers and a screen', () => {
    expect(components.pieces.perFaction.map(({ id, count }) => [id, count])).toEqual([
      ['bidPawn', 1],
      ['troop', 8],
      ['fleet', 8],
      ['controlMarker', 7],
      ['screen', 1],
    ]);
    expect(supply).toEqual({ troop: 8, fleet: 8, mercenary: 16, priestess: 20, philosopher: 20 });
  });

  it('CYC-1.7 CYC-R.5 a battle die shows 0, 1, 1, 2, 2, 3', () => {
    expect(components.die.faces).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('CYC-R.4 CYC-7.9 the bid track rises to 25', () => {
    expect(components.bidTrack.spaces).toEqual([1, 3, 5, 7, 10, 13, 16, 20, 25]);
  });

  it('CYC-R.58 what differs from the older edition is in the data: six gods, an upkeep by priestess, three metropolises', () => {
    expect(components.gods.map(({ id }) => id)).toEqual(['athena', 'zeus', 'poseidon', 'ares', 'hera', 'apollo']);
    expect(components.modes.every(({ goalOptions }) => goalOptions[0] === 3)).toBe(true);
  });

  it('CYC-R.68 every name stands in both languages, spelt one way', () => {
    for (const { name } of [...components.heroes, ...components.gods, ...components.creatures])
      expect([name.en, name.it].every((text) => text.length > 0)).toBe(true);
    expect(components.heroes.find(({ id }) => id === 'penthesilea')?.name.it).toBe('Pentesilea');
  });

  it('says where a data pack is wrong', () => {
    expect(() => rules.read({ components: {}, map: {} })).toThrow(/components\.modes/);
  });
});

describe('tiles', () => {
  const sides = map.tiles.flatMap(({ sides: both }) => [both.A, both.B]);

  it('CYC-2.1 CYC-2.3 each of the twenty sides fills the 19 cells of a tile', () => {
    expect(sides).toHaveLength(20);
    for (const { areas } of sides) {
      const cells = areas.flatMap((area) => area.cells.map((cell) => cell.join()));
      expect(cells).toHaveLength(19);
      expect(new Set(cells).size).toBe(19);
      for (const [q, r] of areas.flatMap((area) => area.cells) as [number, number][])
        expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(2);
    }
  });

  it('CYC-2.8 CYC-2.9 CYC-R.18 every land has one or two sites, each facing a sea of its tile', () => {
    for (const { areas } of sides)
      for (const area of areas) {
        const sites = area.sites ?? [];
        expect(sites.length).toBe(area.type === 'land' ? Math.max(1, Math.min(2, sites.length)) : 0);
        for (const site of sites) expect(areas.find(({ id }) => id === site.sea)?.type).toBe('sea');
      }
  });

  it('CYC-2.17 six turns bring a cell back, and one turn sends (q,r) to (-r,q+r)', () => {
    expect(turned([2, -1], 1)).toEqual([1, 1]);
    expect(turned([2, -1], 6)).toEqual([2, -1]);
    const placement = { tile: 't01', side: 'A' as const, at: [1, 0], rotation: 1 };
    const [x, y] = pointOnBoard(map, placement, [10, 0]);
    expect(x).toBeCloseTo(10 * Math.cos(Math.PI / 3) + 10 * Math.sqrt(3) * (5 - 3 / 2));
    expect(y).toBeCloseTo(10 * Math.sin(Math.PI / 3) + 15 * -3);
  });
});

describe('boards', () => {
  it.each(map.layouts.map((layout) => ({ layout, id: layout.id })))(
    'CYC-2.4 CYC-2.5 CYC-2.6 CYC-2.7 CYC-2.18 CYC-3.7 $id has the neighbours and islands that it should',
    ({ layout, id }) => {
      const { places, islands } = boardWith(map, boardKey(layout.side, layout.placements));
      const expected = boards[id as keyof typeof boards] as { adjacency: Record<string, string[]>; islands: string[][] };
      for (const place of places) {
        const near = [...place.lands, ...place.seas].map((other) => places[other]?.id).sort();
        expect(near).toEqual([...(expected.adjacency[place.id] as string[])].sort());
        for (const other of [...place.lands, ...place.seas])
          expect([...(places[other]?.lands ?? []), ...(places[other]?.seas ?? [])]).toContain(place.index);
      }
      const names = (groups: readonly (readonly string[])[]) => groups.map((group) => [...group].sort().join()).sort();
      expect(names(islands.map((island) => island.map((land) => places[land]?.id ?? '')))).toEqual(names(expected.islands));
      expect(layout.placements).toHaveLength({ 3: 6, 4: 8, 5: 10, 6: 10 }[layout.factions] as number);
    },
  );

  it('CYC-2.2 all tiles of a board show the same side', () => {
    for (const { side, placements } of map.layouts) expect(placements.every((placement) => placement.side === side)).toBe(true);
  });

  it('reads a board from its text as it was written', () => {
    const { side, placements } = map.layouts[0] as (typeof map.layouts)[number];
    expect(placementsOf(boardKey(side, placements))).toEqual(placements);
  });

  it('finds tiles that overlap', () => {
    const placement = { tile: 't01', side: 'A' as const, at: [0, 0], rotation: 0 };
    expect(assemble(map, [placement, { ...placement, tile: 't02' }])).toBeNull();
  });

  it.each([3, 4, 5, 6])(
    'CYC-3.8 CYC-R.18 CYC-R.74 random boards for %i are one sea with islands that are neither too large nor too few',
    (seats) => {
      for (const board of ['randomA', 'randomB'])
        for (let seed = 0; seed < 4; seed++) {
          const { s, data } = Match.start(rules, { seats, options: { board }, seed: `board ${seed}` });
          const found = boardWith(data.map, s.board);
          expect(isPlayable(found, seats)).toBe(true);
          expect(separateSeas(found)).toBe(1);
          expect(s.board.startsWith(board === 'randomA' ? 'A' : 'B')).toBe(true);
          expect(sheetsOf(map, placementsOf(s.board))).toHaveLength(found.places.length);
        }
    },
  );

  it('CYC-R.74 where no random board will do, the recommended one is used', () => {
    const oneTile = Object.fromEntries(Object.keys(map.randomBoard.shapes).map((shape) => [shape, { slots: [[0, 0]] }]));
    const pack = { components, map: { ...map, randomBoard: { ...map.randomBoard, shapes: oneTile } } };
    const { s } = Match.start(rules, { seats: 3, options: { board: 'randomA' }, seed: 'no board', pack });
    const [layout] = map.layouts.filter(({ factions }) => factions === 3);
    expect(s.board).toBe(boardKey(layout?.side ?? 'A', layout?.placements ?? []));
  });
});
