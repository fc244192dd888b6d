import { chooseOrPass, type Message, numberAt, type Seat, say, type Topic, who } from '@pantheon/kernel';
import { takeFromHand } from '../deck.ts';
import { cardRef, trackRef } from '../refs.ts';
import { advance } from '../tracks.ts';
import type { Card, G, God, Played } from '../types.ts';
import type { Favour } from './favour.ts';

/** A card of the hand to play, or one on the table to improve. */
interface Development {
  readonly card: Card;
  readonly level: 1 | 2;
}

const topicOf = (god: string): Topic<Development, G> => ({
  id: 'develop',
  key: ({ card, level }) => `${level === 1 ? 'play' : 'improve'}:${card}`,
  text: ({ card, level }) => say(level === 1 ? 'option.play' : 'option.improve', { card: cardRef(card), side: cardRef(card, level) }),
  focus: ({ card }) => [cardRef(card)],
  preview: (development, g) => ({ changes: changesOf(g, development) }),
  blocked: (g, seat) =>
    (g.s.hand[seat] ?? [])
      .filter((card) => !fits(g, god as God, card))
      .map((card) => ({
        option: { card, level: 1 as const },
        why: { rule: 'BOM-10.3', text: say('why.otherSymbol', { card: cardRef(card), god: `god:${god}` }) },
      })),
  action: 'develop',
  slot: 'card',
  secret: true,
});

const changesOf = (g: G, { card, level }: Development): Message[] =>
  (g.data.cards[card]?.advance[level - 1] ?? []).flatMap((steps, track) =>
    steps > 0 ? [say('preview.advance', { track: trackRef(g, track), steps })] : [],
  );

const fits = (g: G, god: God, card: Card): boolean => g.data.cards[card]?.symbols.includes(g.data.gods[god]?.symbol ?? -1) ?? false;

/** Giant, Elephant, Whale: play a card of their symbol, or improve one. */
export function develop(god: string): Favour {
  const topic = topicOf(god);
  return function* (g, seat) {
    const options = [
      ...(g.s.hand[seat] ?? []).filter((card) => fits(g, god as God, card)).map((card): Development => ({ card, level: 1 })),
      ...(g.s.played[seat] ?? [])
        .filter(({ card, level }) => level === 1 && fits(g, god as God, card))
        .map(({ card }): Development => ({ card, level: 2 })),
    ];
    const chosen = yield* chooseOrPass(seat, topic, options, { about: { god: `god:${god}` } });
    if (chosen === null) return;
    if (chosen.level === 1) playCard(g, seat, chosen.card);
    else improveCard(g, seat, chosen.card);
  };
}

function playCard(g: G, seat: Seat, card: Card): void {
  takeFromHand(g, seat, [card], true);
  (g.s.played[seat] as Played[]).push({ card, level: 1, used: false, field: null });
  g.emitEffect('playedCard', { seat: who(seat), card: cardRef(card) });
  advance(g, seat, g.data.cards[card]?.advance[0] ?? []);
}

function improveCard(g: G, seat: Seat, card: Card): void {
  const played = g.s.played[seat]?.find((other) => other.card === card) as Played;
  const fields = g.data.cards[card]?.primary ?? [];
  played.level = 2;
  played.field = fields.length === 1 ? numberAt(fields, 0) : null;
  g.emitEffect('improvedCard', { seat: who(seat), card: cardRef(card, 2) });
  advance(g, seat, g.data.cards[card]?.advance[1] ?? []);
}
