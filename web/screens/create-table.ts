import type { Options } from '@pantheon/kernel';
import type { SeatPlan } from '@pantheon/server/api';
import type { Pace } from '@pantheon/table';
import { call } from '../app/api.ts';
import { ensureGuest } from '../app/me.ts';
import type { GameCover } from '../kit/index.ts';
import type { SeatDraft } from './seat-list.tsx';

/** The paces of a table, by name. */
export const PACES: { readonly [name: string]: Pace } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 1800, increment: 20, cap: 3600 },
  daily: { kind: 'daily', days: 1 },
};

const paceNamed = (name: string): Pace => PACES[name] ?? { kind: 'none' };

/** What was chosen for a new table. */
interface Chosen {
  readonly cover: GameCover;
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  readonly seed: string;
  readonly title: string;
  readonly pace: string;
}

/** Opens a table on this device. Returns its address. */
export async function createHere({ cover, seats, options, seed, title, pace }: Chosen): Promise<string> {
  const { createTable } = await import('../match/near-tables.ts');
  const id = await createTable({
    game: cover.id,
    title,
    options,
    pace: paceNamed(pace),
    ...(seed === '' ? {} : { seed }),
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { name: seat.name, kind: 'bot', level: seat.level } : { name: seat.name, kind: 'person' },
    ),
  });
  return `/table/local/${id}`;
}

/** Opens a table on the server. Returns its address. */
export async function createOnline({ cover, seats, options, seed, title, pace, open }: Chosen & { open: boolean }): Promise<string> {
  await ensureGuest(seats.find((seat) => seat.kind === 'me')?.name ?? '');
  const plans = seats.map((seat): SeatPlan => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    return { kind: seat.kind === 'person' ? 'friend' : seat.kind };
  });
  const table = await call('POST /api/tables', {
    body: {
      game: cover.id,
      title,
      seats: plans,
      options,
      public: open,
      spectators: true,
      pace: paceNamed(pace),
      autoStart: true,
      ...(seed === '' ? {} : { seed }),
    },
  });
  return `/table/remote/${table.id}`;
}
