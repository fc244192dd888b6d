import { type Static, Type } from 'typebox';
import { Count, closed, Done, given, Id, orNull, Time } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';
import { TableDto } from './tables.ts';

/** How the server is doing. */
export const Overview = closed({
  version: Type.String(),
  nodes: Type.Array(closed({ id: Type.String(), startedAt: Time, seenAt: Time, sockets: Type.Integer(), matches: Type.Integer() })),
  people: Type.Integer(),
  tables: closed({ waiting: Type.Integer(), running: Type.Integer(), finished: Type.Integer(), frozen: Type.Integer() }),
  openReports: Type.Integer(),
});
export type Overview = Static<typeof Overview>;

/** Something that somebody reported, or a fault that froze a table. */
export const Report = closed({
  id: Id,
  table: Id,
  by: orNull(Person),
  text: Type.String(),
  fault: orNull(Type.String()),
  at: Time,
  closedAt: orNull(Time),
});
export type Report = Static<typeof Report>;

const At = closed({ table: Id });
const ById = closed({ id: Id });

/** For those who run the server. */
export const adminRoutes = {
  'GET /api/admin/overview': { summary: 'How the server is doing', access: 'admin', reply: Overview },
  'GET /api/admin/people': {
    summary: 'People by a part of their name',
    access: 'admin',
    query: closed({ search: Type.Optional(Type.String({ maxLength: 32, pattern: '^[^\\u0000-\\u001f]*$' })) }),
    reply: Type.Array(closed({ person: Person, admin: Type.Boolean(), createdAt: Time, seenAt: orNull(Time), bannedUntil: orNull(Time) })),
  },
  'DELETE /api/admin/people/:id': { summary: 'Delete an account', access: 'admin', params: ById, reply: Done },
  'GET /api/admin/tables': {
    summary: 'Tables by status',
    access: 'admin',
    query: closed({
      status: Type.Optional(
        Type.Union([Type.Literal('waiting'), Type.Literal('running'), Type.Literal('finished'), Type.Literal('frozen')]),
      ),
    }),
    reply: Type.Array(TableDto),
  },
  'POST /api/admin/tables/:table/freeze': {
    summary: 'Stop a table; nothing is lost',
    access: 'admin',
    params: At,
    body: closed({ reason: Type.String({ maxLength: 500 }) }),
    reply: TableDto,
  },
  'POST /api/admin/tables/:table/thaw': {
    summary: 'Let a frozen table go on, after its record has been replayed and checked',
    access: 'admin',
    params: At,
    reply: TableDto,
  },
  'GET /api/admin/reports': { summary: 'Reports, open ones first', access: 'admin', reply: Type.Array(Report) },
  'GET /api/admin/reports/:id': {
    summary:
      'A report with the record as it was. While the match is not over, the record is withheld from those who play in it, and the table is told when others look',
    access: 'admin',
    params: ById,
    reply: closed({ report: Report, record: orNull(given<object>('the record when it was reported')) }),
  },
  'POST /api/admin/reports/:id/close': { summary: 'A report is dealt with', access: 'admin', params: ById, reply: Done },
  'DELETE /api/admin/chat/:id': {
    summary: 'Remove a message from a chat',
    access: 'admin',
    params: closed({ id: Count }),
    reply: Done,
  },
} as const satisfies Routes;
