import type { Page } from 'playwright-core';

/** Sends something to the server as whoever is signed in on a page of it. */
export const postAs = <T>(page: Page, path: string, body: object, method = 'POST'): Promise<T> =>
  page.evaluate(
    async ([to, text, how]) => {
      const reply = await fetch(to as string, {
        method: how as string,
        headers: { 'content-type': 'application/json' },
        body: text as string,
      });
      if (!reply.ok) throw new Error(`${to}: ${await reply.text()}`);
      return (await reply.json()) as T;
    },
    [path, JSON.stringify(body), method],
  );

/** Signs somebody up with an account of their own. */
export async function newAccount(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}/about`);
  await postAs(page, '/api/account', { name, password: 'a sentence to sign in with' });
}
