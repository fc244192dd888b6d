import {
  type LogLine,
  type Ref,
  readLine,
  type Seat,
  type StageAct,
  type StageDress,
  type StageScene,
  type StageShown,
  seatNamed,
  sentenceOf,
} from '@pantheon/web/kit';
import type { BomarzoData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { drawingOf } from './drawings.ts';

/** A god falls asleep, the Ogre robs, a god is copied. */
export const stage: StageDress<View, BomarzoData> = {
  frieze: 'arches',
  ground: 'garden',
  opens: ['robbed', 'slept', 'copied'],
  scene: (act) => {
    const robbed = act.lines.filter(({ event }) => event === 'robbed');
    if (robbed.length > 0) return robbery(robbed);
    const line = act.lines.find(({ event }) => event === 'slept' || event === 'copied');
    return line === undefined ? null : deed(act, line);
  },
};

/** Those whose pawns stand on the god of a line. */
const worshippers = (line: LogLine): Seat[] =>
  readLine(line)
    .refs('worshippers')
    .flatMap((one) => seatNamed(one) ?? []);

const chipOf = (line: LogLine): NonNullable<StageScene['chips']> => {
  const god = readLine(line).ref('god');
  const drawing = god === null ? null : drawingOf(god);
  return god === null ? [] : [{ thing: god, ...(drawing === null ? {} : { of: drawing }) }];
};

/** A god as a large card, once for each of those who invoke it. */
function shownAs(god: Ref | null, seats: readonly (Seat | null)[], asleep = false): readonly StageShown[] {
  const of = god === null ? null : drawingOf(god);
  return god === null ? [] : seats.map((seat) => ({ thing: god, ...(of === null ? {} : { of }), seat, asleep }));
}

function robbery(lines: readonly LogLine[]): StageScene {
  const first = lines[0] as LogLine;
  const actor = readLine(first).seat('seat');
  const losers = lines.flatMap(worshippers);
  return {
    title: { id: 'board.ogreRobs' },
    place: readLine(first).ref('god'),
    actor,
    victims: [...new Set(losers)].filter((seat) => seat !== actor),
    shown: shownAs('god:ogre', [actor]),
    chips: lines.flatMap(chipOf),
    told: lines,
    weight: 3,
    sound: 'coin',
  };
}

function deed({ lines }: StageAct<View>, line: LogLine): StageScene {
  const { ref, seat } = readLine(line);
  const slept = line.event === 'slept';
  const payer = lines.map((other) => readLine(other).seat('seat')).find((one) => one !== null) ?? null;
  const other = seat('other');
  return {
    title: sentenceOf(line),
    place: ref('god'),
    actor: slept ? payer : seat('seat'),
    victims: slept ? worshippers(line).filter((one) => one !== payer) : other === null ? [] : [other],
    shown: shownAs(ref('god'), slept ? [null] : [other, seat('seat')], slept),
    told: lines.filter((one) => one.at === line.at && one.event === 'paid'),
    weight: slept ? 3 : 2,
    sound: 'gong',
  };
}
