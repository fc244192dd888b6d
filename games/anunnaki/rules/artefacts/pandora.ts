import { at, choose, clockwiseFrom, type Rule, type Seat, who } from '@pantheon/kernel';
import { deployFollowers, followerLands, withdraw } from '../followers.ts';
import { playerAt } from '../planets.ts';
import { asLands, landTopic, weaponTopic } from '../questions.ts';
import { landRef, weaponRef } from '../refs.ts';
import { gainMana } from '../stock.ts';
import type { PandoraToken } from '../topics.ts';
import type { G, TopicFor } from '../types.ts';
import { handOf, handSize, putBackUnseen, takeWeapons } from '../weapon-hand.ts';
import { discard, ownArtefact } from './index.ts';

const tokenTopic: TopicFor<'pandora'> = {
  id: 'pandora',
  key: (token) => token.item,
  text: (token) => `pandora:${token.id}`,
  focus: (token) => [`pandora:${token.id}`],
};
/** @rules ANU-R.41 */
const loseFollower = landTopic('loseFollower');
const loseCard = weaponTopic('loseCard');

/** The Box comes with all its tokens. @rules ANU-13.8 */
export function fillPandora(g: G, seat: Seat): undefined {
  playerAt(g, seat).pandora = g.data.components.pandoraTokens.map((_, token) => token);
}

/** Whether a seat has Pandora's Box. */
export const ownsPandora = (g: G, seat: Seat): boolean => playerAt(g, seat).pandora.length > 0;

interface Item {
  gain(g: G, seat: Seat, n: number): Rule | undefined;
  /** Whether a seat has one to lose; all can see that. */
  has(g: G, seat: Seat): boolean;
  lose(g: G, seat: Seat): Rule | undefined;
}

/** @rules ANU-13.9 */
const items: { readonly [item in PandoraToken['item']]: Item } = {
  mana: {
    gain: (g, seat, n) => {
      gainMana(g, seat, n);
      return undefined;
    },
    has: (g, seat) => playerAt(g, seat).mana > 0,
    lose: (g, seat) => {
      playerAt(g, seat).mana--;
      g.emitEffect('lostMana', { seat: who(seat), n: 1 });
      return undefined;
    },
  },
  follower: {
    gain: deployFollowers,
    has: (g, seat) => followerLands(g, seat).length > 0,
    *lose(g, seat) {
      const land = yield* choose(seat, loseFollower, asLands(g, followerLands(g, seat)));
      withdraw(g, seat, land.index);
      g.emitEffect('lostFollower', { seat: who(seat), land: landRef(g, land.index) });
    },
  },
  weapon: {
    gain: takeWeapons,
    has: (g, seat) => handSize(g, seat) > 0,
    *lose(g, seat) {
      const card = yield* choose(seat, loseCard, handOf(g, seat));
      putBackUnseen(g, seat, card.index);
      g.emitPrivate(seat, ['lostCard', { seat: who(seat), weapon: weaponRef(g, card.index) }], ['lostCardUnseen', { seat: who(seat) }]);
    },
  },
};

/** Pandora's Box: a token gives its item to the owner and takes one from everybody else who has it. @rules ANU-13.8, ANU-13.9 */
export function* openPandora(g: G, seat: Seat): Rule {
  const player = playerAt(g, seat);
  const tokens = g.data.components.pandoraTokens;
  const token = yield* choose(
    seat,
    tokenTopic,
    player.pandora.map((token) => at(tokens, token)),
  );
  player.pandora.splice(player.pandora.indexOf(tokens.indexOf(token)), 1);
  g.emit('pandora', { seat: who(seat), token: `pandora:${token.id}` });
  const box = ownArtefact(g, seat, 'pandora-box');
  if (player.pandora.length === 0 && box !== null) discard(g, seat, box);
  const item = items[token.item];
  const gained = item.gain(g, seat, 1);
  if (gained !== undefined) yield* gained;
  for (const other of clockwiseFrom(g.seats, seat).slice(1)) {
    if (!item.has(g, other)) continue;
    const lost = item.lose(g, other);
    if (lost !== undefined) yield* lost;
  }
}
