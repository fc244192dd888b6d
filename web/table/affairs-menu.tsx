import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useMe } from '../app/me.ts';
import { saveFile } from '../app/save-file.ts';
import { Icon, signs } from '../kit/index.ts';
import { useTable } from './context.tsx';

const AffairDialog = lazy(async () => ({ default: (await import('./affair-dialog.tsx')).AffairDialog }));

/** What can be asked for in a dialog. */
export type Affair = 'orders' | 'abandon' | 'resign' | 'report' | 'online';

/** What can be done at this table beside the game. */
export function AffairsMenu(): ReactNode {
  const { session, snapshot, words } = useTable();
  const me = useMe();
  const [open, setOpen] = useState<Affair | null>(null);
  const seated = useSeated();
  const bring = session.where === 'local' && snapshot.state === 'playing' && me !== 'offline' && me !== 'unknown';
  const hasRecord = session.where !== 'remote' || snapshot.state === 'over';
  const save = async (): Promise<void> => {
    const record = await session.record();
    if (record !== null) saveFile(`${session.gameId}-${session.id.slice(0, 8)}.json`, record);
  };
  const items: readonly (readonly [string, boolean, () => void])[] = [
    ['orders', seated, () => setOpen('orders')],
    ['pause', seated && !snapshot.paused, () => void session.affairs?.propose('pause')],
    ['abandon', seated, () => setOpen('abandon')],
    ['resign', seated, () => setOpen('resign')],
    ['online', bring, () => setOpen('online')],
    ['record', hasRecord, () => void save()],
    ['report', session.affairs !== null, () => setOpen('report')],
  ];
  return (
    <>
      <MenuTrigger>
        <Button className="icb" aria-label={words('affairs.title')} data-affairs>
          <Icon of={signs.menu} />
        </Button>
        <Popover placement="bottom end">
          <Menu className="menu" aria-label={words('affairs.title')}>
            {items
              .filter(([, possible]) => possible)
              .map(([id, , act]) => (
                <MenuItem key={id} id={id} onAction={act}>
                  {words(`affairs.${id}`)}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <OpenAffair affair={open} onClose={() => setOpen(null)} />
    </>
  );
}

function OpenAffair({ affair, onClose }: { affair: Affair | null; onClose(): void }): ReactNode {
  if (affair === null) return null;
  return (
    <Suspense>
      <AffairDialog affair={affair} onClose={onClose} />
    </Suspense>
  );
}

/** The way to the standing orders, where a table can hold some. */
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

/** Whether the reader plays at a table on the server. */
function useSeated(): boolean {
  const { session, snapshot } = useTable();
  return session.affairs !== null && snapshot.eyes !== null && snapshot.state !== 'over';
}
