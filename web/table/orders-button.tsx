import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon, signs } from '../kit/index.ts';
import { useTable } from './context.tsx';

const AffairDialog = lazy(async () => ({ default: (await import('./affair-dialog.tsx')).AffairDialog }));

/** What can be asked for in a dialog. */
export type Affair = 'orders' | 'abandon' | 'resign' | 'report' | 'online';

/** The dialog about an affair, while one is open. */
export function OpenAffair({ affair, onClose }: { affair: Affair | null; onClose(): void }): ReactNode {
  if (affair === null) return null;
  return (
    <Suspense>
      <AffairDialog affair={affair} onClose={onClose} />
    </Suspense>
  );
}

/** Whether the reader plays at a table on the server. */
export function useSeated(): boolean {
  const { session, snapshot } = useTable();
  return session.affairs !== null && snapshot.eyes !== null && snapshot.state !== 'over';
}

/** Whether the reader can leave answers for later. */
export function useMayOrder(): boolean {
  const { session, snapshot } = useTable();
  return session.orders !== null && snapshot.eyes !== null && snapshot.state !== 'over';
}

/** The way to the standing orders, where a table can hold some. */
export function OrdersButton(): ReactNode {
  const { words } = useTable();
  const mayOrder = useMayOrder();
  const [open, setOpen] = useState(false);
  if (!mayOrder) return null;
  return (
    <>
      <button
        type="button"
        className="btn undo orders"
        title={words('affairs.orders')}
        aria-label={words('affairs.orders')}
        onClick={() => setOpen(true)}
        data-orders
      >
        <Icon of={signs.clock} />
      </button>
      <OpenAffair affair={open ? 'orders' : null} onClose={() => setOpen(false)} />
    </>
  );
}
