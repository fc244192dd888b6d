import { choose, chooseOrPass, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { TECHNOLOGY, type Tile } from '../data/model.ts';
import { playerAt } from './planets.ts';
import { blockedAmong, tileTopic } from './questions.ts';
import { tileRef } from './refs.ts';
import { isImproved, segmentTo, tileUnder } from './star.ts';
import { canPay, lacking, pay } from './stock.ts';
import { performTile } from './tiles/index.ts';
import { advance } from './tracks.ts';
import type { G, Player, TopicFor } from './types.ts';

const UNDER_PAWN: Why = { rule: 'ANU-8.5', text: say('why.underPawn') };
const ALREADY_IMPROVED: Why = { rule: 'ANU-8.5', text: say('why.alreadyImproved') };
const NOT_ADJACENT: Why = { rule: 'ANU-8.5', text: say('why.notAdjacent') };

/** Why a tile cannot be developed; what the price lacks is put into words only where somebody reads it. @rules ANU-8.5, ANU-8.6 */
function obstacleTo(g: G, player: Player, tile: Tile): Why | typeof tooDear | null {
  if (tileUnder(g, player) === tile.index) return UNDER_PAWN;
  if (isImproved(player, tile.index)) return ALREADY_IMPROVED;
  if (segmentTo(g, player, tile.index) < 0) return NOT_ADJACENT;
  return tile.red && !canPay(player, g.data.redCost) ? tooDear : null;
}

/** @rules ANU-8.6 */
function tooDear(g: G, player: Player): Why {
  const { args } = lacking(player, g.data.redCost);
  return { rule: 'ANU-8.6', text: say('why.redCost', args) };
}

function whyNot(g: G, seat: Seat, tile: Tile): Why | null {
  const obstacle = obstacleTo(g, playerAt(g, seat), tile);
  return typeof obstacle === 'function' ? obstacle(g, playerAt(g, seat)) : obstacle;
}

/** The tiles that a seat can develop. @rules ANU-8.5, ANU-8.9 */
export const developable = (g: G, seat: Seat): Tile[] => g.data.tiles.filter((tile) => obstacleTo(g, playerAt(g, seat), tile) === null);

/** Whether there is one of them. */
export function canDevelop(g: G, seat: Seat): boolean {
  const player = playerAt(g, seat);
  for (const tile of g.data.tiles) if (obstacleTo(g, player, tile) === null) return true;
  return false;
}

const developTopic: TopicFor<'develop'> = {
  ...tileTopic('develop'),
  blocked: (g, seat) => blockedAmong(g.data.tiles, (tile) => whyNot(g, seat, tile)),
};
const performTopic = tileTopic('performImproved');

/** Develops a Technology. @rules ANU-8.5, ANU-8.7 */
export function* develop(g: G, seat: Seat): Rule {
  yield* turnOver(g, seat, yield* choose(seat, developTopic, developable(g, seat)));
}

/** Develops a Technology, if the player wants and can. */
export function* developIfWanted(g: G, seat: Seat): Rule {
  const tile = yield* chooseOrPass(seat, developTopic, developable(g, seat));
  if (tile !== null) yield* turnOver(g, seat, tile);
}

/** Turns a tile to its improved side; its action may follow at once. @rules ANU-8.7, ANU-8.8 */
function* turnOver(g: G, seat: Seat, tile: Tile): Rule {
  const { blueSteps, redSteps } = g.data.components.development;
  if (tile.red) yield* pay(g, seat, g.data.redCost);
  playerAt(g, seat).improved |= 1 << tile.index;
  g.emit('developed', { seat: who(seat), tile: tileRef(g, tile.index) });
  advance(g, seat, TECHNOLOGY, tile.red ? redSteps : blueSteps);
  const performed = yield* chooseOrPass(seat, performTopic, [tile]);
  if (performed !== null) yield* performTile(g, seat, tile);
}
