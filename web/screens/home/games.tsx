import type { ReactNode } from 'react';
import { CoverCard } from '../../app/cover-card.tsx';
import { botLevels } from '../../app/levels.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { playedCovers } from '../../boards.ts';
import type { GameCover } from '../../kit/index.ts';
import { useStart } from './start.ts';

/** The games, each one click away from a table against bots of the strength that is chosen above them. */
export function Games({ last }: { last: string | null }): ReactNode {
  const words = useWords();
  const { strength, language } = useSettings();
  const level = botLevels.find(({ id }) => id === strength);
  return (
    <section className="games" id="games">
      <div className="sh">
        <h2 className="disp">{words('home.bots')}</h2>
        <span className="muted" aria-live="polite">
          {printedIn(level?.about, language)}
        </span>
        <fieldset className="lv seg" aria-label={words('home.strength')}>
          {botLevels.map(({ id, name }) => (
            <button key={id} type="button" aria-pressed={strength === id} onClick={() => changeSettings({ strength: id })}>
              {printedIn(name, language)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="cvs">
        {playedCovers.map((cover, at) => (
          <GameCard key={cover.id} cover={cover} first={last === null ? at === 0 : last === cover.id} />
        ))}
      </div>
    </section>
  );
}

function GameCard({ cover, first }: { cover: GameCover; first: boolean }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const { busy, play, learn } = useStart(cover);
  const { min, max } = cover.players;
  return (
    <CoverCard
      cover={cover}
      busy={busy}
      learn={learn}
      note={
        <p className="cm">
          {words('home.players', { min, max })} · {words('home.minutes', { from: cover.minutes[0], to: cover.minutes[1] })}
        </p>
      }
    >
      <button type="button" className={`btn go ${first ? 'filled' : ''}`} disabled={busy} onClick={play} data-play={cover.id}>
        {words('home.playNow')}
        <span className="sr"> {printedIn(cover.name, language)}</span>
      </button>
    </CoverCard>
  );
}
