import { type BoardProps, type ComponentCard, cardByKind, printedCard, withId } from '@pantheon/web/kit';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { pictureOf } from './drawings.ts';

type Props = BoardProps<View, DiluvioData>;

/** A resource, also where it is counted among goods. */
const resourceCard = (id: string, { data, speak }: Props): ComponentCard | null =>
  printedCard('board.resource', withId(data.pack.resources, id)?.text, speak);

/** All about a component of Diluvio. */
export const cardOf = cardByKind<Props>(
  {
    space: spaceCard,
    resource: resourceCard,
    goods: resourceCard,
    building: (id, { data, speak }) => printedCard('board.building', withId(data.pack.buildings, id)?.text, speak),
    bonus: (id, { data, speak }) => printedCard('board.bonus', withId(data.pack.bonuses, id)?.text, speak),
  },
  pictureOf,
);

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
