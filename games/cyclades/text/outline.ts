import { type Ref, ref, type Seat } from '@pantheon/kernel';
import type { MessageFormatter, Outline } from '@pantheon/text';
import type { CycladesData } from '../data/read.ts';
import type { View } from '../rules/types.ts';

type Item = string | Outline;

const factionRef = (faction: number): Ref => ref('faction', faction);

/** The position as nested lists. */
export function outline(view: View, speaker: MessageFormatter, _seat: Seat | null, data: CycladesData): Outline {
  return {
    title: speaker.id('outline.title', { n: view.cycle }),
    items: [
      ...battle(view, speaker),
      { title: speaker.id('outline.gods'), items: gods(view, speaker) },
      { title: speaker.id('outline.creatures'), items: creatures(view, speaker, data) },
      { title: speaker.id('outline.heroes'), items: view.heroTrack.flatMap((id) => (id === null ? [] : [speaker.name(ref('hero', id))])) },
      { title: speaker.id('outline.factions'), items: view.factions.map((_, faction) => factionItem(view, speaker, faction)) },
      { title: speaker.id('outline.lands'), items: areaItems(view, speaker, data, true) },
      { title: speaker.id('outline.seas'), items: areaItems(view, speaker, data, false) },
    ],
  };
}

function battle({ battle: now, areas }: View, speaker: MessageFormatter): Item[] {
  if (now === null) return [];
  const area = ref('area', areas[now.area] ?? '');
  return [speaker.id('outline.battle', { area, attacker: factionRef(now.attacker), defender: factionRef(now.defender), n: now.round })];
}

function gods(view: View, speaker: MessageFormatter): Item[] {
  const open: View['gods'] = [...view.gods.slice(0, view.openGods), 'apollo'];
  const items = open.map((id) => {
    const god = ref('god', id);
    const holder = view.pawnGod.indexOf(id);
    if (holder < 0) return speaker.id('outline.godFree', { god });
    return speaker.id('outline.god', { god, who: factionRef(holder), bid: view.pawnBid[holder] ?? 0 });
  });
  return [...items, ...view.gods.slice(view.openGods).map((id) => speaker.id('outline.godDown', { god: ref('god', id) }))];
}

function creatures(view: View, speaker: MessageFormatter, data: CycladesData): Item[] {
  const track = view.creatureTrack.flatMap((id, slot) =>
    id === null ? [] : [speaker.id('outline.creature', { cost: data.creatureCosts[slot] ?? 0, creature: ref('creature', id) })],
  );
  return view.top === null ? track : [...track, speaker.id('outline.top', { creature: ref('creature', view.top) })];
}

function factionItem(view: View, speaker: MessageFormatter, faction: number): Item {
  const { seat, metropolises, income, coins } = view.factions[faction] as View['factions'][number];
  const title = speaker.id('outline.faction', {
    faction: factionRef(faction),
    who: ref('seat', seat),
    metropolises,
    income,
    priestesses: view.priestesses[faction] ?? 0,
    philosophers: view.philosophers[faction] ?? 0,
  });
  return coins === null ? title : { title, items: [speaker.id('outline.coins', { coins })] };
}

function areaItems(view: View, speaker: MessageFormatter, data: CycladesData, land: boolean): Item[] {
  const { places } = data.board(view.board);
  return places.filter((place) => place.land === land).map(({ index }) => areaItem(view, speaker, data, index));
}

function areaItem(view: View, speaker: MessageFormatter, data: CycladesData, index: number): Item {
  const place = data.board(view.board).places[index];
  const area = ref('area', place?.id ?? '');
  const holder = view.control[index] ?? -1;
  const units = unitsIn(view, index, holder);
  const title =
    holder < 0
      ? speaker.id('outline.free', { area })
      : Object.keys(units).length === 0
        ? speaker.id('outline.land', { area, faction: factionRef(holder) })
        : speaker.id('outline.holds', { area, faction: factionRef(holder), units });
  const items: Item[] = [];
  const sites = place?.sites ?? [];
  if (sites.length > 0) items.push(speaker.id('outline.sites', { things: sites.map((site) => siteText(view, speaker, site)) }));
  if ((view.prosperity[index] ?? 0) > 0) items.push(speaker.id('outline.prosperity', { n: view.prosperity[index] as number }));
  if ((place?.cornucopia ?? 0) > 0) items.push(speaker.id('outline.income', { n: place?.cornucopia ?? 0 }));
  for (const figure of view.figures)
    if (figure.area === index)
      items.push(speaker.id('outline.figure', { creature: ref('creature', figure.id), faction: factionRef(figure.owner) }));
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

function siteText(view: View, speaker: MessageFormatter, site: number): string {
  const what = view.built[site] ?? null;
  if (what === null) return speaker.id('outline.emptySite');
  return view.metropolis[site] ? speaker.id('outline.metropolis', { bonus: ref('bonus', what) }) : speaker.name(ref('building', what));
}
