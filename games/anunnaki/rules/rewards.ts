import { choose, type Message, type Rule, ruleFault, type Seat, say } from '@pantheon/kernel';
import { ANY, type Reward } from '../data/model.ts';
import { deployFollowers } from './followers.ts';
import { moveAction, portalAction } from './movement.ts';
import { takePacts } from './pacts/take.ts';
import { resourceRef, trackRef } from './refs.ts';
import { buildIfWanted, collectIncome } from './settlements.ts';
import { shiftAnyCube } from './star.ts';
import { gain, gainAny, gainMana, score } from './stock.ts';
import { developIfWanted } from './technologies.ts';
import { activateIfWanted } from './tiles/index.ts';
import { advance, dominate, dominationValue } from './tracks.ts';
import type { G, TopicFor } from './types.ts';
import { takeWeapons } from './weapon-hand.ts';

type Group = 'first' | 'free' | 'last';

/** When a reward of several is taken: at once, in the order that the player likes, or last. @rules ANU-R.19 */
const groupOf = ({ t, of }: Reward): Group => {
  if (t === 'mana' || t === 'vp' || (t === 'resource' && of !== ANY)) return 'first';
  return t === 'domination' || t === 'dominationByObjective' || t === 'track' ? 'last' : 'free';
};

const rewardTopic: TopicFor<'nextReward'> = {
  id: 'nextReward',
  key: ({ t, n }) => `${t}:${n}`,
  text: (reward) => rewardText(reward),
};

/** A reward in words. */
export const rewardText = ({ t, n, of }: Reward): Message => {
  if (t === 'resource' && of !== ANY) return say('reward.resource', { goods: { [resourceRef(of)]: n } });
  if (t === 'resource') return say('reward.any', { n });
  if (t === 'track') return say('reward.track', { n, track: trackRef(of) });
  return say(`reward.${t}`, { n });
};

/**
 * Takes rewards: what needs no choice, then the others in the order of the player's choice, then the steps, Domination first.
 * @rules ANU-10.8, ANU-11.9, ANU-R.19
 */
export function* takeRewards(g: G, seat: Seat, rewards: readonly Reward[], factor = 1): Rule {
  for (const reward of rewards) if (groupOf(reward) === 'first') takeAtOnce(g, seat, reward, reward.n * factor);
  const free = rewards.filter((reward) => groupOf(reward) === 'free');
  while (free.length > 0) {
    const next = yield* choose(seat, rewardTopic, free);
    free.splice(free.indexOf(next), 1);
    yield* takeFreely(g, seat, next, factor);
  }
  for (const reward of rewards) if (reward.t === 'domination') dominate(g, seat, reward.n * factor);
  for (const reward of rewards) if (reward.t === 'dominationByObjective') dominate(g, seat, dominationValue(g, seat) * factor);
  for (const reward of rewards) if (reward.t === 'track') advance(g, seat, reward.of, reward.n * factor);
}

function takeAtOnce(g: G, seat: Seat, { t, of }: Reward, n: number): void {
  if (t === 'mana') gainMana(g, seat, n);
  else if (t === 'vp') score(g, seat, n);
  else gain(g, seat, of, n);
}

type Taking = (g: G, seat: Seat, n: number) => Rule;

const repeated = (once: (g: G, seat: Seat) => Rule): Taking =>
  function* (g, seat, n) {
    for (let time = 0; time < n; time++) yield* once(g, seat);
  };

/** @rules ANU-10.9, ANU-10.12 */
const takings: { readonly [t in Reward['t']]?: Taking } = {
  resource: gainAny,
  weapon: takeWeapons,
  follower: deployFollowers,
  pact: takePacts,
  settlement: repeated(buildIfWanted),
  settlementIncome: repeated((g, seat) => collectIncome(g, seat, 0)),
  moveCube: repeated(shiftAnyCube),
  develop: repeated(developIfWanted),
  blueAction: repeated((g, seat) => activateIfWanted(g, seat, false)),
  redAction: repeated((g, seat) => activateIfWanted(g, seat, true)),
};

/** @rules ANU-5.7, ANU-R.45, ANU-R.57 */
function* takeFreely(g: G, seat: Seat, { t, n }: Reward, factor: number): Rule {
  if (t === 'move' || t === 'portal') {
    for (let time = 0; time < factor; time++) yield* t === 'move' ? moveAction(g, seat, n) : portalAction(g, seat, n);
    return;
  }
  const take = takings[t];
  if (take === undefined) throw ruleFault(`nobody knows how to take ${t}`);
  yield* take(g, seat, n * factor);
}
