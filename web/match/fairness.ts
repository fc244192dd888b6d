import type { TableDto } from '@pantheon/server/api';

/** What this browser knows of a table from before its end: the seal of the seed, and what it added itself. */
export interface KnownFairness {
  readonly commitment: string | null;
  readonly entropy: string | null;
}

const KEY = 'pantheon.fairness';
const SOUGHT = 'pantheon.fairness.sought';
/** So many tables are remembered, the newest ones. */
const MOST = 300;

type Known = readonly (readonly [table: string, known: KnownFairness])[];

/** Something random to be added to the seed of a match. */
export const freshEntropy = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function all(): Known {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Known) : [];
  } catch {
    // Whatever else is kept under this name is not ours to read.
    return [];
  }
}

/** What is known of a table from before its end. */
export const knownFairness = (table: string): KnownFairness | null => all().find(([id]) => id === table)?.[1] ?? null;

function remember(table: string, { commitment, entropy }: KnownFairness): void {
  const before = knownFairness(table);
  const known: KnownFairness = { commitment: before?.commitment ?? commitment, entropy: before?.entropy ?? entropy };
  if (before !== null && before.commitment === known.commitment && before.entropy === known.entropy) return;
  localStorage.setItem(KEY, JSON.stringify([[table, known], ...all().filter(([id]) => id !== table)].slice(0, MOST)));
}

/** Takes note of the seal of a table when it is first seen, and of what was added to its seed here. What came first stays. */
export function rememberFairness({ id, commitment, status }: TableDto, entropy: string | null): void {
  if (status !== 'finished') remember(id, { commitment, entropy });
}

/** Whoever looks for a table adds something to the seed of whichever is found. */
export const keepSoughtEntropy = (entropy: string): void => localStorage.setItem(SOUGHT, entropy);

/** The table that was looked for from here has been found. */
export function rememberSought(table: string): void {
  const entropy = localStorage.getItem(SOUGHT);
  if (entropy === null) return;
  remember(table, { commitment: null, entropy });
  localStorage.removeItem(SOUGHT);
}
