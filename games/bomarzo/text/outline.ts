import { type Arg, at, numberAt, ref, type Seat, seatOf, who } from '@pantheon/kernel';
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

/** A line about several things, or the one that says that there are none. */
function someOf(
  formatter: MessageFormatter,
  id: string,
  name: string,
  things: readonly Arg[] | { readonly [thing: string]: number },
): string {
  const none = Array.isArray(things) ? things.length === 0 : Object.values(things).every((count) => count === 0);
  return none ? formatter.id(`${id}.none`) : formatter.id(id, { [name]: things });
}

const stepsOn = (formatter: MessageFormatter, kind: string, ids: readonly string[], counts: readonly number[]): string[] =>
  counts.flatMap((steps, place) => (steps > 0 ? [formatter.id('outline.step', { track: ref(kind, at(ids, place)), steps })] : []));

function playerOutline(view: View, formatter: MessageFormatter, player: Seat, reader: Seat | null, data: BomarzoData): Outline {
  const hand = view.hand[player] ?? null;
  const played = (view.played[player] ?? []).map(({ card, level }) => ref(level === 1 ? 'card' : 'card2', card));
  const worship = view.worship[player] ?? null;
  const village = data.village.map(({ id }) => id);
  return {
    title: formatter.id('outline.player', { seat: who(player), points: view.points[player] ?? 0 }),
    items: [
      someOf(formatter, 'outline.stock', 'stock', counted('resource', RESOURCES, view.stock[player] ?? [])),
      formatter.id('outline.pawns', { free: view.free[player] ?? 0, pawns: view.pawns[player] ?? 0 }),
      player === reader && hand !== null && hand.length > 0
        ? formatter.id('outline.cards', { cards: hand.map((card: Card) => ref('card', card)) })
        : formatter.id('outline.hand', { count: view.handSizes[player] ?? 0 }),
      someOf(formatter, 'outline.village', 'steps', stepsOn(formatter, 'village', village, view.workers[player] ?? [])),
      someOf(formatter, 'outline.tracks', 'steps', stepsOn(formatter, 'track', data.tracks, view.tracks[player] ?? [])),
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
  const tribute = { 'resource:food': food, 'resource:silver': silver, 'unit:any': any };
  const parts = [
    ...(on.asleep ? [] : [someOf(formatter, 'outline.tribute', 'tribute', tribute)]),
    someOf(formatter, 'outline.cubes', 'cubes', counted('resource', RESOURCES, on.cubes)),
    someOf(formatter, 'outline.placed', 'seats', on.pawns.map(who)),
    formatter.id('outline.under', { under: on.under.length }),
  ];
  return formatter.id('outline.god', {
    position,
    god: ref('god', god),
    state: on.asleep ? 'asleep' : on.mossy ? 'mossy' : 'active',
    parts: parts.join('; '),
  });
}

function areaLine(view: View, formatter: MessageFormatter, area: AreaData): string {
  const parts = [
    someOf(formatter, 'outline.placed', 'seats', at(view.harvest, area.place).map(who)),
    formatter.id('outline.next', { amount: numberAt(view.yields, area.place), resource: ref('resource', at(RESOURCES, area.resource)) }),
  ];
  return formatter.id('outline.area', { area: ref('area', area.id), parts: parts.join('; ') });
}
