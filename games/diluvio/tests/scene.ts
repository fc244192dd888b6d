import {
  type AllocateQuestion,
  keyByOrder,
  keyOf,
  Match,
  type MatchSetup,
  numberAt,
  type Options,
  type Seat,
  seatOf,
} from '@pantheon/kernel';
import { keysOf, onlyQuestion, script, staged } from '@pantheon/kernel/testing';
import { controller, settle } from '../rules/control.ts';
import { rules } from '../rules/index.ts';
import { type Diluvio, LOST, NOBODY, type State } from '../rules/types.ts';

/** The seats of every test: white opens, then yellow, blue, green. */
export const [white, yellow, blue, green] = [seatOf(0), seatOf(1), seatOf(2), seatOf(3)];
export const data = rules.read(rules.pack);

export type Table = Match<Diluvio>;
type Goods = { readonly [resource: string]: number };

/** A space by its name. */
export function at(id: string): number {
  const space = data.indexOf.get(id);
  if (space === undefined) throw new Error(`there is no space "${id}"`);
  return space;
}

const kind = (resource: string): number => data.resources.findIndex(({ id }) => id === resource);

/** A position in the making: nobody anywhere, all trees standing, nothing built. */
export class World {
  readonly s: State;
  private readonly seats: number;

  constructor(s: State) {
    this.s = s;
    this.seats = s.colour.length;
    s.colour = s.colour.map((_, seat) => seat);
    s.first = white;
    s.workers.fill(0);
  }

  /** Puts pieces in a land space: `2W3w` is two warriors and three workers. */
  put(id: string, seat: Seat, pieces: string): this {
    const place = at(id) * this.seats + seat;
    this.s.warriors[place] = Number(/(\d+)W/.exec(pieces)?.[1] ?? 0);
    this.s.workers[place] = Number(/(\d+)w/.exec(pieces)?.[1] ?? 0);
    return this;
  }

  ships(id: string, seat: Seat, count = 1): this {
    this.s.fleet[at(id)] = count;
    this.s.fleetOf[at(id)] = seat;
    return this;
  }

  fanatics(id: string, count: number): this {
    this.s.fanatics[at(id)] = count;
    return this;
  }

  trees(id: string, count: number): this {
    this.s.trees[at(id)] = count;
    this.s.bare[at(id)] = count === 0 ? 1 : 0;
    return this;
  }

  /** Strips the first so many land spaces that are not named. */
  bare(count: number, ...spared: string[]): this {
    let left = count;
    for (const { id, index } of data.spaces) {
      if (left === 0 || index >= data.lands) break;
      if (spared.includes(id)) continue;
      this.trees(id, 0);
      left--;
    }
    this.s.counter = this.s.bare.reduce((sum, bare) => sum + bare, 0);
    return this;
  }

  lost(...ids: string[]): this {
    for (const id of ids) this.s.fate[at(id)] = LOST;
    return this;
  }

  mines(id: string, count: number): this {
    this.s.mines[at(id)] = count;
    return this;
  }

  built(what: 'dolmen' | 'monument' | 'wonder', id: string, seat: Seat): this {
    this.s[what][at(id)] = seat;
    return this;
  }

  serves(what: 'port' | 'barracks' | 'granary', id: string): this {
    this.s[what][at(id)] = 1;
    return this;
  }

  stock(seat: Seat, goods: Goods): this {
    for (const [resource, amount] of Object.entries(goods)) this.s.stock[seat * data.resources.length + kind(resource)] = amount;
    return this;
  }

  set(edit: (s: State) => void): this {
    edit(this.s);
    return this;
  }
}

/** A match at the beginning of a phase; `round` is where movement begins. */
export function world(phase: string, build: (world: World) => void, options: Options = {}, seats = 4): Table {
  const setup: MatchSetup = { seats, options, seed: 'test' };
  return staged<Diluvio>(rules, setup, phase, (s, match) => {
    build(new World(s));
    match.s = s;
    settle(match);
    s.phase = phase === 'round' ? 'movement' : (phase as State['phase']);
    if (phase !== 'trade') return;
    s.trading.fill(1);
  });
}

/** A table that ends with round 12 at the latest. */
export const TWELVE_ROUNDS: Options = { roundLimit: 12 };

/** The advanced game. */
export const ADVANCED: Options = { rules: 'advanced' };

/** An independent copy that stands where the last action was complete. */
export const copy = (match: Table): Table =>
  Match.resume(rules, { seats: match.seats.length, options: match.options, seed: 'test' }, match.lastCheckpoint());

