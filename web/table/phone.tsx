import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon, icons, Mark, ownerClass } from '../kit/index.ts';
import { Consequences, Finish, QuestionText } from './action-bar.tsx';
import { useTable } from './context.tsx';
import { MenuButtons } from './menu-buttons.tsx';
import { NextFromHere } from './next-table.tsx';
import { BoardPart, PanelPart, Say } from './parts.tsx';
import { ClockFace, PlayerCard, RecapLine, useSeating } from './players.tsx';
import { heightsOf, type ShellProps } from './shell.ts';
import { SideTabs } from './side.tsx';
import { StageView } from './stage-view.tsx';
import { GameName } from './top-bar.tsx';
import { useWaiting } from './waiting.tsx';

type Height = 'question' | 'things' | 'all';
/** What is seen of the sheet: while others play only its edge, unless somebody raised it. */
type Shown = Height | 'peek';
const HEIGHTS: readonly Height[] = ['question', 'things', 'all'];
const ALL_HEIGHTS: readonly Shown[] = ['peek', ...HEIGHTS];
/** So far a finger draws the sheet before it changes its height. */
const DRAWN = 30;

/** The table on a phone: the board fills the screen, a sheet of three heights lies over it. */
export function PhoneTable({ tab, rule, onTab, below }: ShellProps): ReactNode {
  const { snapshot, speak, words, board } = useTable();
  const [height, setHeight] = useState<Height>('question');
  // Whoever draws the sheet up while others play finds it so the next time.
  const [raised, setRaised] = useState(false);
  const waiting = useWaiting();
  const { stage } = snapshot.sight;
  const othersPlay = useOthersPlay();
  useEffect(() => {
    if (rule !== null) setHeight('all');
  }, [rule]);
  return (
    <div className="phone" style={heightsOf(board)}>
      <header className="pt">
        <Link className="icb" href="/" aria-label={words('nav.home')}>
          <Icon of={icons.back} />
        </Link>
        <div className="name">
          <b>
            <GameName />
          </b>
          <span>
            {[...new Set([speak.plain(stage.round), speak.has(`phase.${stage.now}`) ? speak.id(`phase.${stage.now}`) : ''])]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
        <span className={`chip ${snapshot.sight.question === null ? '' : 'acc'}`}>{waiting.sentence}</span>
        <NextFromHere always={false} />
        <MenuButtons />
      </header>
      <PlayerStrip
        onOpen={() => {
          setHeight('all');
          onTab('players');
        }}
      />
      <StageView start={board.phoneZoom ?? 1} buttons={false} />
      <Sheet
        height={height === 'question' && othersPlay && !raised && below === undefined ? 'peek' : height}
        onHeight={(wanted) => {
          if (othersPlay) setRaised(wanted !== 'peek');
          setHeight(wanted === 'peek' ? 'question' : wanted);
        }}
        low={othersPlay ? 'peek' : 'question'}
      >
        {height === 'question' && (below ?? <QuestionText />)}
        {height === 'things' && <MyThings />}
        {height === 'all' && <Everything tab={tab} rule={rule} onTab={onTab} />}
      </Sheet>
    </div>
  );
}

/** Whether the table waits for others and not for the reader. */
function useOthersPlay(): boolean {
  const { snapshot } = useTable();
  const { waiting, result } = snapshot.sight;
  return result === null && snapshot.ending === null && waiting.length > 0 && waiting.every(({ seat }) => seat !== snapshot.eyes);
}

interface SheetProps {
  readonly height: Shown;
  /** How low the sheet can be drawn now. */
  readonly low: 'peek' | 'question';
  readonly children: ReactNode;
  onHeight(height: Shown): void;
}

function Sheet({ height, low, onHeight, children }: SheetProps): ReactNode {
  const { words, question } = useTable();
  const from = useRef<number | null>(null);
  const drawn = useRef(false);
  const drag = (by: number): void => {
    drawn.current = Math.abs(by) > DRAWN;
    const next = ALL_HEIGHTS[ALL_HEIGHTS.indexOf(height) + (by < 0 ? 1 : -1)];
    if (drawn.current && next !== undefined && (next !== 'peek' || low === 'peek')) onHeight(next);
  };
  return (
    <section className="sheet" data-height={height} aria-label={words('table.sheet')}>
      <button
        type="button"
        className="grab"
        aria-label={words('sheet.grab')}
        onClick={() => {
          // The click that ends a draw is not another wish.
          if (!drawn.current) onHeight(height === 'question' || height === 'things' ? 'all' : 'question');
        }}
        onPointerDown={(event) => {
          drawn.current = false;
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={(event) => {
          if (from.current !== null) drag(event.clientY - from.current);
          from.current = null;
        }}
      />
      {height === 'peek' && <Peek />}
      <fieldset className="seg" aria-label={words('table.sheet')}>
        {HEIGHTS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={height === one}
            onClick={() => onHeight(one)}
            data-sheet={one}
            data-lit={one === 'question' && height !== one && question !== null ? true : undefined}
          >
            {words(`sheet.${one}`)}
          </button>
        ))}
      </fieldset>
      <div className="body">{children}</div>
      {height === 'question' && (
        <div className="told-row">
          <Consequences />
          <RecapLine />
        </div>
      )}
      <Finish />
    </section>
  );
}

/** While others play: whose turn it is, and what happened last. */
function Peek(): ReactNode {
  const { snapshot, players } = useTable();
  const { sentence } = useWaiting();
  const last = snapshot.log.findLast((line) => line.level === 'action');
  const acting = players[snapshot.sight.waiting[0]?.seat ?? -1];
  return (
    <div className="peek">
      {acting !== undefined && <Mark colour={acting.colour} />}
      <p>
        <b>{sentence}</b>
        {last !== undefined && (
          <small>
            <Say of={{ id: `log.${last.event}`, args: last.args }} />
          </small>
        )}
      </p>
    </div>
  );
}

function MyThings(): ReactNode {
  const { board, props, words } = useTable();
  const { Hand: Things, Market, Side } = board;
  return (
    <div className="mine">
      {Things !== undefined && props.viewer !== null ? (
        <BoardPart part={Things} props={props} />
      ) : (
        <p className="muted">{words('sheet.nothing')}</p>
      )}
      {Market !== undefined && <BoardPart part={Market} props={props} />}
      {Side !== undefined && <BoardPart part={Side} props={props} />}
    </div>
  );
}

function Everything({ tab, rule, onTab }: Omit<ShellProps, 'below'>): ReactNode {
  const seating = useSeating();
  const players = seating.map((player) => <PlayerCard key={player.seat} player={player} />);
  return <SideTabs tab={tab} rule={rule} onTab={onTab} players={players} />;
}

function PlayerStrip({ onOpen }: { onOpen(): void }): ReactNode {
  const { board, props, snapshot, words } = useTable();
  const { PlayerPanel } = board;
  const seating = useSeating();
  return (
    <nav className="pstrip" aria-label={words('table.players')}>
      {seating.map((player) => (
        <button
          key={player.seat}
          type="button"
          className={`ps ${ownerClass(player.colour)} ${snapshot.sight.waiting.some(({ seat }) => seat === player.seat) ? 'turn' : ''}`}
          onClick={onOpen}
        >
          <Mark colour={player.colour} />
          <span className="nm">{player.name}</span>
          <span className="m">
            {snapshot.players[player.seat]?.clock?.until != null && <ClockFace seat={player.seat} />}
            {board.headline?.(props, player.seat)}
            <PanelPart part={PlayerPanel} props={props} player={player} compact />
          </span>
        </button>
      ))}
    </nav>
  );
}
