import type { Score } from '@pantheon/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call } from '../app/api.ts';
import { errorCodeOf } from '../app/error-text.ts';
import { endingIn } from '../app/formatter.ts';
import { Loading } from '../app/loading.tsx';
import { PageLayout } from '../app/page-layout.tsx';
import { useSettings } from '../app/settings.ts';
import { type LoadedGame, useFormatter, useGame } from '../app/use-game.ts';
import { useGameColours } from '../app/use-game-colours.ts';
import { printedIn, useWords } from '../app/words.ts';
import { coverOf } from '../boards.ts';
import { Icon, icons, Mark, type MessageFormatter, type PlayerColour, playerColour } from '../kit/index.ts';
import { type Finished, findFinished } from '../match/finished.ts';
import { isNotOpened, MISSING, type NotOpened } from '../match/open.ts';
import { ChallengeOver } from './challenge/handed-in.tsx';
import { Curves } from './curves.tsx';
import { Fairness } from './fairness/verify.tsx';
import { LookBack } from './look-back.tsx';
import { NotOpen } from './not-open.tsx';
import { Podium } from './podium.tsx';
import { Breakdown, Legend, Rank } from './scores.tsx';
import { isRetold, type MatchStory, storyOf } from './turning-points.ts';

/** The page of a finished match: ranking, where the points came from, how it went. */
export function ResultScreen({ where, id }: { where: string; id: string }): ReactNode {
  const [found, setFound] = useState<Finished | NotOpened | null>(null);
  useEffect(() => {
    findFinished(where, id).then(
      (finished) => setFound(finished ?? MISSING),
      (error: unknown) => setFound({ trouble: errorCodeOf(error) }),
    );
  }, [where, id]);
  const loaded = useGame(found === null || isNotOpened(found) ? null : found.record.game);
  if (found !== null && isNotOpened(found)) return <NotOpen where={where} {...found} />;
  if (found === null || loaded === null) return <Loading />;
  return <Result finished={found} loaded={loaded} />;
}

/** A finished match with all that its page tells of it. */
interface ResultProps {
  readonly finished: Finished;
  readonly loaded: LoadedGame;
  readonly speak: MessageFormatter;
  readonly story: MatchStory;
  readonly colours: readonly PlayerColour[];
  /** The best first. */
  readonly scores: readonly Score[];
  readonly sources: readonly string[];
  readonly nameOf: (score: Score) => string;
}

function useResult(finished: Finished, loaded: LoadedGame): ResultProps {
  const { record, players } = finished;
  const speak = useFormatter(
    loaded,
    players.map((player) => player.name),
  ) as MessageFormatter;
  const story = useMemo(() => storyOf(loaded, record), [loaded, record]);
  const scores = [...(record.result?.scores ?? [])].sort((a, b) => a.rank - b.rank || b.total - a.total);
  return {
    finished,
    loaded,
    speak,
    story,
    colours: story.colours.map(playerColour),
    scores,
    sources: [...new Set(scores.flatMap((score) => score.parts.map((part) => part.source)))],
    nameOf: (score) => players[score.seat]?.name ?? '',
  };
}

function Result({ finished, loaded }: { finished: Finished; loaded: LoadedGame }): ReactNode {
  const words = useWords();
  const props = useResult(finished, loaded);
  useGameColours(loaded.board.id);
  const { speak, story, colours, scores, sources, nameOf } = props;
  if (scores.length === 0) return <NoResult finished={finished} />;
  const retold = isRetold(loaded, finished.record);
  const winners = scores.filter((score) => score.rank === 1);
  return (
    <PageLayout title={finished.title} className="res">
      <Hero finished={finished} speak={speak} winners={winners.map(nameOf)} scores={scores} />
      <Ranking {...props} />
      {retold ? <Course {...props} /> : <p className="crvs muted">{words('result.earlierRules')}</p>}
      <Breakdown scores={scores} sources={sources} speak={speak} colours={colours} names={scores.map(nameOf)} />
      {retold && <Moments story={story} speak={speak} colours={colours} finished={finished} />}
      <Fairness finished={finished} rules={loaded.game.rules.version} />
      {retold && <LookBack finished={finished} loaded={loaded} speak={speak} colours={colours} />}
    </PageLayout>
  );
}

/** A match that still runs, or ended without being scored. */
function NoResult({ finished: { title, ending, where, id } }: { finished: Finished }): ReactNode {
  const words = useWords();
  return (
    <PageLayout title={title} className="narrow">
      <p>{words(ending === null ? 'result.running' : `table.ending.${ending}`)}</p>
      <Link className="btn" href={`/${ending === null ? 'table' : 'replay'}/${where}/${id}`}>
        {words(ending === null ? 'home.play' : 'result.replay')}
      </Link>
    </PageLayout>
  );
}

