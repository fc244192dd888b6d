import type { GameFacts } from '../workers/protocol.ts';

/** Somebody who looks for a table. */
export interface Seeker {
  readonly person: string;
  readonly game: string | null;
  readonly pace: 'live' | 'daily';
  readonly bots: boolean;
}

/** Those who are brought together, and how many bots sit down with them. */
export interface SeekGroup {
  readonly game: string;
  readonly pace: Seeker['pace'];
  readonly people: readonly string[];
  readonly bots: number;
}

/** More people are not waited for. */
const USUAL = 4;

type Players = Pick<GameFacts, 'id' | 'players'>;

/** Whether two people are not to be brought together at a game: one does not want to meet the other, or it would not be fair yet. */
export type Apart = (one: string, other: string, game: string) => boolean;

/** The first match that can be made of those who wait, the longest first; null where none can. Who waits longest is served first. */
export function firstGroup(waiting: readonly Seeker[], games: readonly Players[], isApart: Apart = () => false): SeekGroup | null {
  for (const first of waiting) {
    const alike = waiting.filter(({ pace }) => pace === first.pace);
    const wanted = games
      .filter(({ id }) => first.game === null || first.game === id)
      .map((game) => ({ game, those: alike.filter((seeker) => seeker.game === null || seeker.game === game.id) }))
      .filter(({ those }) => those.includes(first))
      .sort((a, b) => b.those.length - a.those.length);
    for (const { game, those } of wanted) {
      const group = groupFor(
        game,
        first,
        together(first, those, (one, other) => isApart(one, other, game.id)),
      );
      if (group !== null) return group;
    }
  }
  return null;
}

// People alone where there are enough of them; with bots where everybody wants bots.
function groupFor({ id, players }: Players, first: Seeker, those: readonly Seeker[]): SeekGroup | null {
  const most = Math.min(players.max, Math.max(players.min, USUAL));
  const fewest = Math.max(2, players.min);
  const made = (group: readonly Seeker[], bots: number): SeekGroup => ({
    game: id,
    pace: first.pace,
    people: group.map(({ person }) => person),
    bots,
  });
  if (those.length >= fewest) return made(those.slice(0, most), 0);
  const willing = those.filter(({ bots }) => bots);
  return first.bots && willing.length >= 2 ? made(willing.slice(0, most), fewest - willing.length) : null;
}

// The first one, and of the others all who can sit with each of those before them.
function together(first: Seeker, those: readonly Seeker[], isApart: (one: string, other: string) => boolean): Seeker[] {
  const group = [first];
  for (const one of those) if (one !== first && group.every(({ person }) => !isApart(person, one.person))) group.push(one);
  return group;
}
