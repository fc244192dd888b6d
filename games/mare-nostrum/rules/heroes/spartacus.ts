import { at, numberAt, type Seat } from '@pantheon/kernel';
import { kindOf } from '../../data/read.ts';
import { noCards, pay } from '../hands.ts';
import { freePlaces, placePaid } from '../placing.ts';
import type { Power } from '../powers.ts';
import { exhaust, isUsed } from '../turn-notes.ts';
import type { G, Kind } from '../types.ts';

const slaves = (g: G): Kind => kindOf(g.data, 'slaves');

const hasSlaves = (g: G, seat: Seat): boolean => numberAt(at(g.s.hands, seat), slaves(g)) > 0;

/** Spartacus: once a turn a legion for a single slaves card. @rules MAR-15.21 */
export const spartacus: Power = {
  id: 'spartacus',
  mayAct: (g, seat) => !isUsed(g, seat, 'spartacus') && hasSlaves(g, seat) && freePlaces(g, seat, 'legion').length > 0,
  *act(g, seat) {
    exhaust(g, seat, 'spartacus');
    const cards = noCards(g).map((_, kind) => (kind === slaves(g) ? 1 : 0));
    pay(g, seat, cards);
    yield* placePaid(g, seat, 'legion', freePlaces(g, seat, 'legion'), cards);
  },
};
