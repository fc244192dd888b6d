import { ref } from '@pantheon/kernel';
import type { HeroId } from '../../data/schema.ts';
import { ask, thingTopic } from '../ask.ts';
import { heroInPlay } from '../pieces.ts';
import type { CreaturePower } from '../powers.ts';
import { actor } from '../refs.ts';
import type { Faction, G } from '../types.ts';

const oldTopic = thingTopic('charonOld', 'hero', { action: 'charon', slot: 'old' });
const newTopic = thingTopic('charonNew', 'hero', { action: 'charon', slot: 'hero' });

const ownHeroes = (g: G, faction: Faction): HeroId[] => g.s.heroes.filter(({ owner }) => owner === faction).map(({ id }) => id);
const trackHeroes = (g: G): HeroId[] => g.s.heroTrack.filter((id) => id !== null);

/** Swaps an own hero for one on the track. @rules CYC-16.1, CYC-16.2, CYC-16.3, CYC-R.49 */
export const charon: CreaturePower = {
  id: 'charon',
  isPossible: (g, faction) => ownHeroes(g, faction).length > 0 && trackHeroes(g).length > 0,
  *play(g, faction) {
    const { s } = g;
    const old = yield* ask(g, faction, oldTopic, ownHeroes(g, faction));
    const hero = yield* ask(g, faction, newTopic, trackHeroes(g));
    const { area } = heroInPlay(g, old);
    s.heroTrack[s.heroTrack.indexOf(hero)] = old;
    s.heroes = s.heroes.filter(({ id }) => id !== old);
    s.heroes.push({ id: hero, owner: faction, area, since: s.cycle, moves: 0 });
    g.emitEffect('swappedHero', { who: actor(g, faction), old: ref('hero', old), hero: ref('hero', hero) });
  },
};
