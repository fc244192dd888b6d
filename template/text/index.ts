import { numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import { type GameText, type MessageFormatter, type Names, type Outline, termBook } from '@pantheon/text';
import pack from '../data/components.json' with { type: 'json' };
import { type Data, read } from '../data/read.ts';
import terms from '../data/terms.json' with { type: 'json' };
import type { View } from '../rules/types.ts';
import { en } from './en.ts';
import { it } from './it.ts';

const namesIn = ({ shrines }: Data): Names => new Map(shrines.map(({ id, name }) => [ref('shrine', id), name]));

/** How the game speaks. */
export const text: GameText = {
  catalogues: { en, it },
  term: termBook(terms, namesIn, () => read(pack)),
  outline: (view, formatter, seat, data) => outline(view as View, formatter, seat, data as Data),
};

/** The position in words, for the terminal and for whoever cannot see the board. */
function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: Data): Outline {
  const shrineRef = (shrine: number): Ref => ref('shrine', data.shrines[shrine]?.id ?? shrine);
  const shrines = view.owner.map((owner, shrine) =>
    owner === null
      ? formatter.id('outline.free', { shrine: shrineRef(shrine) })
      : formatter.id('outline.shrine', { shrine: shrineRef(shrine), owner: who(owner) }),
  );
  const players = view.coins.map((coins, index) =>
    formatter.id('outline.seat', { seat: who(seatOf(index)), coins, favour: numberAt(view.favour, index) }),
  );
  const omen = seat === null ? null : (view.omen[seat] ?? null);
  return {
    title: formatter.id('outline.title', { n: view.round }),
    items: [
      { title: formatter.id('outline.shrines'), items: shrines },
      { title: formatter.id('outline.players'), items: players },
      ...(omen === null ? [] : [formatter.id('outline.omen', { shrine: shrineRef(omen) })]),
    ],
  };
}
