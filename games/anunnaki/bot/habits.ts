import type { Habit } from '@pantheon/bots';
import { at, isPass, type Ref, seatOf } from '@pantheon/kernel';
import { playableCards } from '../rules/battle/sides.ts';
import { givesBothLines, payablePacts } from '../rules/pacts/complete.ts';
import { isAtlantis, isContested, landsInPlay, playerAt } from '../rules/planets.ts';
import { landRef } from '../rules/refs.ts';
import { total } from '../rules/stock.ts';
import { hasPassedLightning } from '../rules/tracks.ts';
import type { Anunnaki, G } from '../rules/types.ts';
import { handSize } from '../rules/weapon-hand.ts';

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

const lostAtOnce: Habit<Anunnaki> = {
  id: 'lostAtOnce',
  about: 'battles that the attacker loses because he can play no card',
  better: 'less',
  watch: (note) => ({
    told: { battle: () => note(0), battleAgainst: () => note(0), lostAtOnce: () => note(1, 0) },
  }),
};

const emptyHanded: Habit<Anunnaki> = {
  id: 'emptyHanded',
  about: 'battles that the attacker goes into without any card',
  better: 'less',
  watch: (note) => {
    const battle = (g: G, { seat }: { seat: Ref }): void =>
      note(handSize(g, seatOf(Number(seat.slice('seat:'.length)))) === 0 && g.s.battle === null);
    return { told: { battle, battleAgainst: battle } };
  },
};

const pactsPassed: Habit<Anunnaki> = {
  id: 'pactsPassed',
  about: 'turns ended with a Pact that could be paid',
  better: 'less',
  watch: (note) => ({
    asked: {
      extra: (g, question, answer) => {
        if (isPass(question, answer)) note(question.options.includes('complete-pact') && payablePacts(g, question.seat).length > 0);
      },
    },
  }),
};

const bothLinesPassed: Habit<Anunnaki> = {
  id: 'bothLinesPassed',
  about: 'the same with a Pact that would give both its lines',
  better: 'less',
  watch: (note) => ({
    asked: {
      extra: (g, question, answer) => {
        const { seat, options } = question;
        if (!isPass(question, answer)) return;
        note(options.includes('complete-pact') && payablePacts(g, seat).some((pact) => givesBothLines(g, seat, pact)));
      },
    },
  }),
};

const resourcesLeft: Habit<Anunnaki> = {
  id: 'resourcesLeft',
  about: 'resources left over at the end, by seats',
  better: 'less',
  watch: (note) => ({
    over: (g) => {
      for (const seat of g.seats) note(total(playerAt(g, seat)));
    },
  }),
};

const summonedAway: Habit<Anunnaki> = {
  id: 'summonedAway',
  about: 'gods summoned elsewhere while a battle is pending that a card could win',
  better: 'less',
  watch: (note) => ({
    asked: {
      replace: (g, { seat, options }, answer) => {
        const pending = options.filter(({ index }) => isContested(g, seat, index));
        if (pending.length > 0 && playableCards(g, seat, 0).length > 0) note(!pending.includes(at(options, answer)));
      },
    },
  }),
};

const followersDeclined: Habit<Anunnaki> = {
  id: 'followersDeclined',
  about: 'free Followers left in the reserve at deployments',
  better: 'less',
  watch: (note) => ({ asked: { deploy: (_, { max }, counts) => note(max - sum(counts), max) } }),
};

const atlantisAttacked: Habit<Anunnaki> = {
  id: 'atlantisAttacked',
  about: 'battles in Atlantis, by games',
  better: 'more',
  watch: (note) => ({
    told: {
      battle: (g, { land }) => {
        if (landsInPlay(g).some((other) => isAtlantis(g, other) && landRef(g, other) === land)) note(1, 0);
      },
    },
    over: () => note(0),
  }),
};

const belowLightning: Habit<Anunnaki> = {
  id: 'belowLightning',
  about: 'seats that end below the lightning',
  better: 'less',
  watch: (note) => ({
    over: (g) => {
      for (const seat of g.seats) note(!hasPassedLightning(g, seat));
    },
  }),
};

const manaLeft: Habit<Anunnaki> = {
  id: 'manaLeft',
  about: 'Mana left over at the end, by seats',
  better: 'less',
  watch: (note) => ({
    over: (g) => {
      for (const seat of g.seats) note(playerAt(g, seat).mana);
    },
  }),
};

/** What strong players would shake their heads at. */
export const habits: readonly Habit<Anunnaki>[] = [
  lostAtOnce,
  emptyHanded,
  pactsPassed,
  bothLinesPassed,
  resourcesLeft,
  manaLeft,
  summonedAway,
  followersDeclined,
  atlantisAttacked,
  belowLightning,
];
