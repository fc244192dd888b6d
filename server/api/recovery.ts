import { Type } from 'typebox';
import { closed, Done, Id, Secret, Time } from './common.ts';
import { Me, Name, Password } from './identity.ts';
import type { Routes } from './route.ts';

/** The way back into an account whose password is lost: a link that works once. */
export const recoveryRoutes = {
  'GET /api/recovery': {
    summary: 'Whether this server sends letters; where it does not, those who run it issue links',
    access: 'anyone',
    reply: closed({ letters: Type.Boolean() }),
  },
  'POST /api/recovery': {
    summary: 'Send a link to the confirmed address of an account; the answer is the same whether there is one or not',
    access: 'anyone',
    body: closed({ name: Name }),
    reply: Done,
    limit: 'login',
  },
  'POST /api/recovery/finish': {
    summary: 'Choose a new password by such a link; all other sessions and all tokens end',
    access: 'anyone',
    body: closed({ secret: Secret, password: Password }),
    reply: Me,
    limit: 'login',
  },
  'POST /api/admin/people/:id/recovery': {
    summary: 'Issue such a link for an account, to be handed over by other means',
    access: 'admin',
    device: true,
    params: closed({ id: Id }),
    reply: closed({ secret: Secret, expiresAt: Time }),
    limit: 'create',
  },
} as const satisfies Routes;
