import type { ChallengeDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { challengeName, hoursLeft, isMissing, pathOf, useToday } from '../challenge/challenges.ts';

/** A day has one game first: the games take turns. */
const firstOf = (challenges: readonly ChallengeDto[]): ChallengeDto | undefined =>
  challenges[Math.floor(Date.parse(`${challenges[0]?.day}T00:00:00Z`) / 86_400_000) % Math.max(1, challenges.length)];

/** The challenge of today on the first page. */
export function ChallengePanel(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const today = useToday();
  const challenge = isMissing(today) ? undefined : firstOf(today);
  const cover = challenge === undefined ? null : coverOf(challenge.game);
  if (challenge === undefined || cover === null) return null;
  const name = challengeName(words, challenge);
  const done = challenge.mine !== null && challenge.mine.finishedAt !== null;
  return (
    <section className="panel chalpanel" style={gameColour(cover)}>
      <div className="chaltop">
        <CoverCrop cover={cover} wide />
        <div>
          <span className="cap">{words('challenge.title')}</span>
          <h2 className="disp">{name}</h2>
        </div>
      </div>
      <p>{words('challenge.against', { game: printedIn(cover.name, language), bots: name })}</p>
      <p className="muted">
        {words('challenge.finished', { n: challenge.finished })} · {hoursLeft(words, challenge)}
      </p>
      <div className="rowbtns">
        <Link className="btn primary" href={pathOf(challenge)} data-challenge={challenge.game}>
          {words(done ? 'challenge.compare' : challenge.mine === null ? 'challenge.play' : 'challenge.goOn')}
        </Link>
        <Link className="btn quiet" href="/challenge">
          {words('challenge.all')}
        </Link>
      </div>
    </section>
  );
}
