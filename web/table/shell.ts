import type { CSSProperties, ReactNode } from 'react';
import type { AnyBoard, DockHeights } from '../kit/index.ts';
import type { SideTab } from './side.tsx';

const USUAL_DOCK: DockHeights = { wide: 196, narrow: 188, sheet: 352 };

/** The heights that a board gives its dock, for the style sheets. */
export function heightsOf({ dock = USUAL_DOCK }: AnyBoard): CSSProperties {
  return { '--dock-wide': `${dock.wide}px`, '--dock-narrow': `${dock.narrow}px`, '--sheet': `${dock.sheet}px` } as CSSProperties;
}

/** What both shapes of the table are told. */
export interface ShellProps {
  readonly tab: SideTab;
  readonly rule: string | null;
  readonly below: ReactNode;
  onTab(tab: SideTab): void;
}
