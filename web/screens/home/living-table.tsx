import type { Message } from '@pantheon/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { BoardPicture, propsAt } from '../../app/board-picture.tsx';
import { levelName } from '../../app/levels.ts';
import { useWelcomeMatch } from '../../app/sample.ts';
import { isDark, useSettings } from '../../app/settings.ts';
import { type LoadedGame, useFormatter, useGame } from '../../app/use-game.ts';
import { printedIn, useWords } from '../../app/words.ts';
import { type GameCover, Icon, icons, Mark, type MessageFormatter, ownerClass } from '../../kit/index.ts';
import { botName } from '../../match/names.ts';
import { SAMPLE_LEVEL, type SampleMoment } from '../../match/sample-moment.ts';
import { WELCOME_SEATS } from '../../match/welcome-wish.ts';
import { thingsIn } from '../../table/highlight-plan.ts';
import { Sentence } from '../../table/parts.tsx';

const SHARE = 0.62;
const names = Array.from({ length: WELCOME_SEATS }, (_, seat) => botName(seat));

/** A table at which bots play beside the page. It shows their newest move, and goes a step back or on when it is asked to. */
export function LivingTable({ cover }: { cover: GameCover }): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const loaded = useGame(cover.id);
  const speak = useFormatter(loaded, names);
  const moments = useWelcomeMatch(cover.id);
  return (
    <div className="live" data-living={moments === null ? 'coming' : 'there'}>
      <div className="lh">
        <span className="dotl" />
        <b>{words('living.title')}</b>
        <span className="muted">{printedIn(cover.name, language)}</span>
      </div>
      {loaded === null || speak === null || moments === null ? (
        <Laying game={cover.id} />
      ) : (
        <Moments loaded={loaded} speak={speak} moments={moments} />
      )}
    </div>
  );
}

/** The table before its board is there: everything has its place already. */
function Laying({ game }: { game: string }): ReactNode {
  const words = useWords();
  return (
    <>
      <div className="lm">
        <ul className="lp">
          {names.map((name) => (
            <li key={name}>
              <b>{name}</b>
            </li>
          ))}
        </ul>
        <div className="boardpic" data-game={game} data-theme={isDark() ? 'dark' : 'light'} />
      </div>
      <div className="ld">
        <p className="muted">{words('living.coming')}</p>
      </div>
    </>
  );
}

interface MomentsProps {
  readonly loaded: LoadedGame;
  readonly speak: MessageFormatter;
  readonly moments: readonly SampleMoment[];
}

function Moments({ loaded, speak, moments }: MomentsProps): ReactNode {
  const words = useWords();
  const { language } = useSettings();
  const [at, setAt] = useState(moments.length - 1);
  const { sight, lines } = moments[at] as SampleMoment;
  const props = useMemo(() => propsAt(loaded, sight, speak, names), [loaded, sight, speak]);
  const deed = lines.find(({ level }) => level === 'action');
  const effects = lines.filter(({ level }) => level === 'effect').slice(0, 2);
  const acting = new Set(sight.waiting.map(({ seat }): number => seat));
  const say = ({ event, args }: (typeof lines)[number]): Message => ({ id: `log.${event}`, args });
  return (
    <>
      <div className="lm">
        <ul className="lp">
          {props.players.map((player) => (
            <li key={player.seat} className={`${ownerClass(player.colour)} ${acting.has(player.seat) ? 'turn' : ''}`}>
              <Mark colour={player.colour} />
              <b>
                {player.name}
                <small>{acting.has(player.seat) ? words('living.turn') : levelName(SAMPLE_LEVEL, language)}</small>
              </b>
              <span className="hl">{loaded.board.headline?.(props, player.seat)}</span>
            </li>
          ))}
        </ul>
        <BoardPicture
          loaded={loaded}
          props={props}
          label={words('living.board')}
          things={lines.flatMap(thingsIn).filter((thing) => !thing.startsWith('seat:'))}
          share={SHARE}
        />
      </div>
      <div className="ld">
        <div aria-live="polite">
          <p className="disp">{deed !== undefined && <Sentence parts={speak.say(say(deed))} />}</p>
          {effects.map((line) => (
            <p key={JSON.stringify(line)} className="muted">
              {speak.plain(say(line))}
            </p>
          ))}
        </div>
        <div className="step">
          <button type="button" aria-label={words('living.back')} disabled={at === 0} onClick={() => setAt(at - 1)}>
            <Icon of={icons.back} />
          </button>
          <span>{words('living.move', { n: sight.number })}</span>
          <button type="button" aria-label={words('living.on')} disabled={at === moments.length - 1} onClick={() => setAt(at + 1)}>
            <Icon of={icons.arrow} />
          </button>
        </div>
      </div>
    </>
  );
}
