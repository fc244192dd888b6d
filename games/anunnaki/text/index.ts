import type { Ref } from '@pantheon/kernel';
import type { GameText, Language } from '@pantheon/text';
import type { AnunnakiData } from '../data/model.ts';
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const catalogues = { en, it };
type Named = { readonly id: string; readonly name: { readonly [L in Language]: string } };

/** How Anunnaki speaks. */
export const text: GameText = {
  catalogues,
  name: (thing, language, data) => nameOf(thing, language, data as AnunnakiData),
  article: (thing, language) => (thing.startsWith('segment:') ? (language === 'it' ? 'il' : 'the') : null),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as AnunnakiData),
};

function nameOf(thing: Ref, language: Language, data: AnunnakiData): string | null {
  const at = thing.indexOf(':');
  const kind = thing.slice(0, at);
  const id = thing.slice(at + 1);
  const word = (name: string): string => catalogues[language][`name.${name}`] ?? name;
  if (kind === 'piece') return pieceName(id, word);
  if (kind === 'segment') return segmentName(id, word);
  if (thing === 'resource:mana') return word('mana');
  if (kind === 'track') return data.components.developmentTracks.names[id]?.[language] ?? null;
  return things(kind, data).find((item) => item.id === id)?.name[language] ?? null;
}

/** Things whose names stand in the data. */
function things(kind: string, { components, map }: AnunnakiData): readonly Named[] {
  const lists: { readonly [kind: string]: readonly Named[] } = {
    land: [...map.boards.flatMap((board) => board.territories), components.afterlifeTile],
    planet: map.boards,
    tile: components.actionTiles,
    pact: components.pacts,
    weapon: components.weapons,
    house: components.houses,
    god: components.houses.flatMap((house): Named[] => [house.major, ...house.minors]),
    culture: components.cultureTokens,
    civilisation: components.ancientCivilisations,
    artefact: components.artefacts,
    objective: components.objectives,
    resource: components.resources,
    manaAction: components.manaActions,
    pandora: components.pandoraTokens,
  };
  return lists[kind] ?? [];
}

/** `follower` is one of a kind, `follower.2` are two of them. */
function pieceName(id: string, word: (name: string) => string): string {
  const [piece = '', n] = id.split('.');
  if (n === undefined) return word(piece);
  return `${n} ${word(n === '1' ? piece : `${piece}s`)}`;
}

const WAYS: { readonly [letter: string]: string } = { R: 'right', L: 'left', P: 'side' };

function segmentName(id: string, word: (name: string) => string): string {
  return word(WAYS[id.charAt(0)] ?? id).replace('{n}', String(Number(id.slice(1)) + 1));
}
