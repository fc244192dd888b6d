import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Loki: several cards may be played face down, of which one is used. @rules ANU-16.22 */
export const loki: GodPower = ({ values }) => ({ cardsPlayed: printed(values, 'cards') });
