import { Match, type MatchSetup, numberAt } from '@pantheon/kernel';
import { describe, expect, it } from 'vitest';
import { openSlots, placementsOf, slotKey, slotsNextTo } from '../data/board.ts';
import { boardOf } from '../rules/board.ts';
import { rules } from '../rules/index.ts';
import { asked, blockedBy, type CycladesMatch, happened, open, play } from './scene.ts';

const start = (seats: number, board: string, options: MatchSetup['options'] = {}): CycladesMatch =>
  Match.start(rules, { seats, options: { ...options, board }, seed: 'tiles' });

/** Lays all tiles but some, each with the first answers. */
function layAllBut(match: CycladesMatch, left: number): void {
  if (asked(match).endsWith('tileSide')) play(match, 'tileSide=B');
  while ((match.s.assembly?.tiles.length ?? 0) > left)
    for (const topic of ['layTile', 'tilePlace', 'tileTurn']) if (asked(match).endsWith(topic)) play(match, `${topic}=*`);
}

describe('a board that is assembled by hand', () => {
  it.each([
    [2, 8],
    [3, 6],
    [4, 8],
    [5, 10],
    [6, 10],
  ])('CYC-3.7 CYC-3.12 with %i seats, %i tiles are drawn at random', (seats, tiles) => {
    expect(start(seats, 'byFirst').s.assembly?.tiles).toHaveLength(tiles);
    const draws = new Set(['a', 'b', 'c', 'd'].map((seed) => Match.start(rules, { seats: 3, options: { board: 'inTurn' }, seed })));
    expect(new Set([...draws].map(({ s }) => s.assembly?.tiles.join())).size).toBeGreaterThan(1);
  });

  it('CYC-3.8 CYC-3.12 CYC-3.13 CYC-2.2 the first seat chooses the side and lays all tiles, then placement begins', () => {
    const match = start(3, 'byFirst');
    expect(asked(match)).toBe('0 tileSide');
    play(match, 'tileSide=B', 'layTile=*');
    expect(asked(match)).toBe('0 tileTurn');
    play(match, 'tileTurn=2');
    expect(asked(match)).toBe('0 layTile');
    layAllBut(match, 0);
    expect(match.s.assembly).toBeNull();
    expect(asked(match).endsWith('placeLand')).toBe(true);
    expect(placementsOf(match.s.board).map(({ side }) => side)).toEqual(Array.from({ length: 6 }, () => 'B'));
    expect(match.s.control).toHaveLength(boardOf(match).places.length);
    expect(happened(match).filter((event) => event === 'laid')).toHaveLength(6);
  });

  it('CYC-3.13 or the factions lay one tile each in turn order', () => {
    const match = start(4, 'inTurn');
    const layers: number[] = [];
    while (match.s.assembly) {
      const seat = Number(asked(match).split(' ')[0]);
      layers[placementsOf(match.s.board).length] = seat;
      const topic = asked(match).split(' ')[1];
      play(match, `${topic}=*`);
    }
    expect(layers).toEqual([...match.s.turnOrder, ...match.s.turnOrder]);
  });

  it('CYC-3.13 CYC-R.75 a tile borders one that lies already, in any of six turns', () => {
    const match = start(3, 'byFirst');
    play(match, 'tileSide=A', 'layTile=*', 'tileTurn=0', 'layTile=*');
    expect(open(match)).toHaveLength(6);
    expect(open(match).sort()).toEqual(slotsNextTo([0, 0]).map(slotKey).sort());
    play(match, 'tilePlace=s1:0');
    expect(open(match)).toEqual(['0', '1', '2', '3', '4', '5']);
    play(match, 'tileTurn=3');
    expect(openSlots(match.s.board)).toHaveLength(8);
    const placed = placementsOf(match.s.board).at(-1);
    expect([placed?.at, placed?.rotation]).toEqual([[1, 0], 3]);
  });

  it('CYC-3.14 CYC-R.75 the last tile may not leave too few islands for the placement rounds, where it can', () => {
    const match = start(2, 'byFirst');
    layAllBut(match, 1);
    play(match, 'tilePlace=*');
    for (const turn of ['0', '1', '2', '3', '4', '5'])
      expect(open(match).includes(turn) ? undefined : 'CYC-3.14').toBe(blockedBy(match, turn));
    play(match, `tileTurn=${open(match)[0]}`);
    expect(boardOf(match).islands.length).toBeGreaterThanOrEqual(4);
  });

  it('CYC-3.8 what is drawn and laid is open to all, and nobody has anything yet', () => {
    const match = start(5, 'inTurn');
    play(match, 'tileSide=A', 'layTile=*');
    const view = rules.view(match, null);
    expect(view.assembly?.laying?.tile).toBe(match.s.assembly?.laying?.tile);
    expect(view.areas).toEqual([]);
    expect(numberAt(match.s.coins, 0)).toBe(5);
    expect(rules.result(match).scores).toHaveLength(5);
  });
});
