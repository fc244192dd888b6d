import type { ChooseQuestion } from '@pantheon/kernel';
import { at } from '../rules/factions.ts';
import { boardOf } from '../rules/pieces.ts';
import { type Area, type G, METROPOLIS, NONE } from '../rules/types.ts';
import { defenceOf } from './tally.ts';

type Thumb = (g: G, question: ChooseQuestion, answer: number) => number;

const areaOf = ({ options }: ChooseQuestion, answer: number): Area => (options[answer] as { readonly index: Area }).index;

const hasMetropolis = (g: G, land: Area): boolean => at(boardOf(g).places, land).sites.some((site) => at(g.s.built, site) >= METROPOLIS);

/** Empty lands are taken gladly, metropolises above all; strong ones are left alone, own ones nearly always. */
function goal(g: G, question: ChooseQuestion, answer: number): number {
  const land = areaOf(question, answer);
  const holder = at(g.s.control, land);
  if (holder === g.s.turn?.faction) return 0.1;
  if (holder === NONE) return 3;
  const defence = defenceOf(g, land);
  const prize = hasMetropolis(g, land) ? 4 : 1;
  return defence === 0 ? 4 * prize : defence < 3 ? prize : 0.3 * prize;
}

/** Metropolises without a guard come first. */
function guarded(g: G, question: ChooseQuestion, answer: number): number {
  const area = areaOf(question, answer);
  if (!at(boardOf(g).places, area).land) return 1;
  return hasMetropolis(g, area) && defenceOf(g, area) < 4 ? 6 : 1;
}

/** Which actions bring most: a sacrifice that builds, the last philosophers, heroes and helpers; marches and creatures now and then. */
function action(g: G, { options, pass }: ChooseQuestion, answer: number): number {
  if (pass && answer === options.length) return 0.2;
  const { key } = options[answer] as { readonly key: string };
  const [kind, card] = key.split(':') as [string, string | undefined];
  switch (kind) {
    case 'sacrifice':
      return card === 'perseus' || card === 'hector' ? 1 : 60;
    case 'philosopher':
      return at(g.s.philosophers, g.s.turn?.faction ?? 0) >= 2 ? 40 : 6;
    case 'priestess':
    case 'look':
    case 'hero':
      return 3;
    case 'landMove':
    case 'heroic':
      return 3;
    default:
      return 1;
  }
}

/** Heroes are the last to be given up. */
const loss: Thumb = (_g, { options }, answer) => (['troop', 'mercenary'].includes(options[answer] as string) ? 4 : 1);

/** Rules of thumb by topic: how likely a beginner is to give an answer, 1 being neutral. */
const thumbs: { readonly [topic: string]: Thumb } = {
  action,
  loss,
  marchTo: goal,
  heroicTo: goal,
  flyTo: goal,
  recruitWhere: guarded,
  bonusLand: guarded,
  heroLand: guarded,
  replaceBuilding: (_g, { options }, answer) => (answer === options.length ? 3 : 1),
};

/** How likely a beginner is to give an answer to a question about anything but bids. */
export const rulesOfThumb = (g: G, question: ChooseQuestion, answer: number): number =>
  thumbs[question.topic.id]?.(g, question, answer) ?? 1;
