import { catalog } from '@pantheon/catalog';
import { type AnyGame, keyOf, type Question, QuickDice, type Seat, sampleAnswer } from '@pantheon/kernel';
import { seatWith, TableHost } from '@pantheon/table';
import { microseconds } from './measure.ts';

// Measures what the rules thread of a server does for an answer at a table of four, in a fresh process, and prints the microseconds: the
// command, the entry and the changes for everybody as JSON. `npm run bench -- --compare` runs it for two commits in turn.

const TABLES = 30;
const NOW = Date.UTC(2026, 0, 1);
const PEOPLE = ['ada', 'ben', 'cleo', 'dan'];

/** Tables at which one after the other somebody answers at random; one that is over is followed by a new one. */
class AnswersAtTables {
  private readonly game: AnyGame;
  private readonly dice = new QuickDice('answers');
  private readonly people: readonly string[];
  private readonly tables: TableHost[] = [];
  private opened = 0;

  constructor(game: AnyGame) {
    this.game = game;
    this.people = PEOPLE.slice(0, Math.min(PEOPLE.length, game.players.max));
    for (let at = 0; at < TABLES; at++) this.tables.push(this.open());
  }

  private open(): TableHost {
    const { game, people } = this;
    const seats = people.map((person) => seatWith({ kind: 'person', person }));
    const setup = { game: game.id, rules: game.version, seats, pace: { kind: 'none' as const }, seed: `bench ${this.opened++}` };
    const { host } = TableHost.create(game, setup, NOW);
    for (const person of people) host.changes(person, 0, NOW);
    return host;
  }

  answer(round: number): void {
    const at = round % TABLES;
    const host = this.tables[at] as TableHost;
    const [waiting] = host.match.waiting;
    if (waiting === undefined) {
      this.tables[at] = this.open();
      return;
    }
    const key = this.anyKey(host, waiting.seat);
    const { moment } = host;
    const { step } = host.submit({ person: this.people[waiting.seat] as string, command: { kind: 'answer', key }, expected: moment }, NOW);
    JSON.stringify(step);
    for (const person of this.people) JSON.stringify(host.changes(person, moment, NOW));
  }

  private anyKey(host: TableHost, seat: Seat): string {
    const question = host.match.question(seat) as Question;
    return keyOf(question, sampleAnswer(question, this.dice));
  }
}

const [id = ''] = process.argv.slice(2);
const entry = catalog.find((game) => game.id === id);
if (entry === undefined) throw new Error(`there is no game "${id}"`);
const tables = new AnswersAtTables((await entry.load()).rules);
console.log(microseconds((round) => tables.answer(round)));
