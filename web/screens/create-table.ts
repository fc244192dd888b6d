import type { Options } from '@pantheon/kernel';
import type { SeatPlan } from '@pantheon/server/api';
import type { Pace } from '@pantheon/table';
import { call } from '../app/api.ts';
import { ensureGuest } from '../app/me.ts';
import type { GameCover } from '../kit/index.ts';
import { freshEntropy, rememberFairness } from '../match/fairness.ts';
import type { SeatDraft } from './seat-list.tsx';

/** What was chosen for a new table. */
interface Chosen {
  readonly cover: GameCover;
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  readonly seed: string;
  readonly title: string;
  readonly pace: Pace;
}

/** What only a table on the server has. */
interface ChosenOnline extends Chosen {
  readonly open: boolean;
  /** Whether the match begins by itself as soon as everybody sits. */
  readonly atOnce: boolean;
  /** Whether players may ask a bot what it would do. */
  readonly advice: boolean;
  /** How many tables of the same seed. */
  readonly count: number;
  /** Other component data, by its hash. */
  readonly pack: string | null;
}

/** Opens a table on this device. Returns its address. */
export async function createHere({ cover, seats, options, seed, title, pace }: Chosen): Promise<string> {
  const { createTable } = await import('../match/near-tables.ts');
  const id = await createTable({
    game: cover.id,
    title,
    options,
    pace,
    ...(seed === '' ? {} : { seed }),
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { name: seat.name, kind: 'bot', level: seat.level } : { name: seat.name, kind: 'person' },
    ),
  });
  return `/table/local/${id}`;
}

/** Opens a table on the server. Returns its address. */
export async function createOnline({
  cover,
  seats,
  options,
  seed,
  title,
  pace,
  open,
  atOnce,
  advice,
  pack,
  count,
}: ChosenOnline): Promise<string> {
  await ensureGuest(seats.find((seat) => seat.kind === 'me')?.name ?? '');
  const plans = seats.map((seat): SeatPlan => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    return { kind: seat.kind === 'person' ? 'friend' : seat.kind };
  });
  if (count > 1) {
    const table = { game: cover.id, title, seats: plans, options, pace, advice, ...(pack === null ? {} : { pack }) };
    return `/series/${(await call('POST /api/series', { body: { count, table } })).id}`;
  }
  const entropy = freshEntropy();
  const table = await call('POST /api/tables', {
    body: {
      game: cover.id,
      title,
      seats: plans,
      options,
      public: open,
      spectators: true,
      advice,
      pace,
      autoStart: atOnce,
      ...(seed === '' ? { entropy } : { seed }),
      ...(pack === null ? {} : { pack }),
    },
  });
  rememberFairness(table, seed === '' ? entropy : null);
  return `/table/remote/${table.id}`;
}
