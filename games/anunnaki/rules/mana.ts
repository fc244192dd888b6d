import { type Blocked, choose, chooseOrPass, type Rule, type Seat, say, type Topic, type Why, who } from '@pantheon/kernel';
import type { ManaAction } from '../data/model.ts';
import { canDeploy, deployFollowers } from './followers.ts';
import { artefactRef } from './names.ts';
import { playerAt } from './planets.ts';
import { build, buildingSites } from './settlements.ts';
import { canPay, pay } from './stock.ts';
import { develop, developable } from './technologies.ts';
import { activate } from './tiles/index.ts';
import type { G } from './types.ts';
import { deckSize, takeWeapons } from './weapon-hand.ts';

interface Deed {
  /** Why nothing would come of it, or null. */
  idle(g: G, seat: Seat): Why | null;
  perform(g: G, seat: Seat, action: ManaAction): Rule;
}

const needs = (rule: string, id: string, open: (g: G, seat: Seat) => boolean): Deed['idle'] => {
  const why: Why = { rule, text: say(id) };
  return (g, seat) => (open(g, seat) ? null : why);
};

const deeds: { readonly [id: string]: Deed } = {
  'activate-red': { idle: () => null, perform: (g, seat) => activate(g, seat, true) },
  'activate-blue': { idle: () => null, perform: (g, seat) => activate(g, seat, false) },
  arm: {
    idle: needs('ANU-7.7', 'why.noWeapon', (g, seat) => deckSize(g, seat) > 0),
    perform: (g, seat, { gain }) => takeWeapons(g, seat, gain.weapons as number),
  },
  develop: { idle: needs('ANU-7.7', 'why.noTechnology', (g, seat) => developable(g, seat).length > 0), perform: develop },
  settle: { idle: needs('ANU-7.7', 'why.noSite', (g, seat) => buildingSites(g, seat).length > 0), perform: build },
  recruit: {
    idle: needs('ANU-7.7', 'why.noDeployment', canDeploy),
    perform: (g, seat, { gain }) => deployFollowers(g, seat, gain.followers as number),
  },
};

const manaCost = (g: G, action: ManaAction): number => Math.max(0, action.mana - g.s.manaDiscount);

/** Why a Mana action cannot be taken now. */
function whyNot(g: G, seat: Seat, action: ManaAction, discount = g.s.manaDiscount): Why | null {
  const player = playerAt(g, seat);
  const mana = Math.max(0, action.mana - discount);
  if (g.data.manaActions[g.s.manaTaken] === action) return { rule: 'ANU-13.6', text: say('why.differentAction') };
  if (player.mana < mana) return { rule: 'ANU-7.2', text: say('why.noMana', { mana }) };
  if (!canPay(player, action.cost)) return { rule: 'ANU-1.6', text: say('why.noResources') };
  return (deeds[action.id] as Deed).idle(g, seat);
}

type Choice = ManaAction | 'mirror';

const manaTopic: Topic<Choice, G> = {
  id: 'mana',
  key: (action) => (action === 'mirror' ? action : action.id),
  text: (action, g) => (action === 'mirror' ? artefactRef(g, mirrorOf(g)) : `manaAction:${action.id}`),
  focus: (action, g) => [action === 'mirror' ? artefactRef(g, mirrorOf(g)) : `manaAction:${action.id}`],
  blocked: (g, seat) =>
    g.data.manaActions.flatMap((option): Blocked<Choice>[] => {
      const why = whyNot(g, seat, option);
      return why === null ? [] : [{ option, why }];
    }),
};

const mirrorOf = (g: G): number => g.data.artefacts.findIndex((card) => card.id === 'duplicity-mirror');

/** Whether the Mirror can be used: the first of its actions must be possible. */
function canMirror(g: G, seat: Seat): boolean {
  if (g.s.manaDiscount > 0 || !playerAt(g, seat).artefacts.includes(mirrorOf(g))) return false;
  const discount = g.data.artefacts[mirrorOf(g)]?.values.discount as number;
  return g.data.manaActions.some((action) => whyNot(g, seat, action, discount) === null);
}

/** Takes a Mana action; false if the player wants none. */
export function* takeManaAction(g: G, seat: Seat): Rule<boolean> {
  const options: Choice[] = g.data.manaActions.filter((action) => whyNot(g, seat, action) === null);
  if (canMirror(g, seat)) options.push('mirror');
  const mustTake = g.s.manaDiscount > 0 && g.s.manaTaken < 0;
  const action = mustTake ? yield* choose(seat, manaTopic, options) : yield* chooseOrPass(seat, manaTopic, options);
  if (action === null) return false;
  if (action === 'mirror') {
    useMirror(g, seat);
    return true;
  }
  const mana = manaCost(g, action);
  playerAt(g, seat).mana -= mana;
  g.emit('manaAction', { seat: who(seat), action: `manaAction:${action.id}`, mana });
  yield* pay(g, seat, action.cost);
  g.s.manaLeft--;
  g.s.manaTaken = g.data.manaActions.indexOf(action);
  yield* (deeds[action.id] as Deed).perform(g, seat, action);
  return true;
}

/** The Mirror is spent: two different Mana actions, each for less. */
function useMirror(g: G, seat: Seat): void {
  const player = playerAt(g, seat);
  const { values } = g.data.artefacts[mirrorOf(g)] as { values: { readonly [name: string]: number } };
  player.artefacts.splice(player.artefacts.indexOf(mirrorOf(g)), 1);
  g.s.manaLeft = values.actions as number;
  g.s.manaDiscount = values.discount as number;
  g.emit('artefactUsed', { seat: who(seat), artefact: artefactRef(g, mirrorOf(g)) });
}
