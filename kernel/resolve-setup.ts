import { PantheonError } from './errors.ts';
import { type Game, loadPack, readOptions } from './game.ts';
import type { Shape } from './game-context.ts';
import type { MatchSetup, Origin, StartingPoint } from './history.ts';
import { seatsOf } from './seat.ts';
import type { Setting } from './simulation.ts';

/** What a match is played with, from what was asked for. Refuses what the game cannot be played like. */
export function resolveSetup<T extends Shape>(
  game: Game<T>,
  setup: MatchSetup,
  start?: StartingPoint,
): { readonly setting: Setting<T>; readonly origin: Origin } {
  const { min, max } = game.players;
  if (!Number.isInteger(setup.seats) || setup.seats < min || setup.seats > max)
    throw new PantheonError('bad-setup', `${game.id} is for ${min} to ${max} players, not ${setup.seats}`);
  const options = readOptions(game, setup.options ?? {});
  const refusal = game.refuses?.(setup.seats, options) ?? null;
  if (refusal !== null) throw new PantheonError('bad-setup', `${game.id} cannot be played like this (${refusal.id})`);
  const pack = setup.pack ?? game.pack;
  const { data, hash } = loadPack(game, pack);
  return {
    setting: { game, data, options, seats: seatsOf(setup.seats) },
    origin: {
      options,
      seed: setup.seed,
      entropy: setup.entropy ?? [],
      pack,
      packHash: hash,
      ...(start === undefined ? {} : { start }),
    },
  };
}
