import type { PlayerPage, PlayerRecord } from '@pantheon/server/api';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { CoverCrop, gameColour } from '../../app/covers.tsx';
import { errorText } from '../../app/error-text.ts';
import { gameName } from '../../app/game-name.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { useReply } from '../../app/use-reply.ts';
import { useWords, type Words } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { Icon, icons, Mark, playerColour } from '../../kit/index.ts';
import { OpenPerson, PersonButton } from '../safety/person-button.tsx';
import type { Met } from '../safety/person-dialog.tsx';
import { DaysOfPlay } from './days-of-play.tsx';
import { LastTables } from './last-tables.tsx';
import { AXIS, RatingBar, RatingFigure, Trend } from './rating-bar.tsx';
import { useSeasonName } from './season-name.ts';

/** How somebody plays, and how well. */
export function PlayerScreen({ id }: { id: string }): ReactNode {
  const words = useWords();
  const { value, trouble } = useReply(id, () => call('GET /api/players/:id', { params: { id } }));
  return (
    <PageLayout title={value?.person.name ?? words('players.player')} className="people">
      {trouble !== null && <p className="panel muted">{trouble === 'not-found' ? words('player.missing') : errorText(words, trouble)}</p>}
      {value !== null && <Page page={value} />}
    </PageLayout>
  );
}

function Page({ page }: { page: PlayerPage }): ReactNode {
  const words = useWords();
  const { person, record, hidden, mine } = page;
  return (
    <>
      <Heading page={page} />
      {record === null && <p className="panel muted">{words('player.hidden', { name: person.name })}</p>}
      {hidden && mine && <p className="panel muted">{words('player.hiddenMine')}</p>}
      {record !== null && (
        <div className="pgrid">
          <div>
            <Ratings record={record} />
            <DaysOfPlay days={record.days} />
            <Games record={record} />
          </div>
          <div>
            <LastTables person={person.id} total={record.figures.finished} />
            <Sides record={record} />
            <Laurels record={record} />
          </div>
        </div>
      )}
    </>
  );
}

function Heading({ page: { person, since, record, mine } }: { page: PlayerPage }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [met, setMet] = useState<Met | null>(null);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(since));
  return (
    <section className="panel ph">
      <span className="ava" aria-hidden="true">
        {[...person.name][0]?.toLocaleUpperCase(language)}
      </span>
      <div className="who">
        <h1 className="disp">{person.name}</h1>
        <p className="muted">
          {words('player.since', { month })}
          {person.guest && ` · ${words('player.guest')}`}
          {person.program === true && ` · ${words('player.program')}`}
        </p>
      </div>
      {record !== null && <Figures figures={record.figures} />}
      {!mine && <PersonButton met={{ person: person.id, name: person.name }} onOpen={setMet} />}
      <OpenPerson met={met} onClose={() => setMet(null)} />
      {mine && (
        <Link className="btn" href="/account">
          <Icon of={icons.gear} /> {words('account.manage')}
        </Link>
      )}
    </section>
  );
}

/** Under nine of ten in time a figure warns, but it never scolds. */
const PUNCTUAL = 0.9;

