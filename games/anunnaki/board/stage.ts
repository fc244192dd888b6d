import {
  type LogLine,
  type Ref,
  readLine,
  readRef,
  type StageCard,
  type StageDress,
  type StageScene,
  type StageSide,
  type StageSource,
  type StageUnit,
  seatNamed,
  sentenceOf,
} from '@pantheon/web/kit';
import { PIECES } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { drawingOf, guard, laurel, pieces, weapon } from './drawings.ts';

/** What is taken from somebody, and how bad it is. */
const DEEDS: { readonly [event: string]: number } = { stole: 4 };
const BATTLES = ['battleAgainst', 'battle'];
const DETAILS = ['strengths', 'cardSentBack', 'cancelled', 'metalAdded', 'civilisationShown', 'retreated', 'lostFollower', 'stole'];

/** Battles, where weapons are turned over together, and thefts. */
export const stage: StageDress<View, Data> = {
  frieze: 'stars',
  ground: 'night',
  opens: [...BATTLES, ...Object.keys(DEEDS)],
  goesOn: (view) => view.battle !== null,
  scene: ({ lines, before }, data) => {
    const at = lines.findLastIndex(({ event }) => BATTLES.includes(event));
    return at < 0 ? theft(lines) : battle(lines, at, before, data);
  },
};

function theft(lines: readonly LogLine[]): StageScene | null {
  const line = lines.find(({ event }) => DEEDS[event] !== undefined);
  if (line === undefined) return null;
  const { ref, seat } = readLine(line);
  const victim = seat('from');
  const resource = ref('resource');
  return {
    title: sentenceOf(line),
    place: null,
    actor: seat('seat'),
    victims: victim === null ? [] : [victim],
    ...(resource === null ? {} : { chips: [{ thing: resource, of: drawingOf(resource) ?? laurel }] }),
    told: [],
    weight: DEEDS[line.event] ?? 1,
    sound: 'coin',
  };
}

function battle(lines: readonly LogLine[], at: number, before: View | null, data: Data): StageScene {
  const opening = lines[at] as LogLine;
  const fought = lines.slice(at + 1);
  const { ref, seat } = readLine(opening);
  const [attacker, defender, land] = [ref('seat'), ref('foe'), ref('land')];
  const verdict = fought.find(({ event }) => event === 'won' || event === 'lostAtOnce');
  const winner = verdict === undefined ? null : verdict.event === 'won' ? readLine(verdict).ref('seat') : defender;
  const strengths = fought.findLast(({ event }) => event === 'strengths');
  const tile = fought.find(({ event }) => event === 'civilisationShown');
  const home = fought.filter(({ event }) => event === 'retreated');
  const side = (name: Ref | null, total: string): StageSide => ({
    seat: seatNamed(name),
    name: name ?? { id: 'board.civilisation' },
    units: name === null ? [{ thing: 'civilisation:any', of: guard, count: 1, lost: 0 }] : unitsOf(before, data, name, land, home),
    dice: [],
    cards: name === null ? [guardCard(tile)] : cardsOf(fought, name, verdict === undefined),
    sources: name === null && tile !== undefined ? tileShown(tile) : [],
    total: strengths === undefined ? null : readLine(strengths).number(total),
    won: verdict !== undefined && winner === name,
  });
  const victim = seat('foe');
  const taken = winner !== null && winner === attacker;
  return {
    title: { id: 'board.battle', args: { land: land ?? '' } },
    place: land,
    actor: seat('seat'),
    victims: victim === null ? [] : [victim],
    sides: [side(attacker, 'attack'), side(defender, 'defence')],
    told: [...(verdict === undefined ? [] : [verdict]), ...fought.filter(({ event }) => DETAILS.includes(event))],
    ...(taken && land !== null && attacker !== null ? { loss: { id: 'board.lostTo', args: { land, who: attacker } } } : {}),
    weight: taken ? 9 : 7,
    sound: 'horn',
  };
}

/** The tile of an Ancient Civilisation, face down until it is shown. */
const guardCard = (line: LogLine | undefined): StageCard => ({
  thing: line === undefined ? null : readLine(line).ref('civilisation'),
  of: guard,
});

const tileShown = (line: LogLine): StageSource[] => {
  const { ref, number } = readLine(line);
  const civilisation = ref('civilisation');
  return civilisation === null ? [] : [{ text: civilisation, value: number('strength'), of: guard }];
};

/** The weapons that somebody showed; until they do, and while nothing is decided, a card lies face down. */
function cardsOf(lines: readonly LogLine[], who: Ref, undecided: boolean): StageCard[] {
  const shown = lines
    .filter((line) => (line.event === 'cardShown' || line.event === 'cardAdded') && readLine(line).ref('seat') === who)
    .map((line) => readLine(line).ref('weapon'))
    .flatMap((thing) => (thing === null ? [] : [{ thing, of: drawingOf(thing) ?? laurel }]));
  return shown.length === 0 && undecided ? [{ thing: null, of: weapon }] : shown;
}

/** Who stood in the land before; whoever goes home falls. */
function unitsOf(before: View | null, data: Data, who: Ref, land: Ref | null, home: readonly LogLine[]): StageUnit[] {
  const at = data.lands.findIndex(({ id }) => land !== null && id === readRef(land).id);
  const seat = seatNamed(who);
  if (before === null || seat === null || at < 0) return [];
  const first = (seat * data.size + at) * PIECES.length;
  const gone = home.some((line) => readLine(line).ref('seat') === who);
  return PIECES.flatMap((piece, kind) => {
    const count = before.pieces[first + kind] ?? 0;
    return count > 0 ? [{ thing: `piece:${piece}` as Ref, of: pieces[piece] ?? laurel, count, lost: gone ? count : 0 }] : [];
  });
}
