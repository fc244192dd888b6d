import type { Static, TSchema } from 'typebox';

/**
 * Who may call a route. The server checks this in one place, before the handler runs.
 *
 * - `anyone`: no session needed
 * - `person`: signed in, as a guest at least
 * - `member`: signed in with an account
 * - `viewer`: may see the table in the path: seated there, or a spectator where these are allowed
 * - `seated`: has a seat at the table in the path
 * - `host`: made the table in the path
 * - `admin`: runs this server
 *
 * A table that a caller may not even see answers `not-found`.
 */
export type Access = 'anyone' | 'person' | 'member' | 'viewer' | 'seated' | 'host' | 'admin';

/** One route of the API. */
export interface Route {
  readonly summary: string;
  readonly access: Access;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  readonly reply: TSchema;
  /** Only for somebody who has signed in on a device: a program with a token may not call it. */
  readonly device?: true;
  /**
   * It only enters something in a journal: who calls and how the table stands may be remembered, since both are asked once more in the
   * statement that stores the entry.
   */
  readonly enters?: true;
  /** Also for somebody who is shut out: what concerns nobody but themselves. */
  readonly evenBanned?: true;
  /** How much may be asked how often, where it is less than usual. */
  readonly limit?: 'login' | 'create' | 'talk' | 'heavy';
  /** The largest body in bytes, where it is more than usual. */
  readonly bodyLimit?: number;
}

/** Routes by method and path, such as `POST /api/tables/:table/answers`. */
export type Routes = { readonly [methodAndPath: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`]: Route };

type Part<R, K extends PropertyKey> = R extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined;

/** The types of one route: what to send and what comes back. */
export type Call<R extends Route> = {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly body: Part<R, 'body'>;
  readonly reply: Static<R['reply']>;
};
