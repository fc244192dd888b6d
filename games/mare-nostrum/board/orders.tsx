import type { OrdersProps } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';

type Props = OrdersProps<View, Data>;

/** What can be ordered ahead: a question, and what is to be done when it comes up. */
const WISHES: readonly (readonly [topic: string, wish: 'pass' | 'mine' | 'most'])[] = [
  ['poseidon', 'mine'],
  ['poseidon', 'pass'],
  ['wrath', 'pass'],
  ['wrathNow', 'pass'],
  ['medusa', 'mine'],
  ['blockade', 'pass'],
  ['helen', 'pass'],
  ['ulysses', 'pass'],
  ['keep', 'most'],
];

/** Standing orders for powers that may be used at any time, and for what is kept at the end of the building phase. */
export function PowerOrders({ orders, leave, cancel, speak }: Props): ReactNode {
  const standing = orders.flatMap(({ id, order }) =>
    Object.entries(order as { [topic: string]: string }).map(([topic, wish]) => ({ id, topic, wish })),
  );
  return (
    <ul className="rows mar-orders">
      {WISHES.map(([topic, wish]) => {
        const left = standing.find((one) => one.topic === topic && one.wish === wish);
        return (
          <li key={`${topic}-${wish}`}>
            <span>{speak.id(`board.order.${topic}.${wish}`)}</span>
            <button
              type="button"
              className="btn"
              aria-pressed={left !== undefined}
              onClick={() => (left === undefined ? leave({ [topic]: wish }, 'cancelled') : cancel(left.id))}
            >
              {speak.id(left === undefined ? 'board.orderLeave' : 'board.orderCancel')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
