import { at, type Phases, seatOf, who } from '@pantheon/kernel';
import { build } from './construction.ts';
import { controller } from './control.ts';
import { agreeToEnd, endingOf, isStill } from './end.ts';
import { flee } from './flight.ts';
import { beginRise, countBare, endRise, riseIsDue } from './flood.ts';
import { grow } from './growth.ts';
import { harvest } from './harvest.ts';
import { giveOrder } from './movement.ts';
import { chooseColour } from './setup.ts';
import { openTrade, tradeOn } from './trade.ts';
import type { Diluvio, Ending, G, PhaseId } from './types.ts';
import { acting } from './world.ts';

/** The phases of a round, after the choice of colours. @rules DIL-5.1, DIL-5.4 */
export const phases = {
  *colours(g) {
    const seat = seatOf(g.s.colour.indexOf(-1));
    yield* chooseColour(g, seat);
    return g.s.colour.includes(-1) ? 'colours' : 'round';
  },
  round(g) {
    g.heading('round', { n: g.s.round });
    g.emit('opens', { seat: who(g.s.first) });
    g.s.opening = g.s.opening.map((_, land) => controller(g, land));
    begin(g, 'movement');
    return 'movement';
  },
  *movement(g) {
    if (yield* giveOrder(g, acting(g))) return 'movement';
    endTurn(g);
    if (g.s.turn < g.seats.length) return 'movement';
    forgetMoves(g);
    begin(g, 'harvest');
    return 'harvest';
  },
  *harvest(g) {
    yield* harvest(g);
    begin(g, 'trade');
    openTrade(g);
    return 'trade';
  },
  *trade(g) {
    if (yield* tradeOn(g)) return 'trade';
    begin(g, 'construction');
    return 'construction';
  },
  *construction(g) {
    if (yield* build(g, acting(g))) return 'construction';
    g.s.turn++;
    if (g.s.turn < g.seats.length) return 'construction';
    begin(g, 'growth');
    return 'growth';
  },
  growth(g) {
    grow(g);
    begin(g, 'waters');
    countBare(g);
    return 'waters';
  },
  *waters(g) {
    if (g.s.rise === null) {
      if (!riseIsDue(g)) return 'end';
      beginRise(g);
      return 'waters';
    }
    if (yield* flee(g, g.s.rise)) return 'waters';
    endRise(g, g.s.rise.stage);
    return 'waters';
  },
  end(g) {
    begin(g, 'end');
    const ending = endingOf(g);
    if (ending !== null) return endWith(g, ending);
    return isStill(g) ? 'agreement' : nextRound(g);
  },
  *agreement(g) {
    return (yield* agreeToEnd(g)) ? endWith(g, 'still') : nextRound(g);
  },
} satisfies Phases<Diluvio>;

/** @rules DIL-1.2 */
function endWith(g: G, ending: Ending): null {
  g.s.ended = ending;
  g.emit('ended', { how: ending });
  return null;
}

/** The lead passes to the left. @rules DIL-5.2 */
function nextRound(g: G): 'round' {
  g.s.round++;
  g.s.first = at(g.seats, (g.s.first + 1) % g.seats.length);
  return 'round';
}

function begin(g: G, phase: PhaseId): void {
  g.s.phase = phase;
  g.s.turn = 0;
  if (phase !== 'end') g.heading('phase', { phase });
}

/** The next player moves; what was refused or changed in this turn is forgotten. @rules DIL-7.8 */
function endTurn(g: G): void {
  g.s.turn++;
  g.s.refusals = [];
  g.s.stanceChanged.fill(0);
}

/** When the movement phase is over, nobody counts as having moved any more. @rules DIL-6.2, DIL-13.9, DIL-21.3 */
function forgetMoves(g: G): void {
  for (const marks of [g.s.tiredWorkers, g.s.tiredWarriors, g.s.sailed, g.s.carried]) marks.fill(0);
}
