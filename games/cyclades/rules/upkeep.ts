import { becomes, loss, numberAt, type Preview, pick, type Rule, ref, say } from '@pantheon/kernel';
import type { CreatureId } from '../data/schema.ts';
import { about, areaTopic, askArea, askOrPass, thingTopic } from './ask.ts';
import { godsInPlay, holderOf } from './bids.ts';
import { dismissFigure, figureMoves } from './creature-actions.ts';
import { seatFor } from './factions.ts';
import { present } from './lists.ts';
import { creaturePower } from './powers.ts';
import { actor, areaRef } from './refs.ts';
import { type Faction, type Figure, type G, NONE } from './types.ts';

const keepTopic = thingTopic('keepFigures', 'creature');
const moveTopic = thingTopic('moveFigure', 'creature', { action: 'moveFigure', slot: 'creature' });
const whereTopic = areaTopic('figureTo', { action: 'moveFigure', slot: 'area' });

/** Factions in the order of their gods. @rules CYC-8.1 */
export function godOrder(g: G): Faction[] {
  const order: Faction[] = [];
  for (const god of godsInPlay(g)) {
    const holder = holderOf(g, god);
    if (holder !== NONE) order.push(holder);
  }
  return order;
}

/** The next faction with figures to pay for, in the order of the gods; those without are passed over. @rules CYC-8.1, CYC-8.8 */
export function nextToFeed(g: G): Faction | undefined {
  const { s } = g;
  const order = godOrder(g);
  if (s.figures.length === 0) s.step = order.length;
  while (s.step < order.length && figuresOf(g, numberAt(order, s.step)).length === 0) s.step++;
  return order[s.step];
}

const figuresOf = (g: G, faction: Faction): Figure[] => g.s.figures.filter(({ owner }) => owner === faction);

/** One faction's upkeep: pay for its figures, move them, let the Hydra feed. @rules CYC-8.1, CYC-8.5, CYC-8.6, CYC-8.7, CYC-R.7 */
export function* payUpkeep(g: G, faction: Faction): Rule {
  const figures = figuresOf(g, faction);
  const kept = yield* keepFigures(g, faction, figures);
  yield* moveFigures(g, faction, kept);
  for (const id of kept) {
    const figure = g.s.figures.find((other) => other.id === id);
    const feed = creaturePower(id).onFeeding;
    if (figure !== undefined && feed) yield* feed(g, figure);
  }
}

/** @rules CYC-8.2 */
function* keepFigures(g: G, faction: Faction, figures: readonly Figure[]): Rule<CreatureId[]> {
  const { s } = g;
  const priestesses = numberAt(s.priestesses, faction);
  const ids = figures.map(({ id }) => id);
  const max = Math.min(priestesses, ids.length);
  const preview = (chosen: readonly CreatureId[]): Preview => {
    const gone = ids.filter((id) => !chosen.includes(id)).map((id) => ref('creature', id));
    return {
      changes: [
        becomes(say('preview.priestesses'), priestesses, priestesses - chosen.length),
        ...(gone.length === 0 ? [] : [loss('preview.leaves', { creatures: gone, n: gone.length })]),
      ],
    };
  };
  const kept = max === 0 ? [] : yield* pick(seatFor(g, faction), keepTopic, ids, { min: 0, max, preview, ...about(g, faction) });
  s.priestesses[faction] = priestesses - kept.length;
  if (kept.length > 0) g.emit('upkeep', { who: actor(g, faction), creatures: kept.map((id) => ref('creature', id)), n: kept.length });
  for (const id of ids) {
    if (kept.includes(id)) continue;
    g.emit('figureLeaves', { who: actor(g, faction), creature: ref('creature', id) });
    dismissFigure(g, id);
  }
  return kept;
}

/** @rules CYC-8.3, CYC-8.4 */
function* moveFigures(g: G, faction: Faction, kept: readonly CreatureId[]): Rule {
  let waiting = [...kept];
  while (waiting.length > 0) {
    const movable = waiting.filter((id) => figureMoves(g, figureWith(g, id)).length > 0);
    const id = yield* askOrPass(g, faction, moveTopic, movable);
    if (id === null) return;
    const figure = figureWith(g, id);
    figure.area = yield* askArea(g, faction, whereTopic, figureMoves(g, figure), { creature: ref('creature', id) });
    g.emit('figureMoves', { who: actor(g, faction), creature: ref('creature', id), area: areaRef(g, figure.area) });
    const arrive = creaturePower(id).onArrival;
    if (arrive) yield* arrive(g, figure);
    waiting = waiting.filter((other) => other !== id);
  }
}

const figureWith = (g: G, id: CreatureId): Figure =>
  present(
    g.s.figures.find((figure) => figure.id === id),
    id,
  );
