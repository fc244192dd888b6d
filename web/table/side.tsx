import { type ReactNode, useState } from 'react';
import { type Key, Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Icon, signs } from '../kit/index.ts';
import { Chat } from './chat.tsx';
import { useTable } from './context.tsx';
import { Log } from './log.tsx';
import { Notes } from './notes.tsx';
import { BoardPart } from './parts.tsx';
import { Rules } from './rules.tsx';

/** The tabs beside the board. */
export type SideTab = 'players' | 'log' | 'chat' | 'rules' | 'notes';

interface SideProps {
  readonly tab: SideTab;
  readonly rule: string | null;
  onTab(tab: SideTab): void;
}

/** The right-hand column: a panel of the game, and tabs. On smaller screens it folds into a rail. */
export function Side({ tab, rule, onTab }: SideProps): ReactNode {
  const { board, props, words, session } = useTable();
  const { Side: GameSide } = board;
  const [open, setOpen] = useState(false);
  const rail: readonly (readonly [SideTab, typeof signs.log])[] = [
    ['log', signs.log],
    ...(session.say === null ? [] : [['chat', signs.chat] as const]),
    ['rules', signs.book],
    ['notes', signs.note],
  ];
  return (
    <aside className="right" aria-label={words('table.side')}>
      <div className={`full ${open ? 'open' : ''}`}>
        {GameSide !== undefined && <BoardPart part={GameSide} props={props} />}
        <SideTabs tab={tab} rule={rule} onTab={onTab} />
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
}

/** The tabs alone. */
export function SideTabs({ tab, rule, onTab, players }: TabsProps): ReactNode {
  const { words, session, snapshot } = useTable();
  const [seen, setSeen] = useState(snapshot.chat.length);
  const unread = tab === 'chat' ? 0 : snapshot.chat.length - seen;
  return (
    <Tabs
      selectedKey={tab === 'players' && players === undefined ? 'log' : tab}
      onSelectionChange={(key: Key) => {
        setSeen(snapshot.chat.length);
        onTab(key as SideTab);
      }}
      className="tabpanel"
    >
      <TabList className="tabs" aria-label={words('table.side')}>
        {players !== undefined && <Tab id="players">{words('tab.players')}</Tab>}
        <Tab id="log">{words('tab.log')}</Tab>
        {session.say !== null && (
          <Tab id="chat">
            {words('tab.chat')}
            {unread > 0 && <span className="n">{unread}</span>}
          </Tab>
        )}
        <Tab id="rules">{words('tab.rules')}</Tab>
        <Tab id="notes">{words('tab.notes')}</Tab>
      </TabList>
      {players !== undefined && (
        <TabPanel id="players" className="tabpanel scrolled">
          {players}
        </TabPanel>
      )}
      <TabPanel id="log" className="tabpanel">
        <Log />
      </TabPanel>
      {session.say !== null && (
        <TabPanel id="chat" className="tabpanel">
          <Chat />
        </TabPanel>
      )}
      <TabPanel id="rules" className="tabpanel">
        <Rules game={session.gameId} rule={rule} />
      </TabPanel>
      <TabPanel id="notes" className="tabpanel">
        <Notes />
      </TabPanel>
    </Tabs>
  );
}
