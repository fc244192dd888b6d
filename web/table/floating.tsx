import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

const GAP = 8;

/** What opens beside a button knows of it. */
export interface Opened {
  /** The button. */
  readonly anchor: RefObject<HTMLElement | null>;
  onClose(): void;
}

interface FloatingProps extends Opened {
  readonly role: 'menu' | 'dialog';
  readonly label: string;
  /** Under the button and flush with its end, or over it and flush with its beginning. */
  readonly side: 'below' | 'above';
  readonly className: string;
  readonly children: ReactNode;
}

const ITEMS = '[role=menuitem],[role=menuitemradio]';

/** Lays it beside its button, within the window. */
function lay(box: HTMLElement, at: DOMRect, side: FloatingProps['side']): void {
  const { width } = box.getBoundingClientRect();
  const left = side === 'below' ? at.right - width : at.left;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  if (side === 'below') box.style.top = `${at.bottom + GAP}px`;
  else box.style.bottom = `${innerHeight - at.top + GAP}px`;
  box.style.maxHeight = `${(side === 'below' ? innerHeight - at.bottom : at.top) - 2 * GAP}px`;
}

/** Something that opens beside a button, and closes with Escape or as soon as somebody turns to anything else. */
export function Floating({ anchor, role, label, side, className, onClose, children }: FloatingProps): ReactNode {
  const self = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const [box, button] = [self.current, anchor.current];
    if (box === null || button === null) return;
    const onElsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node && (box.contains(target) || button.contains(target)))) close.current();
    };
    const onResize = (): void => close.current();
    box.showPopover();
    lay(box, button.getBoundingClientRect(), side);
    (box.querySelector<HTMLElement>('[aria-checked=true]') ?? box.querySelector<HTMLElement>(ITEMS) ?? box).focus({ preventScroll: true });
    document.addEventListener('pointerdown', onElsewhere, true);
    document.addEventListener('focusin', onElsewhere);
    addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere, true);
      document.removeEventListener('focusin', onElsewhere);
      removeEventListener('resize', onResize);
      if (box.contains(document.activeElement)) button.focus({ preventScroll: true });
    };
  }, [anchor, side]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      return;
    }
    const next = itemAfter([...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)], event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is a menu or a dialog
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both may have a label
    <div ref={self} className={`floating ${className}`} popover="manual" role={role} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

/** To which item of a menu a key leads: the next and the one before go round, a letter leads to the next that begins with it. */
function itemAfter(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  const round = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return key.length === 1 && key !== ' '
    ? round.find(({ textContent }) => textContent?.toLowerCase().startsWith(key.toLowerCase()))
    : undefined;
}

/** A menu beside its button. Arrows, first letters, Home and End lead through it. */
export const Menu = (menu: Opened & { readonly label: string; readonly children: ReactNode }): ReactNode => (
  <Floating {...menu} role="menu" side="below" className="menu" />
);

interface MenuItemProps {
  /** Whether it is the one chosen among several; left out where it does something. */
  readonly chosen?: boolean;
  onAct(): void;
  readonly children: ReactNode;
}

export function MenuItem({ chosen, onAct, children }: MenuItemProps): ReactNode {
  const role = chosen === undefined ? ({ role: 'menuitem' } as const) : ({ role: 'menuitemradio', 'aria-checked': chosen } as const);
  return (
    <button type="button" tabIndex={-1} {...role} onClick={onAct} onPointerMove={({ currentTarget }) => currentTarget.focus()}>
      {children}
    </button>
  );
}

/** Items among which one is chosen. */
export function MenuGroup({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a menu may hold groups, but no sets of fields
    <div role="group" aria-labelledby={heading}>
      <div id={heading} className="cap" role="presentation">
        {title}
      </div>
      {children}
    </div>
  );
}
