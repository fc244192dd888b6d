import type { MatchRecord, Verification } from '@pantheon/kernel';
import type { KnownFairness } from '../../match/fairness.ts';

/** One thing that was checked; null where nothing is known here that it could be compared with. */
export interface Check {
  readonly name: string;
  readonly ok: boolean | null;
  readonly n?: number;
}

/** All that can be checked of a match here: by playing it again, and by what this browser saw of it before its end. */
export const checksOf = (found: Verification, record: MatchRecord, known: KnownFairness | null): readonly Check[] => [
  { name: 'announced', ok: found.announced },
  { name: 'seen', ok: known === null || known.commitment === null ? null : known.commitment === record.commitment },
  { name: 'mine', ok: known === null || known.entropy === null ? null : record.entropy.includes(known.entropy) },
  { name: 'fromTheStart', ok: found.fromTheStart && found.ownDice },
  { name: 'answers', ok: true, n: found.answers },
  { name: 'outcomes', ok: found.foreignOutcomes === 0, n: found.outcomes },
  { name: 'result', ok: found.result },
];
