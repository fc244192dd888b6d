import type { GuidedStep } from '../app/guided-steps.ts';
import { START } from '../app/guided-steps.ts';

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The parts of the table that a lesson can speak of, and where they are on the screen. */
export const PLACES: { readonly [place: string]: string } = {
  board: '.stage',
  question: '.ask',
  side: '.sidepanel',
  market: '.market',
  hand: '.dock .mine',
  players: '.left, .pstrip',
  phases: '.phases',
};

const MOST_RINGS = 4;

/** What a lesson rings where it does not say so: the question that it comes with; the phase that it explains; at the start nothing. */
const usualPlaces = ({ when }: GuidedStep, topic: string | null): readonly string[] => {
  if (topic !== null && when.includes(topic)) return ['question'];
  return when.includes(START) ? [] : ['phases'];
};

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

const isSeen = ({ left, top, width, height }: Box): boolean =>
  width > 4 && height > 4 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;

/** What ends an answer that has been put together. */
const CONFIRM = '[data-confirm]:not([disabled])';

/**
 * Where on the screen the things are that a lesson speaks of. What is not to be seen now has no ring. Once the answer that the lesson asks for
 * has been put together, so has what confirms it: whoever follows the rings alone gets on.
 */
export function ringsOf(lesson: GuidedStep, topic: string | null, root: ParentNode): Box[] {
  const places = lesson.places.length > 0 ? lesson.places : usualPlaces(lesson, topic);
  const selectors = places.map((place) => PLACES[place] ?? `[data-ref="${CSS.escape(place)}"]`).slice(0, MOST_RINGS);
  if (topic !== null && lesson.when.includes(topic)) selectors.push(CONFIRM);
  return selectors.flatMap((selector) => [...root.querySelectorAll(selector)].map(boxOf).filter(isSeen).slice(0, 1));
}

const GAP = 10;

const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Something that a card should keep off, and how much that matters. */
export interface Avoided {
  readonly box: Box;
  readonly weight: number;
}

/** The places at the edges of the screen where a card of some size could stand, the favourite ones first. */
function standsFor({ width, height }: Pick<Box, 'width' | 'height'>, screen: Box, rings: readonly Box[]): Box[] {
  const right = screen.width - width - GAP;
  const bottom = screen.height - height - GAP;
  const lefts = [right, GAP, ...rings.flatMap((ring) => [ring.left - width - GAP, ring.left + ring.width + GAP])];
  const tops = [screen.top, bottom, ...rings.flatMap((ring) => [ring.top + ring.height + GAP, ring.top - height - GAP])];
  const middle = (screen.top + bottom) / 2;
  return lefts
    .flatMap((left) => [...tops, middle].map((top) => ({ left, top, width, height })))
    .filter(({ left, top }) => left >= GAP / 2 && left <= right + GAP / 2 && top >= screen.top && top <= bottom + GAP / 2);
}

/** Where a card stands so that it covers as little as possible of what matters. */
export function standOf(size: Pick<Box, 'width' | 'height'>, screen: Box, rings: readonly Box[], avoided: readonly Avoided[]): Box {
  const all = [...rings.map((box) => ({ box, weight: 20 })), ...avoided];
  const cost = (stand: Box): number => all.reduce((sum, { box, weight }) => sum + overlapOf(stand, box) * weight, 0);
  const stands = standsFor(size, screen, rings);
  const fallback = { left: Math.max(GAP, screen.width - size.width - GAP), top: screen.top, ...size };
  return stands.reduce((best, stand) => (cost(stand) < cost(best) ? stand : best), stands[0] ?? fallback);
}
