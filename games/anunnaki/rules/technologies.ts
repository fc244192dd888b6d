import { choose, chooseOrPass, type Rule, type Seat, say, type Topic, type Why, who } from '@pantheon/kernel';
import type { Tile } from '../data/model.ts';
import { tileRef } from './names.ts';
import { playerAt } from './planets.ts';
import { isImproved, tileUnder, vertexOf } from './star.ts';
import { canPay, pay } from './stock.ts';
import { performTile } from './tiles/index.ts';
import { tileTopic } from './topics.ts';
import { advance } from './tracks.ts';
import type { G } from './types.ts';

const TECHNOLOGY = 1;

/** Why a tile cannot be developed. */
function whyNot(g: G, seat: Seat, tile: Tile): Why | null {
  const player = playerAt(g, seat);
  if (tileUnder(g, player) === tile.index) return { rule: 'ANU-8.5', text: say('why.underPawn') };
  if (isImproved(player, tile.index)) return { rule: 'ANU-8.5', text: say('why.alreadyImproved') };
  if (player.pawn < 0 || (g.data.between[player.pawn]?.[vertexOf(g, tile.index)] as number) < 0)
    return { rule: 'ANU-8.5', text: say('why.notAdjacent') };
  if (tile.red && !canPay(player, g.data.redCost)) return { rule: 'ANU-8.6', text: say('why.redCost') };
  return null;
}

/** The tiles that a seat can develop. */
export const developable = (g: G, seat: Seat): Tile[] => g.data.tiles.filter((tile) => whyNot(g, seat, tile) === null);

const developTopic: Topic<Tile, G> = {
  ...tileTopic('develop'),
  blocked: (g, seat) =>
    g.data.tiles.flatMap((tile) => {
      const why = whyNot(g, seat, tile);
      return why === null ? [] : [{ option: tile, why }];
    }),
};
const performTopic: Topic<Tile, G> = tileTopic('performImproved');

/** Develops a Technology. */
export function* develop(g: G, seat: Seat): Rule {
  yield* turnOver(g, seat, yield* choose(seat, developTopic, developable(g, seat)));
}

/** Develops a Technology, if the player wants and can. */
export function* developIfWanted(g: G, seat: Seat): Rule {
  const tile = yield* chooseOrPass(seat, developTopic, developable(g, seat));
  if (tile !== null) yield* turnOver(g, seat, tile);
}

/** Turns a tile to its improved side; its action may follow at once. */
function* turnOver(g: G, seat: Seat, tile: Tile): Rule {
  const { blueSteps, redSteps } = g.data.components.development;
  if (tile.red) yield* pay(g, seat, g.data.redCost);
  playerAt(g, seat).improved |= 1 << tile.index;
  g.emit('developed', { seat: who(seat), tile: tileRef(g, tile.index) });
  advance(g, seat, TECHNOLOGY, tile.red ? redSteps : blueSteps);
  const performed = yield* chooseOrPass(seat, performTopic, [tile]);
  if (performed !== null) yield* performTile(g, seat, tile);
}
