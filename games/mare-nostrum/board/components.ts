import type { BoardProps, ComponentCard, Ref } from '@pantheon/web/kit';
import type { Data } from '../rules/data.ts';
import type { View } from '../rules/types.ts';
import { drawingOf } from './drawings.ts';

type Props = BoardProps<View, Data>;

/** All about a component of Mare Nostrum. */
export function cardOf(thing: Ref, props: Props): ComponentCard | null {
  const at = thing.indexOf(':');
  const kind = thing.slice(0, at);
  const card = makers[kind]?.(thing.slice(at + 1), props) ?? null;
  const art = drawingOf(thing);
  return card === null || art === null ? card : { art, ...card };
}

const makers: { readonly [kind: string]: (id: string, props: Props) => ComponentCard | null } = {
  province: spaceCard,
  sea: spaceCard,
  kind: kindCard,
  card: heroCard,
  god: godCard,
  role: (id, { data, speak }) => effectCard(data.components.roles, id, 'board.role', speak),
  creature: (id, { data, speak }) => effectCard(data.components.creatures, id, 'board.creature', speak),
};

type Effect = { readonly id: string; readonly effect: { readonly en: string; readonly it: string } };

function effectCard(list: readonly Effect[], id: string, kind: string, speak: Props['speak']): ComponentCard | null {
  const found = list.find((one) => one.id === id);
  return found === undefined ? null : { kind: speak.id(kind), text: found.effect[speak.language] };
}

function spaceCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const space = data.spaces.findIndex((one) => one.id === id);
  if (space < 0) return null;
  const side = data.sides[view.owner[space] ?? -1];
  const land = space < data.provinces;
  return {
    kind: speak.id(land ? 'board.province' : 'board.sea'),
    ...(view.wars.includes(space) ? { text: speak.id('board.war') } : {}),
    facts: land ? [{ label: speak.id('board.owner'), value: side === undefined ? speak.id('board.free') : speak.name(side.ref) }] : [],
  };
}

function kindCard(id: string, { view, data, speak }: Props): ComponentCard | null {
  const kind = data.kinds.findIndex((one) => one.id === id);
  if (kind < 0) return null;
  return { kind: speak.id('board.kind'), ...(view.bank[kind] ? { text: speak.id('board.bankEmpty') } : {}) };
}

function heroCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const index = data.cards.findIndex((one) => one.id === id);
  const card = data.cards[index];
  if (card === undefined) return null;
  const owner = view.cards[index] ?? -1;
  const where = owner >= 0 ? (players[owner]?.name ?? '') : speak.id(owner === -1 ? 'board.forSale' : 'board.out');
  return { kind: speak.id('board.card'), text: card.effect[speak.language], facts: [{ label: speak.id('board.where'), value: where }] };
}

function godCard(id: string, { view, data, players, speak }: Props): ComponentCard | null {
  const index = data.gods.findIndex((one) => one.id === id);
  const god = data.components.gods.find((one) => one.id === id);
  if (god === undefined) return null;
  const holder = players[view.gods[index] ?? -1];
  const where = holder === undefined ? speak.id('board.offering') : (view.spent[index] ?? 0) > 0 ? speak.id('board.used') : holder.name;
  return { kind: speak.id('board.god'), text: god.effect[speak.language], facts: [{ label: speak.id('board.where'), value: where }] };
}
