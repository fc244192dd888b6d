import type { Page } from 'playwright-core';
import { Tempo } from './tempo.ts';

/** A point on the screen, and what is there. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/** What the table shows, and where to click next; null where nothing is lit. */
interface Look {
  readonly state: string;
  readonly number: number;
  readonly question: string;
  readonly next: Spot | null;
  readonly backwards: boolean;
  readonly passes: boolean;
}

/** Who has clicked so often since the last pass passes again. */
const TIRING = 40;

/** How to look for the next click. */
interface Manner {
  readonly chances: readonly number[];
  /** For how long nothing was lit, in milliseconds. */
  readonly waited: number;
  readonly byRings: boolean;
  /** Whether to pass where that is possible: whoever offers and withdraws at random would trade for ever. */
  readonly tired: boolean;
}

/**
 * Runs in the page: chooses at random among all that is lit, can be seen and is really hit by a click there. Mostly confirms what can be
 * confirmed. Nothing else is ever clicked, except that a part of an answer that leads nowhere is taken back after a while.
 */
function look({ chances, waited, byRings, tired }: Manner): Look {
  const table = document.querySelector('[data-table]');
  const at = {
    state: table?.getAttribute('data-state') ?? '',
    number: Number(table?.getAttribute('data-number') ?? 0),
    question: document.querySelector('.answers') === null ? '' : (document.querySelector('.q')?.textContent ?? ''),
  };
  const hit = (element: Element): Spot | null => {
    if (!(element instanceof SVGElement)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const what = element.getAttribute('data-ref') ?? element.getAttribute('data-answer') ?? element.textContent ?? '';
    for (const [right, down] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.2, 0.5],
      [0.8, 0.8],
    ] as const) {
      const x = box.left + box.width * right;
      const y = box.top + box.height * down;
      const there = document.elementFromPoint(x, y);
      if (there !== null && (there === element || element.contains(there))) return { x, y, what };
    }
    return null;
  };
  const rings = byRings ? [...document.querySelectorAll('[data-ring]')].map((ring) => ring.getBoundingClientRect()) : [];
  const isRinged = ({ x, y }: Spot): boolean =>
    rings.length === 0 || rings.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  const any = (selector: string, chance: number): Spot | null => {
    const all = [...document.querySelectorAll(selector)];
    const first = Math.floor(chance * all.length);
    for (let step = 0; step < all.length; step++) {
      const spot = hit(all[(first + step) % all.length] as Element);
      if (spot !== null && isRinged(spot)) return spot;
    }
    return null;
  };
  const [whether = 0, which = 0, back = 0] = chances;
  const confirm = whether < 0.8 ? any('[data-confirm]:not([disabled])', 0) : null;
  const pass = tired ? any('[data-pass]:not([disabled])', 0) : null;
  const lit = confirm ?? pass ?? any('[data-light="offered"],[data-lit]:not([disabled])', which);
  if (lit !== null) return { ...at, next: lit, backwards: false, passes: lit === pass };
  const read = rings.length === 0 ? null : hit(document.querySelector('[data-lesson-next]') as Element);
  if (read !== null) return { ...at, next: read, backwards: false, passes: false };
  // A click that came a moment after another question may have opened something over the table: whatever lies beside it closes it.
  if (waited > 2000 && document.querySelector('dialog[open],[role=dialog]') !== null)
    return { ...at, next: { x: 2, y: 2, what: 'beside' }, backwards: true, passes: false };
  const less = waited > 2000 && back < 0.2 ? any('.stepper button:first-of-type:not([disabled]),.ans.draft', which) : null;
  return { ...at, next: less, backwards: true, passes: false };
}

/** How to play with clicks. */
export interface ClickerSetup {
  readonly touch: boolean;
  /** A number that makes a run repeatable. */
  readonly seed?: number;
  /** Whether to do only what a lesson rings while it rings something, and to read on where nothing in its ring can be done. */
  readonly byRings?: boolean;
  /** The longest that nothing may be lit, in milliseconds. */
  readonly patience?: number;
  /** A match that is not over after so many clicks has failed. */
  readonly most?: number;
  /** Stop after so many clicks, wherever the match stands. */
  readonly enough?: number;
  /** Called after every so many clicks. */
  readonly every?: number;
  onStep?(clicks: number): Promise<void>;
}

/** How a match that was played with clicks went. */
export interface Played {
  readonly clicks: number;
  readonly answers: number;
  readonly tempo: Tempo;
}

/** Plays at the table on the page until the match is over, by clicking at random on what is lit. */
export async function clickThrough(page: Page, setup: ClickerSetup): Promise<Played> {
  const { touch, byRings = false, patience = 120_000, most = 4000, enough = most + 1, every = 0 } = setup;
  const chance = dice(setup.seed ?? 7);
  const tempo = new Tempo();
  let clicks = 0;
  let last = Date.now();
  let busy = 0;
  while (clicks < most) {
    const waited = Date.now() - last;
    const seen = await page.evaluate(look, { chances: [chance(), chance(), chance()], waited, byRings, tired: busy > TIRING });
    tempo.look(seen.number, seen.question);
    if (seen.state === 'over' || clicks >= enough) return { clicks, answers: seen.number, tempo };
    if (seen.state === 'frozen') throw new Error(`the table stopped after ${seen.number} answers`);
    if (waited > patience) throw new Error(`nothing has been lit for ${patience} ms, after ${seen.number} answers: ${await saidOn(page)}`);
    if (seen.next === null) {
      await page.waitForTimeout(40);
      continue;
    }
    const { x, y } = seen.next;
    busy = seen.passes ? 0 : busy + 1;
    await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    clicks++;
    tempo.tried();
    if (!seen.backwards) last = Date.now();
    if (every > 0 && clicks % every === 0) await setup.onStep?.(clicks);
  }
  throw new Error(`the match is not over after ${most} clicks`);
}

/** What the table says that it waits for. */
const saidOn = async (page: Page): Promise<string> =>
  (await page.locator('.waiting, .pt .chip, .q').allTextContents()).map((text) => text.trim()).join(' | ');

/** Numbers from 0 to 1, the same ones for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) / 0x800000;
  };
}
