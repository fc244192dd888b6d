import { type Static, Type } from 'typebox';
import { ChatMessage } from './chat.ts';
import { Count, closed, Done, Id, oneOfWords, orNull, Secret, Time } from './common.ts';
import { Person } from './identity.ts';
import type { Routes } from './route.ts';

/** How far somebody keeps another away: not heard, or not met either. */
export const Distance = oneOfWords('mute', 'block');
export type Distance = Static<typeof Distance>;

/** Somebody whom I keep away. */
export const KeptAway = closed({ person: Person, kind: Distance, since: Time });
export type KeptAway = Static<typeof KeptAway>;

/** What a complaint is about. */
export const ComplaintReason = oneOfWords('insult', 'hate', 'spam', 'unfair', 'name', 'other');
export type ComplaintReason = Static<typeof ComplaintReason>;

/** A complaint about somebody, with what its author could read around it. */
export const Complaint = closed({
  id: Id,
  by: orNull(Person),
  about: orNull(Person),
  table: orNull(Id),
  /** The message that it is about; it may be removed by now. */
  message: orNull(Type.Integer()),
  reason: ComplaintReason,
  text: Type.String(),
  context: Type.Array(ChatMessage),
  at: Time,
  closedAt: orNull(Time),
  outcome: orNull(Type.String()),
});
export type Complaint = Static<typeof Complaint>;

/** Who may come in, how much newcomers may say, and how many tables somebody may offer. */
export const HouseRules = closed({
  registration: oneOfWords('open', 'invitation', 'closed'),
  /** For so many hours guests are newcomers: they write no links, and less. 0 for nobody. */
  newcomerHours: Type.Integer({ minimum: 0, maximum: 720 }),
  newcomerLetters: Type.Integer({ minimum: 20, maximum: 1000 }),
  newcomerMessages: Type.Integer({ minimum: 1, maximum: 600 }),
  /** How many tables one guest, and one account, may offer to everybody at a time. */
  openTablesGuest: Type.Integer({ minimum: 0, maximum: 100 }),
  openTablesMember: Type.Integer({ minimum: 1, maximum: 100 }),
  /** Words that guests do not write, one by one. */
  words: Type.Array(Type.String({ minLength: 2, maxLength: 40 }), { maxItems: 200 }),
});
export type HouseRules = Static<typeof HouseRules>;

/** A way in that an administrator has made. */
export const Invitation = closed({ id: Id, note: Type.String(), usesLeft: Type.Integer(), createdAt: Time, expiresAt: Time });
export type Invitation = Static<typeof Invitation>;

/** Something that somebody did who runs the server. */
export const AuditEntry = closed({
  id: Id,
  at: Time,
  admin: orNull(Person),
  act: Type.String(),
  /** The table and the person that it concerned, and what was said of it. */
  table: orNull(Type.String()),
  person: orNull(Person),
  about: orNull(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

const Somebody = closed({ person: Id });
const ById = closed({ id: Id });
const Line = Type.String({ maxLength: 500, pattern: '^[^\\u0000]*$' });

/** Keeping away from people, and complaining of them. */
export const safetyRoutes = {
  'GET /api/house': {
    summary: 'Whether new people may come in',
    access: 'anyone',
    reply: closed({ registration: HouseRules.properties.registration }),
  },
  'GET /api/kept-away': { summary: 'Those whom I do not want to hear or meet', access: 'person', reply: Type.Array(KeptAway) },
  'PUT /api/kept-away/:person': {
    summary: 'Mute somebody, or block them: blocked people do not sit down where I sit, nor do they send me invitations',
    access: 'person',
    params: Somebody,
    body: closed({ kind: Distance }),
    reply: Type.Array(KeptAway),
    limit: 'create',
  },
  'DELETE /api/kept-away/:person': {
    summary: 'Hear and meet somebody again',
    access: 'person',
    params: Somebody,
    reply: Type.Array(KeptAway),
  },
  'POST /api/complaints': {
    summary: 'Complain of somebody, or of a message, to those who run the server',
    access: 'person',
    body: closed({
      person: Id,
      table: Type.Optional(Id),
      message: Type.Optional(Count),
      reason: ComplaintReason,
      text: Type.String({ maxLength: 1000, pattern: '^[^\\u0000]*$' }),
    }),
    reply: Done,
    limit: 'login',
  },
} as const satisfies Routes;

/** Order in the house, for those who run the server. */
export const orderRoutes = {
  'GET /api/admin/complaints': {
    summary: 'Complaints, open ones first',
    access: 'admin',
    reply: Type.Array(Complaint),
  },
  'POST /api/admin/complaints/:id/close': {
    summary: 'A complaint is dealt with',
    access: 'admin',
    params: ById,
    body: closed({ outcome: Line }),
    reply: Done,
  },
  'POST /api/admin/people/:id/ban': {
    summary: 'Shut somebody out for so many days, or until further notice; a bot plays for them when their time is up',
    access: 'admin',
    params: ById,
    body: closed({
      days: orNull(Type.Integer({ minimum: 1, maximum: 3650 })),
      reason: Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000]*$' }),
      removeChat: Type.Boolean(),
    }),
    reply: Done,
  },
  'POST /api/admin/people/:id/unban': { summary: 'Let somebody in again', access: 'admin', params: ById, reply: Done },
  'GET /api/admin/house': { summary: 'The rules of the house', access: 'admin', reply: HouseRules },
  'PUT /api/admin/house': { summary: 'Change the rules of the house', access: 'admin', body: HouseRules, reply: HouseRules },
  'GET /api/admin/invitations': { summary: 'Ways in that are still good', access: 'admin', reply: Type.Array(Invitation) },
  'POST /api/admin/invitations': {
    summary: 'A way in for so many people within so many days; its secret is shown this once',
    access: 'admin',
    body: closed({
      note: Type.String({ maxLength: 80, pattern: '^[^\\u0000-\\u001f]*$' }),
      uses: Type.Integer({ minimum: 1, maximum: 1000 }),
      days: Type.Integer({ minimum: 1, maximum: 365 }),
    }),
    reply: closed({ invitation: Invitation, secret: Secret }),
  },
  'POST /api/admin/invitations/:id/revoke': { summary: 'Close a way in', access: 'admin', params: ById, reply: Done },
  'GET /api/admin/audit': {
    summary: 'What those who run the server did, the latest first',
    access: 'admin',
    query: closed({ before: Type.Optional(Time) }),
    reply: Type.Array(AuditEntry),
  },
} as const satisfies Routes;
