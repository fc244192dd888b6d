import { at, choose, type Rule, type Seat, say, type Why, who } from '@pantheon/kernel';
import type { GodCard } from '../data/model.ts';
import { minorPower } from './abilities.ts';
import { followerLands, withdraw } from './followers.ts';
import { playerAt, put } from './planets.ts';
import { asLands, godTopic, landTopic } from './questions.ts';
import { godRef, landRef } from './refs.ts';
import { takeRewards } from './rewards.ts';
import { holdsMajorToken, minorTokens } from './star.ts';
import { type G, MAJOR, MAJOR_BIT, MINOR, type TopicFor } from './types.ts';
import { houseOf } from './weapon-hand.ts';

const summonTopic: TopicFor<'summon'> = { ...godTopic('summon'), action: 'summon', slot: 'god' };
const replaced = landTopic('replace', 'summon', 'land');

/**
 * The gods that a seat can summon: it needs a token of the kind and a Follower to replace.
 * @rules ANU-9.2, ANU-9.3, ANU-9.5, ANU-9.10, ANU-R.15, ANU-R.18
 */
export function summonable(g: G, seat: Seat): GodCard[] {
  if (followerLands(g, seat).length === 0) return [];
  const player = playerAt(g, seat);
  const house = houseOf(g, seat);
  const minors =
    minorTokens(g, player) > 0
      ? player.gods.filter((card) => (player.summoned & (1 << card)) === 0).map((card) => at(house.minors, card))
      : [];
  return holdsMajorToken(g, player) ? [...minors, house.major] : minors;
}

/** Why a seat can summon nobody. @rules ANU-9.2, ANU-9.4 */
export function whyNotSummon(g: G, seat: Seat): Why | null {
  if (summonable(g, seat).length > 0) return null;
  return followerLands(g, seat).length === 0
    ? { rule: 'ANU-9.4', text: say('why.noFollower') }
    : { rule: 'ANU-9.2', text: say('why.noSummoning') };
}

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
