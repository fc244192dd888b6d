import { choose, chooseOrPass, PantheonError, type Rule, type Seat, who } from '@pantheon/kernel';
import type { Tile } from '../../data/model.ts';
import { playerAt } from '../planets.ts';
import { tileTopic } from '../questions.ts';
import type { Realm } from '../realms.ts';
import { tileRef } from '../refs.ts';
import { isImproved, tileUnder } from '../star.ts';
import type { Data, G, TileYield, Visible } from '../types.ts';
import type { TileAction, YieldNow } from './action.ts';
import { commerce } from './commerce.ts';
import { creation } from './creation.ts';
import { domination } from './domination.ts';
import { harvest } from './harvest.ts';
import { market } from './market.ts';
import { move } from './move.ts';
import { portal } from './portal.ts';
import { settlementIncome } from './settlement-income.ts';

const actions: { readonly [id: string]: TileAction } = {
  portal,
  'move-blue': move,
  'move-red': move,
  commerce,
  'harvest-blue': harvest,
  'harvest-red': harvest,
  creation,
  'settlement-income': settlementIncome,
  domination,
  market,
};

function actionOf({ id }: Tile): TileAction {
  const action = actions[id];
  if (action === undefined) throw new PantheonError('bad-data', `nobody knows the tile ${id}`);
  return action;
}

/** By tile: what its two sides would give now. */
interface TileSides {
  readonly base: YieldNow;
  readonly improved: YieldNow;
}

const sidesFor = new WeakMap<Data, readonly TileSides[]>();

/** Made once for each data pack: what is printed on a tile does not change. */
function sidesIn(data: Data): readonly TileSides[] {
  const known =
    sidesFor.get(data) ??
    data.tiles.map((tile) => ({ base: actionOf(tile).gives(tile.base), improved: actionOf(tile).gives(tile.improved) }));
  sidesFor.set(data, known);
  return known;
}

/** What each tile would give to a seat now, on the side that it shows to the player. */
export function tileYields(g: Visible, seat: Seat, realm: Realm): TileYield[] {
  const player = playerAt(g, seat);
  return sidesIn(g.data).map(({ base, improved }, tile) => (isImproved(player, tile) ? improved : base)(g, seat, realm));
}

/** Performs a tile on the side that it shows to the player. @rules ANU-3.11, ANU-R.47 */
export function* performTile(g: G, seat: Seat, tile: Tile): Rule {
  const improved = isImproved(playerAt(g, seat), tile.index);
  g.emit('performed', { seat: who(seat), tile: tileRef(g, tile.index), side: improved ? 'improved' : 'base' });
  const rule = actionOf(tile).perform(g, seat, improved ? tile.improved : tile.base, improved);
  if (rule !== undefined) yield* rule;
}

const activateTopic = tileTopic('activate');

const others = (g: G, seat: Seat, red: boolean): Tile[] => {
  const under = tileUnder(g, playerAt(g, seat));
  return g.data.tiles.filter((tile) => tile.red === red && tile.index !== under);
};

/** Performs a tile of a colour other than the one under the pawn. @rules ANU-7.2, ANU-R.46 */
export function* activate(g: G, seat: Seat, red: boolean): Rule {
  yield* performTile(g, seat, yield* choose(seat, activateTopic, others(g, seat, red)));
}

/** The same as a reward, which may be declined. @rules ANU-10.9 */
export function* activateIfWanted(g: G, seat: Seat, red: boolean): Rule {
  const tile = yield* chooseOrPass(seat, activateTopic, others(g, seat, red));
  if (tile !== null) yield* performTile(g, seat, tile);
}
