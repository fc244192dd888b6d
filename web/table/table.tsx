import type { QuestionDto } from '@pantheon/kernel';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePhone } from '../app/media.ts';
import { isOverlaid } from '../app/overlaid.ts';
import { useGameColours } from '../app/use-game-colours.ts';
import { type AnyBoard, HighlightsContext } from '../kit/index.ts';
import type { TableSession } from '../match/session.ts';
import { ActionBar } from './action-bar.tsx';
import { TableProvider, useTable } from './context.tsx';
import type { Draft } from './draft.ts';
import { HandOverScreen } from './hand-over.tsx';
import { useKeys } from './keys.ts';
import { AnswerFinder, GuidedStepCard, Sounds, useLaterParts } from './later.tsx';
import { LiveRegion, TextBoard } from './outline.tsx';
import { BoardPart } from './parts.tsx';
import { Players } from './players.tsx';
import { usePointer } from './pointer.ts';
import { CardPopover, WhyPopover } from './popovers.tsx';
import { bringPhone, PhoneTable } from './shape.tsx';
import { heightsOf, type ShellProps } from './shell.ts';
import { SideColumn, type SideTab } from './side.tsx';
import { StageView } from './stage-view.tsx';
import { TopBar } from './top-bar.tsx';
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
  const [finding, setFinding] = useState(false);
  useKeys(root, table, { onTab: setTab, onFind: () => setFinding(true) });
  useBeginningOfQuestion(root, table.question);
  useFocusOnQuestion(root, table.question, table.draft);
  useLaterParts(bringPhone);
  const phone = usePhone();
  useGameColours(board.id);

  return (
    <TableProvider value={table}>
      <HighlightsContext.Provider value={table.lights}>
        <div ref={root} data-table={session.gameId} data-number={table.snapshot.sight.number} data-state={table.snapshot.state}>
          {phone ? (
            <PhoneTable tab={tab} rule={rule} onTab={setTab} below={below} />
          ) : (
            <Desktop tab={tab} rule={rule} onTab={setTab} below={below} />
          )}
          {finding && table.question !== null && <AnswerFinder onClose={() => setFinding(false)} />}
          <Sounds />
          <TextBoard />
          <LiveRegion />
          {floats.card !== null && <CardPopover key={floats.card.thing} {...floats.card} />}
          {floats.why !== null && <WhyPopover key={floats.why.blocked.key} {...floats.why} />}
          {session.guided && <GuidedStepCard />}
          {table.snapshot.handOver?.covered && <HandOverScreen />}
        </div>
      </HighlightsContext.Provider>
    </TableProvider>
  );
}

/** A new question is read from its beginning, however far its place was scrolled for the last one. */
function useBeginningOfQuestion(root: RefObject<HTMLElement | null>, question: QuestionDto | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what scrolls back
  useLayoutEffect(() => {
    for (const part of root.current?.querySelectorAll('.ask .answers, .body:has(> .ask)') ?? []) part.scrollTop = 0;
  }, [root, question]);
}

/** Whether the focus is on nothing that keys could go on from. */
const isFocusLost = (active: Element | null): boolean => active === null || active === document.body || active.matches(':disabled');

/**
 * After an answer, or a part of one, the button that was pressed may be gone or spent: whoever uses the keyboard goes on from the question.
 * What is no longer lit loses the focus only with the next picture.
 */
function useFocusOnQuestion(root: RefObject<HTMLElement | null>, question: QuestionDto | null, draft: Draft): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every part of an answer may take the focus away
  useEffect(() => {
    if (question === null) return;
    const goBack = (): void => {
      if (!isOverlaid() && isFocusLost(document.activeElement))
        root.current?.querySelector<HTMLElement>('.ask')?.focus({ preventScroll: true });
    };
    goBack();
    let picture = requestAnimationFrame(() => {
      picture = requestAnimationFrame(goBack);
    });
    return () => cancelAnimationFrame(picture);
  }, [root, question, draft]);
}

function Desktop({ tab, rule, onTab, below }: ShellProps): ReactNode {
  const { board, props, words } = useTable();
  const { Market, Hand: Things } = board;
  return (
    <div className={`table ${board.layout}`} style={heightsOf(board)}>
      <TopBar />
      <Players />
      {Market !== undefined && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="market" aria-label={words('table.market')} tabIndex={0}>
          <BoardPart part={Market} props={props} />
        </section>
      )}
      <StageView />
      <SideColumn tab={tab} rule={rule} onTab={onTab} />
      <div className={`dock ${board.handLayout ?? 'bar'}`}>
        {Things !== undefined && props.viewer !== null && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <section className="mine" aria-label={words('sheet.things')} tabIndex={0}>
            <BoardPart part={Things} props={props} />
          </section>
        )}
        {below ?? <ActionBar />}
        {board.toolsInDock === true && below === undefined && <div className="maptools" />}
      </div>
    </div>
  );
}
