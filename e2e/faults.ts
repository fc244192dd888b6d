import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Which rules are looked at: all, or only how well colours can be told apart, for a page that has changed nothing but its colours. */
export type Rules = 'all' | 'colours';

/** What axe finds and we do not accept. */
export async function faults(page: Page, rules: Rules = 'all'): Promise<string[]> {
  // Our pages hold no foreign frames, and nobody reads what passed: without both axe takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === 'all' ? axe : axe.withRules('color-contrast')).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`));
}

/** Runs in the page: two frames after which nothing slides or fades any more. What shines for ever does not count. */
export async function atRest(): Promise<boolean> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const moving = document.getAnimations().filter((one) => one.playState === 'running');
  return moving.every((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY);
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
