import { type BoardProps, type ComponentCard, cardByKind, printedCard, withId } from '@pantheon/web/kit';
import type { Data } from '../data/read.ts';
import { readingsOf } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { drawingOf } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** All about a component of Mare Nostrum. */
export const cardOf = cardByKind<Props>(
  {
    province: spaceCard,
    sea: spaceCard,
    kind: kindCard,
    card: heroCard,
    god: godCard,
    role: (id, { data, speak }) => printedCard('board.role', withId(data.components.roles, id)?.effect, speak),
    creature: (id, { data, speak }) => printedCard('board.creature', withId(data.components.creatures, id)?.effect, speak),
  },
  drawingOf,
);

function spaceCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const space = data.spaces.findIndex((one) => one.id === id);
  if (space < 0) return null;
  const side = data.sides[view.owner[space] ?? -1];
  const land = space < data.provinces;
  return {
    kind: speak.id(land ? 'board.province' : 'board.sea'),
    ...(readingsOf(view, data).wars.includes(space) ? { text: speak.id('board.war') } : {}),
    facts: land ? [{ label: speak.id('board.owner'), value: side === undefined ? speak.id('board.free') : speak.name(side.ref) }] : [],
  };
}

function kindCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const kind = data.kinds.findIndex((one) => one.id === id);
  if (kind < 0) return null;
  return { kind: speak.id('board.kind'), text: speak.id('board.inBank', { n: view.bank[kind] ?? 0 }) };
}

function heroCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const index = data.cards.findIndex((one) => one.id === id);
  const card = data.cards[index];
  if (card === undefined) return null;
  const owner = view.cards[index] ?? -1;
  const where = owner >= 0 ? (players[owner]?.name ?? '') : speak.id(owner === -1 ? 'board.forSale' : 'board.out');
  return { kind: speak.id('board.card'), text: speak.printed(card.effect), facts: [{ label: speak.id('board.where'), value: where }] };
}

function godCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const index = data.gods.findIndex((one) => one.id === id);
  const god = withId(data.components.gods, id);
  if (god === undefined) return null;
  const holder = players[view.gods[index] ?? -1];
  const where = holder === undefined ? speak.id('board.offering') : (view.spent[index] ?? 0) > 0 ? speak.id('board.used') : holder.name;
  return { kind: speak.id('board.god'), text: speak.printed(god.effect), facts: [{ label: speak.id('board.where'), value: where }] };
}
