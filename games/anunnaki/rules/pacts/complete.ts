import { at, choose, chooseOrPass, numberAt, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { Pact } from '../../data/model.ts';
import { controller, landAt, landsInPlay, playerAt } from '../planets.ts';
import { blockedAmong, pactTopic } from '../questions.ts';
import { pactRef, planetRef } from '../refs.ts';
import { takeRewards } from '../rewards.ts';
import { canPay, lacking, pay } from '../stock.ts';
import type { PactLine } from '../topics.ts';
import type { G, TopicFor } from '../types.ts';
import { pactAt } from './take.ts';

const isPayable = (g: G, seat: Seat, pact: Pact): boolean => canPay(playerAt(g, seat), pact.cost);

/** Why a held Pact cannot be completed. @rules ANU-10.2, ANU-10.13 */
const whyNot = (g: G, seat: Seat, pact: Pact): Why | null =>
  isPayable(g, seat, pact) ? null : { rule: 'ANU-10.2', text: lacking(playerAt(g, seat), pact.cost) };

const held = (g: G, seat: Seat): Pact[] => playerAt(g, seat).pacts.map((pact) => pactAt(g, pact));

/** The Pacts that a seat can complete. @rules ANU-10.2 */
export const payablePacts = (g: G, seat: Seat): Pact[] => held(g, seat).filter((pact) => isPayable(g, seat, pact));

/** Whether there is one of them. */
export function holdsPayablePact(g: G, seat: Seat): boolean {
  for (const pact of playerAt(g, seat).pacts) if (isPayable(g, seat, pactAt(g, pact))) return true;
  return false;
}

/** The planet on which a Pact with a House icon wants a Territory. @rules ANU-10.4, ANU-10.6 */
const boardFor = (g: G, seat: Seat, { house }: Pact): number =>
  playerAt(g, seat).house === house ? numberAt(g.data.gaia, g.seats.length) : at(g.data.houses, house).board;

/**
 * Whether a Pact gives both lines: for a House icon one needs a Territory there, for the own icon one on Gaia.
 * @rules ANU-10.4, ANU-10.6, ANU-10.7, ANU-R.63
 */
export function givesBothLines(g: G, seat: Seat, pact: Pact): boolean {
  if (pact.house < 0 || g.options.firstGameNoHouseIcons) return true;
  const board = boardFor(g, seat, pact);
  return landsInPlay(g).some((land) => landAt(g, land).board === board && controller(g, land) === seat);
}

const completeTopic: TopicFor<'completePact'> = {
  ...pactTopic('completePact'),
  preview: (pact, g, seat) => ({
    changes: [
      givesBothLines(g, seat, pact) ? say('preview.bothLines') : say('preview.oneLine', { planet: planetRef(g, boardFor(g, seat, pact)) }),
    ],
  }),
  blocked: (g, seat) => blockedAmong(held(g, seat), (pact) => whyNot(g, seat, pact)),
};
const freePact = pactTopic('freePact');

const LINES: readonly PactLine[] = ['bonus', 'score'];
const lineTopic: TopicFor<'pactLine'> = { id: 'pactLine', key: (line) => line, text: (line) => say(`option.line.${line}`) };

/** Completes a Pact for its price. @rules ANU-10.2, ANU-10.11, ANU-10.13 */
export function* completePact(g: G, seat: Seat): Rule {
  const pact = yield* choose(seat, completeTopic, payablePacts(g, seat));
  const line = givesBothLines(g, seat, pact)
    ? 'both'
    : yield* choose(seat, lineTopic, LINES, { about: { planet: planetRef(g, boardFor(g, seat, pact)) } });
  g.emit('completed', { seat: who(seat), pact: pactRef(g, pact.index), line });
  yield* pay(g, seat, pact.cost);
  yield* reward(g, seat, pact, line);
}

/** Completes a Pact for Mana alone and in full, if the player wants. @rules ANU-16.11 */
export function* completeFreely(g: G, seat: Seat, mana: number): Rule {
  const pact = yield* chooseOrPass(seat, freePact, held(g, seat));
  if (pact === null) return;
  playerAt(g, seat).mana -= mana;
  g.emit('completed', { seat: who(seat), pact: pactRef(g, pact.index), line: 'both' });
  yield* reward(g, seat, pact, 'both');
}

/** @rules ANU-10.3, ANU-10.5, ANU-R.79 */
function* reward(g: G, seat: Seat, pact: Pact, line: PactLine | 'both'): Rule {
  const player = playerAt(g, seat);
  player.pacts.splice(player.pacts.indexOf(pact.index), 1);
  player.completed.push(pact.index);
  yield* takeRewards(g, seat, [...(line === 'score' ? [] : pact.bonus), ...(line === 'bonus' ? [] : pact.score)]);
}
