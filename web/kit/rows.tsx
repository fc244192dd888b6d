import type { ReactNode } from 'react';
import type { BoardPlayer } from './contract.ts';
import { Mark } from './players.tsx';

/** A heading with a note at its other end. */
export const PanelHead = ({ title, note }: { title: string; note?: ReactNode }): ReactNode => (
  <header className="panelhead">
    <span className="disp">{title}</span>
    {note}
  </header>
);

interface SidePanelProps {
  readonly className: string;
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A panel above the log, such as an auction or a race. */
export const SidePanel = ({ className, title, note, children }: SidePanelProps): ReactNode => (
  <section className={`sidepanel ${className}`}>
    <PanelHead title={title} note={note} />
    {children}
  </section>
);

/** Things of one kind in the bar of the reader's own: coins, buildings, what is left in the supply. */
export const HandGroup = ({ label, className, children }: { label?: string; className?: string; children: ReactNode }): ReactNode => (
  <div className={className === undefined ? 'grp' : `grp ${className}`}>
    {label !== undefined && <span className="lab">{label}</span>}
    {children}
  </div>
);

/** A player by mark and name. */
export const PlayerLabel = ({ of }: { of: Pick<BoardPlayer, 'colour' | 'name'> }): ReactNode => (
  <>
    <Mark colour={of.colour} /> {of.name}
  </>
);
