import { printed } from '../../data/figures.ts';
import type { GodPower } from './moments.ts';

/** Heimdallr: Settlements are stronger when their owner defends. @rules ANU-16.21 */
export const heimdallr: GodPower = ({ values }) => ({ settlementDefence: printed(values, 'strength') });
