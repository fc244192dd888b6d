import { type Bot, type Decision, Forfeit, type GameBot, type Place, type Situation } from '@pantheon/bots';
import { answerOf, questionDto } from '@pantheon/kernel';
import type { EngineConfig } from './command-line.ts';
import { LineProcess } from './line-process.ts';
import {
  BadLine,
  type EngineMessage,
  type EngineRequest,
  PROTOCOL,
  readEngineLine,
  type TableMessage,
  type TableReply,
} from './messages.ts';
import { Referee } from './referee.ts';

/** How long a program has to begin, and to answer after it was told to stop. */
const BEGIN = 60_000;
const GRACE = 3000;
/** How long it may think where nobody says it. */
const USUAL_MS = 1000;

/** A bot that asks a program. Each game has a process of its own. */
export function engineBot(config: EngineConfig, game: GameBot): Bot {
  return {
    name: config.name,
    readsLog: true,
    sitDown: (place) => new EngineAtTable(config, game, place),
    decide() {
      throw new Error('a program answers only at a table');
    },
  };
}

/** A program at its seat, for one game. Whatever it does wrong costs it this game. */
class EngineAtTable implements Bot {
  readonly name: string;
  private readonly game: GameBot;
  private readonly place: Place;
  private readonly program: LineProcess;
  private greeted = false;
  private asked = 0;
  private told = 0;

  constructor({ name, command }: EngineConfig, game: GameBot, place: Place) {
    this.name = name;
    this.game = game;
    this.place = place;
    this.program = new LineProcess(command);
  }

  decide(situation: Situation): Decision {
    if (!this.greeted) this.greet();
    const id = this.asked++;
    const { question, world } = situation;
    const stage = world.game.phaseStrip(world, world.phase);
    const log = situation.log.slice(this.told);
    this.told += log.length;
    this.say({ is: 'position', stage, colours: world.game.colours(world), view: situation.view, log });
    this.say({ is: 'question', id, question: questionDto(question, world) });
    const key = this.think(situation, id);
    const answer = answerOf(question, key);
    if (answer === null) return this.lose(`it answered "${key.slice(0, 80)}" to "${question.topic.id}", which is not among the answers`);
    return { answer };
  }

  private greet(): void {
    const { rules, seats, seat, options } = this.place;
    this.say({ is: 'hello', protocol: PROTOCOL, table: 'pantheon' });
    const until = performance.now() + BEGIN;
    const hello = this.next(until, 'did not say hello in time');
    if (hello.is !== 'hello') this.lose(`it began with "${hello.is}" instead of "hello"`);
    else if (hello.protocol !== PROTOCOL)
      this.lose(`it speaks version ${hello.protocol} of the protocol, and this table version ${PROTOCOL}`);
    this.say({ is: 'options', game: rules.id, rules: rules.version, seats, seat, options });
    const ready = this.next(until, 'was not ready in time');
    if (ready.is !== 'ready') this.lose(`it said "${ready.is}" instead of "ready"`);
    this.greeted = true;
  }

  /** Lets it think until it answers; does for it what it asks meanwhile. */
  private think(situation: Situation, id: number): string {
    const ms = Number.isFinite(situation.budget.ms) ? situation.budget.ms : USUAL_MS;
    const referee = new Referee(situation, this.game);
    const working = (request: EngineRequest): TableReply => referee.reply(request);
    const closed = (): TableReply => ({ is: 'refused', why: 'time is up' });
    let until = performance.now() + ms;
    let stopped = false;
    this.say({ is: 'go', ms });
    for (;;) {
      const key = this.heed(this.hear(until), id, stopped ? closed : working);
      if (key !== null) return key;
      if (performance.now() < until) continue;
      if (stopped) return this.lose(`it gave no answer within ${ms} ms, and none after "stop"`);
      stopped = true;
      until = performance.now() + GRACE;
      this.say({ is: 'stop' });
    }
  }

  /** Does what it asks; returns its answer, once it is that. */
  private heed(message: EngineMessage | null, id: number, reply: (request: EngineRequest) => TableReply): string | null {
    if (message === null || message.is === 'info') return null;
    if (message.is === 'answer') return message.id === id ? message.key : this.lose(`it answered question ${message.id}, not ${id}`);
    if (message.is === 'hello' || message.is === 'ready') return this.lose(`it said "${message.is}" while it should think`);
    this.say(reply(message));
    return null;
  }

  private next(until: number, complaint: string): EngineMessage {
    for (;;) {
      const message = this.hear(until);
      if (message === null) return this.lose(`it ${complaint}`);
      if (message.is !== 'info') return message;
    }
  }

  /** What it says next; null if it says nothing until then. */
  private hear(until: number): EngineMessage | null {
    const heard = this.program.receive(Math.max(0, until - performance.now()));
    if (heard === null) return null;
    if ('gone' in heard) return this.lose(heard.gone);
    try {
      return readEngineLine(heard.line);
    } catch (error) {
      if (error instanceof BadLine) return this.lose(error.message);
      throw error;
    }
  }

  private say(message: TableMessage): void {
    this.program.send(message);
  }

  private lose(reason: string): never {
    throw new Forfeit(this.place.seat, reason);
  }

  standUp(): void {
    this.say({ is: 'quit' });
    this.program.end();
  }
}
