import { type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useMe } from '../app/me.ts';
import { saveFile } from '../app/save-file.ts';
import { Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { useImagine } from './imagine.ts';
import { OpenAction, type TableAction, useSeated } from './open-action.tsx';

/** What can be done at this table beside the game. It opens as soon as it is there. */
export function TableMenu(): ReactNode {
  const { session, snapshot, words } = useTable();
  const me = useMe();
  const [open, setOpen] = useState<TableAction | null>(null);
  const seated = useSeated();
  const { where, link } = session;
  const { alone, state, paused, hands } = snapshot;
  const over = state === 'over';
  const online = where === 'local' && !link.contest && state === 'playing' && hands.length > 0 && me !== 'offline' && me !== 'unknown';
  const wholeTable = where === 'local' || (where === 'remote' && (alone || over) && hands.length > 0);
  const save = async (what: 'record' | 'file'): Promise<void> => {
    const content = await (what === 'record' ? session.record() : link.file().catch(() => null));
    if (content !== null) saveFile(`${session.gameId}-${session.id.slice(0, 8)}${what === 'record' ? '' : '.table'}.json`, content);
  };
  const imagine = useImagine();
  const items: readonly (readonly [id: string, possible: boolean, act: () => void, text?: string])[] = [
    ['orders', seated, () => setOpen('orders')],
    ['imagine', imagine !== null, () => void imagine?.()],
    ['pause', seated && !paused, () => void session.send({ kind: 'propose', what: 'pause' }), alone ? 'pauseAlone' : 'pause'],
    ['end', seated && !link.contest, () => setOpen('end'), alone ? 'endAlone' : 'end'],
    ['abandon', seated, () => setOpen('abandon'), alone ? 'abandonAlone' : 'abandon'],
    ['resign', seated && !link.contest, () => setOpen('resign')],
    ['online', online, () => setOpen('online')],
    ['bringHome', where === 'remote' && seated && alone, () => setOpen('bringHome')],
    ['record', where !== 'remote' || over, () => void save('record')],
    ['file', wholeTable, () => void save('file')],
    ['seal', snapshot.sight.commitment !== '', () => setOpen('seal')],
    ['report', link.report !== null, () => setOpen('report')],
  ];
  return (
    <>
      <MenuTrigger defaultOpen>
        <Button className="icb" aria-label={words('actions.title')} data-actions>
          <Icon of={icons.menu} />
        </Button>
        <Popover placement="bottom end">
          <Menu className="menu" aria-label={words('actions.title')}>
            {items
              .filter(([, possible]) => possible)
              .map(([id, , act, text = id]) => (
                <MenuItem key={id} id={id} onAction={act}>
                  {words(`actions.${text}`)}
                </MenuItem>
              ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <OpenAction action={open} onClose={() => setOpen(null)} />
    </>
  );
}
