import { at, numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import type { IslesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';

/** The position in words. */
export function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: IslesData): Outline {
  const isleRef = (isle: number): Ref => ref('isle', at(data.isles, isle).id);
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
