import type { Rule, Seat } from '@pantheon/kernel';
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
