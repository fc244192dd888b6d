import type { ReactNode } from 'react';
import { PageLayout } from '../app/page-layout.tsx';
import { ChallengePanel } from './home/challenge.tsx';
import { HomeFoot } from './home/foot.tsx';
import { Games } from './home/games.tsx';
import { HostYourOwn, WithFriends } from './home/invitations.tsx';
import { Finished, Running, WaitingForMe } from './home/mine.tsx';
import { OpenTables } from './home/open-tables.tsx';
import { Strengths } from './home/strengths.tsx';
import { Welcome } from './home/welcome.tsx';
import { useMyTables } from './tables.ts';

/** The first page: what Pantheon is for whoever is new, what waits for whoever returns. */
export function HomeScreen(): ReactNode {
  const mine = useMyTables();
  // Nobody is greeted as a newcomer for a moment only because their tables are still being looked up.
  if (mine === null) return <PageLayout title="">{null}</PageLayout>;
  return mine.waiting.length + mine.running.length + mine.finished.length === 0 ? <Newcomer /> : <Returning mine={mine} />;
}

function Newcomer(): ReactNode {
  return (
    <PageLayout title="" className="home">
      <Welcome />
      <div className="homegames">
        <Games last={null} />
        <ChallengePanel />
      </div>
      <Strengths />
      <div className="homethree">
        <OpenTables />
        <WithFriends />
        <HostYourOwn />
      </div>
      <HomeFoot />
    </PageLayout>
  );
}

function Returning({ mine }: { mine: NonNullable<ReturnType<typeof useMyTables>> }): ReactNode {
  const others = mine.running.length + mine.finished.length;
  return (
    <PageLayout title="" className="home">
      <div className="homecols">
        <div className="yours">
          <WaitingForMe tables={mine.waiting} look={mine.look} />
          {others > 0 && (
            <div className="pair">
              {mine.running.length > 0 && <Running tables={mine.running} />}
              {mine.finished.length > 0 && <Finished tables={mine.finished} />}
            </div>
          )}
          <Games last={mine.last} />
          {others === 0 && <Strengths />}
        </div>
        <div className="beside">
          <ChallengePanel />
          <OpenTables />
          <WithFriends />
        </div>
      </div>
      <HomeFoot />
    </PageLayout>
  );
}
