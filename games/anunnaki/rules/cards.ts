/** The words of the data that others than rules need. */
export type { Face, Land, Pact, Reward, StarSegment, Tile, WeaponCard } from '../data/model.ts';
