import { at, choose, clockwiseFrom, numberAt, type Rule, type Seat, say } from '@pantheon/kernel';
import { abilities } from './abilities.ts';
import { figures, landAt, landsInPlay } from './planets.ts';
import { cultureRef } from './refs.ts';
import { landsAround, spotAt } from './reveal.ts';
import { takeRewards } from './rewards.ts';
import { type G, type LandId, NOTHING, type TopicFor } from './types.ts';

/** The tokens that are surrounded: figures of anybody in each of the three Territories. @rules ANU-14.1, ANU-R.29 */
export function surrounded(g: G): number[] {
  const found: number[] = [];
  const { culture } = g.s;
  for (let spot = 0; spot < culture.length; spot++) {
    if ((culture[spot] as number) >= 0 && isSurrounded(g, spot)) found.push(spot);
  }
  return found;
}

function isSurrounded(g: G, spot: number): boolean {
  for (const land of spotAt(g, spot).lands) if (!isPeopled(g, land)) return false;
  return true;
}

function isPeopled(g: G, land: LandId): boolean {
  for (const seat of g.seats) if (figures(g, seat, land) > 0) return true;
  return false;
}

/** Whether a seat may take the reward of a token. @rules ANU-14.2, ANU-16.7, ANU-R.70 */
export function isEntitled(g: G, seat: Seat, spot: number): boolean {
  const { lands, board } = spotAt(g, spot);
  if (lands.some((land) => figures(g, seat, land) > 0)) return true;
  if (!abilities(g, seat).cultureFromPlanet) return false;
  return landsInPlay(g).some((land) => landAt(g, land).board === board && figures(g, seat, land) > 0);
}

const cultureTopic: TopicFor<'culture'> = {
  id: 'culture',
  key: (spot) => spot.id,
  text: ({ index }, g) => say('option.culture', { culture: cultureRef(g, numberAt(g.s.culture, index)), lands: landsAround(g, index) }),
  focus: ({ index }, g) => [cultureRef(g, numberAt(g.s.culture, index)), ...landsAround(g, index)],
};

/**
 * Resolves one surrounded token: all entitled seats, from the active one on, take its reward.
 * @rules ANU-14.2, ANU-14.3, ANU-14.4, ANU-14.5, ANU-14.6, ANU-16.8, ANU-R.57, ANU-R.80
 */
export function* resolveCulture(g: G, active: Seat, open: readonly number[]): Rule {
  const options = open.map((index) => spotAt(g, index));
  const { index: spot } = yield* choose(active, cultureTopic, options);
  const token = numberAt(g.s.culture, spot);
  g.emit('culture', { culture: cultureRef(g, token), lands: landsAround(g, spot) });
  const { reward } = at(g.data.culture, token);
  const entitled = clockwiseFrom(g.seats, active).filter((seat) => isEntitled(g, seat, spot));
  for (const seat of entitled) yield* takeRewards(g, seat, reward, abilities(g, seat).cultureFactor);
  g.s.culture[spot] = NOTHING;
}
