import type { Seat } from '@pantheon/kernel';
import type { Proposal } from '@pantheon/table';
import { Fragment, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { CopyButton } from '../app/copy-button.tsx';
import { USUAL_LEVEL } from '../app/levels.ts';
import { useTable } from './context.tsx';
import { useSeated } from './open-action.tsx';

/** What lies across the board until somebody deals with it: a look into the past, a pause, a proposal, a bot in one's own seat. */
export function Banners(): ReactNode {
  return (
    <div className="banners">
      <ImaginedBanner />
      <PastBanner />
      <PauseBanner />
      <StandIns />
      <Proposals />
    </div>
  );
}

function PastBanner(): ReactNode {
  const { past, lookAt, words, session, snapshot, present } = useTable();
  const seated = useSeated();
  if (past === null) return null;
  const goBack = async (): Promise<void> => {
    const trouble = await session.send({ kind: 'propose', what: 'take-back', to: past });
    if (trouble === null) lookAt(null);
  };
  return (
    <div className="banner" role="status">
      <span>{words('table.past', { n: past })}</span>
      {seated && !snapshot.paused && past < present && !session.link.contest && (
        <button type="button" className="btn quiet" onClick={() => void goBack()} data-take-back>
          {words(snapshot.alone ? 'actions.takeBackAlone' : 'actions.takeBack')}
        </button>
      )}
      {session.where === 'local' && !session.link.contest && <WhatIf at={past} />}
      {session.where === 'remote' && <CopyMoment at={past} />}
      <button type="button" className="btn" onClick={() => lookAt(null)}>
        {words('table.backToNow')}
      </button>
    </div>
  );
}

/** Plays on from a moment of the past at a table of its own. */
function WhatIf({ at }: { at: number }): ReactNode {
  const { session, snapshot, words } = useTable();
  const [, go] = useLocation();
  const branch = async (): Promise<void> => {
    const record = await session.record();
    if (record === null) return;
    const { branchTable } = await import('../match/near-tables.ts');
    const me = snapshot.eyes ?? snapshot.hands[0] ?? 0;
    const seats = snapshot.players.map(({ seat, name, level = USUAL_LEVEL }) =>
      seat === me ? ({ name, kind: 'person' } as const) : ({ name, kind: 'bot', level } as const),
    );
    go(`/table/local/${await branchTable(record, at, words('replay.whatIf', { title: session.title }), seats)}`);
  };
  return (
    <button type="button" className="btn quiet" onClick={() => void branch()} data-branch>
      {words('actions.whatIf')}
    </button>
  );
}

/** Says that hidden things were drawn anew here. */
function ImaginedBanner(): ReactNode {
  const { session, words } = useTable();
  const [hidden, setHidden] = useState(false);
  if (!session.link.imagined || hidden) return null;
  return (
    <div className="banner" role="status" data-imagined>
      <span>{words('imagine.banner')}</span>
      <button type="button" className="btn" onClick={() => setHidden(true)}>
        {words('imagine.understood')}
      </button>
    </div>
  );
}

/** Copies the address of a moment. */
function CopyMoment({ at }: { at: number }): ReactNode {
  const { session } = useTable();
  const address = `${location.origin}/table/${session.where}/${session.id}?at=${at}`;
  return <CopyButton text={address} word="moment.copy" done="moment.copied" quiet data-copy-moment />;
}

function PauseBanner(): ReactNode {
  const { snapshot, session, words } = useTable();
  const { hands, players, eyes, paused, state } = snapshot;
  if (!paused || state === 'over') return null;
  // Also while nobody has taken the device: then anybody at it may end the pause.
  const who = eyes ?? hands.find((seat) => players[seat]?.standIn === undefined) ?? null;
  return (
    <div className="banner" role="status">
      <span>{words('pause.text')}</span>
      {who !== null && hands.includes(who) && (
        <button type="button" className="btn" onClick={() => void session.send({ kind: 'resume' }, who)} data-resume>
          {words('pause.end')}
        </button>
      )}
    </div>
  );
}

/** Bots that play for people at this device whose time ran out. */
function StandIns(): ReactNode {
  const { snapshot, session, words } = useTable();
  const { hands, players, state } = snapshot;
  if (state === 'over') return null;
  return hands
    .filter((seat) => players[seat]?.standIn === 'time')
    .map((seat) => {
      const name = players[seat]?.name ?? '';
      const own = hands.length === 1;
      return (
        <div key={seat} className="banner" role="status" data-stand-in={seat}>
          <span>{words(own ? 'standIn.mine' : 'standIn.here', { name })}</span>
          <button type="button" className="btn primary" onClick={() => void session.send({ kind: 'return' }, seat)}>
            {words(own ? 'standIn.back' : 'standIn.backHere', { name })}
          </button>
        </div>
      );
    });
}

function Proposals(): ReactNode {
  const { snapshot } = useTable();
  return snapshot.proposals.map((proposal) => <ProposalBanner key={proposal.id} proposal={proposal} />);
}

function ProposalBanner({ proposal }: { proposal: Proposal }): ReactNode {
  const { snapshot, session, words, players, speak } = useTable();
  const { id, kind, by, to, agreed, needed } = proposal;
  const { hands } = snapshot;
  const name = (seat: number): string => players[seat]?.name ?? '';
  const mine = hands.length === 1 && by === hands[0];
  const waits = needed.filter((seat) => !agreed.includes(seat));
  const asked = hands.filter((seat) => waits.includes(seat));
  const proposer = hands.find((seat) => seat === by);
  const vote = (seat: Seat, agree: boolean) => () => void session.send({ kind: 'vote', proposal: id, agree }, seat);
  // People who share a device are asked by name: whoever is asked presses.
  const named = hands.length > 1;
  return (
    <div className="banner" role="status" data-proposal={kind}>
      <span>
        {words(mine ? `proposal.mine.${kind}` : `proposal.${kind}`, { name: name(by), n: to ?? 0 })}{' '}
        {asked.length === 0 && words('proposal.waits', { names: new Intl.ListFormat(speak.locale).format(waits.map(name)) })}
      </span>
      {asked.map((seat) => (
        <Fragment key={seat}>
          <button type="button" className="btn primary" onClick={vote(seat, true)}>
            {named ? words('proposal.agreeNamed', { name: name(seat) }) : words('proposal.agree')}
          </button>
          <button type="button" className="btn" onClick={vote(seat, false)}>
            {named ? words('proposal.refuseNamed', { name: name(seat) }) : words('proposal.refuse')}
          </button>
        </Fragment>
      ))}
      {proposer !== undefined && (
        <button type="button" className="btn" onClick={vote(proposer, false)}>
          {words('proposal.withdraw')}
        </button>
      )}
    </div>
  );
}
