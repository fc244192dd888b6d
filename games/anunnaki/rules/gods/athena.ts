import { choose, type Rule, type Seat } from '@pantheon/kernel';
import { printed } from '../../data/figures.ts';
import { KINDS } from '../../data/model.ts';
import { count, landsInPlay, produces } from '../planets.ts';
import { kindTopic } from '../questions.ts';
import { landRef } from '../refs.ts';
import { gain } from '../stock.ts';
import { type G, SETTLEMENT } from '../types.ts';
import type { GodPower } from './moments.ts';

const athenaTopic = kindTopic('athena');

function* gather(g: G, seat: Seat, n: number): Rule {
  for (const land of landsInPlay(g)) {
    if (count(g, seat, land, SETTLEMENT) === 0) continue;
    const kinds = KINDS.map((_, kind) => kind).filter((kind) => produces(g, land, kind));
    if (kinds.length === 0) continue;
    gain(g, seat, yield* choose(seat, athenaTopic, kinds, { about: { land: landRef(g, land) } }), n);
  }
}

/** Athena: a resource of what each Territory with an own Settlement produces, exhausted or not. @rules ANU-16.32 */
export const athena: GodPower = ({ values }) => ({ onSummon: (g, seat) => gather(g, seat, printed(values, 'resources')) });
