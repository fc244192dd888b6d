import { at, numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import { RESOURCES } from '../data/ids.ts';
import type { AreaData, BomarzoData } from '../data/read.ts';
import type { Card, God, GodView, View } from '../rules/types.ts';

/** The position in words. */
export function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: BomarzoData): Outline {
  return {
    title: formatter.id('outline.title', { n: view.season }),
    items: [
      {
        title: formatter.id('outline.players'),
        items: view.pawns.map((_, index) => playerOutline(view, formatter, seatOf(index), seat, data)),
      },
      { title: formatter.id('outline.gods'), items: view.order.map((god, place) => godLine(view, formatter, god, place + 1)) },
      { title: formatter.id('outline.areas'), items: data.areas.map((area) => areaLine(view, formatter, area)) },
      ...(view.top === null ? [] : [formatter.id('outline.top', { card: ref('card2', view.top) })]),
    ],
  };
}

const counted = (kind: string, ids: readonly string[], counts: readonly number[]): { [thing: string]: number } =>
  Object.fromEntries(counts.flatMap((count, place) => (count > 0 ? [[ref(kind, at(ids, place)), count]] : [])));

function playerOutline(view: View, formatter: MessageFormatter, player: Seat, reader: Seat | null, data: BomarzoData): Outline {
  const hand = view.hand[player] ?? null;
  const played = (view.played[player] ?? []).map(({ card, level }) => ref(level === 1 ? 'card' : 'card2', card));
  const worship = view.worship[player] ?? null;
  return {
    title: formatter.id('outline.player', { seat: who(player), points: view.points[player] ?? 0 }),
    items: [
      formatter.id('outline.stock', { stock: counted('resource', RESOURCES, view.stock[player] ?? []) }),
      formatter.id('outline.pawns', { free: view.free[player] ?? 0, pawns: view.pawns[player] ?? 0 }),
      player === reader && hand !== null && hand.length > 0
        ? formatter.id('outline.cards', { cards: hand.map((card: Card) => ref('card', card)) })
        : formatter.id('outline.hand', { count: view.handSizes[player] ?? 0 }),
      formatter.id('outline.village', {
        steps: counted(
          'village',
          data.village.map(({ id }) => id),
          view.workers[player] ?? [],
        ),
      }),
      formatter.id('outline.tracks', { steps: counted('track', data.tracks, view.tracks[player] ?? []) }),
      ...(played.length === 0 ? [] : [formatter.id('outline.played', { cards: played })]),
      ...(worship === null || worship.length === 0
        ? []
        : [formatter.id('outline.worship', { cards: worship.map((god) => ref('worship', god)) })]),
    ],
  };
}

function godLine(view: View, formatter: MessageFormatter, god: God, position: number): string {
  const on = view.gods[god] as GodView;
  const [food = 0, silver = 0, any = 0] = on.tribute ?? [];
  return formatter.id('outline.god', {
    position,
    god: ref('god', god),
    state: on.asleep ? 'asleep' : on.mossy ? 'mossy' : 'active',
    tribute: { 'resource:food': food, 'resource:silver': silver, 'unit:any': any },
    cubes: counted('resource', RESOURCES, on.cubes),
    pawns: namesOr(formatter, on.pawns.map(who)),
    under: on.under.length,
  });
}

function areaLine(view: View, formatter: MessageFormatter, area: AreaData): string {
  const pawns = at(view.harvest, area.place);
  return formatter.id('outline.area', {
    area: ref('area', area.id),
    pawns: namesOr(formatter, pawns.map(who)),
    amount: numberAt(view.yields, area.place),
  });
}

const namesOr = (formatter: MessageFormatter, refs: readonly Ref[]): readonly Ref[] | string =>
  refs.length === 0 ? formatter.id('nothing') : refs;
