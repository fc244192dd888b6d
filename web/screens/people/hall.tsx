import type { Laurel, SeasonDto } from '@pantheon/server/api';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { call } from '../../app/api.ts';
import { CoverCrop } from '../../app/covers.tsx';
import { errorText } from '../../app/error-text.ts';
import { gameName } from '../../app/game-name.ts';
import { PageLayout } from '../../app/page-layout.tsx';
import { useSettings } from '../../app/settings.ts';
import { useReply } from '../../app/use-reply.ts';
import { useWords } from '../../app/words.ts';
import { coverOf } from '../../boards.ts';
import { Icon, icons } from '../../kit/index.ts';
import { RatingFigure } from './rating-bar.tsx';
import { useSeasonName } from './season-name.ts';

/** The three best of every past season. */
export function HallScreen(): ReactNode {
  const words = useWords();
  const { value, trouble } = useReply('laurels', () => call('GET /api/laurels'));
  return (
    <PageLayout title={words('laurels.title')} className="narrow people">
      <div className="sh">
        <h1 className="disp">{words('laurels.title')}</h1>
        <p className="muted">{words('laurels.text')}</p>
      </div>
      {trouble !== null && <p className="panel muted">{errorText(words, trouble)}</p>}
      {value?.length === 0 && <p className="panel muted">{words('laurels.none')}</p>}
      {value?.map(({ season, laurels }) => (
        <SeasonPanel key={season.id} season={season} laurels={laurels} />
      ))}
      <p className="rowbtns">
        <Link className="btn" href="/players">
          {words('players.title')}
        </Link>
      </p>
    </PageLayout>
  );
}

function SeasonPanel({ season, laurels }: { season: SeasonDto; laurels: readonly Laurel[] }): ReactNode {
  const seasonName = useSeasonName();
  const words = useWords();
  const { language } = useSettings();
  const ladders = [...new Set(laurels.map(({ game, pace }) => `${game} ${pace}`))];
  return (
    <section className="panel" data-season={season.id}>
      <h2 className="disp">{seasonName(season)}</h2>
      {ladders.map((ladder) => {
        const crowned = laurels.filter(({ game, pace }) => `${game} ${pace}` === ladder);
        const { game = '', pace = 'live' } = crowned[0] ?? {};
        const cover = coverOf(game);
        return (
          <div key={ladder} className="ladder">
            {cover !== null && <CoverCrop cover={cover} />}
            <h3 className="disp">
              {gameName(game, language)} <span className="muted">{words(`rating.${pace}`)}</span>
            </h3>
            <ol>
              {crowned.map(({ place, person, ...rated }) => (
                <li key={place}>
                  <span className="wreath">
                    <Icon of={icons.laurel} />
                    <b>{place}</b>
                  </span>
                  {person === null ? (
                    <span className="muted">{words('laurels.unnamed')}</span>
                  ) : (
                    <Link className="nm" href={`/player/${person.id}`}>
                      {person.name}
                    </Link>
                  )}
                  <RatingFigure {...rated} />
                </li>
              ))}
            </ol>
          </div>
        );
      })}
    </section>
  );
}
