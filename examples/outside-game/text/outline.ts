import { numberAt, ref, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import type { Data } from '../data/read.ts';
import type { State } from '../rules/types.ts';

/** The position in words, for the terminal and for whoever cannot see the board. */
export function outline(view: State, formatter: MessageFormatter, { ponds }: Data): Outline {
  const players = view.gathered.map((flowers, seat) =>
    formatter.id('outline.seat', { seat: who(seatOf(seat)), flowers, ponds: numberAt(view.emptied, seat) }),
  );
  return {
    title: formatter.id('game.name'),
    items: [
      {
        title: formatter.id('outline.ponds'),
        items: ponds.map(({ id }, pond) => formatter.id('outline.pond', { pond: ref('pond', id), flowers: numberAt(view.flowers, pond) })),
      },
      { title: formatter.id('outline.players'), items: players },
    ],
  };
}
