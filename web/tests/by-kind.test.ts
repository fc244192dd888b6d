import { describe, expect, test } from 'vitest';
import { byKind, cardByKind, drawingByKind, iconFrom, readRef, refsOf, withId } from '../kit/by-kind.tsx';
import { oncePerPack, outlineOf, placeName, settleIn } from '../kit/chart.tsx';
import type { Box, Point } from '../kit/geometry.ts';
import { icons } from '../kit/icons.ts';

describe('tables by kind of reference', () => {
  const drawingOf = drawingByKind({ piece: { pawn: icons.pawn }, god: (id) => (id === 'none' ? undefined : icons.laurel) });

  test('a reference is a kind and an id', () => {
    expect(readRef('piece:settlement.2')).toEqual({ kind: 'piece', id: 'settlement.2' });
    expect(refsOf('god', [{ id: 'zeus' }, { id: 'hera' }])).toEqual(['god:zeus', 'god:hera']);
    expect(withId([{ id: 'zeus' }, { id: 'hera' }], 'hera')).toEqual({ id: 'hera' });
  });

  test('what is not in the table is null', () => {
    const numberOf = byKind<number, [times: number]>({ one: (_, times) => times, none: () => undefined });
    expect([numberOf('one:x', 3), numberOf('none:x', 3), numberOf('other:x', 3)]).toEqual([3, null, null]);
  });

  test('drawings come by id or from a function', () => {
    expect(drawingOf('piece:pawn')).toBe(icons.pawn);
    expect(drawingOf('god:zeus')).toBe(icons.laurel);
    expect([drawingOf('piece:ship'), drawingOf('god:none'), drawingOf('sea:deep')]).toEqual([null, null, null]);
    expect(iconFrom(drawingOf)('piece:ship')).toBe(null);
  });

  test('a card has the drawing of its reference, unless it brings its own', () => {
    const cardOf = cardByKind<string>(
      { piece: (id, kind) => ({ kind, text: id }), god: (_, kind) => ({ kind, art: icons.temple }), sea: () => null },
      drawingOf,
    );
    expect(cardOf('piece:pawn', 'Piece')).toEqual({ art: icons.pawn, kind: 'Piece', text: 'pawn' });
    expect(cardOf('god:zeus', 'God')).toEqual({ art: icons.temple, kind: 'God' });
    expect([cardOf('sea:deep', 'Sea'), cardOf('card:one', 'Card')]).toEqual([null, null]);
  });
});

describe('charts', () => {
  const square: readonly Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];

  test('the outline of all lands, or of all seas', () => {
    const area = (path: string, land: boolean) => ({ ref: `area:${path}` as const, index: 0, path, land, points: square });
    const areas = [area('a', true), area('b', false), area('c', true)];
    expect([outlineOf(areas, { land: true }), outlineOf(areas, { land: false })]).toEqual(['ac', 'b']);
  });

  test('a drawing is made once for each pack', () => {
    let made = 0;
    const drawn = oncePerPack((pack: { readonly size: number }) => ({ number: ++made, size: pack.size }));
    const pack = { size: 3 };
    expect([drawn(pack), drawn(pack), drawn({ size: 4 })]).toEqual([
      { number: 1, size: 3 },
      { number: 1, size: 3 },
      { number: 2, size: 4 },
    ]);
  });

  test('what has found a place stands in the way of what comes later', () => {
    const standing: Box[] = [];
    const size = { width: 20, height: 20, near: [50, 50] as Point };
    const [first] = settleIn(square, [size], standing, standing);
    const name = placeName('Naxos', square, size, standing);
    expect(first).toEqual([50, 50]);
    expect(standing).toEqual([{ x: 50, y: 50, width: 20, height: 20 }]);
    expect(Math.abs(name.box.x - 50) >= 20 || Math.abs(name.box.y - 50) >= 20).toBe(true);
  });
});
