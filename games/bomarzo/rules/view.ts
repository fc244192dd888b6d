import { type AssertCovered, at, type PhaseStrip, type Seat, say, who } from '@pantheon/kernel';
import { PRIMARIES } from '../data/ids.ts';
import { fieldValue } from './fields.ts';
import { nextYield } from './harvest.ts';
import type { PhaseName } from './phases.ts';
import { godState } from './pieces.ts';
import { prizesAt, signPoints } from './result.ts';
import { tributeOf } from './tribute.ts';
import type { G, God, GodView, State, View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, 'deck' | 'seen'>;

/** What a seat may know. @rules BOM-H.1, BOM-H.3 */
export function view(g: G, seat: Seat | null): View {
  const { s } = g;
  const over = s.revealed;
  return {
    season: s.season,
    first: s.first,
    turn: s.turn,
    done: s.done,
    stock: s.stock.map(([food, silver, wine]) => [food, silver, wine]),
    pawns: [...s.pawns],
    free: [...s.free],
    passed: [...s.passed],
    actions: [...s.actions],
    workers: s.workers.map((workers) => [...workers]),
    hand: s.hand.map((cards, owner) => (owner === seat ? [...cards] : null)),
    played: s.played.map((cards) =>
      cards.map(({ card, level, used, field }) => ({ card, level, used, field: field === null ? null : at(PRIMARIES, field) })),
    ),
    tracks: s.tracks.map((tracks) => [...tracks]),
    arrived: s.arrived.map((seats) => [...seats]),
    signs: s.signs.map((owners) => [...owners]),
    order: [...s.order],
    gods: tableOf(
      s.order,
      (god) => god,
      (god) => godView(g, god, seat, over),
    ),
    harvest: s.harvest.map((pawns) => [...pawns]),
    top: s.top,
    discard: [...s.discard],
    dealt: seat === null ? null : [...at(s.dealt, seat)],
    due: [...s.due],
    invocation: s.invocation === null ? null : { seat: s.invocation.seat, god: s.invocation.god, paid: [...s.invocation.paid] },
    discs: [...s.discs],
    worshipDeck: s.worshipDeck.length,
    worship: s.worship.map((cards, owner) => (owner === seat || over ? [...cards] : null)),
    worshipDealt: seat !== null && seat === s.turn ? [...s.worshipDealt] : null,
    worshipDrawn: [...s.worshipDrawn],
    bound: s.bound,
    revealed: s.revealed,
    ...derived(g),
  };
}

/** What follows from the position, so that a board need not know the rules. */
function derived(g: G): Omit<View, keyof State> {
  const { s, data } = g;
  return {
    handSizes: s.hand.map((cards) => cards.length),
    yields: data.areas.map((area) => nextYield(g, area)),
    deckSize: s.deck.length + (s.top === null ? 0 : 1),
    worshipSizes: s.worship.map((cards) => cards.length),
    points: g.seats.map((other) => signPoints(g, other)),
    standing: tableOf(
      data.fields,
      ({ id }) => id,
      (field) => g.seats.map((other) => fieldValue(g, other, field)),
    ),
  };
}

/** A table by name; made entry by entry, which is far quicker than from a list of pairs. */
function tableOf<T, V>(things: readonly T[], nameOf: (thing: T) => string, make: (thing: T) => V): { [name: string]: V } {
  const table: { [name: string]: V } = {};
  for (const thing of things) table[nameOf(thing)] = make(thing);
  return table;
}

/** @rules BOM-H.4 */
function godView(g: G, god: God, seat: Seat | null, over: boolean): GodView {
  const { mossy, asleep, pawns, cubes, under } = godState(g, god);
  return {
    mossy,
    asleep,
    pawns: [...pawns],
    cubes: [cubes[0], cubes[1], cubes[2]],
    tribute: asleep ? null : [...tributeOf(g, god)],
    prizes: prizesAt(g, god),
    under: under.map(({ seat: owner, card }) => ({ seat: owner, card: owner === seat || over ? card : null })),
  };
}

/** The strip of a season, and where each phase of the rules stands on it. */
const STRIP = ['production', 'action', 'status'] as const;
const STRIP_OF: { readonly [phase in PhaseName]: 'setup' | (typeof STRIP)[number] } = {
  setup: 'setup',
  keepCards: 'setup',
  firstSteps: 'setup',
  production: 'production',
  draws: 'production',
  turn: 'action',
  worshipFirst: 'action',
  favour: 'action',
  copies: 'action',
  worshipAfter: 'action',
  status: 'status',
  primaryFields: 'status',
};

/** Where the season stands. */
export function phaseStrip(g: G, phase: string): PhaseStrip {
  const { s } = g;
  if (s.revealed) return { round: say('round.end'), phases: STRIP, now: 'status' };
  const now = STRIP_OF[phase as PhaseName];
  if (now === 'setup') return { round: say('round.setup'), phases: ['setup', ...STRIP], now };
  const round = say('round', { n: s.season });
  return now === 'action' ? { round, phases: STRIP, now, acting: who(s.turn) } : { round, phases: STRIP, now };
}
