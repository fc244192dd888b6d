import { middleOf, type Point, softPathOf } from '@pantheon/web/kit';

/** The drawing: eight isles in a ring on a round sea. */
export const SIZE = { width: 900, height: 640 };
const CENTRE: Point = [450, 322];
const RING: Point = [318, 218];

/** The shore of an isle: a rough ring, different for each. */
function shore(isle: number, count: number): Point[] {
  const turn = (isle / count) * Math.PI * 2 - Math.PI / 2;
  const x = CENTRE[0] + Math.cos(turn) * RING[0];
  const y = CENTRE[1] + Math.sin(turn) * RING[1];
  return Array.from({ length: 11 }, (_, step) => {
    const angle = (step / 11) * Math.PI * 2;
    const reach = 58 + 13 * Math.sin(isle * 2.7 + step * 1.9) + 7 * Math.cos(isle * 1.3 + step * 3.1);
    return [x + Math.cos(angle) * reach * 1.18, y + Math.sin(angle) * reach * 0.86];
  });
}

/** Where an isle lies. */
export interface IsleShape {
  readonly points: readonly Point[];
  readonly path: string;
  readonly middle: Point;
}

/** The shapes of all isles. */
export const shapesOf = (count: number): IsleShape[] =>
  Array.from({ length: count }, (_, isle) => {
    const points = shore(isle, count);
    return { points, path: softPathOf(points, 0.45), middle: middleOf(points) };
  });

/** The edge of the sea. */
export const SEA = softPathOf(
  Array.from({ length: 24 }, (_, step): Point => {
    const angle = (step / 24) * Math.PI * 2;
    return [CENTRE[0] + Math.cos(angle) * 442, CENTRE[1] + Math.sin(angle) * 312];
  }),
  0.5,
);

/** The lanes between neighbours. */
export const lanes = (shapes: readonly IsleShape[]): string =>
  shapes
    .map(({ middle: [x, y] }, isle) => {
      const [tx, ty] = (shapes[(isle + 1) % shapes.length] as IsleShape).middle;
      return `M${x} ${y}L${tx} ${ty}`;
    })
    .join('');
