import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Which rules are looked at: all, or only how well colours can be told apart, for a page that has changed nothing but its colours. */
export type Rules = 'all' | 'colours';

/** What axe finds and we do not accept. What changed while it looked is looked at once more: what is half faded in has other colours. */
export async function faults(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const found = await faultsAtRest(page, rules);
  return found.length === 0 ? found : faultsAtRest(page, rules);
}

/** What axe finds once nothing slides or fades any more. */
async function faultsAtRest(page: Page, rules: Rules): Promise<string[]> {
  await page.waitForFunction(atRest);
  // Our pages hold no foreign frames, and nobody reads what passed: without both axe takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe : axe.withRules('color-contrast')).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`));
}

/** Runs in the page: two frames after which nothing slides or fades any more, and two in which that has been painted. What shines for ever does not count. */
export async function atRest(): Promise<boolean> {
  const frames = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frames();
  const moving = document.getAnimations().filter((one) => one.playState === 'running');
  if (!moving.every((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)) return false;
  await frames();
  return true;
}

/** What axe finds on a page in the light and in the dark, without loading it twice. The page must follow its system. */
export async function faultsInBothThemes(page: Page, look?: (theme: 'light' | 'dark') => Promise<void>): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
    await page.waitForFunction(atRest);
    await look?.(theme);
    found.push(...(await faults(page, theme === 'light' ? 'all' : 'colours')).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

/** Runs in the page: what does not fit its place, and texts that are names of texts. */
function misfitsHere(): string[] {
  const found: string[] = [];
  if (document.documentElement.scrollWidth > window.innerWidth) found.push('wider than its window');
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  for (const element of document.querySelectorAll('main h1, main h2, main .btn, main .chip, main th, main .lab, main .seg button'))
    if (shown(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${element.textContent}`);
  const scrolls = (element: Element | null): boolean =>
    element !== null && (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll('main h1, main h2, main p, main .btn, main input, main select'))
    if (shown(element) && element.getBoundingClientRect().right > window.innerWidth + 1 && !scrolls(element))
      found.push(`beyond the edge: ${element.textContent}`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (/^\s*[a-z]+(\.[a-z][\w-]*)+\s*$/i.test(text.nodeValue ?? '') && text.parentElement !== null && shown(text.parentElement))
      found.push(`no text: ${text.nodeValue}`);
  return found;
}

/** What sticks out of a page, is cut off, or was never put into words. */
export const misfits = (page: Page): Promise<string[]> => page.evaluate(misfitsHere);
