import type { Rule, Seat } from '@pantheon/kernel';
import { perPack } from '../data/per-pack.ts';
import type { G, Side, Space } from './types.ts';

/** What makes the creatures of a civilisation special. */
export interface Creature {
  readonly id: string;
  /** Triremes never carry it. */
  readonly notCarried?: true;
  /** Enemy fortresses and creatures must roll in its battles. */
  readonly unnerves?: true;
  /** Each destroys an enemy legion before the dice. */
  readonly slays?: true;
  /** It may strike an adjacent space from afar. */
  readonly strikes?: true;
  /** It lives on coasts and in the sea, and dives. */
  readonly seagoing?: true;
  /** Lost, it waits on its card. */
  readonly rises?: true;
  /** Provinces it reaches by its own way of moving, besides bordering ones. */
  flights?(g: G, side: Side, from: Space): readonly Space[];
  /** Something its owner may do in his building turn. */
  mayAct?(g: G, seat: Seat): boolean;
  act?(g: G, seat: Seat): Rule;
}

/** Every creature by its id. Only the game's index fills this in, so that no rule has to know them all. */
const known = new Map<string, Creature>();

/** Tells the rules which creatures there are. */
export function introduceCreatures(creatures: readonly Creature[]): void {
  for (const creature of creatures) known.set(creature.id, creature);
}

const creaturesIn = perPack((data): readonly Creature[] => data.components.civilisations.map(({ creature }) => creatureNamed(creature)));

/** The creature of a side. @rules MAR-17.1 */
export const creatureOf = ({ data }: Pick<G, 'data'>, side: Side): Creature => creaturesIn(data)[side] as Creature;

function creatureNamed(id: string): Creature {
  const creature = known.get(id);
  if (creature === undefined) throw new Error(`the rules do not know the creature "${id}"`);
  return creature;
}
