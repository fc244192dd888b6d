import type { Kysely } from 'kysely';
import type { Proposal } from '../api/index.ts';
import type { Database } from '../store/schema.ts';
import type { TableState } from './rows.ts';

/** The seats whose people have not gone for good: those whose consent is needed. */
export const peopleOf = ({ seats }: TableState): number[] =>
  seats
    .filter(
      ({ kind, person, stand_in_because: because }) => kind === 'person' && person !== null && (because === null || because === 'time'),
    )
    .map(({ seat }) => seat);

/** The proposals that are open. A take-back is void as soon as the match has moved on. */
export async function readProposals(db: Kysely<Database>, state: TableState): Promise<Proposal[]> {
  if (state.row.status !== 'running') return [];
  const rows = await db.selectFrom('proposals').selectAll().where('table_id', '=', state.row.id).orderBy('created_at').execute();
  const needed = peopleOf(state);
  return rows
    .filter(({ kind, moment }) => kind !== 'take-back' || moment === state.row.moment)
    .map(({ id, kind, seat, to_number, agreed, created_at }) => ({
      id,
      kind,
      by: seat,
      to: to_number,
      agreed,
      needed,
      createdAt: created_at.toISOString(),
    }));
}
