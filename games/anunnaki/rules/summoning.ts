import { at, choose, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { GodCard } from '../data/model.ts';
import { minorPower } from './abilities.ts';
import { followerLands, hasFollower, withdraw } from './followers.ts';
import { playerAt, put } from './planets.ts';
import { asLands, godTopic, landTopic } from './questions.ts';
import { godRef, landRef } from './refs.ts';
import { takeRewards } from './rewards.ts';
import { holdsMajorToken, minorTokens } from './star.ts';
import { type G, MAJOR, MAJOR_BIT, MINOR, type Player, type TopicFor } from './types.ts';
import { houseOf } from './weapon-hand.ts';

const summonTopic: TopicFor<'summon'> = { ...godTopic('summon'), action: 'summon', slot: 'god' };
const replaced = landTopic('replace', 'summon', 'land');

/**
 * The gods that a seat can summon: it needs a token of the kind and a Follower to replace.
 * @rules ANU-9.2, ANU-9.3, ANU-9.5, ANU-9.10, ANU-R.15, ANU-R.18
 */
function summonable(g: G, seat: Seat): GodCard[] {
  const player = playerAt(g, seat);
  const house = houseOf(g, seat);
  const found: GodCard[] = [];
  if (!hasFollower(g, seat)) return found;
  if (minorTokens(g, player) > 0) for (const card of player.gods) if (isWaiting(player, card)) found.push(at(house.minors, card));
  if (holdsMajorToken(g, player)) found.push(house.major);
  return found;
}

const isWaiting = (player: Player, card: number): boolean => (player.summoned & (1 << card)) === 0;

/** Whether there is one of them. */
export const canSummon = (g: G, seat: Seat): boolean => summonable(g, seat).length > 0;

const NO_FOLLOWER: Why = { rule: 'ANU-9.4', text: say('why.noFollower') };
const NO_SUMMONING: Why = { rule: 'ANU-9.2', text: say('why.noSummoning') };

/** Why a seat can summon nobody. @rules ANU-9.2, ANU-9.4 */
export const whyNotSummon = (g: G, seat: Seat): Why => (hasFollower(g, seat) ? NO_SUMMONING : NO_FOLLOWER);

/**
 * Summons a god: it replaces a Follower, then come its steps, then its power.
 * @rules ANU-9.2, ANU-9.3, ANU-9.4, ANU-9.5, ANU-9.6, ANU-9.7, ANU-9.8, ANU-R.16, ANU-R.17
 */
export function* summon(g: G, seat: Seat): Rule {
  const god = yield* choose(seat, summonTopic, summonable(g, seat));
  const land = yield* choose(seat, replaced, asLands(g, followerLands(g, seat)));
  const major = god.index < 0;
  withdraw(g, seat, land.index);
  put(g, seat, land.index, major ? MAJOR : MINOR, 1);
  g.emit('summoned', { seat: who(seat), god: godRef(god), land: landRef(g, land.index) });
  playerAt(g, seat).summoned |= major ? MAJOR_BIT : 1 << god.index;
  yield* takeRewards(g, seat, god.bonus);
  if (major) return;
  const rule = minorPower(god).onSummon?.(g, seat);
  if (rule !== undefined) yield* rule;
}
