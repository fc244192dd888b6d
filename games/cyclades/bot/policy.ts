import type { PolicyByTopic } from '@pantheon/bots';
import { at, numberAt } from '@pantheon/kernel';
import { placeAt } from '../rules/board.ts';
import { isMetropolis } from '../rules/pieces.ts';
import type { Topics } from '../rules/topics.ts';
import { type Area, type Cyclades, type G, NONE } from '../rules/types.ts';
import { assemblyPolicy } from './assembly-policy.ts';
import { bidPolicy } from './bid-policy.ts';
import { prosperityPolicy } from './prosperity-policy.ts';
import { defenceOf } from './tally.ts';

type AreaQuestion = Topics['marchTo'];

const areaOf = ({ options }: AreaQuestion, answer: number): Area => at(options, answer).index;

const hasMetropolis = (g: G, land: Area): boolean => placeAt(g, land).sites.some((site) => isMetropolis(numberAt(g.s.built, site)));

/** Empty lands are taken gladly, metropolises above all; strong ones are left alone, own ones nearly always. */
function goalPrior(g: G, question: AreaQuestion, answer: number): number {
  const land = areaOf(question, answer);
  const holder = numberAt(g.s.control, land);
  if (holder === g.s.turn?.faction) return 0.1;
  if (holder === NONE) return 3;
  const defence = defenceOf(g, land);
  const prize = hasMetropolis(g, land) ? 4 : 1;
  return defence === 0 ? 4 * prize : defence < 3 ? prize : 0.3 * prize;
}

/** Metropolises without a guard come first. */
function guardPrior(g: G, question: AreaQuestion, answer: number): number {
  const area = areaOf(question, answer);
  if (!placeAt(g, area).land) return 1;
  return hasMetropolis(g, area) && defenceOf(g, area) < 4 ? 6 : 1;
}

/** Which actions bring most: a sacrifice that builds, the last philosophers, heroes and helpers; marches and creatures now and then. */
function actionPrior(g: G, { options, pass }: Pick<Topics['action'], 'options' | 'pass'>, answer: number): number {
  if (pass && answer === options.length) return 0.2;
  const { kind, of } = at(options, answer);
  switch (kind) {
    case 'sacrifice':
      return of === 'perseus' || of === 'hector' ? 1 : 60;
    case 'philosopher':
      return numberAt(g.s.philosophers, g.s.turn?.faction ?? 0) >= 2 ? 40 : 6;
    case 'priestess':
    case 'look':
    case 'hero':
    case 'landMove':
    case 'heroic':
      return 3;
    default:
      return 1;
  }
}

/** In a battle a hero is sacrificed for a metropolis, and otherwise now and then. */
const battleSacrificePrior = (g: G, { options }: Topics['battleSacrifice'], answer: number): number =>
  answer === options.length ? 1 : actionPrior(g, { options, pass: false }, answer);

/** Heroes are the last to be given up. */
function lossPrior(_g: G, { options }: Topics['loss'], answer: number): number {
  const unit = at(options, answer);
  return unit === 'troop' || unit === 'mercenary' ? 4 : 1;
}

/** What a beginner thinks of the answers, by topic; all are alike to him where there is nothing here. */
export const policy: PolicyByTopic<Cyclades> = {
  ...assemblyPolicy,
  bid: bidPolicy,
  apolloLand: prosperityPolicy,
  apolloSea: prosperityPolicy,
  action: { prior: actionPrior },
  battleSacrifice: { prior: battleSacrificePrior },
  loss: { prior: lossPrior },
  marchTo: { prior: goalPrior },
  heroicTo: { prior: goalPrior },
  flyTo: { prior: goalPrior },
  recruitWhere: { prior: guardPrior },
  bonusLand: { prior: guardPrior },
  heroLand: { prior: guardPrior },
  replaceBuilding: { prior: (_g, { options }, answer) => (answer === options.length ? 3 : 1) },
};
