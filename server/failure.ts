import type { FailureCode } from './api/index.ts';

const statuses: { readonly [code in FailureCode]: number } = {
  'bad-request': 400,
  'too-large': 413,
  'too-many': 429,
  'not-signed-in': 401,
  forbidden: 403,
  'wrong-origin': 403,
  banned: 403,
  'not-invited': 403,
  unwelcome: 403,
  newcomer: 403,
  'not-found': 404,
  'name-taken': 409,
  'wrong-password': 401,
  'weak-password': 400,
  'passkey-refused': 401,
  'unknown-game': 404,
  'bad-setup': 400,
  'bad-data': 400,
  'bad-record': 400,
  full: 409,
  'already-seated': 409,
  'not-waiting': 409,
  'not-running': 409,
  'not-over': 409,
  'not-ready': 409,
  paused: 409,
  frozen: 409,
  stale: 409,
  'id-reused': 409,
  'not-offered': 400,
  'not-your-question': 409,
  'cannot-undo': 409,
  'played-already': 409,
  'too-fast': 409,
  'too-late': 409,
  unavailable: 503,
  internal: 500,
};

/** A request that is refused, with a reason that its sender may know. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: FailureCode;
  readonly moment: number | undefined;

  constructor(code: FailureCode, message: string, moment?: number) {
    super(message);
    this.code = code;
    this.moment = moment;
  }

  get status(): number {
    return statuses[this.code];
  }
}

/** What is not there, and what one may not see, look the same. */
export const notFound = (): Refusal => new Refusal('not-found', 'there is no such thing here');

/** A session that has ended while something was asked by it. */
export const signedOut = (): Refusal => new Refusal('not-signed-in', 'you have signed out');
