import { type Static, Type } from 'typebox';
import { closed, Done, orNull, Secret, Time } from './common.ts';
import type { Routes } from './route.ts';

/** The days of a year on which my clocks stand still at tables that are played over days. */
export const Vacation = closed({
  allowance: Type.Integer(),
  /** How many of them I have taken this year. */
  used: Type.Integer(),
  current: orNull(closed({ from: Time, until: Time })),
});
export type Vacation = Static<typeof Vacation>;

/** Comfort for those who play over days. */
export const comfortRoutes = {
  'GET /api/vacation': { summary: 'My vacation days', access: 'person', reply: Vacation },
  'POST /api/vacation': {
    summary: 'Go on vacation from now on: my clocks stand still at tables that are played over days',
    access: 'person',
    body: closed({ days: Type.Integer({ minimum: 1, maximum: 30 }) }),
    reply: Vacation,
    limit: 'create',
  },
  'POST /api/vacation/end': { summary: 'Come back from vacation', access: 'person', reply: Vacation, limit: 'create' },
  'GET /api/calendar': {
    summary: 'Whether my deadlines are published as a calendar',
    access: 'person',
    reply: closed({ published: Type.Boolean() }),
  },
  'POST /api/calendar': {
    summary: 'Publish my deadlines at a new secret address, `/calendar/<secret>.ics`; an earlier one is void',
    access: 'person',
    device: true,
    reply: closed({ secret: Secret }),
    limit: 'create',
  },
  'DELETE /api/calendar': { summary: 'Publish my deadlines no more', access: 'person', device: true, reply: Done },
} as const satisfies Routes;
