import { type BoardProps, type CardFact, type ComponentCard, cardByKind, printedCard, withId } from '@pantheon/web/kit';
import type { CycladesData } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { drawingOf } from './drawings.ts';

type Props = BoardProps<View, CycladesData>;

/** All about a component of Cyclades. */
export const cardOf = cardByKind<Props>(
  {
    area: areaCard,
    creature: creatureCard,
    hero: heroCard,
    god: godCard,
    building: buildingCard,
    bonus: (id, { data, speak }) => printedCard('board.bonus', withId(data.components.metropolis.bonuses, id)?.text, speak),
  },
  drawingOf,
);

function areaCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const area = view.areas.indexOf(id);
  if (area < 0) return null;
  const holder = view.control[area] ?? -1;
  const { closed, yields } = readingsOf(view, data);
  const units = {
    'piece:troop': view.troops[area] ?? 0,
    'piece:mercenary': view.mercenaries[area] ?? 0,
    'piece:fleet': view.fleets[area] ?? 0,
  };
  return {
    kind: speak.id(id.includes('-L') ? 'board.land' : 'board.sea'),
    ...(closed[area] ? { text: speak.id('board.closed') } : {}),
    facts: [
      {
        label: speak.id('board.holder'),
        value: holder < 0 ? speak.id('board.nobody') : speak.name(`seat:${view.factions[holder]?.seat ?? 0}`),
      },
      { label: speak.id('board.yields'), value: yields[area]?.coins ?? 0 },
      { label: speak.id('board.units'), value: speak.id('board.standing', { units }) },
    ],
  };
}

function creatureCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const creature = withId(data.components.creatures, id);
  if (creature === undefined) return null;
  const slot = view.creatureTrack.indexOf(creature.id);
  const figure = view.figures.find((one) => one.id === id);
  const cost = data.components.auctionBoard.creatureTrack.costs[slot];
  const where =
    figure !== undefined
      ? speak.name(`area:${view.areas[figure.area]}`)
      : placeOf(slot >= 0, view.creatureDiscard.includes(creature.id), speak);
  return {
    kind: speak.id('board.creature'),
    ...(cost === undefined ? {} : { corner: cost }),
    text: speak.printed(creature.text),
    facts: [{ label: speak.id('board.where'), value: where }],
  };
}

const placeOf = (onTrack: boolean, discarded: boolean, speak: Props['speak']): string =>
  speak.id(onTrack ? 'board.onTrack' : discarded ? 'board.discarded' : 'board.inDeck');

function heroCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const hero = withId(data.components.heroes, id);
  if (hero === undefined) return null;
  const standing = view.heroes.find((one) => one.id === id);
  const where =
    standing !== undefined
      ? speak.name(`area:${view.areas[standing.area]}`)
      : placeOf(view.heroTrack.includes(hero.id), view.heroDiscard.includes(hero.id), speak);
  const facts: CardFact[] = [
    { label: speak.id('board.sacrifice'), value: speak.printed(hero.sacrifice.text) },
    { label: speak.id('board.where'), value: where },
  ];
  return { kind: speak.id('board.hero'), text: speak.printed(hero.military.text), facts };
}

/** What a god demands, for free. */
export function freeDeeds(id: string, data: CycladesData, speak: Props['speak']): string {
  const deeds = withId(data.components.gods, id)?.mandatory ?? [];
  return [...new Set(deeds.map(({ action, count }) => speak.id(`board.do.${action}`, { god: id, n: count ?? 1 })))].join('; ');
}

function godCard(id: string, { data, speak }: Props): ComponentCard | null {
  const god = withId(data.components.gods, id);
  if (god === undefined) return null;
  const paid = god.optional.map(({ action, costs, costEach, playCost }) =>
    speak.id(`board.do.${action}`, { costs: (costs ?? [costEach ?? playCost ?? 0]).join(', ') }),
  );
  return {
    kind: speak.id('board.god'),
    text: speak.id('board.godText'),
    facts: [
      { label: speak.id('board.free'), value: freeDeeds(id, data, speak) },
      { label: speak.id('board.paid'), value: paid.join('; ') || speak.id('board.nothingElse') },
    ],
  };
}

function buildingCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const building = withId(data.components.buildings, id);
  if (building === undefined) return null;
  return {
    kind: speak.id('board.building'),
    text: speak.printed(building.text),
    facts: [{ label: speak.id('board.supply'), value: readingsOf(view, data).supply.buildings[building.id] }],
  };
}
