import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickDice } from '@pantheon/kernel';
import type { MatchUpdate, TableDto } from '../../api/index.ts';
import { type Client, requestId } from '../harness/client.ts';
import { anyKey } from '../harness/playing.ts';
import { deeds } from './deeds.ts';
import { count } from './findings.ts';
import type { Watcher, Watchers } from './watchers.ts';
import { type Answer, requireDone, type World } from './world.ts';

const TABLES = 5;
const SOCKETS = 2;
const HANDS = 4;

/** Somebody who comes and goes. */
export interface Person {
  readonly client: Client;
  readonly id: string;
  watchers: Watcher[];
}

/** A table, as its host knows it. */
export interface Slot {
  readonly id: string;
  readonly host: Person;
  invite: string;
  isOver: boolean;
}

type Command = Parameters<typeof sendCommand>[2];

const sendCommand = (client: Client, table: string, command: object, id: string, more: object): Promise<Answer> =>
  client.send('POST /api/tables/:table/commands', { params: { table }, body: { id, command, ...more } as never });

/** People who sit down, get up, are sent away, draw lots for seats, play, vote, talk, resign, return and sign out, on all nodes at once. */
export class Crowd {
  readonly world: World;
  readonly watchers: Watchers;
  readonly people: Person[] = [];
  readonly slots: Slot[] = [];
  private readonly stragglers: Promise<unknown>[] = [];

  constructor(world: World, watchers: Watchers) {
    this.world = world;
    this.watchers = watchers;
  }

  /** Lets them come. */
  async begin(): Promise<void> {
    const dice = this.world.dice('crowd');
    await Promise.all(Array.from({ length: this.world.options.people }, (_, at) => this.arrive(at, dice)));
    await Promise.all(Array.from({ length: TABLES }, (_, at) => this.makeTable(at, dice)));
    for (let strangers = 0; strangers < 2; strangers++) {
      const watcher = await this.watchers.watch(null, this.ids, dice);
      watcher.isSingle = false;
    }
  }

  get ids(): string[] {
    return this.slots.map(({ id }) => id);
  }

  /** Somebody new, with sockets at several nodes. */
  async arrive(at: number, dice: QuickDice): Promise<void> {
    const client = await this.world.guest(`Person ${at}`, dice);
    const person: Person = { client, id: (await this.watchers.personOf(client, dice)) as string, watchers: [] };
    this.people[at] = person;
    for (let sockets = 0; sockets < SOCKETS; sockets++) await this.listen(person, dice);
  }

  async listen(person: Person, dice: QuickDice): Promise<void> {
    const watcher = await this.watchers.watch(person.client, this.ids, dice);
    watcher.isSingle = false;
    person.watchers.push(watcher);
  }

  async makeTable(at: number, dice: QuickDice): Promise<void> {
    const host = this.people[dice.below(this.people.length)] as Person;
    const below = (sides: number): boolean => dice.below(sides) === 0;
    const body = {
      game: 'isles',
      options: { rounds: below(2) ? 3 : 6 },
      seats: [{ kind: 'me' as const }, { kind: 'friend' as const }, { kind: below(2) ? ('friend' as const) : ('open' as const) }],
      shuffleSeats: below(2),
      public: below(2),
      spectators: !below(3),
      ...(below(3) ? { pace: { kind: 'live' as const, bank: 30, increment: 0, cap: 30 } } : {}),
    };
    const made = await this.ask(host, dice, 'POST /api/tables', () => host.client.send('POST /api/tables', { body }));
    if (made.status !== 200) return;
    const { id, invite } = JSON.parse(made.text) as TableDto;
    this.world.acknowledge({ what: 'table', table: id, request: '', moment: 0 });
    const before = this.slots[at];
    if (before !== undefined) this.watchers.leave(before.id);
    this.slots[at] = { id, host, invite: invite ?? '', isOver: false };
    for (const watcher of this.watchers.all) if (!watcher.isSingle && dice.below(2) === 0) watcher.follow(id);
  }

  /** Several things are done at once, until no more trouble comes. */
  async act(): Promise<void> {
    const hands = Array.from({ length: HANDS }, async (_, at) => {
      const dice = this.world.dice(`hand ${at}`);
      while (!this.world.isCalm) {
        await this.actOnce(dice);
        await sleep(dice.below(60));
      }
    });
    await Promise.all(hands);
    await Promise.all(this.stragglers);
  }

  private async actOnce(dice: QuickDice): Promise<void> {
    const names = Object.keys(deeds);
    const name = names[dice.below(names.length)] as string;
    const at = dice.below(this.people.length);
    const slot = this.slots[dice.below(this.slots.length)];
    const person = this.people[at];
    if (person === undefined || slot === undefined) return;
    count(this.world.findings.deeds, name);
    await deeds[name]?.({ crowd: this, dice, at, person, slot });
  }

