import type { Leaderboard, RankedPlayer, RatedPace } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { errorText } from '../../app/error-text.ts';
import { levelName } from '../../app/levels.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { useReply } from '../../app/use-reply.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { coverOf, playedCovers } from '../../boards.ts';
import { Icon, icons } from '../../kit/index.ts';
import { Choices } from './choices.tsx';
import { type Rated, RatingBar, RatingFigure, Trend } from './rating-bar.tsx';

type Span = 'season' | 'all';
type Who = 'people' | 'bots';

/** The strongest at each game: ranked by what is sure, people alone or with the bots beside them. */
export function LeaderboardScreen(): ReactNode {
  const words = useWords();
  const [game, setGame] = useState(playedCovers[0]?.id ?? '');
  const [pace, setPace] = useState<RatedPace>('live');
  const [span, setSpan] = useState<Span>('season');
  const [who, setWho] = useState<Who>('people');
  const { value, trouble } = useReply(`${game} ${pace} ${span}`, () => call('GET /api/leaderboard', { query: { game, pace, span } }));
  const cover = coverOf(game);
  return (
    <PageLayout title={words('players.title')} className="people">
      <div className="sh">
        <h1 className="disp">{words('players.title')}</h1>
        <p className="muted">{words('players.ranked')}</p>
      </div>
      <div className="gtabs" role="tablist" aria-label={words('new.game')}>
        {playedCovers.map((one) => (
          <GameTab key={one.id} id={one.id} chosen={one.id === game} onChoose={() => setGame(one.id)} />
        ))}
      </div>
      <div className="boardwishes">
        <Choices<RatedPace>
          label={words('new.pace')}
          value={pace}
          values={(['live', 'days'] as const).map((one) => [one, words(`rating.${one}`)])}
          onChange={setPace}
        />
        <Choices<Span>
          label={words('players.span')}
          value={span}
          values={(['season', 'all'] as const).map((one) => [one, words(`players.${one}`)])}
          onChange={setSpan}
        />
        <Choices<Who>
          label={words('players.who')}
          value={who}
          values={(['people', 'bots'] as const).map((one) => [one, words(`players.${one}`)])}
          onChange={setWho}
        />
        <Link className="btn quiet" href="/players/laurels">
          <Icon of={icons.laurel} /> {words('laurels.title')}
        </Link>
      </div>
      {trouble !== null && <p className="panel muted">{errorText(words, trouble)}</p>}
      {value !== null && (
        <div style={cover === null ? {} : gameColour(cover)}>
          <Board board={value} span={span} withBots={who === 'bots'} />
        </div>
      )}
    </PageLayout>
  );
}

function GameTab({ id, chosen, onChoose }: { id: string; chosen: boolean; onChoose(): void }): ReactNode {
  const { language } = useSettings();
  const cover = coverOf(id);
  if (cover === null) return null;
  return (
    <button type="button" role="tab" className="gt" aria-selected={chosen} onClick={onChoose} data-game-tab={id} style={gameColour(cover)}>
      <CoverCrop cover={cover} wide />
      <span>{printedIn(cover.name, language)}</span>
    </button>
  );
}

function Board({ board, span, withBots }: { board: Leaderboard; span: Span; withBots: boolean }): ReactNode {
  const words = useWords();
  const { players, bots, uncertain, me } = board;
  const podium = withBots ? [] : players.slice(0, 3);
  const rest = withBots ? players : players.slice(3);
  const isNobody = players.length === 0 && (!withBots || bots.length === 0);
  return (
    <>
      {podium.length > 0 && <Podium players={podium} me={me?.id ?? null} />}
      <section className="panel board">
        {isNobody && <p className="empty">{words('players.nobody')}</p>}
        {(rest.length > 0 || (withBots && bots.length > 0)) && (
          <table className="lb" data-board>
            <thead>
              <tr>
                <th>
                  <span className="sr">{words('players.place')}</span>
                </th>
                <th>{words('players.player')}</th>
                <th>{words('rating.title')}</th>
                <th className="wide">{words('rating.sure')}</th>
                <th className="r">{words('players.tables')}</th>
                <th className="r">{words('players.won')}</th>
                <th className="r wide">{words('players.onTime')}</th>
                <th className="wide">{words('rating.lately')}</th>
              </tr>
            </thead>
            <tbody>
              {withBots ? (
                <Mixed players={rest} board={board} />
              ) : (
                rest.map((one) => <PlayerRow key={one.person.id} of={one} me={me?.id ?? null} />)
              )}
            </tbody>
          </table>
        )}
        <p className="boardfoot">
          <Icon of={icons.laurel} />
          <span>
            {words('players.uncertain', { n: uncertain })} {words(span === 'season' ? 'players.howSeason' : 'players.how')}
          </span>
        </p>
      </section>
      {me !== null && <OwnStanding me={me} />}
    </>
  );
}

