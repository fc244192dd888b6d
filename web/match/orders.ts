import { keyByOrder, type Match, requireOrder, type Seat } from '@pantheon/kernel';
import type { OrderPlan, StandingOrder } from '@pantheon/server/api';
import { call } from '../app/api.ts';

/** The answers that somebody has left for later. Every change returns those that stand; whatever is refused is thrown. */
export interface StandingOrders {
  list(): Promise<readonly StandingOrder[]>;
  leave(plan: OrderPlan): Promise<readonly StandingOrder[]>;
  cancel(id: string): Promise<readonly StandingOrder[]>;
}

/** The orders that the server keeps, and follows also while nobody looks. */
export class OrdersOnServer implements StandingOrders {
  private readonly table: string;

  constructor(table: string) {
    this.table = table;
  }

  list(): Promise<readonly StandingOrder[]> {
    return call('GET /api/tables/:table/orders', { params: { table: this.table } });
  }

  leave(plan: OrderPlan): Promise<readonly StandingOrder[]> {
    return call('POST /api/tables/:table/orders', { params: { table: this.table }, body: plan });
  }

  cancel(order: string): Promise<readonly StandingOrder[]> {
    return call('DELETE /api/tables/:table/orders/:order', { params: { table: this.table, order } });
  }
}

/** An order as a table on this device keeps it: whose it is, and in which round it was left. */
export interface StoredOrder extends StandingOrder {
  readonly seat: number;
  readonly round: string;
}

/** An answer that an order gives. */
export interface Ordered {
  readonly seat: Seat;
  readonly key: string;
  readonly order: StoredOrder;
}

const roundOf = (match: Match): string => JSON.stringify(match.game.stage(match).round);

/** The orders of the people at a table on this device. */
export class OrdersHere {
  private stored: readonly StoredOrder[];

  constructor(stored: readonly StoredOrder[]) {
    this.stored = stored;
  }

  /** All of them, to be kept with the table. */
  get all(): readonly StoredOrder[] {
    return this.stored;
  }

  of(seat: Seat | null): readonly StandingOrder[] {
    return this.stored.filter((order) => order.seat === seat);
  }

  leave(match: Match, seat: Seat, plan: OrderPlan): void {
    requireOrder(match.game, plan);
    const order = { id: crypto.randomUUID(), plan, createdAt: new Date().toISOString(), seat, round: roundOf(match) };
    this.stored = [...this.stored, order];
  }

  cancel(seat: Seat | null, id: string): void {
    this.stored = this.stored.filter((order) => order.id !== id || order.seat !== seat);
  }

  /** The first answer that an order of somebody who is waited for gives. Orders for a round that is over are forgotten. */
  next(match: Match): Ordered | null {
    const round = roundOf(match);
    this.stored = this.stored.filter((order) => order.plan.until !== 'round' || order.round === round);
    for (const { seat } of match.waiting) {
      const question = match.question(seat);
      if (question === null) continue;
      for (const order of this.stored) {
        const key = order.seat === seat ? keyByOrder(match, question, order.plan) : null;
        if (key !== null) return { seat, key, order };
      }
    }
    return null;
  }

  /** An order has given its answer. */
  followed({ id, plan }: StoredOrder): void {
    if (plan.until === 'once') this.stored = this.stored.filter((order) => order.id !== id);
  }
}
