import { fractionAt, numberAt } from '@pantheon/kernel';
import type { HeroId } from '../data/schema.ts';
import { fighterIn, fortressesIn, portsFacing } from './combatants.ts';
import { heroIdsIn } from './pieces.ts';
import { heroPower } from './powers.ts';
import type { Area, Faction, Force, Visible } from './types.ts';

/** One side of a battle that might be fought. */
interface Army {
  /** Its units of strength 1, which would be given up first. */
  readonly troops: number;
  /** The strengths of its other units in the order in which they would be given up. */
  readonly others: readonly number[];
  readonly bonus: number;
  /** What its die always shows, or null if it is rolled. */
  readonly die: number | null;
  readonly winsTies: boolean;
}

const sizeOf = ({ troops, others }: Army): number => troops + others.length;

/** How strong an army is after its first losses. */
function strengthAfter({ troops, others }: Army, lost: number): number {
  let sum = Math.max(0, troops - lost);
  for (let unit = Math.max(0, lost - troops); unit < others.length; unit++) sum += numberAt(others, unit);
  return sum;
}

/** How many units an army loses in a round: one if the enemy is ahead, or on a tie that it does not win. */
const lossAt = (enemyLead: number, { winsTies }: Army): number => (enemyLead > 0 || (enemyLead === 0 && !winsTies) ? 1 : 0);

/** How likely the attacker is to be the last one standing, if nobody retreats. */
function winChance(attack: Army, defence: Army, faces: readonly number[]): number {
  const [myFaces, theirFaces] = [attack, defence].map(({ die }) => (die === null ? faces : [die])) as [
    readonly number[],
    readonly number[],
  ];
  const attackers = sizeOf(attack);
  const defenders = sizeOf(defence);
  const width = defenders + 1;
  const known: number[] = new Array(attackers * width).fill(-1);
  const chance = (lost: number, beaten: number): number => {
    if (lost === attackers) return 0;
    if (beaten === defenders) return 1;
    const before = fractionAt(known, lost * width + beaten);
    if (before >= 0) return before;
    const edge = strengthAfter(attack, lost) - strengthAfter(defence, beaten) - defence.bonus + attack.bonus;
    let sum = 0;
    for (const mine of myFaces)
      for (const theirs of theirFaces) {
        const lead = mine + edge - theirs;
        sum += chance(lost + lossAt(-lead, attack), beaten + lossAt(lead, defence));
      }
    const result = sum / (myFaces.length * theirFaces.length);
    known[lost * width + beaten] = result;
    return result;
  };
  return chance(0, 0);
}

/** What battles are up to with the faces of a die: those between troops by a number, the others by a text. */
interface Chances {
  readonly plain: Map<number, number>;
  readonly heroic: Map<string, number>;
}

const CHANCES_KEPT = 20_000;
const chancesWith = new WeakMap<readonly number[], Chances>();

/** Armies of the same strength meet again and again: their chances are worked out once. */
function knownChance({ data: { faces } }: Visible, attack: Army, defence: Army): number {
  const chances = chancesWith.get(faces) ?? { plain: new Map(), heroic: new Map() };
  chancesWith.set(faces, chances);
  const work = (): number => winChance(attack, defence, faces);
  if (isPlain(attack) && isPlain(defence)) return once(chances.plain, plainKey(attack) * 4096 + plainKey(defence), work);
  return once(chances.heroic, `${armyKey(attack)}/${armyKey(defence)}`, work);
}

function once<K>(known: Map<K, number>, key: K, work: () => number): number {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= CHANCES_KEPT) known.clear();
  const chance = work();
  known.set(key, chance);
  return chance;
}

/** Whether an army is nothing but a number of troops and walls, both small. */
const isPlain = ({ troops, others, bonus, die, winsTies }: Army): boolean =>
  others.length === 0 && die === null && !winsTies && troops < 64 && bonus < 64;