function Figures({ figures: { finished, won, onTime, usualAnswer, resigned, timedOut } }: { figures: PlayerRecord['figures'] }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const shown: readonly (readonly [name: string, value: string, sign?: string])[] = [
    ['finished', String(finished)],
    ['won', finished === 0 ? '–' : percent.format(won / finished)],
    ['onTime', onTime === null ? '–' : percent.format(onTime), onTime === null ? '' : onTime < PUNCTUAL ? 'warn' : 'good'],
    ['usual', usualAnswer === null ? '–' : duration(words, usualAnswer)],
    ['resigned', String(resigned)],
    ['timedOut', String(timedOut)],
  ];
  return (
    <dl className="fig">
      {shown.map(([name, value, sign = '']) => (
        <div key={name} data-figure={name}>
          <dt>{words(`player.${name}`, { n: finished, resigned, timedOut })}</dt>
          <dd className={sign}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Roughly how long, in the largest unit that fits. */
function duration(words: Words, seconds: number): string {
  if (seconds < 60) return words('player.seconds', { n: Math.max(1, Math.round(seconds)) });
  if (seconds < 5400) return words('player.minutes', { n: Math.round(seconds / 60) });
  return seconds < 129_600
    ? words('player.hours', { n: Math.round(seconds / 3600) })
    : words('player.days', { n: Math.round(seconds / 86_400) });
}

function Ratings({ record }: { record: PlayerRecord }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <section className="panel ratings">
      <div className="sh">
        <h2 className="disp">{words('rating.title')}</h2>
        <p className="muted">{words('rating.bar')}</p>
      </div>
      {record.ratings.length === 0 && <p className="muted">{words('rating.none')}</p>}
      {record.ratings.length > 0 && (
        <div className="rt ends" aria-hidden="true">
          <span className="scale">
            <span>{AXIS.from}</span>
            <span className="new">{words('rating.fresh', { n: AXIS.fresh })}</span>
            <span>{AXIS.to}</span>
          </span>
        </div>
      )}
      {record.ratings.map(({ game, pace, rating, interval, sure, tables, won, trend }) => {
        const cover = coverOf(game);
        return (
          <div key={`${game} ${pace}`} className="rt" style={cover === null ? {} : gameColour(cover)} data-rating={`${game} ${pace}`}>
            {cover === null ? <span /> : <CoverCrop cover={cover} />}
            <div>
              <b className="d">{gameName(game, language)}</b>
              <span className="muted">
                {words(`rating.${pace}`)} · {words(sure ? 'player.tables' : 'player.unsure', { n: tables })}
              </span>
            </div>
            <RatingFigure rating={rating} interval={interval} />
            <RatingBar rating={rating} interval={interval} />
            <Trend of={trend} />
            <span className="share">
              <b>{percent.format(won / Math.max(1, tables))}</b>
              <span className="muted">{words('player.won')}</span>
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** Tables by game and by how many sat there. */
function Games({ record: { games } }: { record: PlayerRecord }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  if (games.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="disp">{words('player.games')}</h2>
      <table className="lb small">
        <thead>
          <tr>
            <th>{words('new.game')}</th>
            <th className="r">{words('player.seats')}</th>
            <th className="r">{words('players.tables')}</th>
            <th className="r">{words('players.won')}</th>
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, seats, played, won }) => (
            <tr key={`${game} ${seats}`}>
              <td>{gameName(game, language)}</td>
              <td className="r">{seats}</td>
              <td className="r">{played}</td>
              <td className="r">{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const MOST_SIDES = 6;

/** The colours that they had most often. */
function Sides({ record: { sides } }: { record: PlayerRecord }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  if (sides.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="disp">{words('player.sides')}</h2>
      <ul className="rows">
        {sides.slice(0, MOST_SIDES).map(({ game, side, played, won }) => (
          <li key={`${game} ${side}`}>
            <Mark colour={playerColour(side)} />
            <div>
              <b>
                {words(`side.${playerColour(side)}`)} · {gameName(game, language)}
              </b>
              <span className="muted">{words('player.playedWon', { n: played, won })}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Laurels({ record: { laurels } }: { record: PlayerRecord }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const seasonName = useSeasonName();
  if (laurels.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="disp">{words('laurels.own')}</h2>
      <ul className="rows">
        {laurels.map(({ season, laurel: { game, pace, place } }) => (
          <li key={`${season.id} ${game} ${pace}`}>
            <span className="wreath">
              <Icon of={icons.laurel} />
              <b>{place}</b>
            </span>
            <div>
              <b>{gameName(game, language)}</b>
              <span className="muted">
                {words(`rating.${pace}`)} · {seasonName(season)}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
