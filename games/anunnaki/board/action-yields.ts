import type { BoardProps, Seat } from '@pantheon/web/kit';
import type { Tile } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';

type Props = Pick<BoardProps<View, Data>, 'view' | 'data' | 'speak'>;
type Giving = (props: Props, seat: Seat, figures: Tile['base'], improved: boolean) => string;

const counted =
  (word: string, figure: string): Giving =>
  ({ speak }, _, figures) =>
    speak.id(`gives.${word}`, { n: figures[figure] as number });

/** What each action would bring to a player now, in a word or two. */
const givings: { readonly [id: string]: Giving } = {
  portal: counted('units', 'portalUnits'),
  'move-blue': counted('steps', 'steps'),
  'move-red': counted('steps', 'steps'),
  commerce: counted('pacts', 'pacts'),
  'harvest-blue': counted('lands', 'territories'),
  'harvest-red': counted('lands', 'territories'),
  creation: ({ view, data, speak }, seat) => speak.id('gives.goods', { n: altarsOf(view, data, seat) }),
  'settlement-income': income,
  domination: ({ view, speak }, seat, figures) =>
    speak.id('gives.domination', { n: (view.objectiveValues[seat]?.[3] ?? 0) + (figures.bonus as number) }),
  market: ({ speak }, _, figures) => speak.id(figures.pay === 0 ? 'gives.goods' : 'gives.swap', { n: figures.gain as number }),
};

/** The Altars that a seat controls. */
function altarsOf(view: View, data: Data, seat: Seat): number {
  const { house, summoned } = view.players[seat] ?? { house: -1, summoned: 0 };
  const own = data.houses[house];
  const extra = own === undefined ? 0 : data.book.abilities(own, summoned).altars;
  return view.lands.reduce((sum, land) => sum + (view.control[land] === seat ? (data.lands[land]?.altars ?? 0) : 0), extra);
}

function income({ view, data, speak }: Props, seat: Seat, figures: Tile['base']): string {
  const unbuilt = view.players[seat]?.unbuilt ?? 0;
  let followers = figures.extraFollowers as number;
  let vp = 0;
  for (const { t, n } of [...data.alwaysVisible, ...data.slots.slice(0, data.slots.length - unbuilt).flat()]) {
    if (t === 'follower') followers += n;
    else vp += n;
  }
  return speak.id('gives.income', { followers, vp });
}

/** What a tile would give to a player if the pawn stood on it now. */
export function givesOf(props: Props, seat: Seat, tile: Tile, improved: boolean): string {
  return givings[tile.id]?.(props, seat, improved ? tile.improved : tile.base, improved) ?? '';
}