  /** Asks for something until somebody answers; whatever is refused is refused. */
  ask({ client }: Person, dice: QuickDice, name: string, send: () => Promise<Answer>): Promise<Answer> {
    return this.world.insist(client, dice, name, send);
  }

  /** Enters a command, and remembers that it was entered. Some are sent once more, later and by another way. */
  async enter(person: Person, table: string, command: Command, dice: QuickDice, expected?: number): Promise<Answer> {
    const id = requestId();
    const watcher = dice.below(2) === 0 ? person.watchers.find(({ name, known }) => name !== null && known.has(table)) : undefined;
    const more = {
      ...(expected === undefined ? {} : { expected }),
      ...(watcher === undefined ? {} : { connection: watcher.name as string }),
    };
    const kind = (command as { kind: string }).kind;
    const send = (client: Client) => () => sendCommand(client, table, command, id, more);
    if (dice.below(5) === 0) this.stragglers.push(this.later(person, table, id, send, dice));
    const sent = Date.now();
    const answer = await this.ask(person, dice, kind, send(person.client));
    this.note(table, id, answer);
    if (answer.status !== 200) return answer;
    const { update } = JSON.parse(answer.text) as { update: MatchUpdate };
    this.watchers.read(person.client, update, sent);
    watcher?.take(update);
    return answer;
  }

  private async later(person: Person, table: string, id: string, send: (client: Client) => () => Promise<Answer>, dice: QuickDice) {
    const twin = this.world.client(dice);
    twin.cookie = person.client.cookie;
    await sleep(dice.below(2000));
    this.note(table, id, await this.world.insist(twin, dice, 'twin', send(twin)));
  }

  private note(table: string, request: string, { status, text }: Answer): void {
    if (status === 200) this.world.acknowledge({ what: 'entry', table, request, moment: (JSON.parse(text) as { moment: number }).moment });
  }

  /** The match as somebody sees it; null where they see none. */
  async look(person: Person, table: string, dice: QuickDice): Promise<MatchUpdate | null> {
    const sent = Date.now();
    const answer = await this.ask(person, dice, 'GET match', () =>
      person.client.send('GET /api/tables/:table/match', { params: { table }, query: {} }),
    );
    if (answer.status !== 200) return null;
    const update = JSON.parse(answer.text) as MatchUpdate;
    this.watchers.read(person.client, update, sent);
    return update;
  }

  /** Somebody whose turn it is answers; whether anybody did. */
  async answer(table: string, dice: QuickDice): Promise<'moved' | 'waiting' | 'over' | 'nobody'> {
    let seen: MatchUpdate | null = null;
    for (const person of this.people) {
      const update = await this.look(person, table, dice);
      if (update === null) continue;
      seen = update;
      if (update.ending !== null) return 'over';
      if (update.paused && update.seat !== null) await this.enter(person, table, { kind: 'resume' }, dice);
      if (update.sight.question === null) continue;
      const key = anyKey(update.sight.question, dice);
      const { status } = await this.enter(person, table, { kind: 'answer', key }, dice, update.moment);
      if (status === 200) return 'moved';
    }
    return seen === null ? 'nobody' : 'waiting';
  }

  /** The tables that run go on, now that no trouble is in their way. */
  async goOn(): Promise<void> {
    const dice = this.world.dice('afterwards');
    const { health, options } = this.world;
    for (const { id } of this.slots) {
      let first: number | null = null;
      for (const deadline = health.quietTime + options.patience; ; await sleep(100)) {
        const how = await this.answer(id, dice);
        if (how !== 'waiting') break;
        const update = await this.lookAny(id, dice);
        first ??= update?.moment ?? null;
        if (update === null || update.moment > (first ?? 0) || !this.isAwaitingBots(update)) break;
        if (health.quietTime > deadline) {
          this.world.wrong('stuck', `table ${id} waits for its bots at ${update.moment}`);
          break;
        }
      }
    }
  }

  private async lookAny(table: string, dice: QuickDice): Promise<MatchUpdate | null> {
    for (const person of this.people) {
      const update = await this.look(person, table, dice);
      if (update !== null) return update;
    }
    return null;
  }

  // Whoever signed out for good is waited for without end; a bot is not.
  private isAwaitingBots({ sight, seats, paused }: MatchUpdate): boolean {
    return !paused && sight.waiting.some(({ seat }) => seats[seat]?.kind === 'bot' || seats[seat]?.standIn !== null);
  }

  /** What a host is told of a table: its link may have changed. */
  async refresh(slot: Slot, dice: QuickDice): Promise<void> {
    const { id, host } = slot;
    const answer = await this.ask(host, dice, 'GET table', () => host.client.send('GET /api/tables/:table', { params: { table: id } }));
    if (answer.status === 200) {
      const { invite, status } = JSON.parse(requireDone(answer)) as TableDto;
      slot.invite = invite ?? slot.invite;
      slot.isOver = status === 'finished';
    } else slot.isOver = true;
  }
}
