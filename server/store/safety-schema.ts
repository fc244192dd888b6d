import type { JSONColumnType } from 'kysely';
import type { ChatMessage, ComplaintReason, Distance } from '../api/index.ts';
import type { Made } from './columns.ts';

/** Whom somebody does not want to hear, or to meet at all. */
export interface BlocksTable {
  person: string;
  other: string;
  kind: Distance;
  created_at: Made;
}

/** What somebody complains of, with what was said around it when they did. */
export interface ComplaintsTable {
  id: string;
  person: string | null;
  about: string | null;
  table_id: string | null;
  message: number | null;
  reason: ComplaintReason;
  text: string;
  context: JSONColumnType<readonly ChatMessage[]>;
  at: Made;
  closed_at: Date | null;
  outcome: string | null;
}

/** A way in where new people need one. Only the hash of its secret is kept. */
export interface InvitationsTable {
  id: string;
  admin: string | null;
  hash: Buffer;
  note: string;
  uses_left: number;
  created_at: Made;
  expires_at: Date;
}

/** The tables of how people keep apart, and who may come in. */
export interface SafetyTables {
  blocks: BlocksTable;
  complaints: ComplaintsTable;
  invitations: InvitationsTable;
}
