/** The words of the data that others than rules need. */
export { type Face, type Land, type Pact, type Reward, type StarSegment, type Tile, type WeaponCard } from '../data/model.ts';
