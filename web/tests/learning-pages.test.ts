import { describe, expect, test } from 'vitest';
import { legibleShare, windowAround } from '../app/board-picture.tsx';
import { sectionsOf, stepsOf } from '../app/guide.ts';
import { excerptOf, speaksOf } from '../screens/learn/search.ts';
import { standOf } from '../table/spotlight-places.ts';

describe('a page of a guide', () => {
  test('is split at its headings', () => {
    expect(sectionsOf('# Game\n\nThe aim.\n\n## A turn\n\nDo this.\n\n## The end\nCount.\n')).toEqual([
      { title: '', text: 'The aim.' },
      { title: 'A turn', text: 'Do this.' },
      { title: 'The end', text: 'Count.' },
    ]);
    expect(sectionsOf('')).toEqual([]);
  });

  test('says in a sentence what each step of a round is', () => {
    const page =
      '1. **Income.** A coin for each\n   city. Hidden.\n2. **Bids.** All bid.\n\n**3. End.** Count. Then stop.\n\nNot **this.** One.\n';
    expect([...stepsOf(page)]).toEqual([
      ['income', 'A coin for each city.'],
      ['bids', 'All bid.'],
      ['end', 'Count.'],
    ]);
  });

  test('is searched for all words, whatever their accents and capitals', () => {
    expect(speaksOf('Le Metropoli già costruite', 'metropoli gia')).toBe(true);
    expect(speaksOf('Le Metropoli', 'metropoli tempio')).toBe(false);
  });

  test('shows the part of a long text that speaks of it', () => {
    const text = `${'word '.repeat(200)}Pegasus flies. ${'word '.repeat(200)}`;
    expect(excerptOf(text, 'pegasus')).toContain('Pegasus flies.');
    expect(excerptOf('Short.', 'short')).toBe('Short.');
  });
});

describe('the window of a picture', () => {
  test('lies around a point and inside the board', () => {
    const board = { x: 0, y: 0, width: 1000, height: 600 };
    expect(windowAround(board, 0.5, { x: 400, y: 300 })).toEqual({ x: 150, y: 150, width: 500, height: 300 });
    expect(windowAround(board, 0.5, { x: 990, y: 10 })).toEqual({ x: 500, y: 0, width: 500, height: 300 });
    expect(windowAround(board, 1, null)).toEqual(board);
  });
});

describe('the share of a board that a picture shows', () => {
  const board = { width: 900, height: 600 };

  test('is what is wished where there is room', () => {
    expect(legibleShare(board, { width: 720, height: 230 }, 0.62)).toBe(0.62);
  });

  test('is larger where next to nothing would be seen', () => {
    expect(legibleShare(board, { width: 1200, height: 400 }, 0.62)).toBe(1);
    expect(legibleShare(board, { width: 990, height: 300 }, 0.62)).toBeCloseTo(0.846, 3);
  });

  test('is smaller where names would run into each other, but a whole board stays whole', () => {
    expect(legibleShare(board, { width: 360, height: 200 }, 0.62)).toBeCloseTo(0.444, 3);
    expect(legibleShare(board, { width: 360, height: 200 }, 1)).toBe(1);
  });
});

describe('the card of a lesson', () => {
  const screen = { left: 0, top: 58, width: 1440, height: 900 };
  const size = { width: 292, height: 240 };

  test('keeps off what it speaks of', () => {
    const ring = { left: 1128, top: 60, width: 304, height: 300 };
    const stand = standOf(size, screen, [ring], []);
    expect(stand.left + stand.width <= ring.left || stand.top >= ring.top + ring.height).toBe(true);
  });

  test('keeps off what may be chosen where there is room elsewhere', () => {
    const offered = { left: 1100, top: 58, width: 340, height: 842 };
    expect(standOf(size, screen, [], [{ box: offered, weight: 6 }]).left).toBeLessThan(offered.left - size.width);
  });
});
