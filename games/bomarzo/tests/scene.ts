import { add, type Match, type MatchSetup, numberAt, type Seat, seatOf } from '@pantheon/kernel';
import { script, staged } from '@pantheon/kernel/testing';
import type { Cubes } from '../data/read.ts';
import { rules } from '../rules/index.ts';
import type { Bomarzo, Card, God, GodState, Played, State } from '../rules/types.ts';

export const [ana, ben, cai, dan] = [seatOf(0), seatOf(1), seatOf(2), seatOf(3)];

export type Table = Match<Bomarzo>;

const removed = <T>(list: T[], item: T): T[] => list.filter((other) => other !== item);

/** A position in the making: Ana is first and to act, gods stand in the order of the data, nobody holds anything but the starting stock. */
export class Position {
  readonly s: State;
  constructor(s: State, gods: readonly God[]) {
    this.s = s;
    s.deck = [...s.deck, ...s.dealt.flat(), ...s.hand.flat(), ...(s.top === null ? [] : [s.top]), ...s.discard].sort();
    s.dealt = s.dealt.map(() => []);
    s.hand = s.hand.map(() => []);
    s.top = null;
    s.first = ana;
    s.turn = ana;
    s.done = s.stock.length;
    s.order = [...gods];
  }

  stock(seat: Seat, food: number, silver: number, wine: number): this {
    this.s.stock[seat] = [food, silver, wine];
    return this;
  }

  private take(id: string): Card {
    const card = id as Card;
    if (!this.s.deck.includes(card)) throw new Error(`${id} is not in the deck`);
    this.s.deck = removed(this.s.deck, card);
    return card;
  }

  hand(seat: Seat, ...ids: string[]): this {
    this.s.hand[seat] = [...(this.s.hand[seat] ?? []), ...ids.map((id) => this.take(id))].sort();
    return this;
  }

  played(seat: Seat, level: 1 | 2, ...ids: string[]): this {
    for (const id of ids) {
      const card = this.take(id);
      const fields = rules.read(rules.pack).cards[card]?.primary ?? [];
      const field = level === 2 && fields.length === 1 ? numberAt(fields, 0) : null;
      (this.s.played[seat] as Played[]).push({ card, level, used: false, field });
    }
    return this;
  }

  under(god: string, seat: Seat, ...ids: string[]): this {
    for (const id of ids) this.god(god).under.push({ seat, card: this.take(id) });
    return this;
  }

  top(id: string): this {
    this.s.top = this.take(id);
    return this;
  }

  /** Only these cards stay in the deck, only those in the discard pile; the rest is slipped under a far god by Ana. */
  piles(deck: readonly string[], discards: readonly string[]): this {
    const gone = this.s.deck.filter((card) => !deck.includes(card) && !discards.includes(card));
    this.s.deck = deck.map((id) => id as Card);
    this.s.discard = discards.map((id) => id as Card);
    for (const card of gone) this.god('whale').under.push({ seat: ana, card });
    return this;
  }

  god(id: string): GodState {
    return this.s.gods[id as God] as GodState;
  }

  /** Pawns and cubes on a god; the pawns come from their owners' villages, which grow if need be. */
  on(id: string, pawns: readonly Seat[], cubes: Cubes = [0, 0, 0]): this {
    for (const seat of pawns) this.spend(seat);
    this.god(id).pawns.push(...pawns);
    this.god(id).cubes = cubes;
    return this;
  }

  harvested(area: number, ...seats: Seat[]): this {
    for (const seat of seats) this.spend(seat);
    (this.s.harvest[area] as Seat[]).push(...seats);
    return this;
  }

  /** Pawns still on the village. */
  free(seat: Seat, count: number): this {
    add(this.s.pawns, seat, count - numberAt(this.s.free, seat));
    this.s.free[seat] = count;
    return this;
  }

  private spend(seat: Seat): void {
    if (this.s.free[seat] === 0) add(this.s.pawns, seat, 1);
    else add(this.s.free, seat, -1);
  }

  mossy(...ids: string[]): this {
    for (const id of ids) this.god(id).mossy = true;
    return this;
  }

  asleep(...ids: string[]): this {
    for (const id of ids) this.god(id).asleep = true;
    return this;
  }

  /** The disc of the present season. */
  disc(colour: string): this {
    this.s.discs = Array.from({ length: 8 }, () => colour);
    return this;
  }
}

/** A table at the beginning of a phase, Ana to act. */
export function table(edit: (p: Position) => void = () => undefined, setup: Partial<MatchSetup> & { phase?: string } = {}): Table {
  const { phase = 'turn', ...rest } = setup;
  return staged(rules, { seats: 3, seed: 'bomarzo', ...rest }, phase, (s, match) => {
    const position = new Position(s, match.data.allGods);
    if (match.options.worship !== 'off') s.worshipDeck = [...match.data.allGods];
    edit(position);
    if (s.top === null && s.deck.length > 0 && phase !== 'keepCards') s.top = s.deck.shift() as Card;
  });
}

export const stockOf = (match: Table, seat: Seat): number[] => [...(match.s.stock[seat] as Cubes)];
export const godOf = (match: Table, god: string): GodState => match.s.gods[god as God] as GodState;
export const tributeOn = (match: Table, god: string): readonly number[] | null => rules.view(match, null).gods[god as God]?.tribute ?? null;

/** Whose question is open, and what it is about. */
export const asked = (match: Table): string => match.waiting.map(({ seat, topic }) => `${seat}:${topic}`).join(' ');

/** Ends the copy window and what else others may be asked, by declining. */
export function decline(match: Table): void {
  while (match.waiting.some(({ topic }) => topic === 'copy' || topic === 'worshipAfter')) script(match, `${match.waiting[0]?.topic}=pass`);
}

/** The score of a finished or staged position by source. */
export const scoreOf = (match: Table, seat: Seat): Record<string, number> =>
  Object.fromEntries((rules.result(match).scores[seat]?.parts ?? []).map(({ source, points }) => [source, points]));
