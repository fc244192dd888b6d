import {
  type LogLine,
  type Ref,
  readLine,
  type Seat,
  type StageAct,
  type StageChip,
  type StageDress,
  type StageScene,
  type StageSide,
  seatNamed,
  sentenceOf,
} from '@pantheon/web/kit';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { drawingOf, pieces, slave } from './drawings.ts';

type Act = StageAct<View>;

const FIGHTS = ['fought', 'drawnFight', 'seaFought', 'seaDrawn'];

/** Fights, slavery, fanatics and floods. */
export const stage: StageDress<View, DiluvioData> = {
  frieze: 'waves',
  ground: 'sea',
  opens: [...FIGHTS, 'enslaved', 'lost', 'rises'],
  // People flee before the lands drown.
  goesOn: ({ rise }, lines) => rise !== null && lines.some(({ event }) => event === 'rises'),
  scene: (act, data) => {
    const rise = act.lines.find(({ event }) => event === 'rises');
    if (rise !== undefined) return flood(act, rise, data);
    const fight = act.lines.find(({ event }) => FIGHTS.includes(event));
    if (fight !== undefined) return fightScene(act, fight);
    const deed = act.lines.find(({ event }) => event === 'enslaved' || event === 'lost');
    return deed === undefined ? null : deedScene(deed);
  },
};

/** The seats that had somebody in a land, as far as the position before is known. */
function peopleOf(before: View | null, land: Ref, { spaces }: DiluvioData): Seat[] {
  if (before === null) return [];
  const at = spaces.findIndex(({ ref }) => ref === land);
  const seats = before.legacy.length;
  return Array.from({ length: seats }, (_, seat) => seat as Seat).filter(
    (seat) => (before.workers[at * seats + seat] ?? 0) + (before.warriors[at * seats + seat] ?? 0) > 0,
  );
}

/** The players whom a line names as those who lose somebody. */
const ownersIn = (line: LogLine): Seat[] =>
  readLine(line)
    .refs('owners')
    .flatMap((owner) => seatNamed(owner) ?? []);

const chipsOf = (counts: readonly (readonly [Ref, number])[]): StageChip[] =>
  counts.map(([thing, count]) => ({ thing, count, of: drawingOf(thing) ?? pieces.worker }));

function flood({ lines, before }: Act, rise: LogLine, data: DiluvioData): StageScene {
  const lands = readLine(rise).refs('lands');
  const drowned = lines.filter(({ event }) => event === 'drowned');
  const came = [...drowned, ...lines.filter(({ event }) => event === 'fled' || event === 'letGo')];
  const losers = drowned.flatMap(ownersIn);
  const fled = came.flatMap((line) => readLine(line).seat('seat') ?? []);
  return {
    title: { id: 'board.watersRise' },
    place: lands[0] ?? null,
    actor: null,
    victims: [...new Set([...losers, ...fled, ...lands.flatMap((land) => peopleOf(before, land, data))])],
    chips: lands.map((thing) => ({ thing })),
    rise: readLine(rise).number('stage'),
    told: came.length > 0 ? came : [rise],
    weight: losers.length > 0 ? 9 : 6,
    sound: 'water',
  };
}

function fightScene({ lines }: Act, fight: LogLine): StageScene {
  const { ref, number } = readLine(fight);
  const [attacker, defender, winner] = [ref('attacker'), ref('defender'), ref('winner')];
  const atSea = ref('ocean') !== null;
  const piece = atSea ? 'ship' : 'warrior';
  const side = (name: Ref | null): StageSide => {
    const won = winner !== null && winner === name;
    const count = number('lost') + (won ? number('left') : 0);
    return {
      seat: seatNamed(name),
      name: name ?? { id: 'board.watersRise' },
      units: [{ thing: `piece:${piece}`, of: drawingOf(`piece:${piece}`) ?? pieces.worker, count, lost: number('lost') }],
      dice: [],
      sources: [],
      total: count,
      won,
    };
  };
  const victim = seatNamed(defender);
  return {
    title: sentenceOf(fight),
    place: ref('land') ?? ref('ocean'),
    actor: seatNamed(attacker),
    victims: victim === null ? [] : [victim],
    sides: [side(attacker), side(defender)],
    told: lines.filter((line) => line !== fight && line.at === fight.at && (FIGHTS.includes(line.event) || line.event === 'enslaved')),
    weight: winner !== null && winner === attacker ? 9 : 7,
    sound: 'horn',
  };
}

/** Workers are enslaved, or fanatics take a land. */
function deedScene(line: LogLine): StageScene {
  const { ref, seat, counts, number } = readLine(line);
  const land = ref('land');
  const about = { place: land, actor: seat('seat'), victims: ownersIn(line), sound: 'gong' } as const;
  if (line.event === 'lost' && land !== null)
    return { ...about, title: { id: 'board.fanaticsIn', args: { land } }, chips: chipsOf(counts('who')), told: [line], weight: 7 };
  return { ...about, title: sentenceOf(line), chips: [{ thing: 'piece:worker', of: slave, count: number('slaves') }], told: [], weight: 6 };
}
