import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { thingOf } from '../kit/art.ts';

interface Named {
  readonly id: string;
}
type Things = { readonly [kind: string]: readonly Named[] };

const folderOf = (game: string): URL => new URL(`../../games/${game}/`, import.meta.url);
const componentsOf = (game: string) => JSON.parse(readFileSync(new URL('data/components.json', folderOf(game)), 'utf8'));
const named = (...ids: readonly string[]): Named[] => ids.map((id) => ({ id }));

const cyclades = componentsOf('cyclades');
const mareNostrum = componentsOf('mare-nostrum');
const anunnaki = componentsOf('anunnaki');
const bomarzo = componentsOf('bomarzo');
const diluvio = componentsOf('diluvio');

/**
 * What has a picture, by game and kind. All else has a sign: buildings and bonuses of Cyclades, goods and roles of Mare Nostrum, Pacts and
 * Objectives of Anunnaki, areas and discs of Bomarzo. They are mere figures, or as small as a chip wherever they are shown.
 */
const PICTURED: { readonly [game: string]: Things } = {
  cyclades: { god: cyclades.gods, creature: cyclades.creatures, hero: cyclades.heroes },
  'mare-nostrum': {
    card: ['wonders', 'civilisationHeroes', 'genericHeroes', 'mythologicalHeroes'].flatMap((list) => mareNostrum[list]),
    god: mareNostrum.gods,
    creature: mareNostrum.creatures,
  },
  anunnaki: {
    god: anunnaki.houses.flatMap(({ major, minors }: { major: Named; minors: Named[] }) => [major, ...minors]),
    house: anunnaki.houses,
    tile: anunnaki.actionTiles,
    weapon: anunnaki.weapons,
    artefact: anunnaki.artefacts,
    civilisation: named('guard'),
  },
  bomarzo: {
    god: bomarzo.gods.list,
    moss: bomarzo.gods.list,
    card: bomarzo.developmentCards.list,
    temple: bomarzo.templeSymbols.list,
    benefit: bomarzo.benefits.list,
    resource: named('food', 'silver', 'wine'),
    track: named('culture', 'architecture', 'science'),
  },
  diluvio: {
    people: diluvio.colours,
    building: diluvio.buildings,
    resource: diluvio.resources,
    bonus: diluvio.bonuses,
    piece: named('worker', 'warrior', 'ship', 'slave', 'fanatic'),
  },
};

const filesOf = (game: string): string[] => readdirSync(new URL('board/art/', folderOf(game)));

describe.each(Object.entries(PICTURED))('the pictures of %s', (game, things) => {
  test('show every component that is to have one, and nothing else', () => {
    const wanted = Object.entries(things).flatMap(([kind, list]) => list.map(({ id }) => `${kind}:${id}`));
    expect(filesOf(game).map(thingOf).sort()).toEqual(wanted.sort());
  });

  test('are small, square, and stand for themselves on any page', () => {
    for (const file of filesOf(game)) {
      const text = readFileSync(new URL(`board/art/${file}`, folderOf(game)), 'utf8');
      expect(text.length, file).toBeLessThan(7000);
      expect(text, file).toContain('viewBox="0 0 96 96"');
      expect(text, file).not.toMatch(/ id=| class=|<style|<script|<image|href|url\(/);
    }
  });
});
