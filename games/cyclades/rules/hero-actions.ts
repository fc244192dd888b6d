import { chooseOrPass, numberAt, type Rule, ref, say, type Why } from '@pantheon/kernel';
import { type HeroId, heroIds } from '../data/schema.ts';
import { about, areaTopic, askArea } from './ask.ts';
import { seatFor } from './factions.ts';
import { whyNotSacrifice } from './heroes/offering.ts';
import { tableOf } from './lists.ts';
import { coinsOf, landsOf, pay, tooDear } from './pieces.ts';
import { type Action, action, actionKey, heroPower } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import { godOf, turnOf } from './turn.ts';
import type { Faction, G, HeroInPlay, TopicFor } from './types.ts';

const heroLandTopic = areaTopic('heroLand', { action: 'recruitHero', slot: 'land' });

/** Recruiting a hero from the track, by card. @rules CYC-9.5, CYC-10.19, CYC-17.2, CYC-17.3, CYC-R.62 */
export const recruitHero = (id: HeroId): Action =>
  action({
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

/** Why a hero cannot be sacrificed now, or null. @rules CYC-17.7 */
function whyNotNow(g: G, faction: Faction, { id, since }: HeroInPlay): Why | null {
  if (since >= g.s.cycle) return { rule: 'CYC-17.7', text: say('why.newHero', { hero: ref('hero', id) }) };
  return whyNotSacrifice(g, faction, id, id);
}

/** Sacrificing a hero, by card. @rules CYC-14.7, CYC-17.6 */
const sacrificeOf = (id: HeroId): Action =>
  action({
    kind: 'sacrifice',
    of: id,
    text: say('option.sacrifice', { hero: ref('hero', id) }),
    card: ref('hero', id),
    whyNot: (g, faction) => {
      const hero = g.s.heroes.find((other) => other.id === id);
      return hero === undefined ? { rule: 'CYC-17.6', text: say('why.noHero') } : whyNotNow(g, faction, hero);
    },
    *perform(g, faction) {
      leaveTheGame(g, faction, id);
      yield* heroPower(id).sacrifice(g, faction);
    },
  });

/** @rules CYC-1.6, CYC-17.13 */
function leaveTheGame(g: G, faction: Faction, id: HeroId): void {
  g.s.heroes = g.s.heroes.filter((hero) => hero.id !== id);
  g.s.heroesGone.push(id);
  g.emit('sacrificed', { who: actor(g, faction), hero: ref('hero', id) });
}

const sacrifices = tableOf(heroIds, sacrificeOf);

/** The sacrifices of a faction's heroes, open or not. */
export const sacrificesOf = (g: G, faction: Faction): Action[] =>
  g.s.heroes.filter(({ owner }) => owner === faction).map(({ id }) => sacrifices[id]);

/** The sacrifices that a faction may make now. @rules CYC-17.6 */
export const openSacrifices = (g: G, faction: Faction): Action[] =>
  godOf(g, faction).allowsSacrifice ? sacrificesOf(g, faction).filter((action) => action.whyNot(g, faction) === null) : [];

const inBattleTopic: TopicFor<'battleSacrifice'> = {
  id: 'battleSacrifice',
  key: actionKey,
  text: ({ text }) => text,
  focus: ({ card }) => (card === undefined ? [] : [card]),
};
const inBattleTopicWithCoins: TopicFor<'battleSacrifice'> = { ...inBattleTopic, secret: true };

/**
 * In a battle of its own turn a faction may sacrifice heroes, one after the other, before it loses a unit or decides about a retreat.
 * @rules CYC-17.6, CYC-R.36
 */
export function* offerSacrifices(g: G, faction: Faction): Rule {
  if (g.s.turn?.faction !== faction) return;
  const topic = mightPayForSacrifice(g, faction) ? inBattleTopicWithCoins : inBattleTopic;
  const chosen = yield* chooseOrPass(seatFor(g, faction), topic, openSacrifices(g, faction), about(g, faction));
  if (chosen === null) return;
  yield* chosen.perform(g, faction);
  yield* offerSacrifices(g, faction);
}

/** Whether a faction has a hero whose sacrifice might depend on hidden coins. */
export const mightPayForSacrifice = (g: G, faction: Faction): boolean =>
  g.s.heroes.some(({ id, owner, since }) => {
    if (owner !== faction || since >= g.s.cycle) return false;
    const powers = heroPower(id).copiesTrack ? g.s.heroTrack : [id];
    return powers.some((power) => power !== null && heroPower(power).whyNotWithCoins !== undefined);
  });

/** Phase 1: empty hero spaces are filled; fallen heroes come back when the deck is empty. @rules CYC-5.3, CYC-17.1, CYC-17.12, CYC-R.15 */
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
