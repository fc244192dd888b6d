import { at, choose, clockwiseFrom, type Rule, who } from '@pantheon/kernel';
import { PRIMARIES } from '../data/ids.ts';
import { cardData, godState, playedBy } from './pieces.ts';
import { cardRef, fieldRef, godRef } from './refs.ts';
import type { G, God, TopicFor } from './types.ts';

const fieldTopic: TopicFor<'primaryField'> = {
  id: 'primaryField',
  key: (field) => at(PRIMARIES, field),
  text: fieldRef,
  focus: (field) => [fieldRef(field)],
};

/** The next card with two symbols gets its field; false when all have one. @rules BOM-10.8, BOM-14.1, BOM-R.23 */
export function* choosePrimaryField(g: G): Rule<boolean> {
  for (const seat of clockwiseFrom(g.seats, g.s.first)) {
    const played = playedBy(g, seat).find(({ level, field }) => level === 2 && field === null);
    if (played === undefined) continue;
    const card = cardRef(played.card, 2);
    const field = yield* choose(seat, fieldTopic, cardData(g, played.card).primary, { about: { card } });
    played.field = field;
    g.emit('chose', { seat: who(seat), card, field: fieldRef(field) });
    return true;
  }
  return false;
}

/** The Devotion of a god: the sum of the cards under it. @rules BOM-14.2 */
export const devotionOf = (g: G, god: God): number => godState(g, god).under.reduce((sum, { card }) => sum + cardData(g, card).devotion, 0);

/** The cards under the gods are shown, and the gods take their final places. @rules BOM-14.2, BOM-14.3 */
export function settlePantheon(g: G): void {
  for (const god of g.s.order) {
    const { under } = godState(g, god);
    if (under.length > 0)
      g.emit('devotion', { god: godRef(god), value: devotionOf(g, god), cards: under.map(({ card }) => cardRef(card)) });
  }
  g.s.order = [...g.s.order].sort((a, b) => devotionOf(g, b) - devotionOf(g, a));
  g.s.revealed = true;
  g.reveal();
  g.emit('pantheon', { gods: g.s.order.map(godRef) });
}
