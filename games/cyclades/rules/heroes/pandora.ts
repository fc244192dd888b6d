import { add, numberAt, type Rule, ref, say } from '@pantheon/kernel';
import type { HeroId } from '../../data/schema.ts';
import { ask, thingTopic } from '../ask.ts';
import type { HeroPower } from '../powers.ts';
import { heroPower } from '../powers.ts';
import { actor } from '../refs.ts';
import type { Faction, G } from '../types.ts';
import { whyNotSacrifice } from './offering.ts';

const copyTopic = thingTopic('pandoraCopy', 'hero', { secret: true });

const copiesOpen = (g: G, faction: Faction): HeroId[] =>
  g.s.heroTrack.filter((id) => id !== null).filter((id) => id !== 'pandora' && whyNotSacrifice(g, faction, id, 'pandora') === null);

/** Turns mercenaries to her side; her sacrifice copies that of a hero on the track. @rules CYC-18.15 */
export const pandora: HeroPower = {
  id: 'pandora',
  copiesTrack: true,
  /** @rules CYC-18.14, CYC-R.30 */
  beforeBattle(g, battle, { owner }) {
    const attacks = owner === battle.attacker;
    const { area } = battle;
    const turned = attacks ? numberAt(g.s.mercenaries, area) : battle.mercenaries;
    if (turned === 0) return;
    if (attacks) {
      g.s.mercenaries[area] = 0;
      battle.mercenaries += turned;
      battle.turned += turned;
    } else {
      battle.mercenaries = 0;
      add(g.s.mercenaries, area, turned);
    }
    g.emitEffect('pandora', { who: actor(g, owner), n: turned });
  },
  whyNotSacrifice: () => null,
  whyNotWithCoins: (g, faction) => (copiesOpen(g, faction).length > 0 ? null : { rule: 'CYC-18.15', text: say('why.nothingToCopy') }),
  *sacrifice(g, faction): Rule {
    const copied = yield* ask(g, faction, copyTopic, copiesOpen(g, faction));
    g.emitEffect('copied', { who: actor(g, faction), hero: ref('hero', copied) });
    yield* heroPower(copied).sacrifice(g, faction);
  },
};
