/** What went wrong, for programs; the message says it for people. */
export type ErrorCode =
  | 'unknown-game'
  | 'unknown-seat'
  | 'not-your-question'
  | 'not-offered'
  | 'stale'
  | 'cannot-undo'
  | 'bad-setup'
  | 'bad-data'
  | 'bad-record'
  | 'foreign-record'
  | 'rule-fault';

/** Every refusal of the kernel. Whoever throws it has changed nothing. */
export class PantheonError extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = 'PantheonError';
    this.code = code;
  }
}

/** A fault in the rules of a game: never the fault of a player. */
export const ruleFault = (message: string, cause?: unknown): PantheonError =>
  new PantheonError('rule-fault', message, cause === undefined ? undefined : { cause });
