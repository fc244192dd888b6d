import { type Blocked, chooseOrPass, type Message, type Rule, ref, say, type Topic } from '@pantheon/kernel';
import type { CreatureId } from '../data/schema.ts';
import { about, ask } from './ask.ts';
import { actor, at, seatFor } from './factions.ts';
import { mightPayForSacrifice, sacrificesOf } from './hero-actions.ts';
import type { Action, GodPower, MandatoryAction } from './powers.ts';
import type { Faction, G, Turn } from './types.ts';
import { godOrder } from './upkeep.ts';

/** The god of a faction. */
export const godOf = (g: G, faction: Faction): GodPower => g.data.powers.gods[g.s.pawnGod[faction] ?? 'apollo'];

/** The turn that is being played. */
const turnOf = (g: G): Turn => g.s.turn as Turn;

/** What an action is called: by its kind and the card that it is about. */
function actionText(key: string): Message {
  const [kind, card] = key.split(':') as [string, string | undefined];
  switch (kind) {
    case 'creature':
      return say('option.creature', { creature: ref('creature', card ?? '') });
    case 'hero':
    case 'heroic':
    case 'sacrifice':
      return say(`option.${kind}`, { hero: ref('hero', card ?? '') });
    default:
      return say(`option.${key.replace(':', '.')}`);
  }
}

const cardOf = (key: string): [string, string] | null => {
  const [kind, card] = key.split(':');
  if (card === undefined || kind === 'recruit') return null;
  return [kind === 'creature' ? 'creature' : 'hero', card];
};

const actionTopic: Topic<Action, G> = {
  id: 'action',
  key: ({ key }) => key,
  text: ({ key }) => actionText(key),
  focus: ({ key }) => {
    const card = cardOf(key);
    return card === null ? [] : [ref(...card)];
  },
  preview: ({ key }, g) => {
    const price = priceOf(g, key);
    return price === null ? {} : { changes: [say('preview.price', { coins: price })] };
  },
  blocked: (g) => {
    const { faction } = turnOf(g);
    return allActions(g, faction).flatMap((option): Blocked<Action>[] => {
      const why = option.whyNot(g, faction);
      return why === null ? [] : [{ option, why }];
    });
  },
  secret: true,
};

/** The list price of an action, where it has one. */
function priceOf(g: G, key: string): number | null {
  const [kind, card] = key.split(':') as [string, string | undefined];
  const { recruited, bought } = turnOf(g);
  const { costs, creatureCosts } = g.data;
  switch (kind) {
    case 'recruit':
      return at(costs[card as 'fleet'], recruited);
    case 'creature':
      return at(creatureCosts, g.s.creatureTrack.indexOf(card as CreatureId));
    case 'hero':
      return at(costs.hero, bought);
    case 'philosopher':
    case 'priestess':
      return at(costs[kind], bought);
    case 'heroic':
      return (g.s.heroes.find(({ id }) => id === card)?.moves ?? 0) + 1;
    case 'seaMove':
    case 'landMove':
      return costs[kind];
    default:
      return null;
  }
}

const mandatoryTopic: Topic<MandatoryAction | Action, G> = {
  id: 'mandatory',
  key: ({ key }) => key,
  text: ({ key }, g) =>
    key.startsWith('sacrifice') ? actionText(key) : say(`option.free.${key}`, { god: godOf(g, turnOf(g).faction).id }),
};
const mandatoryTopicWithCoins = { ...mandatoryTopic, secret: true };

const openSacrifices = (g: G, faction: Faction): Action[] =>
  godOf(g, faction).allowsSacrifice ? sacrificesOf(g, faction).filter((action) => action.whyNot(g, faction) === null) : [];

/** All that the god of a faction offers for coins, and sacrifices. */
const allActions = (g: G, faction: Faction): Action[] => {
  const god = godOf(g, faction);
  return [...god.optional(g, faction), ...(god.allowsSacrifice ? sacrificesOf(g, faction) : [])];
};

/** The next faction to act: the first in the order of the gods that has not. */
export const nextToAct = (g: G): Faction | undefined =>
  godOrder(g).find((faction) => !g.s.acted.includes(faction) && !at(g.s.eliminated, faction));

/** A faction's turn begins. */
export function beginTurn(g: G, faction: Faction): void {
  const god = godOf(g, faction);
  g.s.turn = { faction, done: god.mandatory.map(() => false), recruited: 0, bought: 0, looked: false };
  g.heading('turn', { who: actor(g, faction), god: ref('god', god.id) });
}

/** One mandatory action, in the order that the faction likes, or a sacrifice before it; false when all are done. */
export function* performMandatory(g: G): Rule<boolean> {
  const turn = turnOf(g);
  const { faction } = turn;
  const { mandatory, allowsSacrifice } = godOf(g, faction);
  const undone = mandatory.filter((_, index) => !turn.done[index]);
  if (undone.length === 0) return false;
  const topic = allowsSacrifice && mightPayForSacrifice(g, faction) ? mandatoryTopicWithCoins : mandatoryTopic;
  const chosen = yield* ask(g, faction, topic, [...undone, ...openSacrifices(g, faction)]);
  const index = mandatory.indexOf(chosen);
  if (index >= 0) turn.done[index] = true;
  yield* chosen.perform(g, faction);
  return true;
}

/** One optional action; false when the faction ends its turn. */
export function* performOptional(g: G): Rule<boolean> {
  const { faction } = turnOf(g);
  if (!godOf(g, faction).allowsSacrifice) return false;
  const options = allActions(g, faction).filter((action) => action.whyNot(g, faction) === null);
  const action = yield* chooseOrPass(seatFor(g, faction), actionTopic, options, about(g, faction));
  if (action === null) return false;
  yield* action.perform(g, faction);
  return true;
}

/** The turn ends: the pawn goes to the last free space of the turn-order track. */
export function endTurn(g: G): void {
  g.s.acted.push(turnOf(g).faction);
  g.s.turn = null;
}
