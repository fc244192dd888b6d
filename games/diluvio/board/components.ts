import type { BoardProps, ComponentCard, Ref } from '@pantheon/web/kit';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { drawingOf } from './drawings.ts';

type Props = BoardProps<View, DiluvioData>;

/** All about a component of Diluvio. */
export function cardOf(thing: Ref, props: Props): ComponentCard | null {
  const at = thing.indexOf(':');
  const id = thing.slice(at + 1);
  const card = makers[thing.slice(0, at)]?.(id, props) ?? null;
  const art = drawingOf(thing);
  return card === null || art === null ? card : { art, ...card };
}

type Told = { readonly id: string; readonly text: { readonly en: string; readonly it: string } };

const told = (list: readonly Told[], id: string, kind: string, speak: Props['speak']): ComponentCard | null => {
  const found = list.find((one) => one.id === id);
  return found === undefined ? null : { kind: speak.id(kind), text: found.text[speak.language] };
};

const makers: { readonly [kind: string]: (id: string, props: Props) => ComponentCard | null } = {
  space: spaceCard,
  resource: (id, { data, speak }) => told(data.pack.resources, id, 'board.resource', speak),
  goods: (id, { data, speak }) => told(data.pack.resources, id, 'board.resource', speak),
  building: (id, { data, speak }) => told(data.pack.buildings, id, 'board.building', speak),
  bonus: (id, { data, speak }) => told(data.pack.bonuses, id, 'board.bonus', speak),
};

function spaceCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const index = data.indexOf.get(id);
  const space = data.spaces[index ?? -1];
  if (index === undefined || space === undefined) return null;
  if (index >= data.lands) return { kind: speak.id('board.ocean') };
  const fate = view.fate[index] ?? 0;
  const holder = players[view.control[index] ?? -1];
  const mineral = data.resources[space.mineral]?.ref;
  return {
    kind: speak.id('board.land'),
    ...(fate === 0 ? {} : { text: speak.id(fate === 1 ? 'board.lost' : 'board.drowned') }),
    facts: [
      { label: speak.id('board.holder'), value: holder?.name ?? speak.id('board.nobody') },
      { label: speak.id('board.trees'), value: view.trees[index] ?? 0 },
      ...(mineral === undefined ? [] : [{ label: speak.id('board.mineral'), value: speak.name(mineral) }]),
      {
        label: speak.id('board.flood'),
        value: space.flood === 0 ? speak.id('board.never') : speak.id('board.floodAt', { stage: space.flood }),
      },
    ],
  };
}
