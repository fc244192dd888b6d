import { type Dice, keyOf, type Question, QuickDice, sampleAnswer, seatIn } from '@pantheon/kernel';
import {
  type Entry,
  MemoryJournal,
  type OwnCommand,
  type Pace,
  refusalIn,
  type SeatCommand,
  type Step,
  type Submitted,
  seatWith,
  TableHost,
  type TableSeat,
  type TableUpdate,
  type Viewer,
} from '../index.ts';
import { commandFor } from '../testing/task-command.ts';
import { personAt, TEST_LEVEL, TEST_START, type TestGame } from '../testing.ts';
import { testGame } from './games.ts';

/** Who sits at a test's table: a letter for each seat, `p` for a person, `b` for a bot, `o` for an open seat. */
const seatsOf = (letters: string): TableSeat[] =>
  [...letters].map((letter, seat) => {
    if (letter === 'b') return seatWith({ kind: 'bot', level: TEST_LEVEL });
    return letter === 'o' ? seatWith({ kind: 'open' }) : seatWith({ kind: 'person', person: personAt(seat) });
  });

/** A table of a test, with everybody's hands at it. */
export class Sitting {
  readonly game: TestGame;
  readonly host: TableHost;
  readonly journal: MemoryJournal;
  now = TEST_START;

  private constructor(game: TestGame, host: TableHost, journal: MemoryJournal) {
    this.game = game;
    this.host = host;
    this.journal = journal;
  }

  static async at(
    id: string,
    letters: string,
    { pace = { kind: 'none' }, seed = 'a test' }: { pace?: Pace; seed?: string } = {},
  ): Promise<Sitting> {
    const game = await testGame(id);
    const { rules } = game;
    const setup = { game: rules.id, rules: rules.version, seats: seatsOf(letters), pace, seed };
    const { host, step } = TableHost.create(rules, setup, TEST_START);
    const sitting = new Sitting(game, host, new MemoryJournal({ setup }));
    await sitting.journal.append(step);
    return sitting;
  }

  private async keep(submitted: Submitted): Promise<Submitted> {
    if (submitted.step !== null) await this.journal.append(submitted.step);
    return submitted;
  }

  /** Somebody at a seat gives a command. */
  async say(seat: number, command: SeatCommand, more: { readonly request?: string; readonly expected?: number } = {}): Promise<Submitted> {
    return this.keep(this.host.submit({ person: personAt(seat), command, ...more }, this.now));
  }

  answer(seat: number, key: string): Promise<Submitted> {
    return this.say(seat, { kind: 'answer', key });
  }

  /** The code by which a command is refused, or null if it is not. */
  async refusal(
    seat: number,
    command: SeatCommand,
    more: { readonly request?: string; readonly expected?: number } = {},
  ): Promise<string | null> {
    try {
      await this.say(seat, command, more);
      return null;
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === null) throw error;
      return refusal.code;
    }
  }

  async join(seat: number, person: string): Promise<Submitted> {
    return this.keep(this.host.submit({ person: null, command: { kind: 'join', seat, person } }, this.now));
  }

  /** The table does something by itself. */
  async own(command: OwnCommand): Promise<Submitted> {
    return this.keep(this.host.submit({ person: null, command }, this.now));
  }

  /** Does the first thing that is due. */
  async perform(): Promise<Entry> {
    const [task] = this.host.due();
    if (task === undefined) throw new Error('nothing is due');
    const { step } = await this.keep(this.host.submit(commandFor(this.host, task, this.game), this.now));
    return (step as Step).entry;
  }

  update(viewer: Viewer, since = 0): TableUpdate {
    return this.host.update(viewer, since, this.now);
  }

  /** The key of some answer to the question that a seat is asked. */
  someKey(seat: number, dice: Dice): string {
    const question = this.host.match.question(seatIn(this.host.match, seat)) as Question;
    return keyOf(question, sampleAnswer(question, dice));
  }

  /** Everybody answers at random until something holds, or so many times. */
  async playOn(seed: string, until: () => boolean, most = 500): Promise<boolean> {
    const dice = new QuickDice(seed);
    for (let answers = 0; answers < most && this.host.state.ending === null; answers++) {
      if (until()) return true;
      const seat = this.host.match.waiting[0]?.seat as number;
      await this.answer(seat, this.someKey(seat, dice));
    }
    return until();
  }
}
