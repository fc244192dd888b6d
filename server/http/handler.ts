import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Api, RouteName, routes } from '../api/index.ts';
import type { PersonRow } from '../store/schema.ts';
import type { StoredTable } from '../tables/table-repository.ts';

/** Whoever sent a request, and by which session or token. */
export interface Caller {
  readonly person: PersonRow;
  readonly session: string;
  readonly kind: 'device' | 'token';
  /** Known from an earlier request: whether the session still stands is asked when something is stored. */
  readonly remembered?: true;
}

/** A reply that is JSON text already. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type AccessOf<Name extends RouteName> = (typeof routes)[Name]['access'];
type TableAccess = Extract<Access, 'viewer' | 'seated' | 'host'>;

/** The table in the path, and the seat that whoever calls has there. */
export interface AtTable {
  readonly table: StoredTable;
  readonly seat: number | null;
}

/** A request to one route, after everything about it has been checked that the contract says. */
export interface Received<Name extends RouteName> {
  readonly params: Api[Name]['params'];
  readonly query: Api[Name]['query'];
  readonly body: Api[Name]['body'];
  readonly caller: AccessOf<Name> extends 'anyone' | 'viewer' ? Caller | null : Caller;
  /** The table in the path, where the route wants a viewer, a seat or the host. */
  readonly at: AccessOf<Name> extends TableAccess
    ? AccessOf<Name> extends 'seated'
      ? AtTable & { readonly seat: number }
      : AtTable
    : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a route does. */
export type Handler<Name extends RouteName> = (received: Received<Name>) => Promise<Api[Name]['reply'] | JsonText>;

/** What every route does. */
export type Handlers = { readonly [Name in RouteName]: Handler<Name> };
