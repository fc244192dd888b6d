import { at, type Blocked, chooseOrPass, type Rule, ref, say } from '@pantheon/kernel';
import { about, ask } from './ask.ts';
import { seatFor } from './factions.ts';
import { mightPayForSacrifice, openSacrifices, sacrificesOf } from './hero-actions.ts';
import { coinsAfter } from './pieces.ts';
import { type Action, actionKey } from './powers.ts';
import { actor } from './refs.ts';
import { godOf, turnOf } from './turn.ts';
import type { Faction, G, TopicFor } from './types.ts';
import { godOrder } from './upkeep.ts';

/** @rules CYC-21.6 */
const actionTopic: TopicFor<'action'> = {
  id: 'action',
  key: actionKey,
  text: ({ text }) => text,
  focus: ({ card }) => (card === undefined ? [] : [card]),
  preview: (action, g) => (action.price === undefined ? {} : { changes: coinsAfter(g, turnOf(g).faction, action.price(g)) }),
  blocked: (g) => {
    const { faction } = turnOf(g);
    return allActions(g, faction).flatMap((option): Blocked<Action>[] => {
      const why = option.whyNot(g, faction);
      return why === null ? [] : [{ option, why }];
    });
  },
  secret: true,
};

const mandatoryTopic: TopicFor<'mandatory'> = {
  id: 'mandatory',
  key: (action) => ('kind' in action ? actionKey(action) : action.key),
  text: (action, g) => ('kind' in action ? action.text : say(`option.free.${action.key}`, { god: godOf(g, turnOf(g).faction).id })),
};
const mandatoryTopicWithCoins: TopicFor<'mandatory'> = { ...mandatoryTopic, secret: true };

/** All that the god of a faction offers for coins, and sacrifices. @rules CYC-9.3, CYC-R.56 */
const allActions = (g: G, faction: Faction): Action[] => {
  const god = godOf(g, faction);
  return [...god.optional(g, faction), ...(god.allowsSacrifice ? sacrificesOf(g, faction) : [])];
};

/** The next faction to act: the first in the order of the gods that has not. @rules CYC-9.1 */
export const nextToAct = (g: G): Faction | undefined =>
  godOrder(g).find((faction) => !g.s.acted.includes(faction) && !at(g.s.eliminated, faction));

/** A faction's turn begins. @rules CYC-9.1 */
export function beginTurn(g: G, faction: Faction): void {
  const god = godOf(g, faction);
  g.s.turn = { faction, done: god.mandatory.map(() => false), recruited: 0, bought: 0, looked: false };
  g.heading('turn', { who: actor(g, faction), god: ref('god', god.id) });
}

/**
 * One mandatory action, in the order that the faction likes, or a sacrifice before it; false when all are done.
 * @rules CYC-9.2, CYC-9.8, CYC-R.8
 */
export function* performMandatory(g: G): Rule<boolean> {
  const turn = turnOf(g);
  const { faction } = turn;
  const { mandatory, allowsSacrifice } = godOf(g, faction);
  const undone = mandatory.filter((_, index) => !turn.done[index]);
  if (undone.length === 0) return false;
  const topic = allowsSacrifice && mightPayForSacrifice(g, faction) ? mandatoryTopicWithCoins : mandatoryTopic;
  const chosen = yield* ask(g, faction, topic, [...undone, ...openSacrifices(g, faction)]);
  if (!('kind' in chosen)) turn.done[mandatory.indexOf(chosen)] = true;
  yield* chosen.perform(g, faction);
  return true;
}

/** One optional action; false when the faction ends its turn. @rules CYC-9.3, CYC-R.56, CYC-R.69 */
export function* performOptional(g: G): Rule<boolean> {
  const { faction } = turnOf(g);
  if (!godOf(g, faction).allowsSacrifice) return false;
  const options = allActions(g, faction).filter((action) => action.whyNot(g, faction) === null);
  const action = yield* chooseOrPass(seatFor(g, faction), actionTopic, options, about(g, faction));
  if (action === null) return false;
  yield* action.perform(g, faction);
  return true;
}

/** The turn ends: the pawn goes to the last free space of the turn-order track. @rules CYC-9.4 */
export function endTurn(g: G): void {
  g.s.acted.push(turnOf(g).faction);
  g.s.turn = null;
}
