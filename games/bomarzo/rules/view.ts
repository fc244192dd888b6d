import { type AssertCovered, type Dice, type PhaseStrip, type Seat, say, shuffle, who } from '@pantheon/kernel';
import { fieldValue, signPoints } from './end.ts';
import { tributeOf } from './tribute.ts';
import type { Card, G, God, GodState, GodView, State, View } from './types.ts';

export type ViewIsComplete = AssertCovered<State, View, 'deck' | 'seen'>;

/** What a seat may know. */
export function view(g: G, seat: Seat | null): View {
  const { s, data } = g;
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
    handSizes: s.hand.map((cards) => cards.length),
    played: s.played.map((cards) =>
      cards.map(({ card, level, used, field }) => ({ card, level, used, field: field === null ? null : (data.primaries[field] ?? null) })),
    ),
    tracks: s.tracks.map((tracks) => [...tracks]),
    arrived: s.arrived.map((seats) => [...seats]),
    signs: s.signs.map((owners) => [...owners]),
    order: [...s.order],
    gods: Object.fromEntries(s.order.map((god) => [god, godView(g, god, seat, over)])),
    harvest: s.harvest.map((pawns) => [...pawns]),
    deckSize: s.deck.length + (s.top === null ? 0 : 1),
    top: s.top,
    discard: [...s.discard],
    dealt: seat === null ? null : [...(s.dealt[seat] ?? [])],
    due: [...s.due],
    invocation: s.invocation === null ? null : { seat: s.invocation.seat, god: s.invocation.god, paid: [...s.invocation.paid] },
    discs: [...s.discs],
    worshipDeck: s.worshipDeck.length,
    worship: s.worship.map((cards, owner) => (owner === seat || over ? [...cards] : null)),
    worshipSizes: s.worship.map((cards) => cards.length),
    worshipDealt: seat !== null && seat === s.turn ? [...s.worshipDealt] : null,
    worshipDrawn: [...s.worshipDrawn],
    bound: s.bound,
    revealed: s.revealed,
    points: g.seats.map((other) => signPoints(g, other)),
    standing: Object.fromEntries(data.fields.map((field, index) => [field, g.seats.map((other) => fieldValue(g, other, index))])),
  };
}

function godView(g: G, god: God, seat: Seat | null, over: boolean): GodView {
  const { mossy, asleep, pawns, cubes, under } = g.s.gods[god] as GodState;
  return {
    mossy,
    asleep,
    pawns: [...pawns],
    cubes: [cubes[0], cubes[1], cubes[2]],
    tribute: asleep ? null : [...tributeOf(g, god)],
    under: under.map(({ seat: owner, card }) => ({ seat: owner, card: owner === seat || over ? card : null })),
  };
}

/** Draws anew all that a seat cannot know: the deck, others' hands and slipped cards, Worship cards. */
export function determinize(g: G, seat: Seat | null, dice: Dice): void {
  if (g.s.revealed) return;
  redealCards(g, seat, dice);
  redealWorship(g, seat, dice);
}

/** A place where a card lies that the seat does not know. */
type Slot = (card: Card) => void;

function redealCards(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  const unknown: Card[] = [...s.deck];
  const zones: { known: Card[]; slots: Slot[] }[] = [];
  for (const other of g.seats) {
    if (other === seat) continue;
    const zone = hiddenZone(g, other);
    const known = s.seen[other] as Card[];
    unknown.push(...zone.cards.filter((card) => !known.includes(card)));
    zones.push({ known, slots: zone.slots });
    for (const card of s.dealt[other] as Card[]) unknown.push(card);
    const dealt = s.dealt[other] as Card[];
    s.dealt[other] = [];
    for (const _ of dealt) zones.push({ known: [], slots: [(card) => (s.dealt[other] as Card[]).push(card)] });
  }
  shuffle(dice, unknown.sort());
  for (const { known, slots } of zones) {
    const cards = [...known, ...unknown.splice(0, slots.length - known.length)];
    shuffle(dice, cards).forEach((card, at) => {
      slots[at]?.(card);
    });
  }
  for (const other of g.seats) {
    s.hand[other]?.sort();
    s.dealt[other]?.sort();
  }
  s.deck = unknown.sort();
}

/** Where a seat's hidden cards lie: in its hand and under the gods. */
function hiddenZone(g: G, seat: Seat): { cards: Card[]; slots: Slot[] } {
  const hand = g.s.hand[seat] as Card[];
  const cards = [...hand];
  const slots: Slot[] = hand.map((_, at) => (card) => {
    hand[at] = card;
  });
  for (const god of g.data.allGods)
    for (const slipped of (g.s.gods[god] as GodState).under) {
      if (slipped.seat !== seat) continue;
      cards.push(slipped.card);
      slots.push((card) => {
        slipped.card = card;
      });
    }
  return { cards, slots };
}

function redealWorship(g: G, seat: Seat | null, dice: Dice): void {
  const { s } = g;
  const mine = seat !== null && s.turn === seat;
  const unknown = [
    ...s.worshipDeck,
    ...(mine ? [] : s.worshipDealt),
    ...g.seats.flatMap((other) => (other === seat ? [] : (s.worship[other] as God[]))),
  ];
  shuffle(dice, unknown.sort());
  for (const other of g.seats) if (other !== seat) s.worship[other] = unknown.splice(0, (s.worship[other] as God[]).length).sort();
  if (!mine) s.worshipDealt = unknown.splice(0, s.worshipDealt.length).sort();
  s.worshipDeck = unknown.sort();
}

const PHASES = ['production', 'action', 'status'];

/** Where the season stands. */
export function phaseStrip(g: G): PhaseStrip {
  const { s } = g;
  const round = say('round', { n: s.season });
  if (s.done < g.seats.length) return { round: say('round.setup'), phases: ['setup', ...PHASES], now: 'setup' };
  if (s.revealed) return { round: say('round.end'), phases: PHASES, now: 'status' };
  const drawing = s.due.some((due) => due > 0) || s.dealt.some((cards) => cards.length > 0);
  return drawing ? { round, phases: PHASES, now: 'production' } : { round, phases: PHASES, now: 'action', acting: who(s.turn) };
}
