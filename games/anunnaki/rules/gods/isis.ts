import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Isis: each Settlement has strength in battles and harvests where own units stand. @rules ANU-16.13 */
export const isis: GodPower = ({ values }) => ({ settlementWithUnits: printed(values, 'strength') });
