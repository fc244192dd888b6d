/** What can happen to the world. */
export const TROUBLES = [
  'kill-node',
  'freeze-node',
  'step-clock',
  'kill-database',
  'freeze-database',
  'full-disk',
  'link-cut',
  'link-silent',
  'link-stuck',
  'link-slow',
  'link-refused',
  'door-cut',
  'door-silent',
  'door-slow',
  'door-refused',
] as const;
export type TroubleName = (typeof TROUBLES)[number];

/** The bundles that run. */
export interface Bundles {
  readonly node: string;
  readonly worker: string;
  readonly keeper: string;
  readonly clock: string;
}

/** The sources of these bundles. */
export const SOURCES: Readonly<Record<keyof Bundles, string>> = {
  node: 'server/tests/chaos/node.ts',
  worker: 'server/tests/fixtures/worker-chaos.ts',
  keeper: 'server/tests/chaos/keeper.ts',
  clock: 'server/tests/chaos/shifted-clock.ts',
};

/** How hard it blows. */
export interface ChaosOptions {
  readonly seed: string;
  readonly nodes: number;
  readonly troubles: readonly TroubleName[];
  /** After so many minutes, or so many kills of nodes, no more trouble: what was found until then counts. */
  readonly minutes: number;
  readonly kills: number;
  /** Matches in all, if there is time, and how many are played at the same time. */
  readonly matches: number;
  readonly atOnce: number;
  /** Every so manieth match is of a game of the catalog, in turn; the others are of the quick example. */
  readonly real: number;
  /** The most answers that are acknowledged between two troubles: a slow machine is troubled as often in a match as a fast one. */
  readonly calm: number;
  /** How many people come and go, and whether there are some who mean harm. */
  readonly people: number;
  readonly harm: boolean;
  /** Milliseconds until a node must say that the database is silent, and until it must be well when a trouble is over. */
  readonly notice: number;
  readonly recovery: number;
  /** How long nothing may happen before it counts as stuck, in milliseconds without trouble and on a machine that is not busy otherwise. */
  readonly patience: number;
  /** The first of the ports that nodes listen on; any free ones if it is not said. */
  readonly port?: number;
  readonly bundles: Bundles;
  tell?(line: string): void;
}

const common = { matches: 0, calm: 40, notice: 3000, recovery: 5000, patience: 300_000 };

/** Kills alone, as `npm run test:faults` wants them. */
export const faultsPreset = {
  ...common,
  nodes: 1,
  seed: 'storm',
  troubles: ['kill-node'],
  minutes: Number.POSITIVE_INFINITY,
  kills: 20,
  atOnce: 12,
  real: 3,
  people: 0,
  harm: false,
} as const;

/** Everything at once. */
export const chaosPreset = {
  ...common,
  nodes: 3,
  seed: 'chaos',
  troubles: TROUBLES,
  minutes: 3,
  kills: Number.POSITIVE_INFINITY,
  atOnce: 4,
  real: 4,
  people: 8,
  harm: true,
  patience: 90_000,
} as const;
