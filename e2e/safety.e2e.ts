import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, picture, type Visitor, visit } from './browser.ts';
import { faults } from './faults.ts';
import { openSite } from './open-site.ts';
import { newAccount, postAs } from './people.ts';
import { startServer } from './site.ts';

describe.skipIf(browserPath === undefined)('order on a public server', () => {
  const place = openSite(startServer);
  let admin: Visitor;
  let player: Visitor;
  let rude: Visitor;
  let table: string;

  beforeAll(async () => {
    admin = await visit(place.browser, { name: 'Keeper', language: 'it', size: 'phone', theme: 'dark' });
    player = await visit(place.browser, { name: 'Livia' });
    rude = await visit(place.browser, { name: 'Rude' });
    await newAccount(admin.page, place.site.address, 'Keeper');
    await place.site.grant('Keeper');
    for (const { page } of [player, rude]) await page.goto(`${place.site.address}/about`);
    await postAs(player.page, '/api/guest', { name: 'Livia' });
    await postAs(rude.page, '/api/guest', { name: 'Rude' });
    const made = await postAs<{ id: string; invite: string }>(player.page, '/api/tables', {
      game: 'isles',
      seats: [{ kind: 'me' }, { kind: 'friend' }],
      autoStart: true,
    });
    await postAs(rude.page, `/api/invites/${made.invite}/join`, {});
    await postAs(rude.page, `/api/tables/${made.id}/chat`, { id: 'said-once', text: 'Go home' });
    table = made.id;
  }, 400_000);
  afterAll(async () => {
    for (const visitor of [admin, player, rude]) await visitor?.context.close();
  });

  const clean = async (page: Page, name: string): Promise<void> => {
    await picture(page, `safety-${name}`);
    expect(await faults(page), name).toEqual([]);
  };

  it('lets a player report a message, mute whoever wrote it, and hear them again', async () => {
    const { page } = player;
    await page.goto(`${place.site.address}/table/remote/${table}`);
    await page.getByRole('tab', { name: /Chat/ }).click();
    await page.locator('.chatlist li', { hasText: 'Go home' }).locator('[data-person]').click();
    await page.locator('[data-action="person"]').waitFor();
    await clean(page, 'person');
    await page.locator('[data-action="person"] textarea').fill('This is not how one plays.');
    await page.locator('[data-complain]').click();
    await page.locator('[data-thanks]').waitFor();
    await page.locator('[data-distance="mute"]').click();
    await page.locator('[data-distance="mute"][aria-pressed="true"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.chatlist li', { hasText: 'Go home' }).waitFor({ state: 'detached' });
    await page.goto(`${place.site.address}/kept-away`);
    await page.locator('[data-kept="mute"]').waitFor();
    await clean(page, 'kept-away');
    await page.locator('[data-kept] .btn').click();
    await page.locator('[data-none]').waitFor();
    await page.locator('[data-keep-name]').fill('Nobody of this name');
    await page.locator('[data-keep="block"]').click();
    await page.locator('.alarm').waitFor();
    await page.locator('[data-keep-name]').fill('keeper');
    await page.locator('[data-keep="block"]').click();
    await page.locator('[data-kept="block"]').waitFor();
    await page.locator('[data-kept] .btn').click();
    await page.locator('[data-none]').waitFor();
    expect(player.troubles).toEqual([]);
  }, 180_000);

  it('tells a newcomer why a link was not sent', async () => {
    const { page } = rude;
    await page.goto(`${place.site.address}/table/remote/${table}`);
    await page.getByRole('tab', { name: /Chat/ }).click();
    await page.locator('.chatform input').fill('https://example.org');
    await page.locator('.chatform button').click();
    await page.locator('.chatform .alarm').waitFor();
    expect(await page.locator('.chatform input').inputValue()).toBe('https://example.org');
  }, 180_000);

  it('lets an administrator read the report, remove the message, and shut its author out on a phone', async () => {
    const { page } = admin;
    await page.goto(`${place.site.address}/admin`);
    await page.locator('.figures').waitFor();
    await page.locator('.adminnav a').nth(1).click();
    await page.locator('[data-complaint="open"]').waitFor();
    await clean(page, 'complaints');
    await page.locator('[data-remove]').click();
    await page.locator('[data-remove][disabled]').waitFor();
    await page.locator('[data-complaint] .btn.danger').click();
    await page.locator('[data-complaint] form input[required]').fill('Insulti');
    await page.locator('[data-ban]').click();
    await page.locator('[data-ban]').waitFor({ state: 'detached' });
    await page.locator('[data-complaint] form .inp').fill('Tolto');
    await page.locator('[data-close]').click();
    await page.locator('[data-complaint="closed"]').waitFor();
    await rude.page.goto(`${place.site.address}/`);
    await rude.page.locator('[data-banned]', { hasText: 'Insulti' }).waitFor();
    await clean(rude.page, 'banned');
    await page.locator('.adminnav a').nth(2).click();
    await page.locator('[data-found="Rude"] [data-unban]').waitFor();
    await clean(page, 'people');
    await page.locator('[data-found="Rude"] [data-unban]').click();
    await page.locator('[data-found="Rude"] [data-unban]').waitFor({ state: 'detached' });
  }, 180_000);

  it('lets an administrator close the door and open it to whoever is invited; all of it is on record', async () => {
    const { page } = admin;
    await page.goto(`${place.site.address}/admin/house`);
    await page.locator('[data-registration="invitation"]').click();
    await page.locator('[data-save]').click();
    await page.locator('[data-came]').waitFor();
    await page.locator('[data-invite]').click();
    const link = await page.locator('[data-link]').inputValue();
    await page.locator('[data-invitation]').waitFor();
    await clean(page, 'house');
    const fresh = await visit(place.browser, { name: 'Fresh', size: 'phone', language: 'it' });
    await fresh.page.goto(link);
    await fresh.page.locator('[data-name]').fill('Fresh');
    await clean(fresh.page, 'welcome');
    await fresh.page.locator('[data-come]').click();
    await fresh.page.waitForURL(`${place.site.address}/`);
    await page.locator('[data-registration="open"]').click();
    await page.locator('[data-save]').click();
    await page.locator('[data-came]').waitFor();
    await page.locator('.adminnav a').nth(4).click();
    await page.locator('[data-act="somebody is shut out"]').waitFor();
    await clean(page, 'audit');
    expect([...admin.troubles, ...fresh.troubles]).toEqual([]);
    await fresh.context.close();
  }, 180_000);
});
