import { type Static, Type } from 'typebox';
import { Count, closed, Id, oneOfWords, orNull, RequestId, SeatNumber, Time } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';

/** Players and spectators talk apart, and spectators never read what players say. Players read what spectators said once the match is over. */
export const ChatRoom = oneOfWords('players', 'spectators');
export type ChatRoom = Static<typeof ChatRoom>;

/** Something said. Plain text: clients show it as such. */
export const ChatMessage = closed({
  id: Type.Integer(),
  room: ChatRoom,
  author: Person,
  seat: orNull(SeatNumber),
  text: Type.String(),
  at: Time,
});
export type ChatMessage = Static<typeof ChatMessage>;

/** Who is there. */
export const Presence = closed({
  /** Seats whose owner looks at the table now. */
  seats: Type.Array(SeatNumber),
  spectators: Type.Integer(),
});
export type Presence = Static<typeof Presence>;

const At = closed({ table: Id });

/** Talking at a table. */
export const talkRoutes = {
  'GET /api/tables/:table/chat': {
    summary: 'The latest messages, or those after an id',
    access: 'viewer',
    params: At,
    query: closed({ after: Type.Optional(Count) }),
    reply: Type.Array(ChatMessage),
  },
  'POST /api/tables/:table/chat': {
    summary: 'Say something; spectators to spectators, players to players',
    access: 'viewer',
    params: At,
    body: closed({ id: RequestId, text: Type.String({ minLength: 1, maxLength: 1000 }) }),
    reply: ChatMessage,
    limit: 'talk',
  },
  'GET /api/tables/:table/presence': { summary: 'Who is at the table now', access: 'viewer', params: At, reply: Presence },
} as const satisfies Routes;