/** Gives a whole movement order of whoever moves: who travels as a key, and the seas it goes through. */
export function move(match: Table, from: string, to: string, who = '', ...via: string[]): void {
  const { seat } = onlyQuestion(match);
  const lines = match.log.length;
  script(match, `moveFrom=${from}`);
  for (let steps = 0; steps < 12; steps++) {
    if (match.over || match.log.length > lines) break;
    const question = onlyQuestion(match);
    if (question.seat !== seat) break;
    const topic = question.topic.id;
    if (topic === 'moveTo') script(match, `moveTo=${to}`);
    else if (topic === 'moveWith' || topic === 'sailWith') script(match, `${topic}=${who}`);
    else if (topic === 'moveWay') script(match, `moveWay=${keysOf(match, seat).find((key) => via.includes(key)) ?? 'foot'}`);
    else break;
  }
  const told = match.log.slice(lines).find(({ event }) => ['marched', 'carried', 'sailed', 'requested'].includes(event));
  if (told?.args.to !== `space:${to}`) throw new Error(`the order went to ${String(told?.args.to)}, not to ${to}`);
  const went = told.args.who as { [thing: string]: number } | undefined;
  if (who === '' || went === undefined) return;
  const wanted = who.split(',').map((part) => (part.startsWith('slave-') ? part : part.replace('=', ' ')));
  const names = Object.entries(went).map(
    ([thing, count]) => `${thing.replace(/^pieces?:/, '').replace(/^slaves?:/, 'slave-')}${thing.startsWith('slave') ? '=' : ' '}${count}`,
  );
  if (wanted.sort().join() !== names.sort().join()) throw new Error(`${names.join()} went, not ${who}`);
}

/** Whether an order would be refused. The match stays as it is. */
export function refuses(match: Table, from: string, to: string, who = '', ...via: string[]): boolean {
  try {
    move(copy(match), from, to, who, ...via);
    return false;
  } catch (error) {
    if (error instanceof Error) return true;
    throw error;
  }
}

/** Ends movement turns until nobody has any more to move. */
export function endMoves(match: Table): void {
  while (!match.over && match.waiting[0]?.topic === 'moveFrom') script(match, 'moveFrom=pass');
}

/** All harvest plans: the given ones, and the usual one for everybody else. */
export function reap(match: Table, plans: { readonly [seat: number]: string } = {}): void {
  for (const { seat, topic } of match.waiting) {
    if (topic !== 'harvest') throw new Error(`seat ${seat} is asked "${topic}"`);
    const question = match.question(seat) as AllocateQuestion;
    match.answer(seat, plans[seat] ?? keyOf(question, question.suggest?.()[0] ?? []));
  }
}

/** Says no to everything until a phase or the end is reached. */
export function idleUntil(match: Table, phase: string): void {
  for (let steps = 0; steps < 200 && !match.over && match.s.phase !== phase; steps++) {
    const { topic } = match.waiting[0] as { topic: string };
    if (topic === 'harvest') reap(match);
    else script(match, `${topic}=pass`);
  }
}

/** The pieces of a seat in a land space, as they are written. */
export function pieces(match: Table, id: string, seat: Seat): string {
  const place = at(id) * match.seats.length + seat;
  const warriors = numberAt(match.s.warriors, place);
  const workers = numberAt(match.s.workers, place);
  return `${warriors > 0 ? `${warriors}W` : ''}${workers > 0 ? `${workers}w` : ''}` || 'none';
}

/** The ships in a sea: whose, and how many. */
export const shipsIn = (match: Table, id: string): [number, number] => [numberAt(match.s.fleetOf, at(id)), numberAt(match.s.fleet, at(id))];

export const holds = (match: Table, id: string): number => controller(match, at(id));
export const trees = (match: Table, id: string): number => numberAt(match.s.trees, at(id));
export const fanatics = (match: Table, id: string): number => numberAt(match.s.fanatics, at(id));
export const isLost = (match: Table, id: string): boolean => match.s.fate[at(id)] === LOST;

/** What a seat owns, without what it has none of. */
export function stock(match: Table, seat: Seat): Goods {
  const kinds = data.resources.length;
  return Object.fromEntries(
    data.resources.flatMap(({ id, index }) => {
      const amount = numberAt(match.s.stock, seat * kinds + index);
      return amount > 0 ? [[id, amount]] : [];
    }),
  );
}

/** The score of a seat by source, without what brought nothing. */
export function score(match: Table, seat: Seat): Goods {
  const { parts } = rules.result(match).scores[seat] as { parts: readonly { source: string; points: number }[] };
  return Object.fromEntries(parts.flatMap(({ source, points }) => (points > 0 ? [[source, points]] : [])));
}

/** Why something is blocked in the question that is open, by its key. */
export function why(match: Table, key: string): string | undefined {
  const { seat } = onlyQuestion(match);
  return match.questionDto(seat)?.blocked.find((blocked) => blocked.key === key)?.why.rule;
}

/** What a standing order answers to the question of a seat, or null if the seat is asked. */
export function ordered(match: Table, seat: Seat, order: object): string | null {
  const question = match.question(seat);
  if (question === null) throw new Error(`seat ${seat} is not asked`);
  return keyByOrder(match, question, { kind: 'game', order });
}

/** The keys of the question that is open. */
export const keys = (match: Table): string[] => keysOf(match, onlyQuestion(match).seat);

/** Who is asked what. */
export const asked = (match: Table): string => match.waiting.map(({ seat, topic }) => `${seat}:${topic}`).join(' ');

export { NOBODY };
