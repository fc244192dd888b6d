import { at, PantheonError, type Seat } from '@pantheon/kernel';
import type { GodCard, House } from '../data/model.ts';
import { type Abilities, combine, type Moments, NO_ABILITIES } from './gods/moments.ts';
import { type Powers, powersOf } from './powers.ts';
import { type Data, type HouseId, MAJOR_BIT, type PlayerView, type Visible } from './types.ts';

function momentsOf(kind: Exclude<keyof Powers, 'weapon'>, god: GodCard): Moments {
  const power = powersOf(kind)[god.id];
  if (power === undefined) throw new PantheonError('bad-data', `nobody knows the power of ${god.id}`);
  return power(god);
}

/** What a Minor god does. */
export const minorPower = (god: GodCard): Moments => momentsOf('minor', god);

function momentsAfter({ major, minors }: House, summoned: number): Moments[] {
  const powers = [momentsOf('major', major)];
  if (summoned & MAJOR_BIT) powers.push(momentsOf('unlocked', { ...major, values: major.unlocked }));
  for (const god of minors) if (summoned & (1 << god.index)) powers.push(minorPower(god));
  return powers;
}

/** By House and bits of the gods summoned: what these do together, once somebody has asked. */
type Combined = (Abilities | null)[][];

const COMBINATIONS = MAJOR_BIT * 2;
const combinedFor = new WeakMap<Data, Combined>();

function combinedIn(data: Data): Combined {
  const known = combinedFor.get(data) ?? data.houses.map(() => Array.from({ length: COMBINATIONS }, () => null));
  combinedFor.set(data, known);
  return known;
}

function combineFor(data: Data, house: HouseId, summoned: number): Abilities {
  const fresh = combine(momentsAfter(at(data.houses, house), summoned));
  at(combinedIn(data), house)[summoned] = fresh;
  return fresh;
}

/** What was asked of last: rules ask for abilities all the time, and mostly of the same data. */
let recent: { readonly data: Data | null; readonly combined: Combined } = { data: null, combined: [] };

/** All that the gods of a seat do for it now: its Major god from the start, the others once they are summoned. @rules ANU-2.5 */
export function abilities({ s, data }: Visible, seat: Seat): Abilities {
  const { house, summoned } = s.players[seat] as PlayerView;
  if (house < 0) return NO_ABILITIES;
  if (recent.data !== data) recent = { data, combined: combinedIn(data) };
  return recent.combined[house]?.[summoned] ?? combineFor(data, house, summoned);
}
