import { type BoardProps, Icon, icons, Mark, type Ref, Reference, SidePanel } from '@pantheon/web/kit';
import type { ReactNode } from 'react';
import type { DiluvioData } from '../data/read.ts';
import type { View } from '../rules/types.ts';
import { isOpening } from './ground.tsx';
import { Goods } from './parts.tsx';

type Props = BoardProps<View, DiluvioData>;

/** The spaces that some rises flood. */
const floodedBy = ({ data }: Props, from: number, to: number): Ref[] =>
  data.spaces.filter(({ flood }) => flood > from && flood <= to).map(({ ref }) => ref);

/** The counter of bare spaces with the rises to come, and the offers that are open. */
export function Waters(props: Props): ReactNode {
  const { view, data, speak } = props;
  const end = data.pack.flood.endAt;
  const next = data.thresholds[view.rises];
  const stage = view.rises + 1;
  return (
    <SidePanel
      className="dil-waters"
      title={speak.id('board.waters')}
      note={<span className="muted">{speak.id('board.bare', { n: view.stripped })}</span>}
    >
      <div className="dil-track" aria-hidden="true">
        {Array.from({ length: end }, (_, n) => n + 1).map((space) => (
          <Step key={space} {...props} space={space} />
        ))}
      </div>
      <p className="muted">
        {next === undefined
          ? speak.id('board.nextEnd', { end })
          : speak.id('board.next', { next, end, stage, lands: floodedBy(props, view.rises, stage) })}{' '}
        {view.roundLimit === null
          ? speak.id('board.round', { n: view.round })
          : speak.id('board.limit', { n: view.round, limit: view.roundLimit })}
      </p>
      {isOpening(view) && <Rises {...props} />}
      <Offers {...props} />
    </SidePanel>
  );
}

/** Every rise with the lands that it floods, for those who still choose their people. */
const Rises = (props: Props): ReactNode => (
  <ul className="dil-rises">
    {props.data.thresholds.map((threshold, nth) => (
      <li key={threshold}>
        <b className="disp">{'I'.repeat(nth + 1)}</b>
        <span>
          <b>{props.speak.id('board.bare', { n: threshold })}</b>
          <small>{props.speak.id('board.drowns', { lands: floodedBy(props, nth, nth + 1) })}</small>
        </span>
      </li>
    ))}
  </ul>
);

/** One step of the counter: reached, reached with this round's harvest, or still ahead if everybody works. */
function Step(props: Props & { readonly space: number }): ReactNode {
  const { view, data, speak, space } = props;
  const stage = data.thresholds.indexOf(space) + 1;
  const how = space <= view.counter ? 'on' : space <= view.stripped ? 'due' : space <= view.forecast.counter ? 'near' : '';
  return (
    <i
      className={`${how} ${stage > 0 ? 'rise' : ''}`}
      {...(stage > 0 ? { title: speak.id('board.drowns', { lands: floodedBy(props, stage - 1, stage) }) } : {})}
    >
      {space === data.pack.flood.endAt ? speak.id('board.end') : 'I'.repeat(stage)}
    </i>
  );
}

function Offers({ view, data, players, speak }: Props): ReactNode {
  if (view.offers.length === 0) return null;
  return (
    <>
      <h4 className="dil-heading">{speak.id('board.offers')}</h4>
      <ul className="dil-offers">
        {view.offers.map((offer) => (
          <li key={offer.id}>
            <Reference of={`offer:${offer.id}`} className="dil-offer">
              {players[offer.from] !== undefined && <Mark colour={players[offer.from]?.colour ?? 'red'} />}
              <Goods amounts={offer.give} data={data} speak={speak} />
              <span>⇄</span>
              <Goods amounts={offer.take} data={data} speak={speak} />
              {players[offer.to] === undefined ? (
                <span className="muted">{speak.id('board.everybody')}</span>
              ) : (
                <Mark colour={players[offer.to]?.colour ?? 'red'} />
              )}
            </Reference>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What comes of this round if everybody works, while its layer is on. */
export function Outlook(props: Props): ReactNode {
  const { view, data, speak, layers } = props;
  if (!layers.has('forecast')) return null;
  const { counter, rises, lost } = view.forecast;
  const ends = counter >= data.pack.flood.endAt;
  return (
    <div className="dil-outlook" role="status">
      <b>{speak.id('board.outlook')}</b>
      <span>
        <Icon of={icons.pine} /> {speak.id('board.outlookCounter', { n: counter })}
      </span>
      <span>
        <Icon of={icons.drop} />{' '}
        {rises > view.rises
          ? speak.id('board.outlookRise', { stage: rises, lands: floodedBy(props, view.rises, rises) })
          : speak.id('board.outlookCalm')}
      </span>
      {lost.length > 0 && <span>{speak.id('board.outlookLost', { n: lost.length })}</span>}
      {ends && <b>{speak.id('board.outlookEnd')}</b>}
    </div>
  );
}
