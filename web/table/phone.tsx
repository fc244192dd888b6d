import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon, icons, Mark, ownerClass } from '../kit/index.ts';
import { Consequences, Finish, QuestionText } from './action-bar.tsx';
import { useTable } from './context.tsx';
import { MenuButtons } from './menu-buttons.tsx';
import { BoardPart, PanelPart } from './parts.tsx';
import { ClockFace, PlayerCard, RecapLine, useSeating } from './players.tsx';
import { SideTabs } from './side.tsx';
import { StageView } from './stage-view.tsx';
import type { ShellProps } from './table.tsx';
import { GameName } from './top-bar.tsx';
import { useWaiting } from './waiting.tsx';

type Height = 'question' | 'things' | 'all';
const HEIGHTS: readonly Height[] = ['question', 'things', 'all'];

/** The table on a phone: the board fills the screen, a sheet of three heights lies over it. */
export function PhoneTable({ tab, rule, onTab, below }: ShellProps): ReactNode {
  const { snapshot, speak, words, board } = useTable();
  const [height, setHeight] = useState<Height>('question');
  const waiting = useWaiting();
  const { stage } = snapshot.sight;
  useEffect(() => {
    if (rule !== null) setHeight('all');
  }, [rule]);
  return (
    <div className="phone">
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
        <MenuButtons />
      </header>
      <PlayerStrip
        onOpen={() => {
          setHeight('all');
          onTab('players');
        }}
      />
      <StageView start={board.phoneZoom ?? 1} buttons={false} />
      <Sheet height={height} onHeight={setHeight}>
        {height === 'question' &&
          (below ?? (
            <>
              <RecapLine />
              <QuestionText />
              <Consequences />
            </>
          ))}
        {height === 'things' && <MyThings />}
        {height === 'all' && <Everything tab={tab} rule={rule} onTab={onTab} />}
      </Sheet>
    </div>
  );
}

interface SheetProps {
  readonly height: Height;
  readonly children: ReactNode;
  onHeight(height: Height): void;
}

function Sheet({ height, onHeight, children }: SheetProps): ReactNode {
  const { words, question } = useTable();
  const from = useRef<number | null>(null);
  const drag = (by: number): void => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + (by < 0 ? 1 : -1)];
    if (Math.abs(by) > 30 && next !== undefined) onHeight(next);
  };
  return (
    <section className="sheet" data-height={height} aria-label={words('table.sheet')}>
      <button
        type="button"
        className="grab"
        aria-label={words('sheet.grab')}
        onClick={() => onHeight(height === 'all' ? 'question' : 'all')}
        onPointerDown={(event) => {
          from.current = event.clientY;
        }}
        onPointerUp={(event) => {
          if (from.current !== null) drag(event.clientY - from.current);
          from.current = null;
        }}
      />
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
      <Finish />
    </section>
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
