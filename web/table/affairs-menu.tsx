import { type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useMe } from '../app/me.ts';
import { saveFile } from '../app/save-file.ts';
import { Icon, signs } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { type Affair, OpenAffair, useMayOrder, useSeated } from './orders-button.tsx';

/** What can be done at this table beside the game. It opens as soon as it is there. */
export function AffairsMenu(): ReactNode {
  const { session, snapshot, words } = useTable();
  const me = useMe();
  const [open, setOpen] = useState<Affair | null>(null);
  const seated = useSeated();
  const mayOrder = useMayOrder();
  const bring = session.where === 'local' && snapshot.state === 'playing' && me !== 'offline' && me !== 'unknown';
  const hasRecord = session.where !== 'remote' || snapshot.state === 'over';
  const save = async (): Promise<void> => {
    const record = await session.record();
    if (record !== null) saveFile(`${session.gameId}-${session.id.slice(0, 8)}.json`, record);
  };
  const items: readonly (readonly [string, boolean, () => void])[] = [
    ['orders', mayOrder, () => setOpen('orders')],
    ['pause', seated && !snapshot.paused, () => void session.affairs?.propose('pause')],
    ['abandon', seated, () => setOpen('abandon')],
    ['resign', seated, () => setOpen('resign')],
    ['online', bring, () => setOpen('online')],
    ['record', hasRecord, () => void save()],
    ['report', session.affairs !== null, () => setOpen('report')],
  ];
  return (
    <>
      <MenuTrigger defaultOpen>
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
