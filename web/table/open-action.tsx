import { type ReactNode, Suspense } from 'react';
import { screen } from '../app/screen.ts';
import { useTable } from './context.tsx';

const ActionDialog = screen(async () => (await import('./action-dialog.tsx')).ActionDialog);

/** What can be done about the table in a dialog. */
export type TableAction = 'orders' | 'seal' | 'end' | 'abandon' | 'resign' | 'report' | 'online' | 'bringHome';

/** The dialog about an action, while one is open. */
export function OpenAction({ action, onClose }: { action: TableAction | null; onClose(): void }): ReactNode {
  if (action === null) return null;
  return (
    <Suspense>
      <ActionDialog action={action} onClose={onClose} />
    </Suspense>
  );
}

/** Whether the reader has a say at the table: they sit there, have not given up, and the match goes on. */
export function useSeated(): boolean {
  const { snapshot } = useTable();
  const { eyes, players, state } = snapshot;
  const standIn = eyes === null ? undefined : players[eyes]?.standIn;
  return snapshot.hands.length > 0 && eyes !== null && state !== 'over' && standIn !== 'resigned' && standIn !== 'left';
}
