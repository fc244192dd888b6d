import { ref } from '@pantheon/kernel';
import { type GameText, type Names, termBook } from '@pantheon/text';
import pack from '../data/components.json' with { type: 'json' };
import { type Data, read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { State } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const namesIn = ({ ponds }: Data): Names => new Map(ponds.map(({ id, name }) => [ref('pond', id), name]));

/** How the game speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term: termBook(terms, namesIn, () => read(pack)),
  outline: (view, formatter, _seat, data) => outline(view as State, formatter, data as Data),
};
