import { describe, expect, it } from 'vitest';
import { browserPath, picture, visit } from './browser.ts';
import { openSite } from './open-site.ts';
import { plant, tableBefore } from './positions.ts';

describe.skipIf(browserPath === undefined)('what is done to me', () => {
  const place = openSite();

  it('comes on the stage with attacker, place, dice and losses, and is told first in the recap', async () => {
    const table = await tableBefore('cyclades', { event: 'attack', to: 'whom' }, 'prepared');
    const { page, context, troubles } = await visit(place.browser, { speed: 1 });
    await page.goto(`${place.site.address}/about`);
    await plant(page, table);
    await page.goto(`${place.site.address}/table/local/${table.id}`);
    const stage = page.locator('[data-stage="onMe"]');
    await stage.waitFor();
    const attacker = await stage.locator('.army.l .who').first().innerText();
    expect(['Ginevra', 'Marco', 'Aspasia']).toContain(attacker);
    expect(await stage.locator('.cap').innerText()).toMatch(/attack on you/i);
    const land = await stage.locator('h2 .pl').first().innerText();
    expect(await stage.locator('.d3').count()).toBe(2);
    expect(await stage.locator('.tot').innerText()).toMatch(/\d+\s*:\s*\d+/);
    expect(await stage.locator('.lower p').count()).toBeGreaterThan(0);
    await picture(page, 'stage-attack');
    await page.locator('[data-continue]').click();
    // What follows is passed over; the digest then begins with what was lost and tells the attack, too.
    const digest = page.locator('[data-recap]');
    while (!(await digest.isVisible())) {
      await page.keyboard.press('Space');
      // One picture later what was pressed has had its effect.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const told = await digest.locator('ol li').allInnerTexts();
    expect(told[0]).toMatch(/You lost \S+ to/);
    expect(told.join(' ')).toContain(land);
    await picture(page, 'stage-recap');
    expect(troubles).toEqual([]);
    await context.close();
  }, 240_000);

  it('drowns one land after the other, and only then the board shows them drowned', async () => {
    const table = await tableBefore('diluvio', { event: 'rises' }, 'prepared');
    const { page, context, troubles } = await visit(place.browser, { speed: 1 });
    await page.goto(`${place.site.address}/about`);
    await plant(page, table);
    await page.goto(`${place.site.address}/table/local/${table.id}`);
    const drowning = page.locator('.stgfx [data-drowning]');
    await drowning.waitFor({ state: 'attached' });
    await page.locator('[data-film-pause]').click();
    const lands = Number(await drowning.getAttribute('data-drowning'));
    expect(lands).toBe(await page.locator('.stgchip').count());
    expect(lands).toBeGreaterThan(0);
    expect(await page.locator('svg.map .dil-drowned').count()).toBe(0);
    expect(await page.locator('.stgfx .sunk').count(), 'names that stay above the waters').toBe(lands);
    await picture(page, 'stage-flood');
    await page.locator('[data-continue]').click();
    await page.locator('[data-stage]').waitFor({ state: 'detached' });
    await page.locator('svg.map .dil-drowned').first().waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
    await context.close();
  }, 240_000);
});
