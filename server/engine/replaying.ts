import { type AnyGame, type Given, type KeptLine, Match, type Shape, type StoredCheckpoint, seatOf } from '@pantheon/kernel';
import type { Base, Journal, JournalSetup } from './journal.ts';

/** The match at its start, or at the base that it goes on from. */
export function matchOf(game: AnyGame, setup: JournalSetup, base: Base | null, opening: readonly number[]): Match<Shape> {
  const { game: _id, rules: _rules, start, ...own } = setup;
  if (base !== null) {
    const { at, phase, state, dice, chance } = base.checkpoint;
    return Match.startFrom(game, own, { at, phase, state, dice, chance }, base);
  }
  const rigged = { ...own, rigged: opening };
  return start === undefined ? Match.start(game, rigged) : Match.startFrom(game, rigged, start);
}

/** What is known of the time before a checkpoint, from the entries alone: no rules are needed to read them. */
export function rewound(journal: Journal, checkpoint: StoredCheckpoint): { opening: readonly number[]; given: Given[]; log: KeptLine[] } {
  const { base, entries } = journal;
  const given: Given[] = [...(base?.given ?? [])];
  let log: KeptLine[] = [...(base?.log ?? [])];
  let sealed: Given[] = [];
  for (const entry of entries) {
    if (base !== null && entry.moment <= base.moment) continue;
    log = [...log.slice(0, entry.linesFrom), ...entry.lines];
    if (entry.kind === 'answer') sealed.push({ seat: seatOf(entry.seat as number), key: entry.key as string, chance: entry.chance });
    if (entry.number > given.length) {
      given.push(...inSeatOrder(sealed));
      sealed = [];
    } else if (entry.number < given.length) {
      given.length = entry.number;
      sealed = [];
    } else if (entry.kind === 'undo' || entry.kind === 'restart-turn') {
      sealed = sealed.filter(({ seat }) => seat !== entry.seat);
    }
  }
  const opening = base?.opening ?? entries[0]?.chance ?? [];
  return { opening, given: given.slice(0, checkpoint.at), log: log.slice(0, checkpoint.lines) };
}

// Answers given at once are kept in the order in which their seats were asked; chance follows the last of them.
function inSeatOrder(answers: readonly Given[]): Given[] {
  if (answers.length < 2) return [...answers];
  const chance = answers.at(-1)?.chance ?? [];
  const ordered = [...answers].sort((a, b) => a.seat - b.seat);
  return ordered.map(({ seat, key }, at) => ({ seat, key, chance: at === ordered.length - 1 ? chance : [] }));
}
