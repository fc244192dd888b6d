import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon, icons } from '../kit/index.ts';
import { useTable } from './context.tsx';
import { Chat, Notes, RecapPanel, Rules } from './later.tsx';
import { Log } from './log.tsx';
import { BoardPart } from './parts.tsx';
import { type TabItem, TabSet } from './tabs.tsx';

/** The tabs beside the board. */
export type SideTab = 'players' | 'log' | 'chat' | 'rules' | 'notes';

interface SideProps {
  readonly tab: SideTab;
  readonly rule: string | null;
  onTab(tab: SideTab): void;
}

/** The right-hand column: a panel of the game, and tabs. On smaller screens it folds into a rail. */
export function SideColumn({ tab, rule, onTab }: SideProps): ReactNode {
  const { board, props, words, session } = useTable();
  const { Side: GameSide } = board;
  const [open, setOpen] = useState(false);
  const rail: readonly (readonly [SideTab, typeof icons.log])[] = [
    ['log', icons.log],
    ...(session.link.say === null ? [] : [['chat', icons.chat] as const]),
    ['rules', icons.book],
    ['notes', icons.note],
  ];
  return (
    <aside className="right" aria-label={words('table.side')}>
      <div className={`full ${open ? 'open' : ''}`}>
        {GameSide !== undefined && <BoardPart part={GameSide} props={props} />}
        <SideTabs tab={tab} rule={rule} onTab={onTab} recap />
      </div>
      <div className="rail">
        {rail.map(([id, sign]) => (
          <button
            key={id}
            type="button"
            className={`icb ${open && tab === id ? 'on' : ''}`}
            aria-label={words(`tab.${id}`)}
            aria-expanded={open && tab === id}
            onClick={() => {
              setOpen(!(open && tab === id));
              onTab(id);
            }}
          >
            <Icon of={sign} />
          </button>
        ))}
      </div>
    </aside>
  );
}

interface TabsProps extends SideProps {
  /** A tab before the others with the players, where they have no place of their own. */
  readonly players?: ReactNode;
  /** Whether what happened meanwhile comes first, where there is something to tell. */
  readonly recap?: boolean;
}

/** The tabs alone. */
export function SideTabs({ tab, rule, onTab, players, recap = false }: TabsProps): ReactNode {
  const { words, session, snapshot, recap: news, closeRecap } = useTable();
  const isNews = recap && news !== null;
  const [isReading, setReading] = useNewsLead(isNews, tab);
  const wished = `${tab}/${rule ?? ''}`;
  const before = useRef(wished);
  // Whoever is led elsewhere, to a rule for example, is shown that.
  useEffect(() => {
    if (before.current !== wished && isReading) closeRecap();
    before.current = wished;
  }, [wished, isReading, closeRecap]);
  const [seen, setSeen] = useState(snapshot.chat.length);
  const unread = tab === 'chat' ? 0 : snapshot.chat.length - seen;
  const chat = (
    <>
      {words('tab.chat')}
      {unread > 0 && <span className="n">{unread}</span>}
    </>
  );
  const tabs: readonly TabItem<SideTab | 'recap'>[] = [
    ...(isNews ? [{ id: 'recap' as const, label: words('tab.recap'), panel: <RecapPanel /> }] : []),
    ...(players === undefined ? [] : [{ id: 'players' as const, label: words('tab.players'), panel: players, className: 'scrolled' }]),
    { id: 'log', label: words('tab.log'), panel: <Log /> },
    ...(session.link.say === null ? [] : [{ id: 'chat' as const, label: chat, panel: <Chat /> }]),
    { id: 'rules', label: words('tab.rules'), panel: <Rules game={session.gameId} rule={rule} /> },
    { id: 'notes', label: words('tab.notes'), panel: <Notes /> },
  ];
  return (
    <TabSet
      label={words('table.side')}
      tabs={tabs}
      chosen={isReading ? 'recap' : tab === 'players' && players === undefined ? 'log' : tab}
      onChoose={(next) => {
        setReading(next === 'recap');
        if (next === 'recap') return;
        // Whoever turns to something else has seen what happened meanwhile.
        if (isReading) closeRecap();
        setSeen(snapshot.chat.length);
        onTab(next);
      }}
    />
  );
}

/** Whether the news are shown. They come forward by themselves, but not before somebody who is writing or looking something up. */
function useNewsLead(isNews: boolean, tab: SideTab): [boolean, (reading: boolean) => void] {
  const [isReading, setReading] = useState(false);
  const known = useRef(false);
  useLayoutEffect(() => {
    if (isNews !== known.current) setReading(isNews && (tab === 'log' || tab === 'players'));
    known.current = isNews;
  }, [isNews, tab]);
  return [isNews && isReading, setReading];
}
