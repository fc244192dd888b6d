import type { CDPSession, Worker } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { browserPath, visit } from './browser.ts';
import { openSite } from './open-site.ts';

/** Where the service worker of a page is registered, as the browser's own tools name it. */
const registrationOf = (tools: CDPSession): Promise<string> =>
  new Promise((done) => {
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const running = versions.find(({ status }) => status === 'activated');
      if (running !== undefined) done(running.registrationId);
    });
    void tools.send('ServiceWorker.enable');
  });

/** What the worker would open or bring to the front when a notice is clicked; a page may only be opened by a real click. */
const clicked = (worker: Worker, title: string): Promise<string> =>
  worker.evaluate(async (wanted) => {
    const here = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown> };
      NotificationEvent: new (kind: string, init: { notification: Notification }) => Event;
    };
    const notification = (await here.registration.getNotifications()).find((one) => one.title === wanted);
    if (notification === undefined) throw new Error(`there is no notice "${wanted}"`);
    return new Promise<string>((done) => {
      here.clients.openWindow = async (url) => done(`opened ${url}`);
      WindowClient.prototype.focus = async function (this: { readonly url: string }) {
        done(`focused ${this.url}`);
        return this as never;
      };
      globalThis.dispatchEvent(new here.NotificationEvent('notificationclick', { notification }));
    });
  }, title);

declare const WindowClient: { prototype: { focus(): Promise<never> } };

describe.skipIf(browserPath === undefined)('a notice from the server', () => {
  const place = openSite();

  it('is shown while the page is elsewhere, and leads to its table', async () => {
    const { address } = place.site;
    const { page, context, troubles } = await visit(place.browser, { installs: true });
    await context.grantPermissions(['notifications'], { origin: address });
    await page.goto(address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const tools = await context.newCDPSession(page);
    const registrationId = await registrationOf(tools);
    const shown = (): Promise<unknown> =>
      page.evaluate(async () => {
        const [first] = await (await navigator.serviceWorker.ready).getNotifications();
        return first === undefined ? null : { title: first.title, body: first.body, url: first.tag };
      });
    // On a busy machine the browser's tools lose a message now and then. One that is sent again takes the place of the first.
    const deliver = async (notice: { readonly title: string; readonly body: string; readonly url: string }): Promise<unknown> =>
      vi.waitFor(
        async () => {
          await tools.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data: JSON.stringify(notice) });
          return vi.waitUntil(shown, { timeout: 5_000, interval: 50 });
        },
        { timeout: 60_000, interval: 50 },
      );
    const left = (): Promise<number> => page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).length);

    const turn = { title: 'Your turn', body: 'Tuesday crew: it is your turn.', url: '/table/remote/tuesday' };
    expect(await deliver(turn)).toEqual(turn);
    const [worker] = context.serviceWorkers();
    if (worker === undefined) throw new Error('the page has no service worker');
    expect(await clicked(worker, turn.title)).toBe(`opened ${turn.url}`);
    expect(await left()).toBe(0);

    const open = { title: 'Your turn again', body: 'The page is open already.', url: '/learn' };
    await page.goto(`${address}${open.url}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await deliver(open)).toEqual(open);
    expect(await clicked(worker, open.title)).toBe(`focused ${address}${open.url}`);
    expect(await left()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  }, 180_000);
});
