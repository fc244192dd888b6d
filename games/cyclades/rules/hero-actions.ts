import { numberAt, ref, say, type Why } from '@pantheon/kernel';
import { type HeroId, heroIds } from '../data/schema.ts';
import { areaTopic, askArea } from './ask.ts';
import { tableOf } from './lists.ts';
import { coinsOf, landsOf, pay, tooDear } from './pieces.ts';
import type { Action } from './powers.ts';
import { heroPower } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import { turnOf } from './turn.ts';
import type { Faction, G, HeroInPlay } from './types.ts';

const heroLandTopic = areaTopic('heroLand', { action: 'recruitHero', slot: 'land' });

/** Recruiting a hero from the track, by card. */
export const recruitHero = (id: HeroId): Action => ({
  kind: 'hero',
  of: id,
  text: say('option.hero', { hero: ref('hero', id) }),
  card: ref('hero', id),
  price: (g) => numberAt(g.data.costs.hero, turnOf(g).bought),
  whyNot(g, faction): Why | null {
    const { hero: costs } = g.data.costs;
    const { bought } = g.s.turn ?? { bought: 0 };
    if (bought >= costs.length) return { rule: 'CYC-10.19', text: say('why.oneHero') };
    return coinsOf(g, faction) >= numberAt(costs, bought) ? null : tooDear(g, faction, numberAt(costs, bought), 'CYC-9.5');
  },
  *perform(g, faction) {
    const { s } = g;
    const land = yield* askArea(g, faction, heroLandTopic, landsOf(g, faction), { hero: ref('hero', id) });
    const turn = turnOf(g);
    const coins = numberAt(g.data.costs.hero, turn.bought);
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
  return heroPower(id).whyNotSacrifice(g, faction, id);
}

/** Sacrificing a hero, by card. */
const sacrificeOf = (id: HeroId): Action => ({
  kind: 'sacrifice',
  of: id,
  text: say('option.sacrifice', { hero: ref('hero', id) }),
  card: ref('hero', id),
  whyNot: (g, faction) => {
    const hero = g.s.heroes.find((other) => other.id === id);
    return hero === undefined ? { rule: 'CYC-17.6', text: say('why.noHero') } : whyNotSacrifice(g, faction, hero);
  },
  *perform(g, faction) {
    leaveTheGame(g, faction, id);
    yield* heroPower(id).sacrifice(g, faction);
  },
});

function leaveTheGame(g: G, faction: Faction, id: HeroId): void {
  g.s.heroes = g.s.heroes.filter((hero) => hero.id !== id);
  g.s.heroesGone.push(id);
  g.emit('sacrificed', { who: actor(g, faction), hero: ref('hero', id) });
}

const sacrifices = tableOf(heroIds, sacrificeOf);

/** The sacrifices of a faction's heroes, open or not. */
export const sacrificesOf = (g: G, faction: Faction): Action[] =>
  g.s.heroes.filter(({ owner }) => owner === faction).map(({ id }) => sacrifices[id]);

/** Whether a faction has a hero whose sacrifice might depend on hidden coins. */
export const mightPayForSacrifice = (g: G, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => {
    const power = heroPower(id);
    if (owner !== faction || since >= g.s.cycle) return false;
    return power.asksForCoins || (power.copiesTrack && g.s.heroTrack.some((other) => other !== null && heroPower(other).asksForCoins));
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
