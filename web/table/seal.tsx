import type { ReactNode } from 'react';
import { Badges } from '../screens/fairness/badges.tsx';
import { useTable } from './context.tsx';

/** The seal of the seed while the match goes on, what it is played with and by which rules; the seed itself once it is over. */
export function Seal({ onClose }: { onClose(): void }): ReactNode {
  const { session, snapshot, words } = useTable();
  const { commitment, seed } = snapshot.sight;
  const { pack, seedChosen, game } = session.link;
  return (
    <>
      <p>{words('fair.announcedText')}</p>
      <code className="seal" data-seal>
        {commitment}
      </code>
      {seed !== null && (
        <>
          <p>{words('fair.seedText')}</p>
          <code className="seal">{seed}</code>
        </>
      )}
      <Badges customPack={pack !== undefined && pack !== null} seedChosen={seedChosen} rules={game.rules.version} />
      <div className="row">
        <button type="button" className="btn" onClick={onClose}>
          {words('actions.close')}
        </button>
      </div>
    </>
  );
}
