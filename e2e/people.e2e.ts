import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MailCatcher } from '../server/tests/harness/mail-catcher.ts';
import { stopTestPostgres, type TestDatabase, testDatabase } from '../server/tests/harness/postgres.ts';
import { browserPath, picture, visit } from './browser.ts';
import { faults, misfits } from './faults.ts';
import { openSite } from './open-site.ts';
import { PASSWORD, plantHistory } from './planted-people.ts';
import { startServer } from './site.ts';

describe.skipIf(browserPath === undefined)('people', () => {
  let database: TestDatabase;
  let catcher: MailCatcher;
  const place = openSite(async () => {
    database = await testDatabase();
    catcher = await MailCatcher.open();
    await plantHistory(database.url);
    const site = await startServer({ DATABASE_URL: database.url, SMTP_URL: catcher.url, MAIL_FROM: 'pantheon@example.org' });
    const close = async (): Promise<void> => {
      await site.close();
      await catcher.close();
      await database.drop();
      await stopTestPostgres();
    };
    return { ...site, close };
  });

  const signIn = async (page: Page, name: string, password: string, address = place.site.address): Promise<void> => {
    await page.goto(`${address}/account`);
    await page.locator('input[name="name"]').fill(name);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForSelector('[data-section="name"]');
  };

  it.each([
    ['desktop', 'en', 'light', 'Livia', 'Pantheon: a new password'],
    ['phone', 'it', 'dark', 'Marco', 'Pantheon: una nuova password'],
  ] as const)(
    'look at players and their own account, %s, %s',
    async (size, language, theme, name, subject) => {
      const { page, context, troubles } = await visit(place.browser, { size, language, theme, name });
      const found: string[] = [];
      const look = async (what: string): Promise<void> => {
        await page.evaluate(() => document.fonts.ready);
        await picture(page, `people-${what}-${size}-${theme}`);
        found.push(...(await faults(page)).map((fault) => `${what}: ${fault}`));
      };
      await signIn(page, name, PASSWORD);
      await page.locator(`${size === 'phone' ? '.tabbar' : '.hn'} a[href="/players"]`).click();
      await page.locator('[data-game-tab="cyclades"]').click();
      await page.locator('[data-choice="all"]').click();
      await page.waitForSelector('.pod [data-place="3"]');
      await look('leaderboard');
      await page.locator('[data-choice="bots"]').click();
      await page.waitForSelector('[data-bot="hero"]');
      expect(await page.locator('[data-bot="hero"] .n').textContent()).toBe('');
      await page.locator('[data-game-tab="bomarzo"]').click();
      await page.waitForSelector('[data-own]');
      await page.locator('.boardwishes a[href="/players/laurels"]').click();
      await page.waitForSelector('[data-season] .wreath');
      await look('laurels');
      await page.locator('[data-season] .nm').first().click();
      await page.waitForSelector('[data-rating="cyclades live"]');
      await page.goto(`${place.site.address}/player/${name.toLowerCase()}`);
      await page.waitForSelector('.gamerows li');
      await page.locator('[data-more]').click();
      await page.waitForFunction(() => document.querySelectorAll('.gamerows li').length > 6);
      expect(await page.locator('.gamerows a[href^="/replay/remote/past"]').count()).toBeGreaterThan(6);
      await page.locator('.heatbox').focus();
      await page.keyboard.press('ArrowLeft');
      await look('player');
      await page.locator('.ph a[href="/account"]').click();
      await page.waitForSelector('[data-section="sessions"] li');
      await look('account');
      expect(found).toEqual([]);
      await changeAccount(page, name);
      await recover(page, name, subject);
      await look('recovered');
      expect(found).toEqual([]);
      expect(troubles).toEqual([]);
      await context.close();
    },
    180_000,
  );

  it('are given a link for a new password by those who run the server', async () => {
    const { page, context, troubles } = await visit(place.browser, {});
    await signIn(page, 'Ginevra', PASSWORD);
    await page.goto(`${place.site.address}/admin`);
    await page.locator('[data-section="accounts"] input').fill('teodora');
    await page.locator('[data-section="accounts"] form button').click();
    await page.locator('[data-section="accounts"] li button').click();
    const link = (await page.locator('[data-issued]').textContent()) as string;
    expect(await faults(page)).toEqual([]);
    await page.goto(link);
    await page.locator('input[name="password"]').fill('handed over in person');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForSelector('[data-recovered]');
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('choose how they are told, and in which words a program hears of it', async () => {
    const { page, context, troubles } = await visit(place.browser, { size: 'phone' });
    await signIn(page, 'Danae', PASSWORD);
    await page.goto(`${place.site.address}/settings`);
    await page.locator('.way input[type="email"]').fill('danae@example.org');
    await page.locator('.way:has(input[type="email"]) button').click();
    const letter = await catcher.letterTo('danae@example.org');
    await page.goto(/https?:\S+\/confirm\/\S+/.exec(letter.text)?.[0] as string);
    await page.locator('button').click();
    await page.locator('a[href="/"]').waitFor();
    await page.goto(`${place.site.address}/settings`);
    await page.locator('.way input[type="url"]').fill('https://example.org/hook');
    await page.locator('[data-format]').selectOption('discord');
    await page.locator('.way:has([data-format]) button').click();
    await page.waitForFunction(async () => {
      const reply = await fetch('/api/notices/settings');
      const { webhookFormat, address } = (await reply.json()) as { webhookFormat: string; address: { confirmed: boolean } | null };
      return webhookFormat === 'discord' && address?.confirmed === true;
    });
    await page.locator('a[href="/comfort"]').click();
    await page.locator('[data-digest]').click();
    await page.locator('input[type="time"]').waitFor();
    expect([...(await faults(page)), ...(await misfits(page))]).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('keep somebody away from the page about that person', async () => {
    const { page, context, troubles } = await visit(place.browser, {});
    await signIn(page, 'Danae', PASSWORD);
    await page.goto(`${place.site.address}/player/pelope`);
    await page.locator('.ph [data-person="pelope"]').click();
    await page.locator('[data-distance="block"]').click();
    await page.locator('[data-distance="block"][aria-pressed="true"]').waitFor();
    await page.locator('[data-action="person"] textarea').fill('A name that hurts.');
    await page.locator('[data-complain]').click();
    await page.locator('[data-thanks]').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  it('come in by a passkey, take along all that is stored of them, and leave for good', async () => {
    const { page, context, troubles } = await visit(place.browser, {});
    const keys = await context.newCDPSession(page);
    await keys.send('WebAuthn.enable');
    const device = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    await keys.send('WebAuthn.addVirtualAuthenticator', { options: { ...device, automaticPresenceSimulation: true } });
    // A passkey belongs to a name; a mere number has none.
    await signIn(page, 'Hamid', PASSWORD, place.site.address.replace('127.0.0.1', 'localhost'));
    await page.locator('[data-add-passkey]').click();
    await page.locator('[data-section="passkeys"] li').waitFor();
    await page.locator('[data-section="sessions"] .btn.danger').click();
    await page.locator('[data-passkey]').click();
    await page.locator('[data-section="data"]').waitFor();
    const saving = page.waitForEvent('download');
    await page.locator('[data-export]').click();
    const stored = await readFile(await (await saving).path(), 'utf8');
    expect(stored).toContain('Hamid');
    await page.locator('[data-section="data"] .btn.danger').click();
    await page.locator('[data-section="data"] input[name="password"]').fill(PASSWORD);
    expect(await faults(page)).toEqual([]);
    await page.locator('[data-delete]').click();
    await page.locator('[data-passkey]').waitFor();
    expect((await fetch(`${place.site.address}/api/players/hamid`)).status).toBe(404);
    expect(troubles).toEqual([]);
    await context.close();
  }, 120_000);

  async function changeAccount(page: Page, name: string): Promise<void> {
    await page.locator('[data-section="name"] input').fill(`${name} II`);
    await page.locator('[data-section="name"] button').click();
    await page.waitForSelector('[data-section="name"] [role="status"]');
    await page.locator('[data-section="tokens"] input[name="token"]').fill('my program');
    await page.locator('[data-section="tokens"] form button').click();
    const secret = (await page.locator('[data-secret]').textContent()) ?? '';
    const bearer = { headers: { authorization: `Bearer ${secret}` } };
    expect(await (await fetch(`${place.site.address}/api/me`, bearer)).text()).toContain(`${name} II`);
    await page.locator('[data-section="tokens"] li button').click();
    await page.locator('[data-section="tokens"] li').waitFor({ state: 'detached' });
    await page.locator('[data-program]').click();
    await page.waitForFunction(async () => ((await (await fetch('/api/me')).json()) as { program: boolean }).program);
    await page.locator('[data-section="page"] input').click();
    await page.waitForFunction(async () => ((await (await fetch('/api/me')).json()) as { hidden: boolean }).hidden);
    await page.locator('[data-section="password"] input[name="old"]').fill(PASSWORD);
    await page.locator('[data-section="password"] input[name="new"]').fill('another sentence altogether');
    await page.locator('[data-section="password"] button').click();
    await page.waitForSelector('[data-section="password"] [role="status"]');
    await page.locator('[data-section="sessions"] .btn.danger').click();
    await page.waitForSelector('input[name="password"]');
  }

  async function recover(page: Page, name: string, subject: string): Promise<void> {
    await page.locator('a[href="/recover"]').click();
    await page.locator('input[name="name"]').fill(`${name} II`);
    await page.locator('[data-send]').click();
    await page.waitForSelector('[data-sent]');
    const letter = await catcher.letterTo(`${name.toLowerCase()}@example.org`);
    expect(letter.subject).toBe(subject);
    const link = /https?:\S+\/recover\/\S+/.exec(letter.text)?.[0] as string;
    await page.goto(link);
    await page.locator('input[name="password"]').fill('a third one, by letter');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForSelector('[data-recovered]');
    await page.goto(link);
    await page.locator('input[name="password"]').fill('a fourth one, by the same');
    await page.locator('main form button[type="submit"]').click();
    await page.waitForSelector('.alarm');
  }
});
