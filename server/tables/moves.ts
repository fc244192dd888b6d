import type { OrderPlan, Proposal, StandingOrder } from '../api/index.ts';
import { notFound, Refusal } from '../failure.ts';
import type { Standing } from '../http/handler.ts';
import { newId } from '../ids.ts';
import type { Services } from '../services.ts';
import { duplicated } from '../store/connect.ts';
import { peopleOf, readProposals } from './proposals.ts';
import type { EnteredText } from './room.ts';
import { readTable, type TableState } from './rows.ts';

type Seated = Standing & { readonly seat: number };

/** The level of the bot that takes over for somebody: one that plays well and does not keep people waiting. */
export function standInLevel({ games }: Services, { row }: TableState): string {
  const levels = games.find(({ id }) => id === row.game)?.levels ?? [];
  return (levels.findLast(({ budget }) => budget <= 500) ?? levels[0])?.level ?? '';
}

/** Gives a seat up for good: a bot plays on, and when one person or none is left the match is over. */
export async function resign(
  services: Services,
  { state, seat }: Seated,
  by: { readonly person: string; readonly request: string | null; readonly because: 'resigned' | 'left' },
): Promise<EnteredText> {
  const remaining = peopleOf(state).filter((other) => other !== seat);
  return services.keeper.room(state.row.id).enter({
    kind: 'resigned',
    seat,
    key: null,
    by: 'person',
    author: by.person,
    request: by.request,
    change: { seat, standIn: standInLevel(services, state), because: by.because === 'left' ? 'left' : 'resigned' },
    ...(remaining.length <= 1 ? { ending: 'resigned' as const } : {}),
  });
}

/** Lets a bot play for somebody whose time has run out. */
export async function runOut(services: Services, state: TableState, seat: number): Promise<void> {
  await services.keeper.room(state.row.id).enter({
    kind: 'out-of-time',
    seat,
    key: null,
    by: 'server',
    author: null,
    request: null,
    expected: state.row.moment,
    change: { seat, standIn: standInLevel(services, state), because: 'time' },
  });
}

/** Takes a seat back from the bot that stood in. */
export function comeBack({ keeper }: Services, { state, seat }: Seated, person: string, request: string): Promise<EnteredText> {
  if (state.seats[seat]?.stand_in_because === 'resigned') throw new Refusal('forbidden', 'whoever resigned does not come back');
  return keeper.room(state.row.id).enter({
    kind: 'returned',
    seat,
    key: null,
    by: 'person',
    author: person,
    request,
    change: { seat, standIn: null, because: null },
  });
}

/** Ends a pause. */
export const resume = ({ keeper }: Services, { state, seat }: Seated, person: string, request: string): Promise<EnteredText> =>
  keeper.room(state.row.id).enter({ kind: 'resumed', seat, key: null, by: 'person', author: person, request, paused: false });

type Plan =
  | { readonly id: string; readonly kind: 'take-back'; readonly to: number }
  | { readonly id: string; readonly kind: 'pause' | 'abandon' };
type Proposed = { readonly proposals: Proposal[]; readonly moment: number };

/** Proposes something that all people at the table must agree to. Whoever is alone with bots agrees with oneself. */
export async function propose(services: Services, { state, seat }: Seated, plan: Plan): Promise<Proposed> {
  const { db, bus } = services;
  const { row } = state;
  if (row.status !== 'running') throw new Refusal(row.status === 'frozen' ? 'frozen' : 'not-running', 'no match is running here');
  await requireSensible(services, { state, seat }, plan);
  const id = newId();
  const values = {
    id,
    table_id: row.id,
    kind: plan.kind,
    seat,
    to_number: plan.kind === 'take-back' ? plan.to : null,
    moment: row.moment,
    agreed: [seat],
    request: plan.id,
  };
  try {
    await db.insertInto('proposals').values(values).execute();
  } catch (error) {
    if (duplicated(error) === null) throw error;
    return proposed(services, row.id);
  }
  bus.publish({ kind: 'proposals', table: row.id });
  await services.keeper.tellPeople(state, 'proposal', [seat]);
  return conclude(services, row.id, id);
}

const MOST_PROPOSALS = 3;

