/** Three months of play: `2026-4` are October to December of 2026. */
export interface Season {
  readonly id: string;
  readonly from: Date;
  /** The first moment of the next one. */
  readonly to: Date;
}

const quarter = (year: number, at: number): Season => ({
  id: `${year}-${at + 1}`,
  from: new Date(Date.UTC(year, 3 * at)),
  to: new Date(Date.UTC(year, 3 * at + 3)),
});

/** The season of a time, by UTC. */
export const seasonOf = (time: Date): Season => quarter(time.getUTCFullYear(), Math.floor(time.getUTCMonth() / 3));

/** A season by its id. */
export function seasonById(id: string): Season {
  const [year = 0, at = 1] = id.split('-').map(Number);
  return quarter(year, at - 1);
}

/** How many tables of a game somebody plays in a season to be ranked in it. */
export const SEASON_TABLES = 5;
