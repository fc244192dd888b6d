import { type BoardProps, Icon, icons, Reference } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { ANY, type Cost, KINDS, type Reward, TRACKS } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { laurel, planet, resources } from './drawings.ts';
import { Rewards } from './rewards.tsx';

type Props = Pick<BoardProps<View, Data>, 'data' | 'view' | 'viewer' | 'speak'>;
type Speak = Props['speak'];

/** More kinds of resources than these are counted, not named. */
const NAMED = 2;

const listed = (names: readonly string[], { locale }: Speak): string => new Intl.ListFormat(locale).format(names);

/** What a Pact costs, as a sentence names it. */
function priceWords({ fixed, any }: Cost, speak: Speak): string {
  const kinds = KINDS.filter((_, kind) => (fixed[kind] ?? 0) > 0);
  if (kinds.length > 0 && kinds.length <= NAMED)
    return listed(
      kinds.map((kind) => speak.name(`resource:${kind}`)),
      speak,
    );
  return speak.id('gives.goods', { n: fixed.reduce((sum, n) => sum + n, any) });
}

/** What it brings, in a word or two. */
function gainWords({ t, n, of }: Reward, speak: Speak): string {
  if (t === 'track') return speak.name(`track:${TRACKS[of]}`);
  if (t === 'resource') return of === ANY ? speak.id('gives.goods', { n }) : speak.name(`resource:${KINDS[of]}`);
  return speak.id(`brings.${t}`, { n });
}

/** A Pact by its exchange: "Gold for a Portal". */
export function exchangeOf(index: number, { data, speak }: Pick<Props, 'data' | 'speak'>): string | null {
  const card = data.pacts[index];
  if (card === undefined) return null;
  const gain = listed(
    card.bonus.map((reward) => gainWords(reward, speak)),
    speak,
  );
  return speak.id('board.exchange', { price: priceWords(card.cost, speak), gain });
}

/** A resource of a price; null stands for one of one's choice. */
interface Tile {
  readonly key: string;
  readonly kind: (typeof KINDS)[number] | null;
  readonly lacking: boolean;
}

/** A price, resource by resource, and which of them a stock does not pay. */
function tilesOf({ fixed, any }: Cost, stock: readonly number[]): Tile[] {
  const named = KINDS.flatMap((kind, at) =>
    Array.from({ length: fixed[at] ?? 0 }, (_, nth): Tile => ({ key: `${kind}${nth}`, kind, lacking: nth >= (stock[at] ?? 0) })),
  );
  const spare = stock.reduce((sum, n, at) => sum + Math.max(0, n - (fixed[at] ?? 0)), 0);
  return [...named, ...Array.from({ length: any }, (_, nth): Tile => ({ key: `any${nth}`, kind: null, lacking: nth >= spare }))];
}

/** A Pact: its exchange, its price in tiles, what it gives in the middle and below, the House that it names, and what is still missing. */
export function PactCard({ index, data, view, viewer, speak }: Props & { index: number }): ReactNode {
  const card = data.pacts[index];
  if (card === undefined) return null;
  const house = data.houses[card.house];
  const own = viewer === null ? undefined : view.players[viewer];
  const tiles = tilesOf(card.cost, own?.stock ?? []);
  const lacking = own === undefined ? 0 : tiles.filter((tile) => tile.lacking).length;
  return (
    <Reference of={`pact:${card.id}`} className={`card anu-pact ${house === undefined ? '' : `p-${house.colour}`}`}>
      <b className="t">{exchangeOf(index, { data, speak })}</b>
      <span className="cost">
        {tiles.map((tile) => (
          <PriceTile key={tile.key} tile={tile} told={own !== undefined} speak={speak} />
        ))}
        <Icon of={icons.arrow} />
        <Rewards list={card.bonus} speak={speak} />
      </span>
      <span className="due">
        <b>{speak.id('board.vp', { n: card.score.reduce((sum, { t, n }) => sum + (t === 'vp' ? n : 0), 0) })}</b>
        <Rewards list={card.score.filter(({ t }) => t !== 'vp')} speak={speak} />
        {house !== undefined && (
          <span className={`hs p-${house.colour}`} title={speak.name(`house:${house.id}`)}>
            <Icon of={planet} />
            <span className="sr">{speak.name(`house:${house.id}`)}</span>
          </span>
        )}
        {own !== undefined && (
          <em className={lacking === 0 ? 'good' : 'bad'}>{speak.id(lacking === 0 ? 'board.payable' : 'board.short', { n: lacking })}</em>
        )}
      </span>
    </Reference>
  );
}

const PriceTile = ({ tile: { kind, lacking }, told, speak }: { tile: Tile; told: boolean; speak: Speak }): ReactNode => {
  const name = kind === null ? speak.id('board.any') : speak.name(`resource:${kind}`);
  return (
    <i className={told && lacking ? 'anu-due lacking' : 'anu-due'} title={name}>
      {kind === null ? <span aria-hidden="true">?</span> : <Icon of={resources[kind] ?? laurel} />}
      <span className="sr">{name}</span>
    </i>
  );
};
