import { choose, numberAt, type Rule, type Seat, say, who } from '@pantheon/kernel';
import type { ColourData } from '../data/read.ts';
import { spaceRef } from './refs.ts';
import type { PassageAnswer, Stance } from './topics.ts';
import { ownersAsked, type Voyage } from './transport.ts';
import { ALLOW, ASK, type Counts, type G, REFUSE, type Space, type TopicFor } from './types.ts';
import { colourOf, seatOfColour } from './world.ts';

export const PASSAGE_ANSWERS: readonly PassageAnswer[] = ['agree', 'refuse', 'always', 'never'];

const STANCES: readonly Stance[] = ['ask', 'allow', 'refuse'];
const STANCE_OF: { readonly [stance in Stance]: number } = { ask: ASK, allow: ALLOW, refuse: REFUSE };

const passageTopic: TopicFor<'passage'> = {
  id: 'passage',
  key: (answer) => answer,
  text: (answer) => say(`option.passage.${answer}`),
  focus: (_, g) => [spaceRef(g, g.s.from), spaceRef(g, g.s.to)],
};

const askerTopic: TopicFor<'stanceTo'> = {
  id: 'stanceTo',
  key: (colour) => colour.id,
  text: (colour, g) => who(seatOfColour(g, colour.index)),
  action: 'stance',
  slot: 'asker',
};

const stanceTopic: TopicFor<'stance'> = {
  id: 'stance',
  key: (stance) => stance,
  text: (stance) => say(`option.stance.${stance}`),
  action: 'stance',
  slot: 'stance',
};

/** Asks every other owner on the chain, one after the other. One refusal is enough. @rules DIL-7.6, DIL-7.8, DIL-7.9 */
export function* passageGranted(g: G, voyage: Voyage, chain: readonly Space[], people: Counts): Rule<boolean> {
  for (const owner of ownersAsked(g, voyage.mover, chain)) if (!(yield* consents(g, owner, voyage, people))) return false;
  return true;
}

/** @rules DIL-7.5, DIL-7.8 */
function* consents(g: G, owner: Seat, { mover, from, to, armed }: Voyage, people: Counts): Rule<boolean> {
  const seat = who(mover);
  const place = owner * g.seats.length + mover;
  if (g.s.stance[place] === ALLOW) return true;
  const about = { seat, who: people, from: spaceRef(g, from), to: spaceRef(g, to), armed };
  g.emit('requested', { seat, owner: who(owner), who: people, from: about.from, to: about.to });
  const answer = yield* choose(owner, passageTopic, PASSAGE_ANSWERS, { about });
  if (answer === 'always') g.s.stance[place] = ALLOW;
  if (answer === 'never') g.s.stance[place] = REFUSE;
  const agreed = answer === 'agree' || answer === 'always';
  if (!agreed) g.s.refusals.push({ owner, from, to, armed });
  g.emitEffect(agreed ? 'agreed' : 'refused', { owner: who(owner), seat });
  return agreed;
}

/** The players towards whom the player on turn may still change the standing answer, as colours. */
export const stancesOpen = (g: G, seat: Seat): ColourData[] =>
  g.seats.filter((other) => other !== seat && g.s.stanceChanged[other] === 0).map((other) => colourOf(g, numberAt(g.s.colour, other)));

/** The player on turn says how requests of another player shall be answered from now on. @rules DIL-7.8 */
export function* changeStance(g: G, seat: Seat): Rule {
  const colour = yield* choose(seat, askerTopic, stancesOpen(g, seat));
  const other = seatOfColour(g, colour.index);
  const place = seat * g.seats.length + other;
  const others = STANCES.filter((stance) => STANCE_OF[stance] !== g.s.stance[place]);
  const stance = yield* choose(seat, stanceTopic, others, { about: { seat: who(other) } });
  g.s.stance[place] = STANCE_OF[stance];
  g.s.stanceChanged[other] = 1;
  g.emit('stance', { seat: who(seat), other: who(other), stance });
}
