import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** A tab and what it shows. */
export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  readonly panel: ReactNode;
  /** A class for the panel, beside the usual one. */
  readonly className?: string;
}

interface TabSetProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly chosen: Id;
  onChoose(id: Id): void;
}

const STEPS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs that are walked with the arrow keys. Only the panel that is chosen is there. */
export function TabSet<Id extends string>({ label, tabs, chosen, onChoose }: TabSetProps<Id>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const now = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (now === undefined) return null;
  const onKey = (event: KeyboardEvent): void => {
    const to = STEPS[event.key]?.(tabs.indexOf(now), tabs.length);
    const next = to === undefined ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to as number]?.focus();
  };
  return (
    <div className="tabpanel">
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === now}
            aria-controls={`${id}-panel`}
            tabIndex={tab === now ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div className={`tabpanel ${now.className ?? ''}`} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${now.id}`}>
        {now.panel}
      </div>
    </div>
  );
}
