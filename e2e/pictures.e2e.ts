import { pathToFileURL } from 'node:url';
import { catalog } from '@pantheon/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../scripts/web.mjs';
import { Painter } from '../server/cards/painter.ts';
import { playSample } from '../web/match/sample-match.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dora', 'Egon', 'Fay'];

describe('the pictures of links', () => {
  let painter: Painter;
  const failures: string[] = [];
  beforeAll(async () => {
    await buildWeb();
    const log = { warn: (about: object, message: string) => failures.push(`${message}: ${JSON.stringify(about)}`) };
    painter = new Painter(pathToFileURL(new URL('../dist/picture.mjs', import.meta.url).pathname), log);
  });
  afterAll(() => painter.close());

  const sized = (png: Uint8Array | null): number[] => {
    const bytes = Buffer.from(png ?? []);
    return bytes.length < 24 ? [] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };

  it.each(catalog.map(({ id }) => id))('show the board of %s as it is played, and its cover with words', async (id) => {
    const game = await (catalog.find((entry) => entry.id === id) as (typeof catalog)[number]).load();
    const seats = game.rules.players.max;
    const [moment] = playSample(game, { game: id, seats, seed: 'picture', answers: 40, keep: 1 });
    const table = {
      kind: 'table',
      game: id,
      sight: moment?.sight,
      names: NAMES.slice(0, seats),
      title: 'A & B <1>',
      language: 'en',
    } as const;
    const words = {
      kind: 'words',
      game: id,
      heading: 'Ada & <Bob>',
      lines: ['One line.', 'Another, which is as long as two of them.'],
    } as const;
    expect(sized(await painter.picture(`table ${id}`, async () => table))).toEqual([1200, 630]);
    expect(sized(await painter.picture(`words ${id}`, async () => words))).toEqual([1200, 630]);
    expect(failures).toEqual([]);
  });
});
