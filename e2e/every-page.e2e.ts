import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stopTestPostgres, testDatabase } from '../server/tests/harness/postgres.ts';
import { browserPath, picture, visit } from './browser.ts';
import { atRest, faults, misfits } from './faults.ts';
import { enliven, type LivelyPlace } from './lively-place.ts';
import { openSite } from './open-site.ts';
import { postAs } from './people.ts';
import { PASSWORD, plantHistory } from './planted-people.ts';
import { startServer } from './site.ts';

/** How a page is looked at: every day once at each size, with `PANTHEON_DEEP=1` in the other language and theme as well. */
const daily = [
  { size: 'desktop', language: 'en', theme: 'light' },
  { size: 'phone', language: 'it', theme: 'dark' },
] as const;
const further = [
  { size: 'desktop', language: 'it', theme: 'dark' },
  { size: 'phone', language: 'en', theme: 'light' },
] as const;
const looks = process.env.PANTHEON_DEEP === '1' ? [...daily, ...further] : daily;

/** A page: where it is begun, unless that is the page before; what is clicked to come there; and what is there then. */
interface Place {
  readonly name: string;
  readonly from?: (place: LivelyPlace) => string;
  readonly clicks?: readonly string[];
  readonly there: string;
}

/** The way to one of the chief pages: in the header, or at the foot of a phone. */
const to = (path: string): string => `.hn a[href="${path}"]:visible, .tabbar a[href="${path}"]:visible`;
const settings = '.whoami:visible, .tabbar a[href="/settings"]:visible';
const adminPart = (at: number): readonly string[] => [`.adminnav a:nth-child(${at})`];

const pages: { readonly [who in '' | 'Livia' | 'Ginevra']: readonly Place[] } = {
  '': [
    { name: 'home', from: () => '/', there: '.chalpanel [data-challenge]' },
    { name: 'sign-in', clicks: ['.signin:visible, .tabbar a[href="/settings"]:visible'], there: 'input[name="password"]' },
    { name: 'recover', clicks: ['a[href="/recover"]'], there: '[data-send]' },
    { name: 'leaderboard-season', clicks: [to('/players')], there: '.board' },
    { name: 'leaderboard', clicks: ['[data-game-tab="cyclades"]', '[data-choice="all"]'], there: '.pod [data-place="3"]' },
    { name: 'laurels', clicks: ['.boardwishes a[href="/players/laurels"]'], there: '[data-season] .wreath' },
    { name: 'player', clicks: ['[data-season] .nm >> nth=0'], there: '.gamerows li' },
    { name: 'player-hidden', from: () => '/player/ottavia', there: '.ph + .panel' },
    { name: 'challenges', clicks: [to('/challenge')], there: '.chalcard' },
    { name: 'challenge-before', clicks: ['[data-challenge="bomarzo"]'], there: '[data-try]' },
    { name: 'challenge-closed', from: ({ past }) => `/challenge/${past}/isles`, there: '.chalmonth a[aria-current]' },
    { name: 'find', from: () => '/', clicks: ['[data-find]'], there: '[data-list="watch"] li' },
    { name: 'watch', clicks: ['[data-list="watch"] li .btn >> nth=0'], there: '[data-table] .map' },
    { name: 'join', from: ({ invite }) => `/join/${invite}`, there: '[data-join]' },
    { name: 'welcome', from: ({ welcome }) => `/welcome/${welcome}`, there: '[data-come]' },
    { name: 'series-unknown', from: () => '/series/zzzzzzzzzzzzzzzz', there: 'main h1' },
  ],
  Livia: [
    { name: 'home-returning', from: () => '/', there: '.wt' },
    { name: 'settings', clicks: [settings], there: '[data-account]' },
    { name: 'account', clicks: ['[data-account]'], there: '[data-section="sessions"] li' },
    { name: 'own-page', clicks: ['[data-section="page"] a'], there: '.gamerows li' },
    { name: 'comfort', clicks: [settings, 'a[href="/comfort"]'], there: '[data-notice]' },
    { name: 'kept-away', clicks: [settings, 'a[href="/kept-away"]'], there: '[data-kept]' },
    { name: 'challenge-after', from: ({ today }) => `/challenge/${today}/isles`, there: '.challines svg' },
    { name: 'challenge-rival', clicks: ['[data-compare="hamid"]'], there: '.challines [data-line="hamid"]' },
    { name: 'challenge-line', clicks: ['.chalranking tbody tr:first-child a[href^="/replay"]'], there: '.timebar' },
    { name: 'series', from: ({ series }) => `/series/${series}`, there: '[data-compared]' },
    { name: 'series-replay', clicks: ['[data-member] >> nth=1'], there: '.timebar' },
    { name: 'series-running', from: ({ runningSeries }) => `/series/${runningSeries}`, there: '[data-series-invite]' },
    { name: 'result', from: ({ finished }) => `/result/remote/${finished}`, clicks: ['[data-verify]'], there: '[data-verified="true"]' },
    { name: 'lobby', from: ({ lobby }) => `/table/remote/${lobby}`, there: '.lobbyseats' },
    { name: 'new-table', from: () => '/new/bomarzo', clicks: ['[data-online]'], there: '[data-series-count]' },
  ],
  Ginevra: [
    { name: 'admin', from: () => '/', clicks: [settings, 'a[href="/admin"]'], there: '.figures' },
    { name: 'admin-complaints', clicks: adminPart(2), there: '[data-complaint="open"]' },
    { name: 'admin-people', clicks: adminPart(3), there: '[data-found="Loudmouth"] [data-unban]' },
    { name: 'admin-house', clicks: adminPart(4), there: '[data-invitation]' },
    { name: 'admin-audit', clicks: adminPart(5), there: '[data-act]' },
  ],
};

describe.skipIf(browserPath === undefined)('every page of a place where people meet', () => {
  let lively: LivelyPlace;
  const place = openSite(async () => {
    const database = await testDatabase();
    await plantHistory(database.url);
    const site = await startServer({ DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'pantheon@example.org' });
    lively = await enliven(site.address, database.url);
    const close = async (): Promise<void> => {
      await site.close();
      await database.drop();
      await stopTestPostgres();
    };
    return { ...site, close };
  });

  /** Goes to a page as people do, and waits until it is there. */
  const goTo = async (page: Page, { from, clicks = [], there }: Place): Promise<void> => {
    if (from !== undefined) await page.goto(place.site.address + from(lively));
    for (const click of clicks) await page.locator(click).first().click();
    await page.waitForSelector(there, { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(atRest);
  };

  for (const { size, language, theme } of looks)
    it.each(Object.keys(pages) as (keyof typeof pages)[])(
      `is in order, ${size}, ${language}, ${theme}, for "%s"`,
      async (name) => {
        const { page, context, troubles } = await visit(place.browser, { size, language, theme, name });
        if (name !== '') {
          await page.goto(`${place.site.address}/about`);
          await postAs(page, '/api/login', { name, password: PASSWORD });
        }
        const found: string[] = [];
        for (const one of pages[name]) {
          await goTo(page, one);
          await picture(page, `page-${one.name}-${size}-${language}`, true);
          const seen = [...(await misfits(page)), ...(await faults(page))];
          found.push(...seen.map((fault) => `${one.name}: ${fault}`));
        }
        expect(found).toEqual([]);
        expect(troubles).toEqual([]);
        await context.close();
      },
      600_000,
    );
});
