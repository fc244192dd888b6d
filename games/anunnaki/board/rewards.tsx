import { type BoardProps, type Drawing, Icon } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import { ANY, type Cost, KINDS, type Reward, TRACKS } from '../data/model.ts';
import type { Data, View } from '../rules/types.ts';
import { laurel, resources, rewards as signs, tracks } from './drawings.ts';

type Speak = BoardProps<View, Data>['speak'];

/** The sign of a reward; null for resources of one's choice. */
export const signOf = (reward: Reward | undefined): Drawing | null => {
  if (reward === undefined) return null;
  const { t, of } = reward;
  if (t === 'track') return tracks[TRACKS[of] ?? ''] ?? laurel;
  if (t === 'resource') return of === ANY ? null : (resources[KINDS[of] ?? ''] ?? laurel);
  if (t === 'blueAction' || t === 'redAction') return signs.move ?? laurel;
  return signs[t] ?? laurel;
};

/** A reward in words. */
function wordsOf({ t, n, of }: Reward, speak: Speak): string {
  if (t === 'track') return speak.id('reward.track', { n, track: `track:${TRACKS[of]}` });
  if (t === 'resource')
    return of === ANY ? speak.id('reward.any', { n }) : speak.id('reward.resource', { goods: { [`resource:${KINDS[of]}`]: n } });
  return speak.id(`reward.${t}`, { n });
}

/** Rewards as figures with signs; the words come with the pointer and to whoever listens. */
export const Rewards = ({ list, speak }: { list: readonly Reward[]; speak: Speak }): ReactNode =>
  list.map((reward) => {
    const sign = signOf(reward);
    const words = wordsOf(reward, speak);
    const colour = reward.t === 'redAction' ? 'red' : reward.t === 'blueAction' ? 'blue' : '';
    return (
      <span key={`${reward.t}-${reward.of}`} className={`anu-gain ${colour}`} title={words}>
        <b aria-hidden="true">{reward.n}</b>
        {sign === null ? <i className="anu-any" /> : <Icon of={sign} />}
        <span className="sr">{words}</span>
      </span>
    );
  });

/** A price: resources with their numbers, or the word for nothing. */
export function Price({ cost, speak }: { cost: Cost; speak: Speak }): ReactNode {
  const parts = KINDS.flatMap((kind, index) => {
    const n = cost.fixed[index] ?? 0;
    return n === 0
      ? []
      : [
          <span key={kind} className="anu-gain" title={speak.name(`resource:${kind}`)}>
            <b>{n}</b>
            <Icon of={resources[kind] ?? laurel} />
            <span className="sr">{speak.name(`resource:${kind}`)}</span>
          </span>,
        ];
  });
  if (cost.any > 0)
    parts.push(
      <span key="any" className="anu-gain" title={speak.id('board.any')}>
        <b>{cost.any}</b>
        <i className="anu-any" />
        <span className="sr">{speak.id('board.any')}</span>
      </span>,
    );
  return parts.length === 0 ? <span className="muted">{speak.id('board.free')}</span> : parts;
}
