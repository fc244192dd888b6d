import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { usePhone } from '../app/media.ts';
import { type AnyBoard, HighlightsContext } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import { ActionBar } from './action-bar.tsx';
import { TableProvider, useTable } from './context.tsx';
import { GuidedStepCard } from './guided-step-card.tsx';
import { HandOverScreen } from './hand-over.tsx';
import { useKeys } from './keys.ts';
import { LiveRegion, TextBoard } from './outline.tsx';
import { BoardPart } from './parts.tsx';
import { PhoneTable } from './phone.tsx';
import { Players } from './players.tsx';
import { usePointer } from './pointer.ts';
import { CardPopover, WhyPopover } from './popovers.tsx';
import { SideColumn, type SideTab } from './side.tsx';
import { StageView } from './stage-view.tsx';
import { TopBar } from './top-bar.tsx';
import { useSounds } from './use-sounds.ts';
import { useTableApi } from './use-table-api.ts';

interface TableProps {
  readonly session: TableSession;
  readonly board: AnyBoard;
  /** Something of the screen around the table, such as the time bar of a replay, instead of the action bar. */
  readonly below?: ReactNode;
}

/** The table: the same screen for every game, near or far, live or replayed. */
export function TableView({ session, board, below }: TableProps): ReactNode {
  const [tab, setTab] = useState<SideTab>('log');
  const [rule, setRule] = useState<string | null>(null);
  const openRule = useCallback((wanted: string) => {
    setRule(wanted);
    setTab('rules');
  }, []);
  const { floats, ...table } = useTableApi(session, board, openRule);
  const root = useRef<HTMLDivElement>(null);
  usePointer(root, table);
  useKeys(root, table, setTab);
  useSounds(table);
  const phone = usePhone();
  useEffect(() => {
    document.documentElement.dataset.game = board.id;
    return () => {
      document.documentElement.dataset.game = 'pantheon';
    };
  }, [board.id]);

  return (
    <TableProvider value={table}>
      <HighlightsContext.Provider value={table.lights}>
        <div ref={root} data-table={session.gameId} data-number={table.snapshot.sight.number} data-state={table.snapshot.state}>
          {phone ? (
            <PhoneTable tab={tab} rule={rule} onTab={setTab} below={below} />
          ) : (
            <Desktop tab={tab} rule={rule} onTab={setTab} below={below} />
          )}
          <TextBoard />
          <LiveRegion />
          {floats.card !== null && <CardPopover key={floats.card.thing} {...floats.card} />}
          {floats.why !== null && <WhyPopover key={floats.why.blocked.key} {...floats.why} />}
          <GuidedStepCard />
          {table.snapshot.handOver?.covered && <HandOverScreen />}
        </div>
      </HighlightsContext.Provider>
    </TableProvider>
  );
}

/** What both shapes of the table are told. */
export interface ShellProps {
  readonly tab: SideTab;
  readonly rule: string | null;
  readonly below: ReactNode;
  onTab(tab: SideTab): void;
}

function Desktop({ tab, rule, onTab, below }: ShellProps): ReactNode {
  const { board, props } = useTable();
  const { Market, Hand: Things } = board;
  return (
    <div className={`table ${board.layout}`}>
      <TopBar />
      <Players />
      {Market !== undefined && (
        <div className="market">
          <BoardPart part={Market} props={props} />
        </div>
      )}
      <StageView />
      <SideColumn tab={tab} rule={rule} onTab={onTab} />
      <div className={`dock ${board.handLayout ?? 'bar'}`}>
        {Things !== undefined && props.viewer !== null && (
          <div className="mine">
            <BoardPart part={Things} props={props} />
          </div>
        )}
        {below ?? <ActionBar />}
      </div>
    </div>
  );
}
