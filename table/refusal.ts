import { type ErrorCode, PantheonError } from '@pantheon/kernel';

/** Why a table refuses a command, beside what the rules refuse. */
export type RefusalCode =
  | ErrorCode
  | 'forbidden'
  | 'paused'
  | 'not-running'
  | 'too-many'
  | 'id-reused'
  | 'unknown-proposal'
  | 'unknown-order';

/** A command that a table does not take. Nothing has changed. */
export class TableRefusal extends Error {
  override readonly name = 'TableRefusal';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a command was refused, or null if something failed instead: a fault of the rules is nobody's refusal. */
export function refusalIn(error: unknown): { readonly code: RefusalCode; readonly message: string } | null {
  if (error instanceof TableRefusal) return { code: error.code, message: error.message };
  if (error instanceof PantheonError && error.code !== 'rule-fault') return { code: error.code, message: error.message };
  return null;
}
