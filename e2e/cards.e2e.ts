import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, type Visitor, visit } from './browser.ts';
import { faults } from './faults.ts';
import { openSite } from './open-site.ts';
import { newAccount, postAs } from './people.ts';
import { startServer } from './site.ts';

describe.skipIf(browserPath === undefined)('turn by turn, and links', () => {
  const place = openSite(startServer);
  let ada: Visitor;
  let bob: Visitor;
  beforeAll(async () => {
    ada = await visit(place.browser, { name: 'Ada' });
    bob = await visit(place.browser, { name: 'Bob', language: 'it', size: 'phone', theme: 'dark' });
    await newAccount(ada.page, place.site.address, 'Ada');
    await newAccount(bob.page, place.site.address, 'Bob');
  }, 400_000);
  afterAll(async () => {
    for (const visitor of [ada, bob]) await visitor?.context.close();
  });

  const newTable = async (more: object): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'friend' }];
    const made = await postAs<{ id: string; invite: string }>(ada.page, '/api/tables', { game: 'isles', seats, autoStart: true, ...more });
    await postAs(bob.page, `/api/invites/${made.invite}/join`, {});
    return made.id;
  };
  /** What a stranger without a browser gets. */
  const asked = (path: string): Promise<Response> =>
    fetch(place.site.address + path, { headers: { accept: 'text/html', 'accept-language': 'en' } });

  it('sends somebody on vacation and back, publishes deadlines and sets reminders, at both sizes and in both languages', async () => {
    for (const { page } of [ada, bob]) {
      await page.goto(`${place.site.address}/settings`);
      await page.locator('a[href="/comfort"]').click();
      await page.locator('[data-go]').click();
      await page.locator('[data-vacation="yes"]').waitFor();
      await page.locator('[data-back]').click();
      await page.locator('[data-vacation="no"]').waitFor();
      await page.locator('[data-reminder]').selectOption('24');
      await page.locator('[data-publish]').click();
      const calendar = await page.locator('[data-calendar]').inputValue();
      expect(await (await fetch(calendar)).text()).toContain('BEGIN:VCALENDAR');
      expect(await faults(page)).toEqual([]);
      await page.reload();
      await page.locator('[data-reminder]').waitFor();
      expect(await page.locator('[data-reminder]').inputValue()).toBe('24');
      await page.locator('[data-notices]').waitFor();
    }
    expect([...ada.troubles, ...bob.troubles]).toEqual([]);
  }, 180_000);

  it('leads from one table to the next that waits, by the key N', async () => {
    const [first, second] = [await newTable({ pace: { kind: 'daily', days: 2 } }), await newTable({ pace: { kind: 'daily', days: 1 } })];
    await ada.page.goto(`${place.site.address}/table/remote/${first}`);
    await ada.page.locator('[data-next]').waitFor();
    await ada.page.keyboard.press('n');
    await ada.page.waitForURL(`**/table/remote/${second}`);
  }, 180_000);

  it('tells a stranger of a public table no more than a spectator may know, with a picture', async () => {
    const id = await newTable({ public: true, spectators: true, title: 'A "quoted" <table>' });
    const page = await (await asked(`/table/remote/${id}`)).text();
    expect(page).toContain('<meta property="og:title" content="Isles · A &quot;quoted&quot; &lt;table&gt;">');
    expect(page).toContain('content="Being played: Ada and Bob. Watch the table."');
    const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] as string;
    const picture = await fetch(address);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }, 180_000);

  it('tells of a player by name, with a picture', async () => {
    const { id } = await ada.page.evaluate(async () => (await fetch('/api/me')).json() as Promise<{ id: string }>);
    const page = await (await asked(`/player/${id}`)).text();
    expect(page).toContain('<meta property="og:title" content="Ada · Pantheon">');
    const picture = await fetch(/property="og:image" content="([^"]+)"/.exec(page)?.[1] as string);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }, 180_000);

  it('lets the host rename a table, show it to all and renew its link before the start, at both sizes and in both languages', async () => {
    for (const { page } of [ada, bob]) {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { id, invite } = await postAs<{ id: string; invite: string }>(page, '/api/tables', { game: 'isles', seats });
      await page.goto(`${place.site.address}/table/remote/${id}`);
      await page.locator('[data-changes] .field input').fill('Thursdays');
      await page.locator('[data-changes] button').click();
      await page.locator('h1', { hasText: 'Thursdays' }).waitFor();
      await page.locator('[data-changes] .check input').first().click();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-changes] .check input')?.checked === true);
      await page.locator('[data-new-link]').click();
      await page.waitForFunction((old) => !document.querySelector<HTMLInputElement>('[data-invite]')?.value.endsWith(old), invite);
      expect(await faults(page)).toEqual([]);
      expect((await fetch(`${place.site.address}/api/invites/${invite}`)).status).toBe(404);
      const listed = await (await fetch(`${place.site.address}/api/tables?list=open`)).text();
      expect(listed).toContain(id);
    }
    expect([...ada.troubles, ...bob.troubles]).toEqual([]);
  }, 180_000);

  it('says of a private table, or one without spectators, what it says of any page', async () => {
    const general = /<meta property="og:title"[\s\S]*/.exec(await (await asked('/table/remote/zzzzzzzzzzzzzzzz')).text())?.[0] ?? '';
    const hidden = await newTable({ title: 'Nobody knows' });
    const closed = await newTable({ title: 'Nobody knows', public: true, spectators: false });
    for (const id of [hidden, closed]) {
      const page = await (await asked(`/table/remote/${id}`)).text();
      expect(page).not.toContain('Nobody knows');
      expect((/<meta property="og:title"[\s\S]*/.exec(page)?.[0] ?? '').replaceAll(id, 'zzzzzzzzzzzzzzzz')).toBe(general);
      expect((await asked(`/cards/en/table/${id}-1.png`)).status).toBe(404);
    }
  }, 180_000);
});
