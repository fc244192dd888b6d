import type { ReactNode } from 'react';
import { useMe } from '../app/me.ts';
import { saveFile } from '../app/save-file.ts';
import { useTable } from './context.tsx';
import { Menu, MenuItem, type Opened } from './floating.tsx';
import { useImagine } from './imagine.ts';
import { type TableAction, useSeated } from './open-action.tsx';

/** What can be done at this table beside the game. */
export function TableMenu({ anchor, onClose, onAction }: Opened & { onAction(action: TableAction): void }): ReactNode {
  const { session, snapshot, words } = useTable();
  const me = useMe();
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
    ['orders', seated, () => onAction('orders')],
    ['imagine', imagine !== null, () => void imagine?.()],
    ['pause', seated && !paused, () => void session.send({ kind: 'propose', what: 'pause' }), alone ? 'pauseAlone' : 'pause'],
    ['end', seated && !link.contest, () => onAction('end'), alone ? 'endAlone' : 'end'],
    ['abandon', seated, () => onAction('abandon'), alone ? 'abandonAlone' : 'abandon'],
    ['resign', seated && !link.contest, () => onAction('resign')],
    ['online', online, () => onAction('online')],
    ['bringHome', where === 'remote' && seated && alone, () => onAction('bringHome')],
    ['record', where !== 'remote' || over, () => void save('record')],
    ['file', wholeTable, () => void save('file')],
    ['seal', snapshot.sight.commitment !== '', () => onAction('seal')],
    ['report', link.report !== null, () => onAction('report')],
  ];
  return (
    <Menu anchor={anchor} label={words('actions.title')} onClose={onClose}>
      {items
        .filter(([, possible]) => possible)
        .map(([id, , act, text = id]) => (
          <MenuItem
            key={id}
            onAct={() => {
              onClose();
              act();
            }}
          >
            {words(`actions.${text}`)}
          </MenuItem>
        ))}
    </Menu>
  );
}
