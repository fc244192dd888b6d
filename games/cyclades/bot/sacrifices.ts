import { numberAt } from '@pantheon/kernel';
import type { HeroId } from '../data/schema.ts';
import { coinsOf } from '../rules/pieces.ts';
import type { Faction, G } from '../rules/types.ts';
import type { Tally } from './tally.ts';

type Nearness = (g: G, faction: Faction, tally: Tally) => number;

const part = (have: number, need: number): number => Math.min(1, have / Math.max(1, need));

/** By hero: how much of what its sacrifice demands for a metropolis is there, from 0 to 1. */
const nearness: { readonly [hero in HeroId]?: Nearness } = {
  ajax: (g, _faction, { lands }) => part(lands, g.data.heroes.ajax.sacrifice.lands ?? 0),
  croesus: (g, faction) => part(coinsOf(g, faction), g.data.heroes.croesus.sacrifice.cost ?? 0),
  jason: (g, faction) => part(g.data.supply.fleet - numberAt(g.s.fleetsLeft, faction), g.data.supply.fleet),
  odysseus: (_g, _faction, { types }) => part(Math.max(...types), 3),
  helen: (_g, _faction, { types }) => part(types.reduce((pairs, count) => pairs + Math.min(2, count), 0) - 2, 2),
  hector: (g, faction) => part(numberAt(g.s.philosophers, faction) + Math.floor(numberAt(g.s.priestesses, faction) / 2), 4),
};

/** How near the sacrifice of a hero is to a metropolis; a power that only moves units is not. */
export const nearMetropolis = (g: G, hero: HeroId, faction: Faction, tally: Tally): number => nearness[hero]?.(g, faction, tally) ?? 0;

/** Whether a faction could have a metropolis for a hero in its next turn. */
export const hasReadyHero = (g: G, faction: Faction, tally: Tally): boolean =>
  g.s.heroes.some(({ id, owner, since }) => owner === faction && since < g.s.cycle && nearMetropolis(g, id, faction, tally) >= 1);
