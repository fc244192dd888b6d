import type { Ref } from '@pantheon/kernel';
import { createContext, useContext } from 'react';
import { useFollowed } from './follow.ts';

/** How a thing on the table is lit: white is offered, gold is chosen; blocked answers "why not?", fresh has just changed. */
export type Highlight = 'none' | 'offered' | 'chosen' | 'blocked' | 'fresh';

/** Whether something may be chosen, or is. */
export const isLit = (light: Highlight): boolean => light === 'offered' || light === 'chosen';

/** What is lit at one moment. */
export interface HighlightPlan {
  readonly highlights: ReadonlyMap<Ref, Highlight>;
  /** What a reader of the screen hears for a lit thing. */
  readonly labels: ReadonlyMap<Ref, string>;
}

const DARK: HighlightPlan = { highlights: new Map(), labels: new Map() };

/** The highlights of a table. Things follow their own light, so that a change redraws only what it touches. */
export class Highlights {
  private plan: HighlightPlan = DARK;
  private pointed: Ref | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  of(thing: Ref): Highlight {
    return this.plan.highlights.get(thing) ?? 'none';
  }

  /** Whether the pointer, the focus or a sentence points at the thing. */
  points(thing: Ref): boolean {
    return this.pointed === thing;
  }

  labelOf(thing: Ref): string | null {
    return this.plan.labels.get(thing) ?? null;
  }

  show(plan: HighlightPlan): void {
    this.plan = plan;
    this.tell();
  }

  point(thing: Ref | null): void {
    if (this.pointed === thing) return;
    this.pointed = thing;
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** The highlights of the table that a component is part of. */
export const HighlightsContext = createContext<Highlights>(new Highlights());

/** How a thing is lit, followed as it changes. */
export function useHighlight(thing: Ref): Highlight {
  const highlights = useContext(HighlightsContext);
  return useFollowed(highlights.subscribe, () => highlights.of(thing));
}

/** Whether somebody points at a thing, followed as it changes. */
export function useHovered(thing: Ref): boolean {
  const highlights = useContext(HighlightsContext);
  return useFollowed(highlights.subscribe, () => highlights.points(thing));
}

/** The first of some groups of things in which something is lit, followed as it changes; null for none. */
export function useLitGroup<Group extends string>(groups: { readonly [group in Group]: readonly Ref[] }): Group | null {
  const highlights = useContext(HighlightsContext);
  const names = Object.keys(groups) as Group[];
  return useFollowed(highlights.subscribe, () => names.find((name) => groups[name].some((thing) => isLit(highlights.of(thing)))) ?? null);
}

/** What makes an element stand for a thing: spread it on the element. The table then handles pointer, keys and component cards. */
export interface TargetProps {
  readonly 'data-ref': Ref;
  readonly 'data-light': Highlight;
  readonly 'data-pointed'?: true;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
}

/** The properties of an element that stands for a thing. */
export function useTarget(thing: Ref): TargetProps {
  const highlights = useContext(HighlightsContext);
  const light = useHighlight(thing);
  const pointed = useHovered(thing);
  const base = { 'data-ref': thing, 'data-light': light, ...(pointed ? { 'data-pointed': true as const } : {}) };
  if (light !== 'offered' && light !== 'chosen' && light !== 'blocked') return base;
  const label = highlights.labelOf(thing);
  return {
    ...base,
    role: 'button',
    tabIndex: 0,
    'aria-pressed': light === 'chosen',
    ...(label === null ? {} : { 'aria-label': label }),
  };
}