function Ranking({ finished, speak, colours, scores, sources, nameOf }: ResultProps): ReactNode {
  const words = useWords();
  return (
    <section className="rank">
      <div className="sh">
        <h2 className="disp">{words('result.ranking')}</h2>
        <Legend sources={sources} speak={speak} />
      </div>
      <ol>
        {scores.map((score) => (
          <Rank
            key={score.seat}
            score={score}
            most={scores[0]?.total ?? 1}
            name={nameOf(score)}
            colour={colours[score.seat] ?? 'red'}
            sources={sources}
            speak={speak}
            mine={finished.mine === score.seat}
          />
        ))}
      </ol>
    </section>
  );
}

/** How the match went: points over time, or what its game measures instead. */
function Course({ finished, loaded, speak, story, colours, scores }: ResultProps): ReactNode {
  const words = useWords();
  const { scoreName: measure } = loaded.board;
  const totals = colours.map((_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0);
  return (
    <section className="crvs">
      <div className="sh">
        <h2 className="disp">{words(measure === undefined ? 'result.overTime' : 'result.positions')}</h2>
        <span className="muted">{measure === undefined ? words('result.overTimeHint') : speak.id(measure)}</span>
      </div>
      <Curves
        story={story}
        colours={colours}
        names={finished.players.map((player) => player.name)}
        totals={measure === undefined ? totals : null}
        final={words('result.final')}
      />
    </section>
  );
}

interface HeroProps {
  readonly finished: Finished;
  readonly speak: MessageFormatter;
  readonly winners: readonly string[];
  readonly scores: readonly Score[];
}

function Hero({ finished, speak, winners, scores }: HeroProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const { record } = finished;
  const cover = coverOf(record.game);
  const again = async (): Promise<void> => go(finished.where === 'local' ? await againHere(finished) : await rematch(finished.id));
  const totals = scores.map((score) => score.total);
  return (
    <section className="hero">
      <div className="hi">
        <Podium />
        <div className="ht">
          <span className="cap">{words(winners.length > 1 ? 'result.winMany' : 'result.wins')}</span>
          <h1 className="disp">{new Intl.ListFormat(language).format(winners)}</h1>
        </div>
      </div>
      <p className="st">
        {printedIn(cover?.name, language)} · {words('result.score', { best: totals[0] ?? 0, next: totals[1] ?? 0 })}
      </p>
      <p className="st">{record.result && endingIn(speak, record.result)}</p>
      {finished.challenge !== undefined && <ChallengeOver game={record.game} challenge={finished.challenge} />}
      <div className="btns">
        {((finished.where === 'local' && finished.challenge === undefined) || finished.mine !== null) && (
          <button type="button" className="btn big primary" onClick={() => void again()}>
            <Icon of={icons.restart} /> {words('result.again')}
          </button>
        )}
        <Link className="btn" href={`/replay/${finished.where}/${finished.id}`}>
          {words('result.replay')}
        </Link>
        {finished.series != null && (
          <Link className="btn" href={`/series/${finished.series}`} data-series>
            {words('series.compare')}
          </Link>
        )}
        <Link className="btn" href="/">
          {words('nav.home')}
        </Link>
      </div>
    </section>
  );
}

/** The same people and bots on this device again. Returns the address of the new table. */
async function againHere({ record, title, players, pace }: Finished): Promise<string> {
  const { createTable } = await import('../match/near-tables.ts');
  const id = await createTable({
    game: record.game,
    title,
    options: record.options,
    pace,
    seats: players.map((player) => ({
      name: player.name,
      kind: player.kind === 'bot' ? 'bot' : 'person',
      ...(player.level === undefined ? {} : { level: player.level }),
    })),
  });
  return `/table/local/${id}`;
}

/** The same at the server: whoever asks second gets the same table. */
const rematch = async (table: string): Promise<string> =>
  `/table/remote/${(await call('POST /api/tables/:table/rematch', { params: { table } })).id}`;

interface MomentsProps {
  readonly story: MatchStory;
  readonly speak: MessageFormatter;
  readonly colours: readonly PlayerColour[];
  readonly finished: Finished;
}

function Moments({ story, speak, colours, finished }: MomentsProps): ReactNode {
  const words = useWords();
  return (
    <section className="mom">
      <h2 className="disp">{words('result.moments')}</h2>
      <ol>
        {story.moments.map((moment) => (
          <li key={moment.at}>
            <Mark colour={colours[moment.seat] ?? 'red'} />
            <span className="rd">{moment.wins ? <Icon of={icons.laurel} /> : `+${moment.gain}`}</span>
            <span>{speak.id(`log.${moment.line.event}`, moment.line.args)}</span>
            <Link href={`/replay/${finished.where}/${finished.id}?at=${moment.at}`} aria-label={words('result.see')}>
              <Icon of={icons.arrow} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
