import type { TroubleName } from './options.ts';

/** What went wrong. All of these must be 0. */
export const WRONGS = {
  lost: 'acknowledged, but not in the records',
  doubled: 'entered twice',
  gaps: 'a number missing in a journal',
  diverged: 'a match that does not replay, or looks different on another node',
  stuck: 'a table that does not go on',
  errors: 'a request that was answered 500',
  refused: 'refused although it was right',
  foreign: 'somebody saw what was not theirs',
  stale: 'somebody who follows a table was not told of the latest',
  misdated: 'an entry with a time that is not the time',
  unfrozen: 'a table whose rules failed was not frozen',
  harmed: 'data of somebody else was not refused',
  unnoticed: 'a silent database that a node did not notice in time',
  unrecovered: 'a node that was not well again in time',
  deaths: 'a process that ended by itself',
} as const;
export type Wrong = keyof typeof WRONGS;

/** Figures of a run: what happened, and what went wrong. */
export interface Findings extends Record<Wrong, number> {
  kills: number;
  databaseKills: number;
  matches: number;
  /** Matches of real games among them. */
  real: number;
  acknowledged: number;
  repeats: number;
  troubles: Partial<Record<TroubleName, number>>;
  /** Kinds of trouble that could not be made here, and why. */
  skipped: string[];
  deeds: Record<string, number>;
  hostile: Record<string, number>;
  sockets: number;
  /** How much of what people received was judged. */
  judged: number;
  outOfTime: number;
  threadsLost: number;
  failedStarts: number;
  /** Milliseconds. */
  slowestNotice: number;
  slowestRecovery: number;
  notices: number;
  recoveries: number;
  /** What people were told who were to come again, by its code. */
  refusals: Record<string, number>;
  /** What was answered 500, by route as whoever asked knows it; the nodes tell why, and each of them counts once. */
  failed: Record<string, number>;
  /** What nodes logged as an error, by what it says. */
  logged: Record<string, number>;
}

/** Figures with nothing in them. */
export const freshFindings = (): Findings => ({
  kills: 0,
  databaseKills: 0,
  matches: 0,
  real: 0,
  acknowledged: 0,
  repeats: 0,
  troubles: {},
  skipped: [],
  deeds: {},
  hostile: {},
  sockets: 0,
  judged: 0,
  outOfTime: 0,
  threadsLost: 0,
  failedStarts: 0,
  slowestNotice: 0,
  slowestRecovery: 0,
  notices: 0,
  recoveries: 0,
  refusals: {},
  failed: {},
  logged: {},
  ...(Object.fromEntries(Object.keys(WRONGS).map((name) => [name, 0])) as Record<Wrong, number>),
});

/** Adds one to a figure of a table of figures. */
export const count = (figures: Record<string, number>, name: string): void => {
  figures[name] = (figures[name] ?? 0) + 1;
};

/** What went wrong, of the figures that are not 0. */
export const wrongs = (findings: Findings): Partial<Record<Wrong, number>> =>
  Object.fromEntries((Object.keys(WRONGS) as Wrong[]).flatMap((name) => (findings[name] === 0 ? [] : [[name, findings[name]]])));

/** The figures that `test:faults` prints. */
export const faultFigures = (findings: Findings): Partial<Findings> => {
  const { kills, databaseKills, matches, real, acknowledged, repeats, lost, doubled, gaps, diverged, stuck, errors } = findings;
  return { kills, databaseKills, matches, real, acknowledged, repeats, lost, doubled, gaps, diverged, stuck, errors };
};

/** Figures as lines for people. */
export function reportOf(findings: Partial<Findings>): string {
  return Object.entries(findings)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? listOf(value) : value}`)
    .join('\n');
}

const listOf = (value: object): string =>
  Array.isArray(value)
    ? value.join('; ') || 'none'
    : Object.entries(value)
        .map(([name, figure]) => `${name} ${figure}`)
        .join(', ') || 'none';
