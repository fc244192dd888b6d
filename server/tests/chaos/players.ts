import { setTimeout as sleep } from 'node:timers/promises';
import type { QuickDice } from '@pantheon/kernel';
import type { MatchUpdate, SeatPlan } from '../../api/index.ts';
import { Client, requestId } from '../harness/client.ts';
import { anyKey } from '../harness/playing.ts';
import type { Watchers } from './watchers.ts';
import { type Answer, codeOf, requireDone, type World } from './world.ts';

const REAL = ['bomarzo', 'diluvio', 'cyclades', 'mare-nostrum', 'anunnaki'];
/** So many answers of people are enough of one match. */
const LONG = 150;
/** So many answers after the last trouble show that a match goes on. */
const ENOUGH = 15;
/** What somebody may be told whose answer came when it was not asked for any more. */
const LATE = new Set<string>(['stale', 'not-your-question', 'not-running']);

/** A request to be sent once more. */
interface Twin {
  readonly table: string;
  readonly cookie: string;
  readonly body: { readonly id: string; readonly expected: number; readonly key: string };
}

/**
 * People who do nothing but play, whatever happens around them. They repeat what was not answered, send some things twice and out of
 * order, and remember what they were told.
 */
export class Players {
  private readonly world: World;
  private readonly watchers: Watchers;
  private readonly end: number;

  constructor(world: World, watchers: Watchers) {
    this.world = world;
    this.watchers = watchers;
    this.end = Date.now() + world.options.minutes * 60_000;
  }

  /** Plays until there were enough matches and the last trouble is over. */
  async play(): Promise<void> {
    const { options } = this.world;
    let next = 0;
    const tables = Array.from({ length: options.atOnce }, async () => {
      while ((next < options.matches && Date.now() < this.end) || !this.world.isCalm) {
        const number = next++;
        await new Sitting(this.world, this.watchers, number).play();
      }
    });
    await Promise.all(tables);
  }
}

/** One match of two people and a bot. */
class Sitting {
  private readonly world: World;
  private readonly watchers: Watchers;
  private readonly number: number;
  private readonly dice: QuickDice;
  private readonly stragglers: Promise<void>[] = [];

  constructor(world: World, watchers: Watchers, number: number) {
    this.world = world;
    this.watchers = watchers;
    this.number = number;
    this.dice = world.dice(`match ${number}`);
  }

  private game(): string {
    const every = this.world.options.real;
    if (this.number % every !== 0) return 'isles';
    this.world.findings.real++;
    return REAL[(this.number / every) % REAL.length] as string;
  }

  /** Plays until it ends, or for a good while. */
  async play(): Promise<void> {
    const { world } = this;
    const people = [await world.guest('Storm', this.dice), await world.guest('Drang', this.dice)] as const;
    const table = await this.sitDown(people);
    if (world.options.people > 0) for (const client of people) await this.watchers.watch(client, [table], this.dice);
    await this.answerOn(people, table);
    await Promise.all(this.stragglers);
    this.watchers.leave(table);
    world.findings.matches++;
  }

  private async sitDown([host, guest]: readonly [Client, Client]): Promise<string> {
    const { world, dice } = this;
    const game = this.game();
    const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot', level: 'shepherd' }];
    const options = game === 'isles' ? { options: { rounds: 3 } } : {};
    const made = await world.insist(host, dice, 'POST /api/tables', () =>
      host.send('POST /api/tables', { body: { game, seats, ...options } }),
    );
    const { id, invite } = JSON.parse(requireDone(made)) as { id: string; invite: string };
    requireDone(
      await world.insist(guest, dice, 'join', () => guest.send('POST /api/invites/:invite/join', { params: { invite }, body: {} })),
    );
    await world.insist(host, dice, 'start', () => host.send('POST /api/tables/:table/start', { params: { table: id } }));
    return id;
  }

  private async answerOn(people: readonly [Client, Client], table: string): Promise<void> {
    const { world, number } = this;
    let idle = world.health.quietTime;
    for (let [answers, sinceCalm] = [0, 0]; answers < LONG && sinceCalm < ENOUGH; ) {
      const moved = await Promise.all(people.map((client) => this.turn(client, table)));
      const given = moved.filter((one) => one === 'moved').length;
      answers += given;
      if (world.isCalm && number >= world.options.matches) sinceCalm += given;
      if (moved.includes('over')) return this.compareNodes(people[0], table);
      if (given > 0) idle = world.health.quietTime;
      else if (world.health.quietTime - idle > world.options.patience) return world.wrong('stuck', `table ${table} does not go on`);
      else await sleep(30);
    }
  }

  // A match that is over looks the same on every node that answers.
  private async compareNodes(client: Client, table: string): Promise<void> {
    const seen = new Set<string>();
    for (const { url } of this.world.stations) {
      const there = new Client(url);
      there.cookie = client.cookie;
      there.patience = client.patience;
      const update = await there.match(table).catch(() => null);
      if (update !== null) seen.add(JSON.stringify([update.moment, update.sight, update.log]));
    }
    if (seen.size > 1) this.world.wrong('diverged', `${table} looks different on another node`);
  }

  private async turn(client: Client, table: string): Promise<'moved' | 'waiting' | 'over'> {
    const { world, dice } = this;
    const sent = Date.now();
    const answered = await world.insist(client, dice, 'GET match', () =>
      client.send('GET /api/tables/:table/match', { params: { table }, query: { since: 1_000_000 } }),
    );
    const update = JSON.parse(requireDone(answered)) as MatchUpdate;
    this.watchers.read(client, update, sent);
    const { sight, moment } = update;
    if (sight.result !== null) return 'over';
    if (sight.question === null) return 'waiting';
    const body = { id: requestId(), expected: moment, key: anyKey(sight.question, dice) };
    const twin = { table, cookie: client.cookie, body };
    if (dice.below(4) === 0) this.stragglers.push(this.delayed(twin, 200));
    if (dice.below(8) === 0) this.stragglers.push(this.delayed(twin, 3000));
    this.note(
      twin,
      await world.insist(client, dice, 'POST answers', () => client.send('POST /api/tables/:table/answers', { params: { table }, body })),
    );
    return 'moved';
  }

  // The same request once more, by another way: before the first one, beside it, or when others have long been sent.
  private async delayed(twin: Twin, atMost: number): Promise<void> {
    const { world, dice } = this;
    const { table, body } = twin;
    const client = world.client(dice);
    client.cookie = twin.cookie;
    await sleep(dice.below(atMost));
    this.note(
      twin,
      await world.insist(client, dice, 'POST answers', () => client.send('POST /api/tables/:table/answers', { params: { table }, body })),
    );
  }

  private note({ table, body }: Twin, { status, text }: Answer): void {
    if (status === 200)
      this.world.acknowledge({ what: 'entry', table, request: body.id, moment: (JSON.parse(text) as { moment: number }).moment });
    else if (!LATE.has(codeOf(text))) this.world.wrong('refused', `${status} ${text.slice(0, 300)} for an answer at ${table}`);
  }
}
