import { choose, clockwiseFrom, type Rule, type Seat, say, type Topic } from '@pantheon/kernel';
import type { Spot } from '../data/model.ts';
import { abilities } from './gods/index.ts';
import { cultureRef, landRef } from './names.ts';
import { figures, landsInPlay, units } from './planets.ts';
import { takeRewards } from './rewards.ts';
import { FACE_DOWN, type G, NOTHING } from './types.ts';

const spotAt = (g: G, spot: number): Spot => g.data.spots[spot] as Spot;

const landsOf = (g: G, spot: number): `${string}:${string}`[] => spotAt(g, spot).lands.map((land) => landRef(g, land));

/** Turns over every face-down Culture token beside a Territory with a unit. */
export function revealCulture(g: G): void {
  const { culture, culturePool } = g.s;
  for (let spot = 0; spot < culture.length; spot++) {
    if (culture[spot] !== FACE_DOWN) continue;
    const seen = spotAt(g, spot).lands.some((land) => g.seats.some((seat) => units(g, seat, land) > 0));
    if (!seen) continue;
    const token = g.draw(culturePool);
    culture[spot] = token;
    g.also('cultureShown', { culture: cultureRef(g, token), lands: landsOf(g, spot) });
  }
}

/** The tokens that are surrounded: figures of anybody in each of the three Territories. */
export function surrounded(g: G): number[] {
  const found: number[] = [];
  for (let spot = 0; spot < g.s.culture.length; spot++) {
    if ((g.s.culture[spot] as number) < 0) continue;
    if (spotAt(g, spot).lands.every((land) => g.seats.some((seat) => figures(g, seat, land) > 0))) found.push(spot);
  }
  return found;
}

/** Whether a seat may take the reward of a token. */
export function isEntitled(g: G, seat: Seat, spot: number): boolean {
  const { lands, board } = spotAt(g, spot);
  if (lands.some((land) => figures(g, seat, land) > 0)) return true;
  if (!abilities(g, seat).cultureFromPlanet) return false;
  return landsInPlay(g).some((land) => g.data.lands[land]?.board === board && figures(g, seat, land) > 0);
}

const cultureTopic: Topic<Spot, G> = {
  id: 'culture',
  key: (spot) => spot.id,
  text: ({ index }, g) => say('option.culture', { culture: cultureRef(g, g.s.culture[index] as number), lands: landsOf(g, index) }),
  focus: ({ index }, g) => [cultureRef(g, g.s.culture[index] as number), ...landsOf(g, index)],
};

/** Resolves one surrounded token: all entitled seats, from the active one on, take its reward. */
export function* resolveCulture(g: G, active: Seat, open: readonly number[]): Rule {
  const options = open.map((at) => spotAt(g, at));
  const { index: spot } = yield* choose(active, cultureTopic, options);
  const token = g.s.culture[spot] as number;
  g.emit('culture', { culture: cultureRef(g, token), lands: landsOf(g, spot) });
  const { reward } = g.data.culture[token] as { reward: Parameters<typeof takeRewards>[2] };
  const entitled = clockwiseFrom(g.seats, active).filter((seat) => isEntitled(g, seat, spot));
  for (const seat of entitled) yield* takeRewards(g, seat, reward, abilities(g, seat).cultureFactor);
  g.s.culture[spot] = NOTHING;
}