function Podium({ players, me }: { players: readonly RankedPlayer[]; me: string | null }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <ol className="pod">
      {players.map(({ place, person, tables, won, ...rated }) => (
        <li key={person.id} className={`panel pd ${place === 1 ? 'first' : ''} ${person.id === me ? 'me' : ''}`} data-place={place}>
          <span className="wreath">
            <Icon of={icons.laurel} />
            <b>{place}</b>
          </span>
          <span>
            <Link className="nm" href={`/player/${person.id}`}>
              {person.name}
            </Link>
            <span className="muted">{words('players.tablesWon', { n: tables, won: percent.format(won / Math.max(1, tables)) })}</span>
          </span>
          <RatingFigure {...rated} />
        </li>
      ))}
    </ol>
  );
}

/** How strong somebody is, how sure that is, and by what. */
function RatedCells({ rated, tables, won }: { rated: Rated; tables: number; won: number }): ReactNode {
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      <td>
        <RatingFigure {...rated} />
      </td>
      <td className="wide bar">
        <RatingBar {...rated} />
      </td>
      <td className="r">{tables}</td>
      <td className="r">
        <b>{percent.format(won / Math.max(1, tables))}</b>
      </td>
    </>
  );
}

function PlayerRow({ of, me }: { of: RankedPlayer; me: string | null }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const { place, person, tables, won, onTime, trend, ...rated } = of;
  return (
    <tr className={person.id === me ? 'me' : ''} data-place={place}>
      <td className="n">{place}</td>
      <td>
        <Link className="nm" href={`/player/${person.id}`}>
          {person.name}
        </Link>
        {person.id === me && <span className="muted"> {words('seat.you')}</span>}
      </td>
      <RatedCells rated={rated} tables={tables} won={won} />
      <td className="r wide">{onTime === null ? '–' : percent.format(onTime)}</td>
      <td className="wide">
        <Trend of={trend} />
      </td>
    </tr>
  );
}

/** People keep their places; bots stand between them where they are as strong, without one. */
function Mixed({ players, board }: { players: readonly RankedPlayer[]; board: Leaderboard }): ReactNode {
  const { language } = useSettings();
  const words = useWords();
  const rows = [
    ...players.map((one) => ({
      key: one.person.id,
      sure: one.rating - one.interval,
      row: <PlayerRow key={one.person.id} of={one} me={board.me?.id ?? null} />,
    })),
    ...board.bots.map(({ level, tables, won, ...rated }) => ({
      key: level,
      sure: rated.rating - rated.interval,
      row: (
        <tr key={level} className="bot" data-bot={level}>
          <td className="n" />
          <td>
            {levelName(level, language)} <span className="muted">{words('seat.kind.bot')}</span>
          </td>
          <RatedCells rated={rated} tables={tables} won={won} />
          <td className="wide" />
          <td className="wide" />
        </tr>
      ),
    })),
  ];
  return rows.toSorted((a, b) => b.sure - a.sure).map(({ row }) => row);
}

function OwnStanding({ me }: { me: NonNullable<Leaderboard['me']> }): ReactNode {
  const words = useWords();
  const why = me.hidden ? 'players.meHidden' : me.place === null ? 'players.meUncertain' : 'players.mePlace';
  return (
    <p className="ownrow" data-own>
      <b>{words(why, { place: me.place ?? 0 })}</b> <RatingFigure rating={me.rating} interval={me.interval} />
      <Link className="btn quiet" href={`/player/${me.id}`}>
        {words('players.myPage')}
      </Link>
    </p>
  );
}
