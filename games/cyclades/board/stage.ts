import {
  counted,
  type Drawing,
  type LogLine,
  type Ref,
  readLine,
  readRef,
  type Seat,
  type StageAct,
  type StageDress,
  type StageScene,
  type StageSide,
  type StageUnit,
  seatNamed,
  sentenceOf,
} from '@pantheon/web/kit';
import type { CycladesData } from '../data/read.ts';
import { battleIn } from '../rules/readings.ts';
import type { View } from '../rules/types.ts';
import { drawingOf, pieces } from './drawings.ts';

type Act = StageAct<View>;

/** What a creature or a hero does to somebody, and how bad it is. */
const DEEDS: { readonly [event: string]: { readonly to: string; readonly weight: number; readonly sound?: StageScene['sound'] } } = {
  conquered: { to: 'whom', weight: 9, sound: 'horn' },
  stolePriestess: { to: 'whom', weight: 4 },
  stolePhilosopher: { to: 'whom', weight: 4 },
  stoleCoins: { to: 'whom', weight: 3, sound: 'coin' },
  stoleMercenaries: { to: 'whom', weight: 5 },
  killed: { to: 'whom', weight: 6 },
  sunk: { to: 'who', weight: 6 },
  metropolisLost: { to: 'who', weight: 9 },
};
const VERDICTS = ['conquered', 'seaWon', 'held', 'allLost'];
const DETAILS = ['lost', 'rerolled', 'retreated', 'hector', 'pandora', 'perseus', 'metropolisLost'];

/** Battles, lands taken without one, and what creatures do to a player. */
export const stage: StageDress<View, CycladesData> = {
  frieze: 'meander',
  ground: 'sea',
  opens: ['attack', ...Object.keys(DEEDS)],
  within: Object.keys(DEEDS),
  decides: VERDICTS,
  goesOn: (view) => battleIn(view) !== null,
  scene: (act) => {
    const attack = act.lines.findLastIndex((line) => line.event === 'attack');
    return attack >= 0 ? battle(act, attack) : deed(act);
  },
};

/** The seat behind a name of the log: in the duel that names a faction. */
const seatOf = (thing: Ref | null, before: View | null): StageSide['seat'] => {
  if (thing === null || !thing.startsWith('faction:')) return seatNamed(thing);
  return (before?.factions[Number(readRef(thing).id)]?.seat as Seat | undefined) ?? null;
};

function deed({ lines, before }: Act): StageScene | null {
  const line = lines.find(({ event }) => DEEDS[event] !== undefined);
  const about = line === undefined ? undefined : DEEDS[line.event];
  if (line === undefined || about === undefined) return null;
  const { ref } = readLine(line);
  const victim = seatOf(ref(about.to), before);
  const by = lines.map((other) => readLine(other).ref('creature')).find((creature) => creature !== null) ?? ref('creature');
  return {
    title: sentenceOf(line),
    place: ref('area') ?? ref('land') ?? ref('sea'),
    actor: about.to === 'whom' ? seatOf(ref('who'), before) : null,
    victims: victim === null ? [] : [victim],
    ...(by === null ? {} : { chips: [{ thing: by, of: drawingOf(by) ?? pieces.symbol }] }),
    told: lines.filter((other) => other !== line && other.at === line.at && DEEDS[other.event] !== undefined),
    ...(line.event === 'conquered' ? lossOf(ref('area'), ref('who')) : {}),
    weight: about.weight,
    sound: about.sound ?? 'gong',
  };
}

/** What a lost land is for whoever lost it. */
const lossOf = (area: Ref | null, who: Ref | null): Pick<StageScene, 'loss'> =>
  area === null || who === null ? {} : { loss: { id: 'board.lostTo', args: { area, who } } };

