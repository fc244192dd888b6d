import type { ReactNode } from 'react';
import { NextTable } from '../app/next-table.tsx';
import { addressOf, byUrgency, useServerTables } from '../screens/tables.ts';
import { useTable } from './context.tsx';

/** Leads from a table to the next one that waits for the reader, once this one does not. */
export function NextFromHere({ always }: { always: boolean }): ReactNode {
  const { session, snapshot } = useTable();
  const others = (useServerTables('waiting-for-me') ?? []).filter(({ id }) => id !== session.id).toSorted(byUrgency);
  const isAsked = snapshot.sight.question !== null;
  const [next] = others;
  if (next === undefined || (isAsked && !always)) return null;
  return <NextTable to={addressOf({ where: 'remote', id: next.id })} count={others.length} quiet={isAsked} />;
}
