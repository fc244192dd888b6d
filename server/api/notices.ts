import { type Static, Type } from 'typebox';
import { Count, closed, Done, Id, oneOfWords, orNull, Time } from './common.ts';
import type { Routes } from './route.ts';

/** Something that concerns me, shown in the client and sent on the ways that I chose. */
export const Notice = closed({
  id: Type.Integer(),
  kind: oneOfWords('your-turn', 'started', 'finished', 'proposal', 'out-of-time', 'rematch', 'frozen', 'looked-at', 'time-short'),
  table: Id,
  game: Type.String(),
  title: orNull(Type.String()),
  at: Time,
  seen: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

const Minute = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** How I want to be told that it is my turn. */
export const NoticeSettings = closed({
  push: Type.Boolean(),
  email: Type.Boolean(),
  webhook: Type.Boolean(),
  /** Nothing is sent between these times of day. */
  quiet: orNull(closed({ from: Minute, to: Minute, zone: Type.String({ maxLength: 64 }) })),
  /** At which time of day one letter tells of all tables that wait. */
  digest: Type.Optional(orNull(closed({ at: Minute, zone: Type.String({ maxLength: 64 }) }))),
  /** How many hours before my time runs out I am reminded, at tables that are played over days; null for never. */
  reminder: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 72 }))),
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** Who reads what is sent to a webhook. */
export const WebhookFormat = oneOfWords('json', 'discord', 'slack', 'telegram');
export type WebhookFormat = Static<typeof WebhookFormat>;

/** What is there to be set. */
export const NoticeState = closed({
  settings: NoticeSettings,
  address: orNull(closed({ email: Type.String(), confirmed: Type.Boolean() })),
  webhook: orNull(Type.String()),
  webhookFormat: WebhookFormat,
  devices: Type.Array(closed({ id: Id, device: Type.String(), createdAt: Time })),
  /** What this server can send. */
  ways: closed({ push: orNull(closed({ key: Type.String() })), email: Type.Boolean(), webhook: Type.Boolean() }),
});
export type NoticeState = Static<typeof NoticeState>;

/** Notices, and the ways on which they are sent. */
export const noticeRoutes = {
  'GET /api/notices': { summary: 'My latest notices', access: 'person', reply: Type.Array(Notice) },
  'POST /api/notices/seen': {
    summary: 'Mark notices as seen, up to an id',
    access: 'person',
    body: closed({ upTo: Count }),
    reply: Done,
  },
  'GET /api/notices/settings': { summary: 'How I am told', access: 'person', reply: NoticeState },
  'PUT /api/notices/settings': { summary: 'Change how I am told', access: 'person', body: NoticeSettings, reply: NoticeState },
  'PUT /api/notices/email': {
    summary: 'Set my e-mail address, or remove it; a letter with a link confirms it',
    access: 'person',
    device: true,
    body: closed({ email: orNull(Type.String({ maxLength: 254, pattern: '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$' })) }),
    reply: NoticeState,
    limit: 'login',
  },
  'POST /api/notices/email/confirm': {
    summary: 'Confirm an address by the secret in the letter',
    access: 'anyone',
    body: closed({ secret: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' }) }),
    reply: Done,
    limit: 'login',
  },
  'PUT /api/notices/webhook': {
    summary: 'Set an address of one’s own to be called, or remove it',
    access: 'member',
    device: true,
    body: closed({ url: orNull(Type.String({ maxLength: 500, pattern: '^https://' })), format: Type.Optional(WebhookFormat) }),
    reply: NoticeState,
    limit: 'login',
  },
  'POST /api/notices/devices': {
    summary: 'Receive Web Push on this device',
    access: 'person',
    body: closed({
      endpoint: Type.String({ maxLength: 1000, pattern: '^https://' }),
      keys: closed({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
    }),
    reply: NoticeState,
    limit: 'create',
  },
  'DELETE /api/notices/devices/:id': {
    summary: 'No more Web Push there',
    access: 'person',
    params: closed({ id: Id }),
    reply: NoticeState,
  },
} as const satisfies Routes;
