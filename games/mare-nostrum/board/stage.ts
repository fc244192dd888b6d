import {
  type LogLine,
  type Ref,
  readLine,
  type StageDress,
  type StageScene,
  type StageSide,
  type StageUnit,
  seatNamed,
  sentenceOf,
} from '@pantheon/web/kit';
import type { Data } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { drawingOf, laurels } from './drawings.ts';

/** What is done to the owner of a province or of legions without a battle, and how bad it is. */
const DEEDS: { readonly [event: string]: number } = { occupies: 9, pillaged: 8, midas: 6, helen: 6, centaurs: 6 };

const isLoss = ({ event }: LogLine): boolean => event === 'losses' || event === 'noLosses';

/** Battles, strikes from afar, and what an army does to a province. */
export const stage: StageDress<View, Data> = {
  frieze: 'laurel',
  ground: 'land',
  opens: ['battle', 'strike', ...Object.keys(DEEDS)],
  // A battle stays in view after it was fought: it is over when all who fought have said what they lose.
  goesOn: ({ battle }, lines) => battle !== null && lines.filter(isLoss).length < (battle.strike ? 1 : 2),
  scene: ({ lines }, data) => {
    const at = lines.findLastIndex(({ event }) => event === 'battle' || event === 'strike');
    return at < 0 ? deed(lines) : battle(lines, at, data);
  },
};

function deed(lines: readonly LogLine[]): StageScene | null {
  const line = lines.find(({ event }) => DEEDS[event] !== undefined);
  if (line === undefined) return null;
  const { ref, refs, seat } = readLine(line);
  const [actor, victim] = [seat('seat') ?? seat('side'), seat('owner') ?? seat('mover')];
  const card = ref('card');
  const about = card === null ? refs('buildings') : [card];
  return {
    title: sentenceOf(line),
    place: ref('space'),
    actor,
    victims: victim === null || victim === actor ? [] : [victim],
    chips: about.map((thing) => ({ thing, of: drawingOf(thing) ?? laurels })),
    told: [],
    weight: DEEDS[line.event] ?? 5,
    sound: 'gong',
  };
}

function battle(lines: readonly LogLine[], at: number, data: Data): StageScene {
  const opening = lines[at] as LogLine;
  const fought = lines.slice(at + 1);
  const { ref, counts } = readLine(opening);
  const strike = opening.event === 'strike';
  const [attacker, defender] = strike ? [ref('seat'), ref('target')] : [ref('attacker'), ref('defender')];
  const came = lines.slice(0, at).findLast((line) => readLine(line).ref('from') !== null);
  const losses = fought.filter(isLoss);
  const taken = fought.find(({ event }) => event === 'occupies');
  const side = (name: Ref | null, army: readonly (readonly [Ref, number])[]): StageSide => {
    const roll = fought.findLast((line) => line.event === 'rolled' && readLine(line).ref('side') === name);
    const lost = new Map(
      losses.filter((line) => readLine(line).ref('side') === name).flatMap((line) => [...readLine(line).counts('units')]),
    );
    const read = roll === undefined ? null : readLine(roll);
    const faces = (roll?.args.dice ?? []) as readonly number[];
    const { automatic } = data.components.battle;
    const sure = read === null ? 0 : Math.round(read.number('sure') / automatic);
    return {
      seat: seatNamed(name),
      name: name ?? { id: 'board.battle' },
      units: army.map(([thing, count]): StageUnit => ({ thing, of: drawingOf(thing) ?? laurels, count, lost: lost.get(thing) ?? 0 })),
      dice: [...faces.map((value) => ({ value })), ...Array.from({ length: sure }, () => ({ value: automatic, sure: true }))],
      sources: read === null || read.number('bonus') === 0 ? [] : [{ text: { id: 'board.bonus' }, value: read.number('bonus') }],
      total: read === null ? null : read.number('total'),
      won: losses.length > 0 && lost.size === 0,
    };
  };
  const victim = seatNamed(defender);
  const from = came === undefined ? null : readLine(came).ref('from');
  const space = ref('space');
  return {
    title: { id: strike ? 'board.strike' : 'board.battle', args: { space: space ?? '' } },
    place: space,
    ...(from === null ? {} : { from }),
    actor: seatNamed(attacker),
    victims: victim === null ? [] : [victim],
    sides: [side(attacker, counts('force')), side(defender, counts('against'))],
    told: [...(taken === undefined ? [] : [taken]), ...losses],
    ...(taken !== undefined && space !== null && attacker !== null ? { loss: { id: 'board.lostTo', args: { space, who: attacker } } } : {}),
    weight: taken === undefined ? 7 : 9,
    sound: 'horn',
  };
}
