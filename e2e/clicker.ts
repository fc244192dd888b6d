import type { Page } from 'playwright-core';

/** Something lit, by the middle of it on the screen. */
interface Lit {
  readonly x: number;
  readonly y: number;
  readonly what: string;
}

/** What the table shows. */
interface Look {
  readonly state: string;
  readonly number: number;
  readonly lit: readonly Lit[];
  readonly confirm: Lit | null;
  readonly less: Lit | null;
}

/**
 * Runs in the page: everything that is lit, can be seen and is really hit by a click on its middle. Nothing else is ever clicked by
 * whoever plays with this.
 */
function look(): Look {
  const table = document.querySelector('[data-table]');
  const spot = (element: Element): Lit | null => {
    if (!(element instanceof SVGElement)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const what = element.getAttribute('data-ref') ?? element.getAttribute('data-answer') ?? element.textContent ?? '';
    for (const [fx, fy] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.2, 0.5],
      [0.8, 0.8],
    ] as const) {
      const x = box.left + box.width * fx;
      const y = box.top + box.height * fy;
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (hit === element || element.contains(hit))) return { x, y, what };
    }
    return null;
  };
  const spots = (selector: string): Lit[] => [...document.querySelectorAll(selector)].map(spot).filter((one) => one !== null);
  return {
    state: table?.getAttribute('data-state') ?? '',
    number: Number(table?.getAttribute('data-number') ?? 0),
    lit: spots('[data-light="offered"],[data-lit]:not([disabled]):not([data-confirm]),[data-suggest]'),
    confirm: spots('[data-confirm]:not([disabled])')[0] ?? null,
    less: spots('.stepper button:first-of-type:not([disabled]),.ans.draft')[0] ?? null,
  };
}

/** How to play with clicks. */
export interface ClickerSetup {
  readonly touch: boolean;
  /** A number that makes a run repeatable. */
  readonly seed?: number;
  /** The longest that nothing may be lit, in milliseconds. */
  readonly patience?: number;
  readonly most?: number;
  /** Called after every so many clicks. */
  readonly every?: number;
  onStep?(clicks: number): Promise<void>;
}

/** How a match that was played with clicks went. */
export interface Played {
  readonly clicks: number;
  readonly answers: number;
}

/** Plays at the table on the page until the match is over, by clicking at random on what is lit. */
export async function clickThrough(page: Page, setup: ClickerSetup): Promise<Played> {
  const { touch, patience = 60_000, most = 4000, every = 0 } = setup;
  const below = dice(setup.seed ?? 7);
  let clicks = 0;
  let last = Date.now();
  while (clicks < most) {
    const seen = await page.evaluate(look);
    if (seen.state === 'over') return { clicks, answers: seen.number };
    if (seen.state === 'frozen') throw new Error(`the table stopped after ${seen.number} answers`);
    const waited = Date.now() - last;
    if (waited > patience) throw new Error(`nothing has been lit for ${patience} ms, after ${seen.number} answers`);
    const target = choose(seen, below, waited);
    if (target === null) {
      await page.waitForTimeout(40);
      continue;
    }
    await press(page, target, touch);
    clicks++;
    if (target !== seen.less) last = Date.now();
    if (every > 0 && clicks % every === 0) await setup.onStep?.(clicks);
  }
  throw new Error(`the match is not over after ${most} clicks`);
}

/** Whole numbers below something, the same ones for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
}

/** Mostly confirms what can be confirmed, else takes anything lit; what leads nowhere is taken back after a while. */
function choose(seen: Look, below: (sides: number) => number, waited: number): Lit | null {
  if (seen.confirm !== null && (seen.lit.length === 0 || below(10) < 8)) return seen.confirm;
  if (seen.lit.length > 0) return seen.lit[below(seen.lit.length)] ?? null;
  return waited > 3000 && below(4) === 0 ? seen.less : null;
}

const press = ({ mouse, touchscreen }: Page, { x, y }: Lit, touch: boolean): Promise<void> =>
  touch ? touchscreen.tap(x, y) : mouse.click(x, y);
