import { numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import { type GameText, type MessageFormatter, type Names, type Outline, termBook } from '@pantheon/text';
import pack from '../data/components.json' with { type: 'json' };
import { type IslesData, packSchema } from '../data/schema.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const namesIn = ({ isles }: IslesData): Names => new Map(isles.map(({ id, name }) => [ref('isle', id), name]));

/** How Isles speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term: termBook(terms, namesIn, () => packSchema(pack, '')),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as IslesData),
};

function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: IslesData): Outline {
  const isleRef = (isle: number): Ref => ref('isle', data.isles[isle]?.id ?? isle);
  const isles = view.owner.map((owner, isle) =>
    owner === null
      ? formatter.id('outline.free', { isle: isleRef(isle) })
      : formatter.id('outline.isle', { isle: isleRef(isle), owner: who(owner), units: numberAt(view.units, isle) }),
  );
  const players = view.gold.map((gold, index) => formatter.id('outline.seat', { seat: who(seatOf(index)), gold }));
  const oracle = seat === null ? null : (view.oracle[seat] ?? null);
  return {
    title: formatter.id('outline.title', { n: view.round }),
    items: [
      { title: formatter.id('outline.isles'), items: isles },
      { title: formatter.id('outline.players'), items: players },
      ...(oracle === null ? [] : [formatter.id('outline.oracle', { isle: isleRef(oracle) })]),
    ],
  };
}