const plainKey = ({ troops, bonus }: Army): number => troops * 64 + bonus;

const armyKey = ({ troops, others, bonus, die, winsTies }: Army): string =>
  `${troops}${winsTies ? '=' : '+'}${others.join()}+${bonus}+${die ?? ''}`;

/** What the heroes on one side of a battle can do together. */
interface HeroicPowers {
  readonly strikesFirst: boolean;
  readonly turnsMercenaries: boolean;
  readonly winsTies: boolean;
  readonly ignoresFortresses: boolean;
  /** What the die always shows, or null if it is rolled. */
  readonly die: number | null;
}

const NO_HEROES: HeroicPowers = { strikesFirst: false, turnsMercenaries: false, winsTies: false, ignoresFortresses: false, die: null };

function powersOf(g: Visible, heroes: readonly HeroId[]): HeroicPowers {
  if (heroes.length === 0) return NO_HEROES;
  const powers = heroes.map((id) => heroPower(id));
  return {
    strikesFirst: powers.some(({ onInvasion }) => onInvasion),
    turnsMercenaries: powers.some(({ beforeBattle }) => beforeBattle),
    winsTies: powers.some(({ winsTies }) => winsTies),
    ignoresFortresses: powers.some(({ ignoresFortresses }) => ignoresFortresses),
    die: powers.find(({ fixedDie }) => fixedDie)?.fixedDie?.(g) ?? null,
  };
}

/**
 * The chance of a force to conquer an enemy land area. Powers that strike before the battle are counted in unless it has begun, rerolls
 * are not.
 */
export function landOdds(g: Visible, faction: Faction, land: Area, force: Force, begun = false): number {
  const { s } = g;
  const defender = numberAt(s.control, land);
  if (faction === defender) return 1;
  const theirs = heroIdsIn(g, land, defender);
  const mine = powersOf(g, force.heroes);
  const enemy = powersOf(g, theirs);
  const struck = !begun && enemy.strikesFirst && force.troops + force.mercenaries > 0 ? 1 : 0;
  const turnsMine = !begun && enemy.turnsMercenaries;
  const turnsTheirs = !begun && mine.turnsMercenaries;
  const own = force.mercenaries;
  const other = numberAt(s.mercenaries, land);
  const attackers = force.troops + (turnsMine ? 0 : own) + (turnsTheirs ? other : 0) - struck;
  const defenders = numberAt(s.troops, land) + (turnsTheirs ? 0 : other) + (turnsMine ? own : 0);
  return knownChance(
    g,
    {
      troops: Math.max(0, attackers),
      others: otherStrengths(g, land, faction, force.heroes),
      bonus: 0,
      die: mine.die,
      winsTies: mine.winsTies,
    },
    {
      troops: Math.max(0, defenders),
      others: otherStrengths(g, land, defender, theirs),
      bonus: mine.ignoresFortresses ? 0 : fortressesIn(g, land),
      die: enemy.die,
      winsTies: enemy.winsTies,
    },
  );
}

/** The strengths of heroes and of the figure that fights on their side. */
function otherStrengths(g: Visible, land: Area, owner: Faction, heroes: readonly HeroId[]): number[] {
  const strengths = heroes.length === 0 ? [] : heroes.map((id) => g.data.heroes[id].strength).sort();
  const figure = fighterIn(g, land, owner);
  if (figure !== undefined) strengths.push(g.data.creatures[figure.id].strength ?? 1);
  return strengths;
}

/** The chance of fleets to win an enemy sea area. */
export function seaOdds(g: Visible, faction: Faction, sea: Area, fleets: number): number {
  const fleet = (troops: number, owner: Faction): Army => ({
    troops,
    others: [],
    bonus: portsFacing(g, owner, sea),
    die: null,
    winsTies: false,
  });
  return knownChance(g, fleet(fleets, faction), fleet(numberAt(g.s.fleets, sea), numberAt(g.s.control, sea)));
}
