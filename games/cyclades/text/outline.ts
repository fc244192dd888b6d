import { at, numberAt, type Ref, ref, type Seat } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import { boardWith } from '../data/board.ts';
import type { CycladesData } from '../data/read.ts';
import { battleIn, readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';

type Item = string | Outline;

const factionRef = (faction: number): Ref => ref('faction', faction);

/** The position as nested lists. */
export function outline(view: View, formatter: MessageFormatter, _seat: Seat | null, data: CycladesData): Outline {
  return {
    title: formatter.id('outline.title', { n: view.cycle }),
    items: [
      ...assembly(view, formatter),
      ...battle(view, formatter),
      { title: formatter.id('outline.gods'), items: gods(view, formatter) },
      { title: formatter.id('outline.creatures'), items: creatures(view, formatter, data) },
      {
        title: formatter.id('outline.heroes'),
        items: view.heroTrack.flatMap((id) => (id === null ? [] : [formatter.name(ref('hero', id))])),
      },
      { title: formatter.id('outline.factions'), items: view.factions.map((_, faction) => factionItem(view, formatter, data, faction)) },
      { title: formatter.id('outline.lands'), items: areaItems(view, formatter, data, true) },
      { title: formatter.id('outline.seas'), items: areaItems(view, formatter, data, false) },
    ],
  };
}

const assembly = ({ assembly: now }: View, formatter: MessageFormatter): Item[] =>
  now === null ? [] : [formatter.id('outline.tiles', { tiles: now.tiles.map((tile) => ref('tile', tile)) })];

function battle(view: View, formatter: MessageFormatter): Item[] {
  const now = battleIn(view);
  if (now === null) return [];
  const area = ref('area', view.areas[now.area] ?? '');
  return [formatter.id('outline.battle', { area, who: factionRef(now.attacker), whom: factionRef(now.defender), n: now.round })];
}

function gods(view: View, formatter: MessageFormatter): Item[] {
  const open: View['gods'] = [...view.gods.slice(0, view.openGods), 'apollo'];
  const items = open.map((id) => {
    const god = ref('god', id);
    const holder = view.pawnGod.indexOf(id);
    if (holder < 0) return formatter.id('outline.godFree', { god });
    return formatter.id('outline.god', { god, who: factionRef(holder), bid: view.pawnBid[holder] ?? 0 });
  });
  return [...items, ...view.gods.slice(view.openGods).map((id) => formatter.id('outline.godDown', { god: ref('god', id) }))];
}

function creatures(view: View, formatter: MessageFormatter, data: CycladesData): Item[] {
  const track = view.creatureTrack.flatMap((id, slot) =>
    id === null ? [] : [formatter.id('outline.creature', { cost: data.creatureCosts[slot] ?? 0, creature: ref('creature', id) })],
  );
  return view.top === null ? track : [...track, formatter.id('outline.top', { creature: ref('creature', view.top) })];
}

function factionItem(view: View, formatter: MessageFormatter, data: CycladesData, faction: number): Item {
  const { seat, coins } = at(view.factions, faction);
  const { metropolises, income } = at(readingsOf(view, data).factions, faction);
  const title = formatter.id('outline.faction', {
    faction: factionRef(faction),
    who: ref('seat', seat),
    metropolises,
    income,
    priestesses: view.priestesses[faction] ?? 0,
    philosophers: view.philosophers[faction] ?? 0,
  });
  return coins === null ? title : { title, items: [formatter.id('outline.coins', { coins })] };
}

function areaItems(view: View, formatter: MessageFormatter, data: CycladesData, land: boolean): Item[] {
  const { places } = boardWith(data.map, view.board);
  return places.filter((place) => place.land === land).map(({ index }) => areaItem(view, formatter, data, index));
}

function areaItem(view: View, formatter: MessageFormatter, data: CycladesData, index: number): Item {
  const place = boardWith(data.map, view.board).places[index];
  const area = ref('area', place?.id ?? '');
  const holder = view.control[index] ?? -1;
  const units = unitsIn(view, index, holder);
  const title =
    holder < 0
      ? formatter.id('outline.free', { area })
      : Object.keys(units).length === 0
        ? formatter.id('outline.land', { area, faction: factionRef(holder) })
        : formatter.id('outline.holds', { area, faction: factionRef(holder), units });
  const items: Item[] = [];
  const sites = place?.sites ?? [];
  if (sites.length > 0) items.push(formatter.id('outline.sites', { things: siteTexts(view, formatter, data, sites) }));
  if ((view.prosperity[index] ?? 0) > 0) items.push(formatter.id('outline.prosperity', { n: numberAt(view.prosperity, index) }));
  if ((place?.cornucopia ?? 0) > 0) items.push(formatter.id('outline.income', { n: place?.cornucopia ?? 0 }));
  for (const figure of view.figures)
    if (figure.area === index)
      items.push(formatter.id('outline.figure', { creature: ref('creature', figure.id), faction: factionRef(figure.owner) }));
  return items.length === 0 ? title : { title, items };
}

function unitsIn(view: View, index: number, holder: number): { [unit: string]: number } {
  const units: { [unit: string]: number } = {};
  const add = (unit: Ref, count: number): void => {
    if (count > 0) units[unit] = count;
  };
  add(ref('piece', 'troop'), view.troops[index] ?? 0);
  add(ref('piece', 'mercenary'), view.mercenaries[index] ?? 0);
  add(ref('piece', 'fleet'), view.fleets[index] ?? 0);
  for (const hero of view.heroes) if (hero.area === index && hero.owner === holder) add(ref('hero', hero.id), 1);
  return units;
}

/** What stands on the sites, and last how many are empty. */
function siteTexts(view: View, formatter: MessageFormatter, data: CycladesData, sites: readonly number[]): string[] {
  const readings = readingsOf(view, data);
  const standing = sites.flatMap((site) => {
    const what = readings.sites[site];
    if (what === null || what === undefined) return [];
    const metropolis = 'metropolis' in what;
    return [
      metropolis
        ? formatter.id('outline.metropolis', { bonus: ref('bonus', what.metropolis) })
        : formatter.name(ref('building', what.building)),
    ];
  });
  const empty = sites.length - standing.length;
  return empty === 0 ? standing : [...standing, formatter.id('outline.emptySites', { n: empty })];
}