// A repeated request is no proposal more.
async function requireSensible({ db }: Services, { state, seat }: Seated, plan: Plan): Promise<void> {
  const { id: table, moment } = state.row;
  const same = await db
    .selectFrom('proposals')
    .select('id')
    .where('table_id', '=', table)
    .where('request', '=', plan.id)
    .executeTakeFirst();
  if (same !== undefined) return;
  const open = await readProposals(db, state);
  if (open.filter(({ by }) => by === seat).length >= MOST_PROPOSALS)
    throw new Refusal('too-many', 'let the others decide on what you have proposed');
  if (plan.kind !== 'take-back') return;
  const { number } = await db
    .selectFrom('entries')
    .select('number')
    .where('table_id', '=', table)
    .where('moment', '=', moment)
    .executeTakeFirstOrThrow();
  if (plan.to >= number) throw new Refusal('cannot-undo', 'there is nothing to take back', moment);
}

/** Agrees to a proposal, or does away with it. */
export async function vote(services: Services, { state, seat }: Seated, proposal: string, agree: boolean): Promise<Proposed> {
  const { db, bus } = services;
  const { id: table } = state.row;
  const open = (await readProposals(db, state)).find(({ id }) => id === proposal);
  if (open === undefined) throw notFound();
  if (!agree) await db.deleteFrom('proposals').where('id', '=', proposal).execute();
  else
    await db
      .updateTable('proposals')
      .set((eb) => ({ agreed: eb.fn<number[]>('array_append', ['agreed', eb.val(seat)]) }))
      .where('id', '=', proposal)
      .where((eb) => eb.not(eb(eb.val(seat), '=', eb.fn.any('agreed'))))
      .execute();
  bus.publish({ kind: 'proposals', table });
  return agree ? conclude(services, table, proposal) : proposed(services, table);
}

async function proposed({ db }: Services, table: string): Promise<Proposed> {
  const state = await readTable(db, table);
  return { proposals: await readProposals(db, state), moment: state.row.moment };
}

// Whoever completes the consent carries it out; if two do at once, the record takes one entry only.
async function conclude(services: Services, table: string, id: string): Promise<Proposed> {
  const { db, bus, keeper } = services;
  const { proposals, moment } = await proposed(services, table);
  const proposal = proposals.find((one) => one.id === id);
  if (proposal === undefined || !proposal.needed.every((seat) => proposal.agreed.includes(seat))) return { proposals, moment };
  const common = { by: 'server', author: null, request: `proposal-${id}`, seat: proposal.by } as const;
  try {
    if (proposal.kind === 'take-back')
      await keeper.room(table).enter({ ...common, kind: 'take-back', key: String(proposal.to), expected: moment });
    else if (proposal.kind === 'pause') await keeper.room(table).enter({ ...common, kind: 'paused', key: null, paused: true });
    else await keeper.room(table).enter({ ...common, kind: 'abandoned', key: null, ending: 'abandoned' });
  } finally {
    await db.deleteFrom('proposals').where('id', '=', id).execute();
    bus.publish({ kind: 'proposals', table });
  }
  return proposed(services, table);
}

const MOST_ORDERS = 20;

/** The standing orders of a seat. */
export async function ordersOf({ db }: Services, table: string, seat: number): Promise<StandingOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, plan, created_at }) => ({ id, plan, createdAt: created_at.toISOString() }));
}

/** Leaves a standing order; it is tried at once, in case the seat is being asked already. */
export async function leaveOrder(services: Services, { state, seat }: Seated, plan: OrderPlan): Promise<StandingOrder[]> {
  const { db, store, keeper, engine } = services;
  const { row } = state;
  if (row.status !== 'running') throw new Refusal('not-running', 'no match is running here');
  await keeper.room(row.id).withMatch((moment) => engine.about('understand', { table: row.id, moment, plan }));
  const have = await ordersOf(services, row.id, seat);
  if (have.length >= MOST_ORDERS) throw new Refusal('too-many', `${MOST_ORDERS} orders are enough`);
  await db
    .insertInto('orders')
    .values({ id: newId(), table_id: row.id, seat, plan: JSON.stringify(plan), round: JSON.stringify(row.round) })
    .execute();
  await store.pool.query(`select graphile_worker.add_job('orders', json_build_object('table', $1::text), job_key => $2)`, [
    row.id,
    `orders:${row.id}`,
  ]);
  return ordersOf(services, row.id, seat);
}

/** Cancels a standing order. */
export async function cancelOrder(services: Services, { state, seat }: Seated, order: string): Promise<StandingOrder[]> {
  const { id } = state.row;
  const { numDeletedRows } = await services.db
    .deleteFrom('orders')
    .where('id', '=', order)
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return ordersOf(services, id, seat);
}

/** What was entered, as JSON text of `Entered`. */
export const enteredText = ({ moment, update }: EnteredText): string => `{"moment":${moment},"update":${update}}`;
