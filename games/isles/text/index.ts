import { ref } from '@pantheon/kernel';
import { type GameText, type Names, termBook } from '@pantheon/text';
import pack from '../data/components.json' with { type: 'json' };
import { type IslesData, read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { outline } from './outline.ts';

const namesIn = ({ isles }: IslesData): Names => new Map(isles.map(({ id, name }) => [ref('isle', id), name]));

/** How Isles speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term: termBook(terms, namesIn, () => read(pack)),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as IslesData),
};
