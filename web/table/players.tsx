import type { Seat } from '@pantheon/kernel';
import { type ReactNode, useEffect, useReducer } from 'react';
import { levelName } from '../app/levels.ts';
import { type BoardPlayer, Icon, icons, Mark, ownerClass } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { PanelPart } from './parts.tsx';

/** All players, the reader first, then clockwise. */
export function useSeating(): readonly BoardPlayer[] {
  const { players, snapshot } = useTable();
  const first = snapshot.eyes ?? 0;
  return players.map((_, step) => players[(first + step) % players.length] as BoardPlayer);
}

/** The players with what everybody may know of them. */
export function Players(): ReactNode {
  const { words } = useTable();
  const seating = useSeating();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <aside className="left" aria-label={words('table.players')} tabIndex={0}>
      {seating.map((player) => (
        <PlayerCard key={player.seat} player={player} />
      ))}
    </aside>
  );
}

/** One player. */
export function PlayerCard({ player }: { player: BoardPlayer }): ReactNode {
  const { board, props, snapshot } = useTable();
  const { PlayerPanel } = board;
  const acting = snapshot.sight.waiting.some(({ seat }) => seat === player.seat);
  const title = board.title?.(props, player.seat) ?? null;
  return (
    <article className={`ply ${ownerClass(player.colour)} ${player.me ? 'me' : ''} ${acting ? 'turn' : ''}`} data-seat={player.seat}>
      <div className="hd">
        <Mark colour={player.colour} />
        <span className="nm" title={player.name}>
          {player.name}
        </span>
        <Role player={player} title={title} acting={acting} />
        <span className="clk">
          <ClockFace seat={player.seat} />
          {board.headline?.(props, player.seat)}
        </span>
      </div>
      <PanelPart part={PlayerPanel} props={props} player={player} compact={false} />
    </article>
  );
}

/** Whether a name already says that it is the reader's own, in either language. */
const isYou = (name: string): boolean => ['you', 'tu'].includes(name.trim().toLowerCase());

function Role({ player, title, acting }: { player: BoardPlayer; title: string | null; acting: boolean }): ReactNode {
  const { snapshot, words, speak } = useTable();
  const seated = snapshot.players[player.seat];
  const chosen = snapshot.chosen.includes(player.seat);
  return (
    <>
      {title !== null && (
        <span className="role" title={title}>
          {seated?.kind === 'bot' ? words('seat.titleBot', { title }) : title}
        </span>
      )}
      {title === null && player.me && !isYou(player.name) && <span className="role">{words('seat.you')}</span>}
      {title === null && seated?.kind === 'bot' && !chosen && (
        <span className="role">{words('seat.bot', { level: levelName(seated.level ?? '', speak.locale) })}</span>
      )}
      {seated?.standIn !== undefined && <span className="role">{words(`standIn.${seated.standIn}`)}</span>}
      {seated?.away === true && <span className="role">{words('comfort.away')}</span>}
      {seated?.present !== undefined && !player.me && (
        <span className={`dot ${seated.present ? 'on' : ''}`} title={words(seated.present ? 'actions.here' : 'actions.away')}>
          <span className="sr">{words(seated.present ? 'actions.here' : 'actions.away')}</span>
        </span>
      )}
      {chosen && (
        <span className="chip good">
          <Icon of={icons.check} /> {words('seat.hasChosen')}
        </span>
      )}
      {acting && snapshot.sight.waiting.length > 1 && <span className="sr">{words('seat.acting')}</span>}
    </>
  );
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The time of a seat, counted down while it runs. */
export function ClockFace({ seat }: { seat: Seat }): ReactNode {
  const { snapshot } = useTable();
  const clock = snapshot.players[seat]?.clock;
  const until = clock?.until ?? null;
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [until]);
  if (clock === undefined) return null;
  const left = Math.max(0, until === null ? clock.left : until - Date.now());
  return (
    <span className={`time ${until !== null && left < MINUTE ? 'late' : ''}`} data-clock={until === null ? 'still' : 'running'}>
      <Icon of={icons.clock} /> {timeText(left)}
    </span>
  );
}

function timeText(left: number): string {
  const minutes = Math.floor(left / MINUTE);
  if (minutes >= 2880) return `${Math.floor(minutes / 1440)} d`;
  if (minutes >= 120) return `${Math.floor(minutes / 60)} h`;
  return `${minutes}:${String(Math.floor((left % MINUTE) / SECOND)).padStart(2, '0')}`;
}

/** How much happened since the reader's last turn, in one line, where there is no room for more. */
export function RecapLine(): ReactNode {
  const { snapshot, words, question, lookAt } = useTable();
  const actions = snapshot.recap.filter((line) => line.level === 'action').length;
  if (question === null || actions === 0) return null;
  return (
    <div className="recapline">
      <span>{words('recap.line', { n: actions })}</span>
      <button type="button" onClick={() => void playBack(snapshot.recap, lookAt)}>
        {words('recap.play')}
      </button>
    </div>
  );
}

const PAUSE = 1400;

/** Shows the positions of some lines one after the other. */
export async function playBack(lines: readonly { readonly at: number }[], lookAt: (number: number | null) => void): Promise<void> {
  const numbers = [...new Set(lines.map((line) => line.at))];
  for (const number of numbers) {
    lookAt(number);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  lookAt(null);
}
