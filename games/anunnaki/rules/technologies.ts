import { choose, chooseOrPass, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import { TECHNOLOGY, type Tile } from '../data/model.ts';
import { playerAt } from './planets.ts';
import { blockedAmong, tileTopic } from './questions.ts';
import { tileRef } from './refs.ts';
import { isImproved, segmentTo, tileUnder } from './star.ts';
import { canPay, lacking, pay } from './stock.ts';
import { performTile } from './tiles/index.ts';
import { advance } from './tracks.ts';
import type { G, TopicFor } from './types.ts';

/** Why a tile cannot be developed. @rules ANU-8.5, ANU-8.6 */
function whyNot(g: G, seat: Seat, tile: Tile): Why | null {
  const player = playerAt(g, seat);
  if (tileUnder(g, player) === tile.index) return { rule: 'ANU-8.5', text: say('why.underPawn') };
  if (isImproved(player, tile.index)) return { rule: 'ANU-8.5', text: say('why.alreadyImproved') };
  if (segmentTo(g, player, tile.index) < 0) return { rule: 'ANU-8.5', text: say('why.notAdjacent') };
  if (tile.red && !canPay(player, g.data.redCost)) {
    const { args } = lacking(player, g.data.redCost);
    return { rule: 'ANU-8.6', text: say('why.redCost', args) };
  }
  return null;
}

/** The tiles that a seat can develop. @rules ANU-8.5, ANU-8.9 */
export const developable = (g: G, seat: Seat): Tile[] => g.data.tiles.filter((tile) => whyNot(g, seat, tile) === null);

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
