import type { ChallengeDto, ChallengeEntry, Person } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { CopyButton } from '../../app/copy-button.tsx';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { Loading } from '../../app/loading.tsx';
import { useMe } from '../../app/me.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { type GameCover, Icon, icons } from '../../kit/index.ts';
import { tryName } from '../../match/finished.ts';
import { againstText, type ChallengeDetail, challengeName, dayText, hoursLeft, isMissing, useChallenge } from './challenges.ts';
import { Honesty } from './honesty.tsx';
import { Lines } from './lines.tsx';
import { MonthOfChallenges } from './month.tsx';
import { PlacesChart } from './places-chart.tsx';
import { CHALLENGE_RULES, RulesList } from './rules-list.tsx';
import { PastDays } from './today.tsx';
import { useTry } from './use-try.ts';

/** One match of one day: what it is before, how everybody did after. */
export function ChallengeScreen({ day, game }: { day: string; game: string }): ReactNode {
  const words = useWords();
  const found = useChallenge(day, game);
  const cover = coverOf(game);
  if (found === 'loading') return <Loading />;
  if (isMissing(found) || cover === null)
    return (
      <PageLayout title={words('challenge.title')} className="narrow">
        <h1 className="disp">{words('challenge.title')}</h1>
        <p>{words(found === 'offline' ? 'challenge.noServer' : 'error.not-found')}</p>
        <Link className="btn" href="/challenge">
          {words('challenge.all')}
        </Link>
      </PageLayout>
    );
  return <Challenge detail={found} cover={cover} />;
}

function Challenge({ detail, cover }: { detail: ChallengeDetail; cover: GameCover }): ReactNode {
  const words = useWords();
  const { challenge, results } = detail;
  const { game, day, mine } = challenge;
  const done = mine !== null && mine.finishedAt !== null;
  const [rival, setRival] = useState<Person | null>(null);
  return (
    <PageLayout title={words('challenge.title')} className="chal">
      <div className="chalmain" style={gameColour(cover)}>
        <Hero detail={detail} cover={cover} done={done} />
        {done && <Figures challenge={challenge} />}
        {results === null ? <Before detail={detail} /> : <Lines challenge={challenge} results={results} rival={rival} />}
        {results !== null && results.entries.length > 0 && (
          <Ranking challenge={challenge} entries={results.entries} rival={rival} onRival={setRival} />
        )}
        <section>
          <div className="sh">
            <h2 className="disp">{words('challenge.days')}</h2>
            <span className="muted">{words('challenge.daysHint')}</span>
          </div>
          <PastDays game={game} before={day} />
        </section>
      </div>
      <aside className="chalside">
        {results !== null && <Everybody places={results.places} mine={mine?.place ?? null} />}
        <MonthOfChallenges key={game} game={game} day={day} />
        {done && <Tell challenge={challenge} cover={cover} />}
        <Honesty />
        <Link className="btn" href="/challenge">
          {words('challenge.all')}
        </Link>
      </aside>
    </PageLayout>
  );
}

function Hero({ detail, cover, done }: { detail: ChallengeDetail; cover: GameCover; done: boolean }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { busy, trouble, sitDown } = useTry(detail);
  const { challenge, seed } = detail;
  const wording = challenge.phase === 'closed' || done ? 'practise' : challenge.mine === null ? 'play' : 'goOn';
  const possible = wording === 'practise' ? seed !== null : challenge.phase === 'open' || challenge.mine !== null;
  return (
    <section className="chalhero">
      <CoverCrop cover={cover} wide />
      <div>
        <p className="cap">
          {dayText(challenge.day, language)} · {hoursLeft(words, challenge)}
        </p>
        <h1 className="disp">{challengeName(words, challenge)}</h1>
        <p>{againstText(words, challenge, language)}</p>
        {possible && (
          <button type="button" className="btn xl onart" disabled={busy} onClick={sitDown} data-try={wording}>
            <Icon of={icons.play} /> {words(`challenge.${wording}`)} <small>{words('challenge.minutes', { n: cover.minutes[0] })}</small>
          </button>
        )}
        {trouble !== null && <p className="alarm">{trouble}</p>}
      </div>
    </section>
  );
}

