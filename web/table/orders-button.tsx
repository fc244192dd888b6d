import { type ReactNode, useState } from 'react';
import { Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { OpenAction, useSeated } from './open-action.tsx';

/** The way to the standing orders. */
export function OrdersButton(): ReactNode {
  const { words } = useTable();
  const seated = useSeated();
  const [open, setOpen] = useState(false);
  if (!seated) return null;
  return (
    <>
      <button
        type="button"
        className="btn undo orders"
        title={words('actions.orders')}
        aria-label={words('actions.orders')}
        onClick={() => setOpen(true)}
        data-orders
      >
        <Icon of={icons.clock} />
      </button>
      <OpenAction action={open ? 'orders' : null} onClose={() => setOpen(false)} />
    </>
  );
}
