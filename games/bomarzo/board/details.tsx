import { type BoardProps, type ComponentCard, Cube, cardByKind, type Ref, withId } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { BomarzoData } from '../data/read.ts';
import type { Card, God, GodView, View } from '../rules/types.ts';
import { cubeColours, drawingOf, RESOURCES } from './drawings.ts';

type Props = BoardProps<View, BomarzoData>;
type Teller = (id: string, props: Props) => ComponentCard | null;

/** Cubes in a row, with a slot for anything. */
const Cubes = ({ counts, nothing }: { counts: readonly number[]; nothing: string }): ReactNode => {
  const cubes = counts.flatMap((count, kind) => Array.from({ length: count }, (_, at) => [kind, at] as const));
  if (cubes.length === 0) return nothing;
  return (
    <span className="cubes">
      {cubes.map(([kind, at]) =>
        kind === 2 ? <i key={`${kind}-${at}`} className="cb any" /> : <Cube key={`${kind}-${at}`} colour={cubeColours[kind] ?? ''} />,
      )}
    </span>
  );
};

const god: Teller = (id, { view, data, players, speak }) => {
  const facts = data.gods[id as God];
  const printed = withId(data.pack.gods.list, id);
  if (facts === undefined || printed === undefined) return null;
  const on = view.gods[id as God] as GodView | undefined;
  const field: Ref = `field:${facts.field.id}`;
  const under = players.flatMap((player) => {
    const count = on?.under.filter(({ seat }) => seat === player.seat).length ?? 0;
    return count === 0 ? [] : [`${player.name} ${count}`];
  });
  const nothing = speak.id('nothing');
  return {
    kind: speak.id('kind.god'),
    text: speak.printed(printed.favour),
    facts: [
      ...(on === undefined
        ? []
        : [
            {
              label: speak.id('fact.tribute'),
              value: on.tribute === null ? speak.id('board.asleep') : <Cubes counts={on.tribute} nothing={nothing} />,
            },
          ]),
      { label: speak.id('fact.printed'), value: <Cubes counts={facts.active} nothing={nothing} /> },
      { label: speak.id('fact.mossy'), value: <Cubes counts={facts.mossy} nothing={nothing} /> },
      { label: speak.id('fact.field'), value: speak.name(field) },
      ...(on === undefined ? [] : [{ label: speak.id('fact.prize'), value: on.prizes.join(' / ') }]),
      ...(under.length === 0 ? [] : [{ label: speak.id('fact.under'), value: under.join(', ') }]),
    ],
  };
};

/** Where a card is, as far as the reader can know. */
function whereIs(card: Card, { view, players, viewer, speak }: Props): string {
  if (viewer !== null && view.hand[viewer]?.includes(card)) return speak.id('where.hand');
  if (view.dealt?.includes(card)) return speak.id('where.dealt');
  const owner = view.played.findIndex((cards) => cards.some((one) => one.card === card));
  if (owner >= 0) return speak.id('where.played', { name: players[owner]?.name ?? '' });
  if (view.top === card) return speak.id('where.top');
  if (view.discard.includes(card)) return speak.id('where.discard');
  const hiding = view.order.find((one) => view.gods[one]?.under.some((slipped) => slipped.card === card));
  return hiding === undefined ? speak.id('where.unknown') : speak.id('where.under', { god: `god:${hiding}` });
}

const card =
  (level: 1 | 2): Teller =>
  (id, props) => {
    const { data, speak } = props;
    const printed = withId(data.pack.developmentCards.list, id);
    if (printed === undefined) return null;
    const benefit = data.pack.benefits.list.find((one) => one.id === printed.level2.benefit);
    const fields = printed.symbols.map((symbol) => speak.name(`field:${symbol}`)).join(', ');
    return {
      kind: `${speak.id('kind.card', { level })} · ${fields}`,
      text: speak.printed((level === 1 ? printed.level1 : printed.level2).text),
      facts: [
        level === 1
          ? { label: speak.id('fact.level2', { name: speak.name(`card2:${id}`) }), value: speak.printed(printed.level2.text) }
          : { label: speak.id('fact.level1'), value: `${speak.name(`card:${id}`)}: ${speak.printed(printed.level1.text)}` },
        ...(benefit === undefined ? [] : [{ label: speak.name(`benefit:${benefit.id}`), value: speak.printed(benefit.text) }]),
        { label: speak.id('fact.devotion'), value: printed.level1.devotion },
        { label: speak.id('fact.where'), value: whereIs(id as Card, props) },
      ],
    };
  };

const standingOf = (field: string, { view, players }: Props): ReactNode =>
  players.map((player) => `${player.name} ${view.standing[field]?.[player.seat] ?? 0}`).join(', ');

/** All about a component. */
export const cardOf = cardByKind<Props>(
  {
    god,
    card: card(1),
    card2: card(2),
    resource: (id, props) => ({
      kind: props.speak.id('kind.resource'),
      text: props.speak.id(`text.resource.${id}`),
      facts: props.players.map((player) => ({
        label: player.name,
        value: props.view.stock[player.seat]?.[RESOURCES.indexOf(id)] ?? 0,
      })),
    }),
    track: (id, props) => ({
      kind: props.speak.id('kind.track'),
      text: props.speak.id('text.track'),
      facts: [{ label: props.speak.id('fact.standing'), value: standingOf(id, props) }],
    }),
    field: (id, props) => ({
      kind: props.speak.id('kind.field'),
      text: props.speak.id('text.field'),
      facts: [{ label: props.speak.id('fact.standing'), value: standingOf(id, props) }],
    }),
    village: (_, { speak }) => ({ kind: speak.id('kind.village'), text: speak.id('text.village') }),
    area: (id, { data, speak }) => {
      const area = withId(data.areas, id);
      return { kind: speak.id('kind.area'), facts: [{ label: speak.id('fact.yields'), value: (area?.yields ?? []).join(', ') }] };
    },
    temple: (_, { speak }) => ({ kind: speak.id('kind.temple'), text: speak.id('text.temple') }),
    disc: (id, { data, speak }) => ({
      kind: speak.id('kind.disc'),
      text: speak.printed(withId(data.pack.expansions.seasons.colours, id)?.text),
    }),
    benefit: (id, { data, speak }) => ({
      kind: speak.id('kind.benefit'),
      text: speak.printed(withId(data.pack.benefits.list, id)?.text),
    }),
    worship: (id, { speak, data }) => ({
      kind: speak.id('kind.worship'),
      text: speak.id('text.worship'),
      facts: [{ label: speak.id('fact.field'), value: speak.name(`field:${data.gods[id as God]?.field.id}`) }],
    }),
    deck: (id, { view, speak }) =>
      id === 'worship'
        ? {
            kind: speak.id('kind.deck'),
            text: speak.id('text.worshipDeck'),
            facts: [{ label: speak.id('fact.left'), value: view.worshipDeck }],
          }
        : {
            kind: speak.id('kind.deck'),
            text: speak.id('text.deck'),
            facts: [
              { label: speak.id('fact.left'), value: view.deckSize },
              ...(view.top === null ? [] : [{ label: speak.id('board.top'), value: speak.name(`card2:${view.top}`) }]),
            ],
          },
  },
  drawingOf,
);
