import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { type Static, Type } from 'typebox';
import { closed, Done, given, Id, LanguageCode, orNull, Secret, Time } from './common.ts';
import type { Routes } from './route.ts';

/** What people call themselves: 1 to 32 letters, no control signs. */
export const Name = Type.String({ minLength: 1, maxLength: 32, pattern: '^[^\\u0000-\\u001f\\u007f]+$' });
export const Password = Type.String({ minLength: 8, maxLength: 256 });

/** Somebody as others see them. A guest's name is not protected, so clients mark guests, and programs, where they sit and write. */
export const Person = closed({ id: Id, name: Type.String(), guest: Type.Boolean(), program: Type.Optional(Type.Boolean()) });
export type Person = Static<typeof Person>;

/** Settings that follow a person from device to device; the client alone knows what they mean. */
export const Preferences = Type.Record(
  Type.String({ pattern: '^[a-zA-Z.]{1,40}$' }),
  Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]),
  {
    maxProperties: 60,
  },
);
export type Preferences = Static<typeof Preferences>;

/** Oneself. */
export const Me = closed({
  id: Id,
  name: Type.String(),
  guest: Type.Boolean(),
  admin: Type.Boolean(),
  /** Whether a program plays by this account; others see that it does, and it is not ranked among people. */
  program: Type.Boolean(),
  language: LanguageCode,
  hasPassword: Type.Boolean(),
  passkeys: Type.Array(closed({ id: Id, name: Type.String(), createdAt: Time })),
  preferences: Preferences,
  /** Whether the page about my play is for me alone. */
  hidden: Type.Boolean(),
  createdAt: Time,
  /** Until when I am shut out of this server, and why. */
  ban: orNull(closed({ until: Time, reason: Type.String() })),
});
export type Me = Static<typeof Me>;

/** A device on which somebody is signed in. */
export const Session = closed({
  id: Id,
  current: Type.Boolean(),
  createdAt: Time,
  seenAt: Time,
  expiresAt: Time,
  /** The browser, in a few words. */
  device: Type.String(),
});
export type Session = Static<typeof Session>;

/** A key by which a program of yours acts in your name. */
export const Token = closed({ id: Id, name: Type.String(), createdAt: Time, usedAt: orNull(Time) });
export type Token = Static<typeof Token>;

const ById = closed({ id: Id });
/** Whoever has a password confirms with it what cannot be undone. */
const Confirmed = closed({ password: Type.Optional(Type.String({ maxLength: 256 })) });

/** Who you are. Signing in sets a cookie that scripts cannot read; programs send `Authorization: Bearer <token>` instead. */
export const identityRoutes = {
  'GET /api/me': { summary: 'Who am I? null without a session', access: 'anyone', reply: orNull(Me) },
  'POST /api/guest': {
    summary: 'Begin to play at once: a name is enough',
    access: 'anyone',
    body: closed({ name: Name, language: Type.Optional(LanguageCode), invitation: Type.Optional(Secret) }),
    reply: Me,
    limit: 'create',
  },
  'POST /api/account': {
    summary: 'Make an account; a guest keeps all matches',
    access: 'anyone',
    body: closed({
      name: Name,
      password: Password,
      language: Type.Optional(LanguageCode),
      /** What lets somebody in where new people need an invitation: one of the server, or one to a table. */
      invitation: Type.Optional(Secret),
    }),
    reply: Me,
    limit: 'login',
  },
  'POST /api/login': {
    summary: 'Sign in by name and password',
    access: 'anyone',
    body: closed({ name: Name, password: Type.String({ minLength: 1, maxLength: 256 }) }),
    reply: Me,
    limit: 'login',
  },
  'POST /api/logout': { summary: 'Sign out here', access: 'person', evenBanned: true, reply: Done },
  'POST /api/logout-everywhere': { summary: 'End all sessions and tokens, this one too', access: 'person', device: true, reply: Done },
  'PATCH /api/me': {
    summary: 'Change name, language, preferences; say that this is the account of a program',
    access: 'person',
    body: closed({
      name: Type.Optional(Name),
      language: Type.Optional(LanguageCode),
      preferences: Type.Optional(Preferences),
      program: Type.Optional(Type.Boolean()),
    }),
    reply: Me,
  },
  'POST /api/me/password': {
    summary: 'Change the password; other sessions and all tokens end',
    access: 'member',
    device: true,
    body: closed({ old: Type.Optional(Type.String({ maxLength: 256 })), new: Password }),
    reply: Done,
    limit: 'login',
  },
  'GET /api/me/export': {
    summary: 'Everything that is stored about you',
    access: 'person',
    evenBanned: true,
    reply: given<object>('personal data'),
    limit: 'heavy',
  },
  'DELETE /api/me': {
    summary: 'Delete the account; its matches stay, under a made-up name',
    access: 'person',
    evenBanned: true,
    device: true,
    body: Confirmed,
    reply: Done,
    limit: 'login',
  },
  'GET /api/me/sessions': { summary: 'Where am I signed in?', access: 'person', reply: Type.Array(Session) },
  'DELETE /api/me/sessions/:id': { summary: 'End one of my sessions', access: 'person', device: true, params: ById, reply: Done },
  'GET /api/me/tokens': { summary: 'Keys of my programs', access: 'member', reply: Type.Array(Token) },
  'POST /api/me/tokens': {
    summary: 'Make a key for a program; it is shown this once',
    access: 'member',
    device: true,
    body: closed({ name: Name }),
    reply: closed({ token: Token, secret: Secret }),
    limit: 'create',
  },
  'DELETE /api/me/tokens/:id': { summary: 'Revoke a key', access: 'member', device: true, params: ById, reply: Done },
  'POST /api/passkeys/register': {
    summary: 'Begin to add a passkey; a guest becomes an account with it',
    access: 'person',
    device: true,
    body: closed({ name: Name }),
    reply: closed({ ceremony: Id, options: given<PublicKeyCredentialCreationOptionsJSON>('WebAuthn creation options') }),
    limit: 'login',
  },
  'POST /api/passkeys/register/finish': {
    summary: 'Add the passkey',
    access: 'person',
    device: true,
    body: closed({ ceremony: Id, response: given<RegistrationResponseJSON>('WebAuthn registration') }),
    reply: Me,
    limit: 'login',
  },
  'POST /api/passkeys/login': {
    summary: 'Begin to sign in with a passkey',
    access: 'anyone',
    reply: closed({ ceremony: Id, options: given<PublicKeyCredentialRequestOptionsJSON>('WebAuthn request options') }),
    limit: 'login',
  },
  'POST /api/passkeys/login/finish': {
    summary: 'Sign in with the passkey',
    access: 'anyone',
    body: closed({ ceremony: Id, response: given<AuthenticationResponseJSON>('WebAuthn assertion') }),
    reply: Me,
    limit: 'login',
  },
  'DELETE /api/passkeys/:id': { summary: 'Remove a passkey', access: 'member', device: true, params: ById, reply: Done },
} as const satisfies Routes;
