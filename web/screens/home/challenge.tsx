import type { ChallengeDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { type GameCover, Icon, icons } from '../../kit/index.ts';
import { againstText, challengeName, hoursLeft, isMissing, pathOf, useChallenge, useToday } from '../challenge/challenges.ts';
import { PlacesChart } from '../challenge/places-chart.tsx';
import { RulesList } from '../challenge/rules-list.tsx';

/** A day has one game first: the games take turns. */
const firstOf = (challenges: readonly ChallengeDto[]): ChallengeDto | undefined =>
  challenges[Math.floor(Date.parse(`${challenges[0]?.day}T00:00:00Z`) / 86_400_000) % Math.max(1, challenges.length)];

/** The challenge of today on the first page. Its place is kept while the server is asked, so that nothing moves when the answer comes. */
export function ChallengePanel(): ReactNode {
  const today = useToday();
  if (today === 'loading') return <section className="panel chalpanel" aria-busy="true" />;
  const challenge = isMissing(today) ? undefined : firstOf(today);
  const cover = challenge === undefined ? null : coverOf(challenge.game);
  return challenge === undefined || cover === null ? null : <Today challenge={challenge} cover={cover} />;
}

/** A challenge whose try has come to its end. */
const isDone = ({ mine }: ChallengeDto): boolean => mine !== null && mine.finishedAt !== null;

function Today({ challenge, cover }: { challenge: ChallengeDto; cover: GameCover }): ReactNode {
  const words = useWords();
  const done = isDone(challenge);
  return (
    <section className="panel chalpanel" style={gameColour(cover)}>
      <div className="chaltop">
        <CoverCrop cover={cover} wide />
        <div>
          <span className="cap">{words('challenge.title')}</span>
          <h2 className="disp">{challengeName(words, challenge)}</h2>
        </div>
      </div>
      {done ? <HowItWent challenge={challenge} /> : <WhatItIs challenge={challenge} />}
      <p className="muted chalcount">
        <span>{words('challenge.finished', { n: challenge.finished })}</span>
        <span>
          <Icon of={icons.clock} /> {hoursLeft(words, challenge)}
        </span>
      </p>
      <Link className={`btn big ${done ? '' : 'go'}`} href={pathOf(challenge)} data-challenge={challenge.game}>
        {words(done ? 'challenge.compare' : challenge.mine === null ? 'challenge.playToday' : 'challenge.goOn')}
      </Link>
      <Link className="lk" href="/challenge">
        {words('challenge.all')}
      </Link>
    </section>
  );
}

/** What is played, for whoever has not finished: nobody's result is shown to them. */
function WhatItIs({ challenge }: { challenge: ChallengeDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  return (
    <>
      <p>{againstText(words, challenge, language)}</p>
      <RulesList rules={['once', 'order']} />
    </>
  );
}

/** How one did, and how all the others. */
function HowItWent({ challenge: { day, game, mine, seats, finished } }: { challenge: ChallengeDto }): ReactNode {
  const words = useWords();
  const found = useChallenge(day, game);
  const results = isMissing(found) ? null : found.results;
  return (
    <>
      <p>
        <b className="disp">{words('challenge.place', { place: mine?.place ?? seats, seats })}</b>{' '}
        <span className="muted">
          {words('challenge.better')} {mine?.better}% {words('challenge.ofAll', { n: finished })}
        </span>
      </p>
      {results !== null && <PlacesChart places={results.places} mine={mine?.place ?? null} />}
    </>
  );
}
