import { type Static, Type } from 'typebox';
import { ChatMessage, Presence } from './chat.ts';
import { closed, failureCodes, Id, Moment, oneOfWords } from './common.ts';
import { Notice } from './notices.ts';
import { MatchChanges, MatchUpdate } from './play.ts';
import { TableDto } from './tables.ts';

/** Where the WebSocket is. It takes the session cookie, or `Authorization: Bearer <token>`; browsers must come from this site. */
export type LivePath = '/api/live';

/**
 * What a client says on the WebSocket. `follow` asks for all that happened at a table since a moment, and for all that will;
 * leave `since` out to begin afresh. With `changes` updates are told as changes to the last one (`MatchChanges`) where that is enough.
 * Nothing else is asked for here: changes go by HTTP.
 */
export const FromClient = Type.Union([
  closed({ type: Type.Literal('follow'), table: Id, since: Type.Optional(Moment), changes: Type.Optional(Type.Boolean()) }),
  closed({ type: Type.Literal('unfollow'), table: Id }),
  closed({ type: Type.Literal('ping') }),
]);
export type FromClient = Static<typeof FromClient>;

/**
 * What the server says. After `follow` come `table`, `presence` and, once the match has started, `update`; then each again whenever
 * it changes. Notices come without being asked for: that it is one's turn at a table that one does not follow, for example.
 */
export const FromServer = Type.Union([
  /** The version of the server: a client that was built for another one offers to reload. `connection` is the name of this connection. */
  closed({ type: Type.Literal('hello'), version: Type.String(), connection: Id }),
  closed({ type: Type.Literal('table'), table: TableDto }),
  /** The table is gone, or may not be seen any more. */
  closed({ type: Type.Literal('gone'), table: Id }),
  closed({ type: Type.Literal('update'), update: MatchUpdate }),
  closed({ type: Type.Literal('changes'), update: MatchChanges }),
  closed({ type: Type.Literal('presence'), table: Id, presence: Presence }),
  closed({ type: Type.Literal('chat'), table: Id, message: ChatMessage }),
  /** A message is there no more. */
  closed({ type: Type.Literal('unsaid'), table: Id, id: Type.Integer() }),
  closed({ type: Type.Literal('notice'), notice: Notice }),
  closed({ type: Type.Literal('error'), code: oneOfWords(...failureCodes), message: Type.String() }),
  closed({ type: Type.Literal('pong') }),
]);
export type FromServer =
  | Exclude<Static<typeof FromServer>, { type: 'update' | 'changes' }>
  | { readonly type: 'update'; readonly update: import('./play.ts').MatchUpdate }
  | { readonly type: 'changes'; readonly update: import('./play.ts').MatchChanges };
