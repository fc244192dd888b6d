import { numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import type { Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import { ON_MARKER, ON_MARKET, ON_TEMPLE, type Side, type Space, UNIT_KINDS, type View } from '../rules/types.ts';

type Counted = { [thing: string]: number };

/** Reads a view with the data it belongs to. */
class Reader {
  readonly view: View;
  readonly data: Data;
  readonly formatter: MessageFormatter;

  constructor(view: View, data: Data, formatter: MessageFormatter) {
    this.view = view;
    this.data = data;
    this.formatter = formatter;
  }

  sideRef(side: Side): Ref {
    const seat = numberAt(this.view.seat, side);
    return seat < 0 ? ref('civ', this.data.components.civilisations[side]?.id ?? side) : who(seatOf(seat));
  }

  cards(counts: readonly number[]): Counted {
    return Object.fromEntries(
      counts.flatMap((count, kind) => (count > 0 ? [[ref('kind', this.data.kinds[kind]?.id ?? kind), count]] : [])),
    );
  }

  buildingRef(building: number): Ref {
    if (building === ON_TEMPLE) return ref('piece', 'temple');
    if (building === ON_MARKET) return ref('piece', 'market');
    return ref('site', this.data.sites[building - 1]?.id ?? building);
  }

  /** The units of a side in a space, by kind. */
  unitsOf(side: Side, space: Space): Counted {
    const counts: Counted = {};
    this.view.at.forEach((at, unit) => {
      if (at !== space || Math.floor(unit / this.data.unitsPerSide) !== side) return;
      const thing = this.unitRef(unit, side);
      counts[thing] = (counts[thing] ?? 0) + 1;
    });
    return counts;
  }

  private unitRef(unit: number, side: Side): Ref {
    const kind = UNIT_KINDS[this.data.unitKind[unit % this.data.unitsPerSide] ?? 0];
    return kind === 'creature' ? ref('creature', this.data.components.civilisations[side]?.creature ?? side) : ref('piece', kind);
  }
}

/** The position in words. */
export function outline(view: View, formatter: MessageFormatter, seat: Seat | null, data: Data): Outline {
  const reader = new Reader(view, data, formatter);
  const hand = seat === null ? null : (view.hands[seat] ?? null);
  const offers = view.trade.offer.flatMap((cards, other) =>
    cards.some((count) => count > 0) ? [formatter.id('outline.offer', { seat: who(seatOf(other)), cards: reader.cards(cards) })] : [],
  );
  const sale = view.cards.flatMap((owner, card) => (owner === -1 ? [ref('card', data.cards[card]?.id ?? card)] : []));
  const [a, b, c, d] = view.supply as [number, number, number, number];
  return {
    title: formatter.id('outline.title', { n: view.turn }),
    items: [
      { title: formatter.id('outline.players'), items: view.side.map((_, index) => player(reader, index)) },
      ...(hand === null
        ? []
        : [{ title: formatter.id('outline.hand'), items: [formatter.id('outline.cards', { cards: reader.cards(hand) })] }]),
      ...(offers.length === 0 ? [] : [{ title: formatter.id('outline.trade'), items: offers }]),
      { title: formatter.id('outline.provinces'), items: spaces(reader, 0, data.provinces) },
      { title: formatter.id('outline.seas'), items: orNone(formatter, spaces(reader, data.provinces, data.spaces.length)) },
      {
        title: formatter.id('outline.supply'),
        items: [formatter.id('outline.tokens', { a, b, c, d }), formatter.id('outline.bank', { cards: reader.cards(view.bank) })],
      },
      {
        title: formatter.id('outline.sale'),
        items: orNone(
          formatter,
          sale.map((card) => formatter.name(card)),
        ),
      },
    ],
  };
}

const orNone = <T>(formatter: MessageFormatter, items: readonly T[]): readonly (T | string)[] =>
  items.length > 0 ? items : [formatter.id('outline.none')];

function player({ view, data, formatter }: Reader, index: number): Outline | string {
  const seat = seatOf(index);
  const side = numberAt(view.side, index);
  if (side < 0) return formatter.name(who(seat));
  const roles = view.roles.flatMap((holder, role) => (holder === index ? [ref('role', data.components.roles[role]?.id ?? role)] : []));
  const cards = view.cards.flatMap((holder, card) => (holder === index ? [ref('card', data.cards[card]?.id ?? card)] : []));
  const gods = view.gods.flatMap((holder, god) => (holder === index ? [ref('god', data.components.gods[god]?.id ?? god)] : []));
  const [a, b, c, d] = readingsOf(view, data).counts[index] as [number, number, number, number];
  return {
    title: formatter.id('outline.player', {
      seat: who(seat),
      civ: ref('civ', data.components.civilisations[side]?.id ?? side),
      cards: numberAt(view.handSizes, index),
    }),
    items: [
      ...(roles.length > 0 ? [formatter.id('outline.roles', { roles })] : []),
      ...(cards.length > 0 ? [formatter.id('outline.heroes', { cards })] : []),
      ...(gods.length > 0 ? [formatter.id('outline.gods', { gods })] : []),
      formatter.id('outline.counts', { a, b, c, d }),
    ],
  };
}

/** The spaces in which there is anything to tell. */
function spaces(reader: Reader, first: Space, end: Space): (Outline | string)[] {
  const { view, data, formatter } = reader;
  const found: (Outline | string)[] = [];
  for (let space = first; space < end; space++) {
    const owner = (view.owner[space] ?? -1) as number;
    const items = [...(space < data.provinces ? standing(reader, space) : []), ...units(reader, space)];
    if (owner < 0 && items.length === 0) continue;
    const name = { space: data.spaces[space]?.ref as Ref };
    const title = owner < 0 ? name : { ...name, owner: reader.sideRef(owner) };
    const heading =
      space >= data.provinces ? formatter.name(name.space) : formatter.id(owner < 0 ? 'outline.unowned' : 'outline.province', title);
    found.push(items.length === 0 ? heading : { title: heading, items });
  }
  return found;
}

function standing({ view, data, formatter }: Reader, province: Space): string[] {
  const buildings: Ref[] = (data.sitesOf[province] ?? []).flatMap((site) =>
    view.sites[site] === 1 ? [ref('site', data.sites[site]?.id ?? site)] : [],
  );
  if (view.temples[province] === 1) buildings.push(ref('piece', 'temple'));
  if (view.markets[province] === 1) buildings.push(ref('piece', 'market'));
  return [
    ...(readingsOf(view, data).wars.includes(province) ? [formatter.id('outline.atWar')] : []),
    ...(buildings.length > 0 ? [formatter.id('outline.buildings', { buildings })] : []),
  ];
}

function units(reader: Reader, space: Space): string[] {
  const { view, data, formatter } = reader;
  return view.seat.flatMap((_, side) => {
    const counted = reader.unitsOf(side, space);
    if (Object.keys(counted).length === 0) return [];
    const posts = view.post.filter((post, unit) => post !== 0 && view.at[unit] === space && Math.floor(unit / data.unitsPerSide) === side);
    const held = posts.filter((post) => post !== ON_MARKER).map((post) => reader.buildingRef(post));
    return [
      formatter.id('outline.units', { side: reader.sideRef(side), units: counted }),
      ...(held.length > 0 ? [formatter.id('outline.posts', { side: reader.sideRef(side), buildings: held })] : []),
      ...(posts.includes(ON_MARKER) ? [formatter.id('outline.converting', { side: reader.sideRef(side) })] : []),
    ];
  });
}
