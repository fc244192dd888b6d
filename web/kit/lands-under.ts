import { type Box, boxAround, isInside, type Point } from './geometry.ts';

/** So far apart the points lie that tell land from sea. */
const GRID = 6;

/** Tells how much of a box lies on lands, from 0 to 1, by points that are looked up once for the whole chart. One of the lands may be left out. */
export function landsUnder(lands: readonly (readonly Point[])[], size: Pick<Box, 'width' | 'height'>): (box: Box, but?: number) => number {
  const columns = Math.ceil(size.width / GRID) + 1;
  const grid = new Int16Array(columns * (Math.ceil(size.height / GRID) + 1)).fill(-1);
  for (const [land, points] of lands.entries()) {
    const { x, y, width, height } = boxAround(points);
    for (let row = Math.max(0, Math.ceil((y - height / 2) / GRID)); row <= (y + height / 2) / GRID; row++)
      for (let column = Math.max(0, Math.ceil((x - width / 2) / GRID)); column <= (x + width / 2) / GRID; column++)
        if (column < columns && isInside([column * GRID, row * GRID], points)) grid[row * columns + column] = land;
  }
  return ({ x, y, width, height }, but = -1) => {
    let under = 0;
    let all = 0;
    for (let row = Math.round((y - height / 2) / GRID); row <= Math.round((y + height / 2) / GRID); row++)
      for (let column = Math.round((x - width / 2) / GRID); column <= Math.round((x + width / 2) / GRID); column++) {
        all++;
        const land = column < 0 || column >= columns ? -1 : (grid[row * columns + column] ?? -1);
        if (land >= 0 && land !== but) under++;
      }
    return under / Math.max(1, all);
  };
}
