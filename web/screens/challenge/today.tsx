import type { ChallengeDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf, playedCovers } from '../../boards.ts';
import { challengeName, dayText, hoursLeft, howItWent, isMissing, pathOf, standingOf, usePast, useToday } from './challenges.ts';
import { Honesty } from './honesty.tsx';
import { CHALLENGE_RULES, RulesList } from './rules-list.tsx';

/** The challenges of today, one for each game, and those of the days before. */
export function ChallengesScreen(): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const today = useToday();
  const first = isMissing(today) ? undefined : today[0];
  return (
    <PageLayout title={words('challenge.title')} className="chals">
      <header>
        {first !== undefined && (
          <p className="cap">
            {dayText(first.day, language)} · {hoursLeft(words, first)}
          </p>
        )}
        <h1 className="disp">{words('challenge.title')}</h1>
        <p className="lead">{words('challenge.about')}</p>
      </header>
      {today === 'offline' && <p className="panel muted">{words('challenge.noServer')}</p>}
      {!isMissing(today) && (
        <ul className="challist">
          {today.map((challenge) => (
            <Today key={challenge.game} challenge={challenge} />
          ))}
        </ul>
      )}
      {first !== undefined && (
        <section className="chalpast">
          <div className="sh">
            <h2 className="disp">{words('challenge.days')}</h2>
            <span className="muted">{words('challenge.daysHint')}</span>
          </div>
          {playedCovers.map(({ id }) => (
            <PastDays key={id} game={id} before={first.day} few />
          ))}
        </section>
      )}
      <div className="chalpair">
        <section className="panel">
          <h2 className="disp">{words('challenge.rules')}</h2>
          <RulesList rules={CHALLENGE_RULES} />
        </section>
        <Honesty open />
      </div>
    </PageLayout>
  );
}

function Today({ challenge }: { challenge: ChallengeDto }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const cover = coverOf(challenge.game);
  if (cover === null) return null;
  const { mine, seats, finished } = challenge;
  const done = mine !== null && mine.finishedAt !== null;
  return (
    <li className="panel chalcard" style={gameColour(cover)}>
      <CoverCrop cover={cover} wide />
      <div>
        <span className="cap">{printedIn(cover.name, language)}</span>
        <h2 className="disp">{challengeName(words, challenge)}</h2>
        <p className="muted">
          {done
            ? `${words('challenge.place', { place: mine.place ?? seats, seats })} · ${words('challenge.better')} ${mine.better}%`
            : words('challenge.finished', { n: finished })}
        </p>
        <Link className={`btn ${done ? '' : 'primary'}`} href={pathOf(challenge)} data-challenge={challenge.game}>
          {words(done ? 'challenge.compare' : mine === null ? 'challenge.see' : 'challenge.goOn')}
          <span className="sr"> {printedIn(cover.name, language)}</span>
        </Link>
      </div>
    </li>
  );
}

const FEW = 5;

/** The past days of a game, with how one did there. */
export function PastDays({ game, before, few = false }: { game: string; before: string; few?: boolean }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const past = usePast(game, before);
  const cover = coverOf(game);
  if (cover === null || isMissing(past)) return null;
  if (past.length === 0) return few ? null : <p className="muted">{words('challenge.noDays')}</p>;
  return (
    <ul className="chaldays" style={gameColour(cover)} aria-label={printedIn(cover.name, language)}>
      {(few ? past.slice(0, FEW) : past).map((challenge) => (
        <li key={challenge.day}>
          <Link href={pathOf(challenge)} className={`panel ${standingOf(challenge)}`}>
            <b className="disp">{dayText(challenge.day, language)}</b>
            <small>
              {printedIn(cover.name, language)} · {challengeName(words, challenge)}
            </small>
            <small className="muted">{howItWent(words, challenge)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
