import { ref, say, type Why } from '@pantheon/kernel';
import type { HeroId } from '../data/schema.ts';
import { areaTopic, askArea } from './ask.ts';
import { actor, at } from './factions.ts';
import { areaRef, coinsOf, landsOf, pay } from './pieces.ts';
import type { Action } from './powers.ts';
import type { Faction, G, HeroInPlay } from './types.ts';

const heroLandTopic = areaTopic('heroLand', { action: 'recruitHero', slot: 'land' });

/** Recruiting a hero from the track, by card. */
export const recruitHero = (id: HeroId): Action => ({
  key: `hero:${id}`,
  whyNot(g, faction): Why | null {
    const { hero: costs } = g.data.costs;
    const { bought } = g.s.turn ?? { bought: 0 };
    if (bought >= costs.length) return { rule: 'CYC-10.19', text: say('why.oneHero') };
    return coinsOf(g, faction) >= at(costs, bought) ? null : { rule: 'CYC-9.5', text: say('why.coins', { coins: at(costs, bought) }) };
  },
  *perform(g, faction) {
    const { s } = g;
    const land = yield* askArea(g, faction, heroLandTopic, landsOf(g, faction), { hero: ref('hero', id) });
    const turn = s.turn as NonNullable<typeof s.turn>;
    const coins = at(g.data.costs.hero, turn.bought);
    turn.bought++;
    pay(g, faction, coins);
    s.heroTrack[s.heroTrack.indexOf(id)] = null;
    s.heroes.push({ id, owner: faction, area: land, since: s.cycle, moves: 0 });
    g.emit('recruitedHero', { who: actor(g, faction), hero: ref('hero', id), land: areaRef(g, land), coins });
  },
});

/** Why a hero cannot be sacrificed now, or null. */
function whyNotSacrifice(g: G, faction: Faction, { id, since }: HeroInPlay): Why | null {
  if (since >= g.s.cycle) return { rule: 'CYC-17.7', text: say('why.newHero', { hero: ref('hero', id) }) };
  return g.data.powers.heroes[id].whyNotSacrifice(g, faction, id);
}

/** Sacrificing a hero, by card. */
const sacrificeOf = (id: HeroId): Action => ({
  key: `sacrifice:${id}`,
  whyNot: (g, faction) => {
    const hero = g.s.heroes.find((other) => other.id === id);
    return hero === undefined ? { rule: 'CYC-17.6', text: say('why.noHero') } : whyNotSacrifice(g, faction, hero);
  },
  *perform(g, faction) {
    leaveTheGame(g, faction, id);
    yield* g.data.powers.heroes[id].sacrifice(g, faction);
  },
});

function leaveTheGame(g: G, faction: Faction, id: HeroId): void {
  g.s.heroes = g.s.heroes.filter((hero) => hero.id !== id);
  g.s.heroesGone.push(id);
  g.emit('sacrificed', { who: actor(g, faction), hero: ref('hero', id) });
}

const sacrifices = new Map<HeroId, Action>();

/** The sacrifice action of a hero. */
export function sacrificeAction(id: HeroId): Action {
  let action = sacrifices.get(id);
  if (action === undefined) {
    action = sacrificeOf(id);
    sacrifices.set(id, action);
  }
  return action;
}

/** The sacrifices of a faction's heroes, open or not. */
export const sacrificesOf = (g: G, faction: Faction): Action[] =>
  g.s.heroes.filter(({ owner }) => owner === faction).map(({ id }) => sacrificeAction(id));

/** Whether a faction has a hero whose sacrifice might depend on hidden coins. */
export const mightPayForSacrifice = (g: G, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => {
    const power = g.data.powers.heroes[id];
    if (owner !== faction || since >= g.s.cycle) return false;
    return (
      power.asksForCoins || (power.copiesTrack && g.s.heroTrack.some((other) => other !== null && g.data.powers.heroes[other].asksForCoins))
    );
  });

/** Phase 1: empty hero spaces are filled; fallen heroes come back when the deck is empty. */
export function refreshHeroTrack(g: G): void {
  const { s } = g;
  s.heroTrack.forEach((card, slot) => {
    if (card !== null) return;
    if (s.heroDeck.length === 0) {
      s.heroDeck = [...s.heroDiscard].sort();
      s.heroDiscard = [];
    }
    if (s.heroDeck.length === 0) return;
    const hero = g.draw(s.heroDeck);
    s.heroTrack[slot] = hero;
    g.emitEffect('heroArrives', { hero: ref('hero', hero) });
  });
}