function Before({ detail: { played } }: { detail: ChallengeDetail }): ReactNode {
  const words = useWords();
  return (
    <div className="chalpair">
      <section className="panel">
        <h2 className="disp">{words('challenge.rules')}</h2>
        <RulesList rules={CHALLENGE_RULES} />
      </section>
      <section className="panel">
        <h2 className="disp">{words('challenge.who')}</h2>
        <p className="muted">{words(played.length === 0 ? 'challenge.nobody' : 'challenge.whoHint')}</p>
        <ul className="chalwho">
          {played.map((person) => (
            <li key={person.id}>
              <b>{person.name}</b>
              <span className="muted">
                <Icon of={icons.lock} /> {words('challenge.done')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Figures({ challenge: { mine, seats, finished } }: { challenge: ChallengeDto }): ReactNode {
  const words = useWords();
  return (
    <dl className="chalfigures">
      <div className="panel">
        <dt>{words('challenge.result')}</dt>
        <dd>{words('challenge.place', { place: mine?.place ?? seats, seats })}</dd>
        <dd className="muted">{words('challenge.points', { n: mine?.score ?? 0 })}</dd>
      </div>
      <div className="panel">
        <dt>{words('challenge.better')}</dt>
        <dd className="good">{mine?.better}%</dd>
        <dd className="muted">{words('challenge.ofAll', { n: finished })}</dd>
      </div>
      <div className="panel">
        <dt>{words('challenge.rank')}</dt>
        <dd>{words('challenge.rankIs', { rank: mine?.rank ?? finished, all: finished })}</dd>
        <dd className="muted">{words('challenge.finished', { n: finished })}</dd>
      </div>
    </dl>
  );
}

interface RankingProps {
  readonly challenge: ChallengeDto;
  readonly entries: readonly ChallengeEntry[];
  /** Whose line is compared above; null for the best one. */
  readonly rival: Person | null;
  onRival(person: Person | null): void;
}

function Ranking({ challenge, entries, rival, onRival }: RankingProps): ReactNode {
  const words = useWords();
  const me = useMe();
  const mine = typeof me === 'object' && me !== null ? me.id : null;
  return (
    <section className="panel chalranking">
      <h2 className="disp">{words('challenge.ranking')}</h2>
      <table>
        <thead>
          <tr>
            {['rank', 'who', 'place', 'score', 'time', 'moves'].map((column) => (
              <th key={column} scope="col" className={`c-${column}`}>
                {words(`challenge.col.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ rank, person, place, score, minutes }) => (
            <tr key={person.id} className={person.id === mine ? 'me' : ''}>
              <td className="c-rank">{rank}</td>
              <th scope="row">
                <Link className="nm" href={`/player/${person.id}`}>
                  {person.name}
                </Link>{' '}
                {person.guest && <small className="muted">{words('challenge.guest')}</small>}
              </th>
              <td className="c-place">{words('challenge.place', { place, seats: challenge.seats })}</td>
              <td className="c-score">{score}</td>
              <td className="c-time">{words('challenge.took', { n: minutes })}</td>
              <td className="c-moves">
                <Link href={`/replay/challenge/${tryName(challenge.day, challenge.game, person.id)}`}>
                  {words(person.id === mine ? 'challenge.myMoves' : 'challenge.moves')}
                  <span className="sr"> {person.name}</span>
                </Link>
                {person.id !== mine && (
                  <CompareButton
                    person={person}
                    pressed={rival?.id === person.id}
                    onPress={() => onRival(rival?.id === person.id ? null : person)}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {challenge.playing > 0 && challenge.phase !== 'closed' && (
        <p className="muted">{words('challenge.stillPlaying', { n: challenge.playing })}</p>
      )}
    </section>
  );
}

/** Draws somebody's line beside mine, or the best one's again. */
function CompareButton({ person, pressed, onPress }: { person: Person; pressed: boolean; onPress(): void }): ReactNode {
  const words = useWords();
  return (
    <button type="button" className="btn quiet" aria-pressed={pressed} onClick={onPress} data-compare={person.id}>
      {words('challenge.compareLine')}
      <span className="sr"> {person.name}</span>
    </button>
  );
}

/** How many came to each place. */
function Everybody({ places, mine }: { places: readonly number[]; mine: number | null }): ReactNode {
  const words = useWords();
  return (
    <section className="panel">
      <div className="sh">
        <h2 className="disp">{words('challenge.everybody')}</h2>
        <span className="muted">{words('challenge.places')}</span>
      </div>
      <PlacesChart places={places} mine={mine} />
    </section>
  );
}

/** A few words to pass on that give nothing away. */
function Tell({ challenge, cover }: { challenge: ChallengeDto; cover: GameCover }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { mine, seats, day } = challenge;
  const text = words('challenge.share', {
    game: printedIn(cover.name, language),
    day,
    name: challengeName(words, challenge),
    result: words('challenge.place', { place: mine?.place ?? seats, seats }),
    better: mine?.better ?? 0,
  });
  return (
    <section className="panel">
      <h2 className="disp">{words('challenge.tell')}</h2>
      <p className="chaltell">{text}</p>
      <CopyButton text={text} word="challenge.copy" done="challenge.copied" />
    </section>
  );
}
