import { numberAt, type Ref, ref, type Seat, seatOf, who } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import type { DiluvioData } from '../data/read.ts';
import { DROWNED, LOST, NOBODY, type View } from '../rules/types.ts';

/** The position in words. */
export function outline(view: View, formatter: MessageFormatter, data: DiluvioData): Outline {
  const seas = view.fleet.flatMap((ships, space) => {
    const owner = view.fleetOf[space] ?? NOBODY;
    return owner === NOBODY ? [] : [formatter.id('outline.sea', { ocean: spaceRef(data, space), ships, seat: who(owner) })];
  });
  return {
    title: formatter.id('outline.title', { n: view.round, counter: view.counter, end: data.pack.flood.endAt }),
    items: [
      { title: formatter.id('outline.players'), items: view.colour.map((_, seat) => playerOutline(view, formatter, seatOf(seat), data)) },
      { title: formatter.id('outline.lands'), items: view.trees.map((_, land) => landOutline(view, formatter, land, data)) },
      { title: formatter.id('outline.seas'), items: seas.length > 0 ? seas : [formatter.id('outline.noShips')] },
      ...(view.offers.length === 0 ? [] : [{ title: formatter.id('outline.offers'), items: offerLines(view, formatter, data) }]),
    ],
  };
}

const spaceRef = (data: DiluvioData, space: number): Ref => data.spaces[space]?.ref ?? ref('space', space);

const goodsOf = (data: DiluvioData, amounts: readonly number[]): { [thing: Ref]: number } =>
  Object.fromEntries(
    data.resources.flatMap(({ id, index }) => ((amounts[index] ?? 0) > 0 ? [[ref('goods', id), numberAt(amounts, index)]] : [])),
  );

function playerOutline(view: View, formatter: MessageFormatter, seat: Seat, data: DiluvioData): Outline | string {
  const colour = data.colours[numberAt(view.colour, seat)];
  if (colour === undefined) return formatter.id('outline.nobody', { seat: who(seat) });
  const kinds = data.resources.length;
  return {
    title: formatter.id('outline.player', { seat: who(seat), colour: colour.ref, points: numberAt(view.legacy, seat) }),
    items: [
      formatter.id('outline.stock', { goods: goodsOf(data, view.stock.slice(seat * kinds, (seat + 1) * kinds)) }),
      formatter.id('outline.supply', {
        workers: numberAt(view.workersLeft, seat),
        warriors: numberAt(view.warriorsLeft, seat),
        ships: numberAt(view.shipsLeft, seat),
      }),
    ],
  };
}

function landOutline(view: View, formatter: MessageFormatter, land: number, data: DiluvioData): Outline | string {
  const name = spaceRef(data, land);
  const items = [...peopleLines(view, formatter, land), ...buildingLines(view, formatter, land)];
  const holder = view.control[land] ?? NOBODY;
  const trees = numberAt(view.trees, land);
  const fate = view.fate[land];
  const title =
    fate === LOST || fate === DROWNED
      ? formatter.id(fate === LOST ? 'outline.lost' : 'outline.drowned', { land: name })
      : holder === NOBODY
        ? formatter.id('outline.empty', { land: name, trees })
        : formatter.id('outline.land', { land: name, holder: who(holder), trees });
  return items.length === 0 ? title : { title, items };
}

function peopleLines(view: View, formatter: MessageFormatter, land: number): string[] {
  const lines = view.colour.flatMap((_, seat) => {
    const at = land * view.colour.length + seat;
    const people: { [thing: Ref]: number } = {};
    for (const [piece, count] of [
      ['worker', numberAt(view.workers, at)],
      ['warrior', numberAt(view.warriors, at)],
    ] as const)
      if (count > 0) people[ref('piece', piece)] = count;
    return Object.keys(people).length === 0 ? [] : [formatter.id('outline.people', { seat: who(seatOf(seat)), who: people })];
  });
  const fanatics = numberAt(view.fanatics, land);
  return fanatics === 0 ? lines : [...lines, formatter.id('outline.fanatics', { fanatics })];
}

function buildingLines(view: View, formatter: MessageFormatter, land: number): string[] {
  const mines = numberAt(view.mines, land);
  const lines = mines === 0 ? [] : [formatter.id('outline.mines', { mines })];
  for (const what of ['port', 'barracks', 'granary'] as const)
    if (view[what][land] === 1) lines.push(formatter.id('outline.building', { what: ref('building', what) }));
  for (const what of ['dolmen', 'monument', 'wonder'] as const) {
    const builder = view[what][land] ?? NOBODY;
    if (builder !== NOBODY) lines.push(formatter.id('outline.built', { what: ref('building', what), seat: who(builder) }));
  }
  return lines;
}

const offerLines = (view: View, formatter: MessageFormatter, data: DiluvioData): string[] =>
  view.offers.map(({ from, to, give, take }) => {
    const goods = { seat: who(from), give: goodsOf(data, give), take: goodsOf(data, take) };
    return to === NOBODY ? formatter.id('log.offeredAll', goods) : formatter.id('log.offered', { ...goods, to: who(to) });
  });
