import type { Proposal } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { useTable } from './context.tsx';

/** What lies across the board until somebody deals with it: a look into the past, a pause, a proposal, a bot in one's own seat. */
export function Banners(): ReactNode {
  return (
    <div className="banners">
      <PastBanner />
      <PauseBanner />
      <StandInBanner />
      <Proposals />
    </div>
  );
}

function PastBanner(): ReactNode {
  const { past, lookAt, words, session, snapshot } = useTable();
  if (past === null) return null;
  const mayPropose = session.affairs !== null && snapshot.eyes !== null && snapshot.state !== 'over';
  return (
    <div className="banner" role="status">
      <span>{words('table.past', { n: past })}</span>
      {mayPropose && (
        <button type="button" className="btn quiet" onClick={() => void session.affairs?.propose('take-back', past)}>
          {words('affairs.takeBack')}
        </button>
      )}
      <button type="button" className="btn" onClick={() => lookAt(null)}>
        {words('table.backToNow')}
      </button>
    </div>
  );
}

function PauseBanner(): ReactNode {
  const { snapshot, session, words } = useTable();
  if (!snapshot.paused) return null;
  return (
    <div className="banner" role="status">
      <span>{words('pause.text')}</span>
      {snapshot.eyes !== null && (
        <button type="button" className="btn" onClick={() => void session.affairs?.resume()}>
          {words('pause.end')}
        </button>
      )}
    </div>
  );
}

function StandInBanner(): ReactNode {
  const { snapshot, session, words } = useTable();
  const mine = snapshot.eyes === null ? undefined : snapshot.players[snapshot.eyes]?.standIn;
  if (mine !== 'time' || snapshot.state === 'over') return null;
  return (
    <div className="banner" role="status">
      <span>{words('standIn.mine')}</span>
      <button type="button" className="btn primary" onClick={() => void session.affairs?.comeBack()}>
        {words('standIn.back')}
      </button>
    </div>
  );
}

function Proposals(): ReactNode {
  const { snapshot } = useTable();
  return snapshot.proposals.map((proposal) => <ProposalBanner key={proposal.id} proposal={proposal} />);
}

function ProposalBanner({ proposal }: { proposal: Proposal }): ReactNode {
  const { snapshot, session, words, players, speak } = useTable();
  const { id, kind, by, to, agreed, needed } = proposal;
  const name = (seat: number): string => players[seat]?.name ?? '';
  const mine = by === snapshot.eyes;
  const waits = needed.filter((seat) => !agreed.includes(seat));
  const asked = snapshot.eyes !== null && waits.includes(snapshot.eyes);
  const args = { name: name(by), n: to ?? 0 };
  const vote = (agree: boolean) => () => void session.affairs?.vote(id, agree);
  return (
    <div className="banner" role="status" data-proposal={kind}>
      <span>
        {words(mine ? `proposal.mine.${kind}` : `proposal.${kind}`, args)}{' '}
        {!asked && words('proposal.waits', { names: new Intl.ListFormat(speak.language).format(waits.map(name)) })}
      </span>
      {asked && (
        <button type="button" className="btn primary" onClick={vote(true)}>
          {words('proposal.agree')}
        </button>
      )}
      {(asked || mine) && (
        <button type="button" className="btn" onClick={vote(false)}>
          {words(mine ? 'proposal.withdraw' : 'proposal.refuse')}
        </button>
      )}
    </div>
  );
}
