import type { Page } from 'playwright-core';
import { Tempo } from './tempo.ts';

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
/** A match that is not over after so many rounds of keys has failed, and so has one in which nothing goes on for so many milliseconds. */
const MOST = 20_000;
const PATIENCE = 180_000;

/** What the table shows: how far it is, whether keys can do something, and whether something to be looked out for is there. */
interface Look {
  readonly state: string;
  readonly number: number;
  readonly question: string;
  readonly open: boolean;
  readonly seen: boolean;
}

/** Runs in the page. */
function look(whileSeen: string): Look {
  const table = document.querySelector('[data-table]');
  return {
    state: table?.getAttribute('data-state') ?? '',
    number: Number(table?.getAttribute('data-number') ?? 0),
    question: document.querySelector('.answers') === null ? '' : (document.querySelector('.q')?.textContent ?? ''),
    open: document.querySelector('[data-lit],[data-light="offered"],[data-stage],[data-recap],[data-confirm]:not([disabled])') !== null,
    seen: whileSeen === '' || document.querySelector(whileSeen) !== null,
  };
}

/** Runs in the page: whether something has the focus that keys go on from, or nothing is asked. */
const hasFocus = (): boolean =>
  document.querySelector('.answers') === null || !(document.activeElement ?? document.body).matches('body,:disabled');

/** How a match that was played with keys went. */
export interface PlayedWithKeys {
  readonly answers: number;
  readonly tempo: Tempo;
}

/** Plays with keys alone, to the end or as long as something is to be seen: walks to something lit, takes it, and confirms. */
export async function playWithKeys(page: Page, whileSeen = ''): Promise<PlayedWithKeys> {
  const tempo = new Tempo();
  let last = { number: -1, at: Date.now() };
  for (let step = 0; step < MOST; ) {
    const { state, number, question, open, seen } = await page.evaluate(look, whileSeen);
    tempo.look(number, question);
    if (state === 'over' || !seen) return { answers: number, tempo };
    if (number !== last.number) last = { number, at: Date.now() };
    if (Date.now() - last.at > PATIENCE) throw new Error(`nothing goes on with keys alone, after ${number} answers, at: ${question}`);
    if (!open) {
      await page.waitForTimeout(20);
      continue;
    }
    await page.waitForFunction(hasFocus).catch((error: unknown) => {
      throw new Error(`the focus is nowhere after ${number} answers, at: ${question}`, { cause: error });
    });
    for (let walk = 0; walk <= step % 5; walk++) await page.keyboard.press(ARROWS[(step * 7 + walk * 3) % ARROWS.length] as string);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    tempo.tried();
    step++;
  }
  throw new Error(`the match is not over after ${MOST} rounds of keys`);
}
