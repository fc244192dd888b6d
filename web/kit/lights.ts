import type { Ref } from '@pantheon/kernel';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** How a thing on the table is lit: white is offered, gold is chosen; blocked answers "why not?", fresh has just changed. */
export type Light = 'none' | 'offered' | 'chosen' | 'blocked' | 'fresh';

/** What is lit at one moment. */
export interface LightPlan {
  readonly lights: ReadonlyMap<Ref, Light>;
  /** What a reader of the screen hears for a lit thing. */
  readonly labels: ReadonlyMap<Ref, string>;
}

const DARK: LightPlan = { lights: new Map(), labels: new Map() };

/** The lights of a table. Things follow their own light, so that a change redraws only what it touches. */
export class Lights {
  private plan: LightPlan = DARK;
  private pointed: Ref | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  of(thing: Ref): Light {
    return this.plan.lights.get(thing) ?? 'none';
  }

  /** Whether the pointer, the focus or a sentence points at the thing. */
  points(thing: Ref): boolean {
    return this.pointed === thing;
  }

  labelOf(thing: Ref): string | null {
    return this.plan.labels.get(thing) ?? null;
  }

  /** Whether anything is offered at all, so that the rest of the board steps back. */
  get any(): boolean {
    for (const light of this.plan.lights.values()) if (light === 'offered' || light === 'chosen') return true;
    return false;
  }

  show(plan: LightPlan): void {
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

/** The lights of the table that a component is part of. */
export const LightsContext = createContext<Lights>(new Lights());

/** How a thing is lit, followed as it changes. */
export function useLight(thing: Ref): Light {
  const lights = useContext(LightsContext);
  return useSyncExternalStore(lights.subscribe, () => lights.of(thing));
}

/** Whether somebody points at a thing, followed as it changes. */
export function usePointed(thing: Ref): boolean {
  const lights = useContext(LightsContext);
  return useSyncExternalStore(lights.subscribe, () => lights.points(thing));
}

/** Whether anything is offered now. */
export function useAnyLight(): boolean {
  const lights = useContext(LightsContext);
  return useSyncExternalStore(lights.subscribe, () => lights.any);
}

/** What makes an element stand for a thing: spread it on the element. The table then handles pointer, keys and component cards. */
export interface TargetProps {
  readonly 'data-ref': Ref;
  readonly 'data-light': Light;
  readonly 'data-pointed'?: true;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  readonly 'aria-label'?: string;
  readonly 'aria-pressed'?: boolean;
}

/** The properties of an element that stands for a thing. */
export function useTarget(thing: Ref): TargetProps {
  const lights = useContext(LightsContext);
  const light = useLight(thing);
  const pointed = usePointed(thing);
  const base = { 'data-ref': thing, 'data-light': light, ...(pointed ? { 'data-pointed': true as const } : {}) };
  if (light !== 'offered' && light !== 'chosen' && light !== 'blocked') return base;
  const label = lights.labelOf(thing);
  return {
    ...base,
    role: 'button',
    tabIndex: 0,
    'aria-pressed': light === 'chosen',
    ...(label === null ? {} : { 'aria-label': label }),
  };
}
