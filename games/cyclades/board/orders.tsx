import { Icon, type OrdersProps } from '@pantheon/web/kit';
import { type ReactNode, useState } from 'react';
import type { CycladesData } from '../data/read.ts';
import type { GodId } from '../data/schema.ts';
import type { StandingOrder } from '../rules/standing-order.ts';
import type { View } from '../rules/types.ts';
import { godOf } from './drawings.ts';
import { factionsOf } from './players.tsx';

type Props = OrdersProps<View, CycladesData>;
type Wish = NonNullable<StandingOrder['auction']>[number];

/** Orders for the auction: gods in order of preference, each up to a limit that nobody else ever sees. */
export function AuctionOrders(props: Props): ReactNode {
  const { orders, cancel, speak } = props;
  return (
    <div className="cyc-orders">
      {orders.map(({ id, order }) => (
        <p key={id}>
          {wordsOf(props, order as StandingOrder)}{' '}
          <button type="button" className="btn" onClick={() => cancel(id)}>
            {speak.id('board.orderCancel')}
          </button>
        </p>
      ))}
      <NewOrder {...props} />
    </div>
  );
}

function wordsOf({ speak }: Props, { auction = [] }: StandingOrder): string {
  const wish = ({ god, upTo = 0 }: Wish): string =>
    god === 'apollo' ? speak.name('god:apollo') : speak.id('board.orderWish', { god: `god:${god}`, n: upTo });
  const faction = auction[0]?.faction;
  const whose = faction === undefined ? '' : `${speak.name(`faction:${faction}`)}: `;
  return whose + auction.map(wish).join(` ${speak.id('board.orderElse')} `);
}

function NewOrder(props: Props): ReactNode {
  const { view, data, viewer, leave, speak } = props;
  const [wishes, setWishes] = useState<readonly Wish[]>([]);
  const mine = viewer === null ? [] : factionsOf(view, data, viewer);
  const [faction, setFaction] = useState(mine[0]?.faction ?? 0);
  const send = (until: 'round' | 'cancelled'): void => {
    leave({ auction: wishes.map((wish) => (mine.length > 1 ? { ...wish, faction } : wish)) }, until);
    setWishes([]);
  };
  return (
    <>
      <p className="muted">{speak.id('board.orderAbout')}</p>
      {mine.length > 1 && (
        <p className="rowbtns">
          {mine.map((one) => (
            <button
              key={one.faction}
              type="button"
              className="btn"
              aria-pressed={faction === one.faction}
              onClick={() => setFaction(one.faction)}
            >
              {speak.name(`faction:${one.faction}`)}
            </button>
          ))}
        </p>
      )}
      <Wishes {...props} wishes={wishes} change={setWishes} />
      <p className="rowbtns">
        <button type="button" className="btn primary" disabled={wishes.length === 0} onClick={() => send('round')}>
          {speak.id('board.orderCycle')}
        </button>
        <button type="button" className="btn" disabled={wishes.length === 0} onClick={() => send('cancelled')}>
          {speak.id('board.orderAlways')}
        </button>
      </p>
    </>
  );
}

type WishesProps = Props & { readonly wishes: readonly Wish[]; change(wishes: readonly Wish[]): void };

/** The gods in order of preference with their limits, and those that can be added. */
function Wishes(props: WishesProps): ReactNode {
  const { view, data, wishes, change, speak } = props;
  const all: GodId[] = [...view.gods, 'apollo'];
  const lowest = data.components.bidTrack.spaces[0] ?? 1;
  return (
    <>
      <ol>
        {wishes.map((wish) => (
          <WishRow key={wish.god} {...props} wish={wish} />
        ))}
      </ol>
      <p className="rowbtns">
        {all
          .filter((god) => !wishes.some((wish) => wish.god === god))
          .map((god) => (
            <button
              key={god}
              type="button"
              className="btn"
              onClick={() => change([...wishes, { god, upTo: god === 'apollo' ? 0 : lowest }])}
            >
              + {speak.name(`god:${god}`)}
            </button>
          ))}
      </p>
    </>
  );
}

function WishRow({ data, wishes, wish: { god, upTo = 0 }, change, speak }: WishesProps & { readonly wish: Wish }): ReactNode {
  const limit = (most: number): void => change(wishes.map((wish) => (wish.god === god ? { ...wish, upTo: most } : wish)));
  return (
    <li>
      <Icon of={godOf(god)} /> <b>{speak.name(`god:${god}`)}</b>
      {god !== 'apollo' && (
        <select aria-label={speak.id('board.orderLimit')} value={upTo} onChange={(event) => limit(Number(event.target.value))}>
          {data.components.bidTrack.spaces.map((space) => (
            <option key={space} value={space}>
              {speak.id('board.orderUpTo', { n: space })}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="btn" onClick={() => change(wishes.filter((wish) => wish.god !== god))}>
        {speak.id('board.orderDrop')}
      </button>
    </li>
  );
}
