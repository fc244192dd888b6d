import { choose, chooseOrPass, PantheonError, type Ref, type Rule, ref, type Seat, say, type Why, who } from '@pantheon/kernel';
import { printed } from '../data/figures.ts';
import type { ManaAction } from '../data/model.ts';
import { mirrorDiscount, mirrorRef, spendMirror } from './artefacts/mirror.ts';
import { deployFollowers, whyNotDeploy } from './followers.ts';
import { playerAt } from './planets.ts';
import { blockedAmong } from './questions.ts';
import { build, whyNotBuild } from './settlements.ts';
import { canPay, lacking, pay } from './stock.ts';
import { canDevelop, develop } from './technologies.ts';
import { activate } from './tiles/index.ts';
import type { ManaChoice } from './topics.ts';
import type { G, Player, TopicFor } from './types.ts';
import { deckSize, takeWeapons } from './weapon-hand.ts';

interface ManaEffect {
  /** Why nothing would come of it, or null. */
  whyNot(g: G, seat: Seat): Why | null;
  perform(g: G, seat: Seat, action: ManaAction): Rule;
}

/** @rules ANU-7.7, ANU-R.56 */
const needs = (id: string, isOpen: (g: G, seat: Seat) => boolean): ManaEffect['whyNot'] => {
  const why: Why = { rule: 'ANU-7.7', text: say(id) };
  return (g, seat) => (isOpen(g, seat) ? null : why);
};

/** @rules ANU-7.2, ANU-7.3, ANU-7.4, ANU-7.5, ANU-7.6 */
const effects: { readonly [id: string]: ManaEffect } = {
  'activate-red': { whyNot: () => null, perform: (g, seat) => activate(g, seat, true) },
  'activate-blue': { whyNot: () => null, perform: (g, seat) => activate(g, seat, false) },
  arm: {
    whyNot: needs('why.noWeapon', (g, seat) => deckSize(g, seat) > 0),
    perform: (g, seat, { gain }) => takeWeapons(g, seat, printed(gain, 'weapons')),
  },
  develop: { whyNot: needs('why.noTechnology', canDevelop), perform: develop },
  settle: { whyNot: whyNotBuild, perform: build },
  recruit: {
    whyNot: whyNotDeploy,
    perform: (g, seat, { gain }) => deployFollowers(g, seat, printed(gain, 'followers')),
  },
};

function effectOf({ id }: ManaAction): ManaEffect {
  const effect = effects[id];
  if (effect === undefined) throw new PantheonError('bad-data', `nobody knows the Mana action ${id}`);
  return effect;
}

const manaCost = (action: ManaAction, discount: number): number => Math.max(0, action.mana - discount);

/** What stands against a Mana action: put into words only where somebody reads it. */
type Obstacle = (player: Player, action: ManaAction, mana: number) => Why;

const TAKEN_ALREADY: Why = { rule: 'ANU-13.6', text: say('why.differentAction') };
/** @rules ANU-13.6 */
const takenAlready: Obstacle = () => TAKEN_ALREADY;
/** @rules ANU-7.2 */
const noMana: Obstacle = ({ mana: have }, _, mana) => ({ rule: 'ANU-7.2', text: say('why.noMana', { mana, have }) });
/** @rules ANU-1.6 */
const noResources: Obstacle = (player, { cost }) => ({ rule: 'ANU-1.6', text: lacking(player, cost) });

/** Why a Mana action cannot be taken now. @rules ANU-1.6, ANU-7.2, ANU-13.6 */
function obstacleTo(g: G, seat: Seat, action: ManaAction, discount = g.s.manaDiscount): Obstacle | Why | null {
  const player = playerAt(g, seat);
  if (g.data.manaActions[g.s.manaTaken] === action) return takenAlready;
  if (player.mana < manaCost(action, discount)) return noMana;
  if (!canPay(player, action.cost)) return noResources;
  return effectOf(action).whyNot(g, seat);
}

function whyNot(g: G, seat: Seat, action: ManaAction): Why | null {
  const obstacle = obstacleTo(g, seat, action);
  return typeof obstacle === 'function' ? obstacle(playerAt(g, seat), action, manaCost(action, g.s.manaDiscount)) : obstacle;
}

const choiceRef = (choice: ManaChoice): Ref => (choice === 'mirror' ? mirrorRef : ref('manaAction', choice.id));

const manaTopic: TopicFor<'mana'> = {
  id: 'mana',
  key: (choice) => (choice === 'mirror' ? choice : choice.id),
  text: choiceRef,
  focus: (choice) => [choiceRef(choice)],
  blocked: (g, seat) => blockedAmong<ManaChoice>(g.data.manaActions, (action) => (action === 'mirror' ? null : whyNot(g, seat, action))),
};

/** Whether the Mirror can be used: the first of its actions must be possible. @rules ANU-R.49 */
function canMirror(g: G, seat: Seat): boolean {
  const discount = mirrorDiscount(g, seat);
  return discount !== null && g.data.manaActions.some((action) => obstacleTo(g, seat, action, discount) === null);
}

function openChoices(g: G, seat: Seat): ManaChoice[] {
  const open: ManaChoice[] = [];
  for (const action of g.data.manaActions) if (obstacleTo(g, seat, action) === null) open.push(action);
  if (canMirror(g, seat)) open.push('mirror');
  return open;
}

/** Takes a Mana action; false if the player wants none. @rules ANU-7.1, ANU-13.6 */
export function* takeManaAction(g: G, seat: Seat): Rule<boolean> {
  const options = openChoices(g, seat);
  const mustTake = g.s.manaDiscount > 0 && g.s.manaTaken < 0;
  const choice = mustTake ? yield* choose(seat, manaTopic, options) : yield* chooseOrPass(seat, manaTopic, options);
  if (choice === null) return false;
  if (choice === 'mirror') spendMirror(g, seat);
  else yield* perform(g, seat, choice);
  return true;
}

function* perform(g: G, seat: Seat, action: ManaAction): Rule {
  const mana = manaCost(action, g.s.manaDiscount);
  playerAt(g, seat).mana -= mana;
  g.emit('manaAction', { seat: who(seat), action: choiceRef(action), mana });
  yield* pay(g, seat, action.cost);
  g.s.manaLeft--;
  g.s.manaTaken = g.data.manaActions.indexOf(action);
  yield* effectOf(action).perform(g, seat, action);
}
