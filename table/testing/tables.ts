import {
  type AnyGame,
  type Dice,
  keyOf,
  Match,
  type Options,
  optionSets,
  PantheonError,
  type Question,
  type StartingPoint,
  sampleAnswer,
  seatIn,
} from '@pantheon/kernel';
import type { Journal } from '../entry.ts';
import { TableHost } from '../host.ts';
import { MemoryJournal } from '../memory-journal.ts';
import { type Pace, seatWith, type TableSeat, type TableSetup } from '../setup.ts';
import { botLevelAt, playedByPerson } from '../state.ts';
import { TEST_START, type TestGame } from './conformance-host.ts';

/** The only level whose bots answer the same on every machine. */
export const TEST_LEVEL = 'shepherd';

/** Somebody who has a seat, somebody who takes one later, and somebody who never has one. */
export const personAt = (seat: number): string => `person ${seat}`;
export const newcomerAt = (seat: number): string => `newcomer ${seat}`;
export const STRANGER = 'stranger';

/** One of a list, if there is any. */
export const anyOf = <T>(dice: Dice, list: readonly T[]): T | undefined => list[dice.below(list.length)];

/** One of a list that is not empty. */
export const oneOf = <T>(dice: Dice, list: readonly T[]): T => anyOf(dice, list) as T;

const PACES: readonly Pace[] = [
  { kind: 'none' },
  { kind: 'live', bank: 40, increment: 5, cap: 60 },
  { kind: 'live', bank: 600, increment: 20, cap: 900 },
  { kind: 'daily', days: 1 },
];

interface Opening {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly start?: StartingPoint;
}

// A position in the middle of a match, reached by chance. Some options do not go with every number of seats.
function openingOf(game: AnyGame, seed: string, depth: number, dice: Dice): Opening {
  const { min, max } = game.players;
  const seats = dice.below(4) === 0 ? min + dice.below(max - min + 1) : Math.min(max, Math.max(min, 2 + dice.below(2)));
  const options = dice.below(2) === 0 ? {} : oneOf(dice, optionSets(game));
  const opening = { seats, options, seed };
  try {
    const match = Match.start(game, opening);
    if (depth === 0) return opening;
    for (let answers = 0; answers < depth && !match.over; answers++)
      for (const { seat } of match.waiting) match.give(seat, sampleAnswer(match.question(seat) as Question, dice));
    if (match.over) return opening;
    const { phase, state, dice: chance } = match.lastCheckpoint();
    return { ...opening, start: { phase, state, dice: chance } };
  } catch (error) {
    if (error instanceof PantheonError && error.code === 'bad-setup') return openingOf(game, seed, depth, dice);
    throw error;
  }
}

function seatsFor(count: number, dice: Dice): TableSeat[] {
  const sure = dice.below(count);
  return Array.from({ length: count }, (_, seat) => {
    const kind = seat === sure ? 0 : dice.below(10);
    if (kind < 7) return seatWith({ kind: 'person', person: personAt(seat) });
    return kind < 9 ? seatWith({ kind: 'bot', level: TEST_LEVEL }) : seatWith({ kind: 'open' });
  });
}

/** The tables of a batch: in many positions, at several paces, with people, bots and open seats; some have been played elsewhere before. */
export async function testTables(game: TestGame, count: number, seed: string, dice: Dice): Promise<Journal[]> {
  const { rules } = game;
  const openings = Array.from({ length: Math.ceil(count / 4) }, (_, at) =>
    openingOf(rules, `${seed}/${at}`, dice.below(3) * dice.below(60), dice),
  );
  const tables: Journal[] = [];
  for (let at = 0; at < count; at++) {
    const { seats, ...opening } = oneOf(dice, openings);
    const setup: TableSetup = { game: rules.id, rules: rules.version, ...opening, seats: seatsFor(seats, dice), pace: oneOf(dice, PACES) };
    tables.push(await tableAfter(game, setup, dice.below(4) === 0 ? 1 + dice.below(12) : 0, dice));
  }
  return tables;
}

/** The journal of a table at which so many answers have been given, or as many as could be. */
export async function tableAfter({ rules }: TestGame, setup: TableSetup, answers: number, dice: Dice): Promise<Journal> {
  const { host, step } = TableHost.create(rules, setup, TEST_START);
  const journal = new MemoryJournal({ setup });
  await journal.append(step);
  for (let given = 0; given < answers && host.state.ending === null; given++) {
    const seat = host.match.waiting
      .map((one) => one.seat)
      .find((at) => playedByPerson(setup.seats[at]) || botLevelAt(setup.seats[at]) !== null);
    if (seat === undefined) break;
    const question = host.match.question(seatIn(host.match, seat)) as Question;
    const key = keyOf(question, sampleAnswer(question, dice));
    const person = setup.seats[seat]?.person ?? null;
    const command =
      person === null
        ? ({ person, command: { kind: 'bot-answer', seat, key } } as const)
        : ({ person, command: { kind: 'answer', key } } as const);
    const { step: made } = host.submit(command, TEST_START);
    if (made !== null) await journal.append(made);
  }
  return journal.journal;
}
