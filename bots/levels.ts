import { keyOf, type Match, type Question, QuickDice, type Seat } from '@pantheon/kernel';
import type { Bot } from './bot.ts';
import type { Limits } from './budget.ts';
import type { GameBot } from './game-bot.ts';
import { situationOf } from './player.ts';
import { botNamed } from './registry.ts';

/** A bot as players choose it. */
export interface Level {
  readonly id: string;
  readonly name: { readonly en: string; readonly it: string };
  readonly about: { readonly en: string; readonly it: string };
  /** The longest that it thinks about one answer, in milliseconds. */
  readonly ms: number;
}

/** The five levels, the weakest first. They differ in how far they look and how sure they are; none of them sees more than its seat may. */
export const levels: readonly Level[] = [
  {
    id: 'shepherd',
    name: { en: 'Shepherd', it: 'Pastore' },
    about: { en: 'Knows the rules and a few rules of thumb.', it: 'Conosce le regole e qualche buona abitudine.' },
    ms: 100,
  },
  {
    id: 'acolyte',
    name: { en: 'Acolyte', it: 'Accolito' },
    about: { en: 'Thinks its turn through, and often misjudges it.', it: 'Pensa a tutto il suo turno, e spesso lo giudica male.' },
    ms: 250,
  },
  {
    id: 'oracle',
    name: { en: 'Oracle', it: 'Oracolo' },
    about: {
      en: 'Thinks its turn through and knows what things are worth.',
      it: 'Pensa a tutto il suo turno e sa quanto valgono le cose.',
    },
    ms: 250,
  },
  {
    id: 'hero',
    name: { en: 'Hero', it: 'Eroe' },
    about: { en: 'Looks beyond its turn, for a second.', it: 'Guarda oltre il suo turno, per un secondo.' },
    ms: 1000,
  },
  {
    id: 'titan',
    name: { en: 'Titan', it: 'Titano' },
    about: {
      en: 'Looks beyond its turn, and takes its time.',
      it: 'Guarda oltre il suo turno, e si prende il suo tempo.',
    },
    ms: 4000,
  },
];

/** The bot of a level, for a game. */
export function levelBot(id: string, game: GameBot): Bot {
  const bot = levels.some((level) => level.id === id) ? botNamed(id, game) : null;
  if (bot === null) throw new Error(`there is no level "${id}"`);
  return bot;
}

/** The levels that can think by tries: what they try is counted, so that the same question gets the same answer on every machine. */
export const exactLevels = ['shepherd', 'acolyte', 'oracle'] as const;

/**
 * What a bot of a level answers in a match, as a key. It thinks as long as its level may, or as long as is said; by tries alone where everybody
 * must get the same answer. Else the same seed gives the same answer wherever time does not cut its thoughts short; a host takes one that
 * players do not know.
 */
export function levelAnswer(
  match: Match,
  seat: Seat,
  level: string,
  game: GameBot,
  how: { readonly seed: string; readonly byTries?: boolean } & Pick<Limits, 'ms' | 'atMost'>,
): string {
  const bot = levelBot(level, game);
  const longest = levels.find(({ id }) => id === level)?.ms ?? 0;
  const dice = new QuickDice(`${how.seed}/${seat}/${match.number}`);
  const limits = how.byTries ? {} : { ...how, ms: Math.min(how.ms ?? longest, longest) };
  const { answer } = bot.decide(situationOf(match, seat, dice, limits));
  return keyOf(match.question(seat) as Question, answer);
}
