import type { BoardProps } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { Shop } from './shop.tsx';
import { isTrading, TradeTable } from './trade.tsx';

/** The strip above the map: the offers while cards are traded, the wares while there is building. */
export function Market(props: BoardProps<View, Data>): ReactNode {
  const { view } = props;
  if (isTrading(view)) return <TradeTable {...props} />;
  const buying =
    view.stage === 'building' && view.shop.length > 0 && props.viewer !== null && (view.active === props.viewer || props.phone);
  return buying ? <Shop {...props} /> : null;
}
