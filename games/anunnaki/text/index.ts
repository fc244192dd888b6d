import { type Ref, ref } from '@pantheon/kernel';
import { type GameText, type Language, type Names, termBook } from '@pantheon/text';
import components from '../data/components.json' with { type: 'json' };
import map from '../data/map.json' with { type: 'json' };
import type { AnunnakiData } from '../data/model.ts';
import { read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

/** Things whose names stand in the data. */
function namesIn({ components: parts, map: { boards } }: AnunnakiData): Names {
  const named = {
    land: [...boards.flatMap((board) => board.territories), parts.afterlifeTile],
    planet: boards,
    tile: parts.actionTiles,
    pact: parts.pacts,
    weapon: parts.weapons,
    house: parts.houses,
    god: parts.houses.flatMap((house) => [house.major, ...house.minors]),
    culture: parts.cultureTokens,
    civilisation: parts.ancientCivilisations,
    artefact: parts.artefacts,
    objective: parts.objectives,
    resource: parts.resources,
    manaAction: parts.manaActions,
    pandora: parts.pandoraTokens,
    track: Object.entries(parts.developmentTracks.names).map(([id, name]) => ({ id, name })),
  };
  return new Map(Object.entries(named).flatMap(([kind, things]) => things.map(({ id, name }) => [ref(kind, id), name] as const)));
}

const term = termBook(terms, namesIn, () => read({ components, map }));

/** Lines of the first version call two Followers `piece:follower.2`. */
function countedName(thing: Ref, language: Language, data: object): string | null {
  const [piece, count] = thing.split('.');
  if (!thing.startsWith('piece:') || count === undefined) return null;
  const named = term(piece as Ref, language, data);
  return named === null ? null : `${count} ${count === '1' ? named.name : (named.plural ?? named.name)}`;
}

/** How Anunnaki speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term,
  name: countedName,
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as AnunnakiData),
};