function battle({ lines, before }: Act, at: number): StageScene {
  const opening = lines[at] as LogLine;
  const fought = lines.slice(at + 1);
  const { ref } = readLine(opening);
  const [attacker, defender, area] = [ref('who'), ref('whom'), ref('area')];
  const march = lines.slice(0, at).findLast(({ event }) => event === 'marched' || event === 'sailed' || event === 'flew');
  const verdict = fought.find(({ event }) => VERDICTS.includes(event));
  const won = verdict === undefined ? null : readLine(verdict).ref('who');
  const round = fought.findLast(({ event }) => event === 'round');
  const actor = seatOf(attacker, before);
  const victim = seatOf(defender, before);
  const side = (name: Ref | null, army: readonly (readonly [Ref, number])[], total: string, die: string): StageSide => ({
    seat: seatOf(name, before),
    name: name ?? { id: 'board.strengths' },
    units: army.map(([thing, count]) => unit(thing, count, lostBy(fought, name, thing))),
    dice: round === undefined ? [] : [{ value: readLine(round).number(die) }],
    sources:
      round === undefined ? [] : [{ text: { id: 'board.force' }, value: readLine(round).number(total) - readLine(round).number(die) }],
    total: round === undefined ? null : readLine(round).number(total),
    won: won === null ? leads(round, total) : won === name,
  });
  const taken = verdict !== undefined && won === attacker && verdict.event === 'conquered';
  const from = march === undefined ? null : readLine(march).ref('from');
  return {
    title: { id: 'board.battle', args: { area: area ?? '' } },
    place: area,
    ...(from === null ? {} : { from }),
    actor,
    victims: victim === null ? [] : [victim],
    sides: [side(attacker, marched(march), 'attack', 'die'), side(defender, defending(before, area, defender), 'defence', 'against')],
    ...(round === undefined ? {} : { round: readLine(round).number('n') }),
    told: [...(verdict === undefined ? [] : [verdict]), ...detailsIn(lastRound(fought))],
    ...(taken ? lossOf(area, attacker) : {}),
    weight: taken ? 9 : 7,
    sound: 'horn',
  };
}

/** Whether the total of this name is the higher one of a round. */
function leads(round: LogLine | undefined, total: string): boolean {
  if (round === undefined) return false;
  const { number } = readLine(round);
  return number(total) > number(total === 'attack' ? 'defence' : 'attack');
}

/** Who lost what and who left; the dice themselves only where nothing came of them. */
const detailsIn = (lines: readonly LogLine[]): readonly LogLine[] => {
  const details = lines.filter(({ event }) => DETAILS.includes(event));
  return details.length > 0 ? details : lines.filter(({ event }) => event === 'round');
};

/** What happened since the dice last fell. */
const lastRound = (fought: readonly LogLine[]): readonly LogLine[] =>
  fought.slice(
    Math.max(
      0,
      fought.findLastIndex(({ event }) => event === 'round'),
    ),
  );

const unit = (thing: Ref, count: number, lost: number): StageUnit => ({ thing, of: drawn(thing), count, lost: Math.min(count, lost) });

const drawn = (thing: Ref): Drawing => drawingOf(thing) ?? pieces.symbol;

/** The units that came, out of the line of the march. */
function marched(march: LogLine | undefined): (readonly [Ref, number])[] {
  if (march === undefined) return [];
  const { refs, number } = readLine(march);
  return march.event === 'sailed' ? [['piece:fleet', number('fleets')]] : refs('units').map(counted).map(asPiece);
}

const asPiece = ([thing, count]: readonly [Ref, number]): readonly [Ref, number] => [
  thing.startsWith('units:') ? `piece:${readRef(thing).id}` : thing,
  count,
];

/** The units that were there. */
function defending(before: View | null, area: Ref | null, who: Ref | null): (readonly [Ref, number])[] {
  if (before === null || area === null) return [];
  const at = before.areas.indexOf(readRef(area).id);
  const seat = seatOf(who, before);
  const there: (readonly [Ref, number])[] = [
    ['piece:fleet', before.fleets[at] ?? 0],
    ['piece:troop', before.troops[at] ?? 0],
    ['piece:mercenary', before.mercenaries[at] ?? 0],
    ...before.heroes
      .filter((hero) => hero.area === at && before.factions[hero.owner]?.seat === seat)
      .map((hero) => [`hero:${hero.id}`, 1] as const),
  ];
  return there.filter(([, count]) => count > 0);
}

/** How many of a thing somebody lost. */
const lostBy = (lines: readonly LogLine[], who: Ref | null, thing: Ref): number =>
  lines
    .filter((line) => line.event === 'lost' && readLine(line).ref('who') === who)
    .map((line) => asPiece(counted(readLine(line).ref('unit') ?? 'piece:none')))
    .filter(([lost]) => lost === thing)
    .reduce((sum, [, count]) => sum + count, 0);
