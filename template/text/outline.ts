import { at, numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';

/** The position in words, for the terminal and for whoever cannot see the board. */
export function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: Data): Outline {
  const shrineRef = (shrine: number): Ref => ref('shrine', at(data.shrines, shrine).id);
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
