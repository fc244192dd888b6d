import { type Static, type TSchema, Type } from 'typebox';

/** An object that takes nothing but what it names. */
export const closed = <P extends Record<string, TSchema>>(properties: P) => Type.Object(properties, { additionalProperties: false });

/** A value or null. */
export const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** One of some words. */
export const oneOfWords = <const V extends readonly string[]>(...values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] } as object);

/** What the published schemas describe (`docs/schemas`): for each game where games differ in it. */
export type PublishedType = 'SeatView' | 'LogLine' | 'MatchRecord' | 'Result';

/** By what a value in the contract says which of those it is. */
export const PUBLISHED = 'x-published';

/** A value whose type is declared elsewhere, by the kernel mostly; it is sent as it is. */
export const given = <T>(title: string, published?: PublishedType) =>
  Type.Unsafe<T>({ title, ...(published === undefined ? {} : { [PUBLISHED]: published }) } as object);

/** The id of a table, a person, a session and so on: never a secret. */
export const Id = Type.String({ pattern: '^[a-z0-9]{4,32}$' });

/** The id of a game: small letters and hyphens. */
export const GameId = Type.String({ pattern: '^[a-z0-9-]{1,32}$' });

/** A secret of 128 bits or more, in URL-safe letters. */
export const Secret = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' });

/** Made by the client for one request. The same id again is the same request again, and is answered the same. */
export const RequestId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' });

/**
 * How many entries the record of a match has: answers, undos, stand-ins and the like. It only ever grows, also when an undo takes
 * answers back; `Sight.number`, the number of answers that stand, does not.
 */
export const Moment = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** A number that the database gives, one after the other: no larger than JSON can carry exactly. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** A seat by its number. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 11 });

/** A point in time, as ISO 8601 in UTC. */
export const Time = Type.String({ format: 'date-time' });

export const LanguageCode = oneOfWords('en', 'it');
export type LanguageCode = Static<typeof LanguageCode>;

/** Nothing to say but that it was done. */
export const Done = closed({ done: Type.Literal(true) });
export type Done = Static<typeof Done>;

/** Why a request was refused. Programs read the code; the message is for developers. */
export const failureCodes = [
  'bad-request',
  'too-large',
  'too-many',
  'not-signed-in',
  'forbidden',
  'wrong-origin',
  'banned',
  'not-invited',
  'unwelcome',
  'newcomer',
  'not-found',
  'name-taken',
  'wrong-password',
  'weak-password',
  'passkey-refused',
  'unknown-game',
  'bad-setup',
  'bad-data',
  'bad-record',
  'full',
  'already-seated',
  'not-waiting',
  'not-running',
  'not-over',
  'not-ready',
  'paused',
  'frozen',
  'stale',
  'id-reused',
  'not-offered',
  'not-your-question',
  'cannot-undo',
  'played-already',
  'too-fast',
  'too-late',
  'unavailable',
  'internal',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The body of every refusal. `moment` is where the match stands, when the request came too late. */
export const Failure = closed({
  error: closed({
    code: oneOfWords(...failureCodes),
    message: Type.String(),
    moment: Type.Optional(Moment),
  }),
});
export type Failure = Static<typeof Failure>;
