import type { Options } from '@pantheon/kernel';
import type { Pace, SeatPlan } from '@pantheon/server/api';
import { call } from '../app/api.ts';
import { beSomebody } from '../app/me.ts';
import type { GameCover } from '../kit/index.ts';
import type { SeatDraft } from './seat-list.tsx';

/** The paces of a table on the server, by name. */
export const PACES: { readonly [name: string]: Pace } = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 1800, increment: 20, cap: 3600 },
  daily: { kind: 'daily', days: 1 },
};

/** What was chosen for a new table. */
interface Chosen {
  readonly cover: GameCover;
  readonly seats: readonly SeatDraft[];
  readonly options: Options;
  readonly seed: string;
  readonly title: string;
}

/** Opens a table on this device. Returns its address. */
export async function createHere({ cover, seats, options, seed, title }: Chosen): Promise<string> {
  const { LocalSession } = await import('../match/local.ts');
  const session = await LocalSession.create({
    game: cover.id,
    title,
    options,
    ...(seed === '' ? {} : { seed }),
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { name: seat.name, kind: 'bot', level: seat.level } : { name: seat.name, kind: 'person' },
    ),
  });
  session.leave();
  return `/table/local/${session.id}`;
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
}: Chosen & { pace: string; open: boolean }): Promise<string> {
  await beSomebody(seats.find((seat) => seat.kind === 'me')?.name ?? '');
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
      pace: PACES[pace] ?? { kind: 'none' },
      autoStart: true,
      ...(seed === '' ? {} : { seed }),
    },
  });
  return `/table/remote/${table.id}`;
}
