import { readdir, readFile } from 'node:fs/promises';
import { levelAnswer } from '@pantheon/bots';
import { catalog, type GameModule } from '@pantheon/catalog';
import { Match, type Options, seatOf } from '@pantheon/kernel';
import { languages } from '@pantheon/text';
import { describe, expect, test, vi } from 'vitest';
import { stepsOf } from '../app/guide.ts';
import { AGAIN, type GuidedStep, momentsAt, readGuidedSteps, START } from '../app/guided-steps.ts';
import { coverOf } from '../boards.ts';
import { playSample } from '../match/sample-match.ts';
import { PLACES } from '../table/spotlight-places.ts';

// A whole game is loaded and compiled, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 240_000 });

const page = async (game: string, language: string): Promise<GuidedStep[]> =>
  readGuidedSteps(await readFile(new URL(`../../games/${game}/guide/first-game.${language}.md`, import.meta.url), 'utf8'));

/** How many first games are played at most until every lesson has come. */
const MATCHES = 12;

/** The moments that somebody meets at the first seat of a first game among weak bots. */
function momentsOf({ rules, bot }: GameModule, seed: string, options: Options): Set<string> {
  const match = Match.start(rules, { seats: 3, seed, options });
  const own = seatOf(0);
  const came = new Set<string>();
  const ended = new Set<string>();
  let last: string | null = null;
  while (!match.over) {
    const { stage, waiting } = match.seatView(own);
    const topic = match.open.find(({ seat }) => seat === own)?.topic.id ?? null;
    if (last !== null && last !== stage.now) ended.add(last);
    if (topic !== null) last = stage.now;
    for (const moment of momentsAt(stage.now, topic, ended)) came.add(moment);
    const [next] = waiting;
    if (next === undefined) break;
    match.answer(next.seat, levelAnswer(match, next.seat, 'shepherd', bot, { seed }));
  }
  return came;
}

describe('a page of lessons', () => {
  test('has a title, moments and a text for each', () => {
    expect(
      readGuidedSteps('# A first game\n\n## Welcome [start]\nHello.\n\nMore.\n\n## Bids [bid, offer] {side, god:ares}\nBid.\n'),
    ).toEqual([
      { title: 'Welcome', when: ['start'], places: [], text: 'Hello.\n\nMore.' },
      { title: 'Bids', when: ['bid', 'offer'], places: ['side', 'god:ares'], text: 'Bid.' },
    ]);
  });
});

describe.each(catalog.filter(({ id }) => id !== 'isles'))('the first game of $id', ({ id, load }) => {
  test('has the same lessons in every language, the welcome first', async () => {
    const files = await readdir(new URL(`../../games/${id}/guide/`, import.meta.url));
    const written = files.flatMap((file) => /^first-game\.(\w+)\.md$/.exec(file)?.[1] ?? []);
    expect(written).toEqual(expect.arrayContaining([...languages]));
    const english = await page(id, 'en');
    expect(english[0]?.when).toEqual([START]);
    for (const language of written)
      expect((await page(id, language)).map(({ when, places }) => [when, places])).toEqual(
        english.map(({ when, places }) => [when, places]),
      );
  });

  test('speaks of parts of the table that there are', async () => {
    const places = (await page(id, 'en')).flatMap((lesson) => lesson.places).filter((place) => !place.includes(':'));
    expect(places.filter((place) => !(place in PLACES))).toEqual([]);
  });

  test('is read at questions and phases that there are', async () => {
    const { text } = await load();
    const catalogue = text.catalogues.en;
    const moments = (await page(id, 'en')).flatMap(({ when }) => when).filter((moment) => moment !== START);
    const isKnown = (moment: string): boolean =>
      moment.startsWith(AGAIN)
        ? catalogue[`phase.${moment.slice(AGAIN.length)}`] !== undefined
        : catalogue[`ask.${moment}`] !== undefined || catalogue[`phase.${moment}`] !== undefined;
    expect(moments.filter((moment) => !isKnown(moment))).toEqual([]);
  });

  test('stands beside a guide that tells every step of a round in a sentence', async () => {
    const { rules, bot, text } = await load();
    const [moment] = playSample({ rules, bot, text }, { game: id, seats: 3, seed: 'steps', answers: 60, keep: 1 });
    for (const language of languages) {
      const steps = stepsOf(await readFile(new URL(`../../games/${id}/guide/how-to-play.${language}.md`, import.meta.url), 'utf8'));
      const named = moment?.sight.stage.phases.map((phase) => text.catalogues[language][`phase.${phase}`] ?? phase);
      expect(named?.filter((name) => !steps.has(name.toLowerCase()))).toEqual([]);
    }
  });

  test('has no lesson whose moment never comes', async () => {
    const game = await load();
    let never = await page(id, 'en');
    for (let round = 0; never.length > 0 && round < MATCHES; round++) {
      const came = momentsOf(game, `lessons-${round}`, coverOf(id)?.firstGame ?? {});
      never = never.filter(({ when }) => !when.some((moment) => came.has(moment)));
    }
    expect(never.map(({ title }) => title)).toEqual([]);
  });
});
