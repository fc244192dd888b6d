import type { Ref } from '@pantheon/kernel';
import { type RefObject, useEffect, useRef } from 'react';
import type { TableApi } from './context.tsx';

const HOVER = 450;
const LONG_PRESS = 500;
/** A finger that has moved so far pans the board: it presses nothing. */
const SLIP = 8;

const thingOf = (target: EventTarget | null): { element: Element; thing: Ref } | null => {
  const element = target instanceof Element ? target.closest('[data-ref]') : null;
  return element === null ? null : { element, thing: element.getAttribute('data-ref') as Ref };
};

/** One handler for everything on the table that stands for a thing: choose it, point at it, ask about it. */
export function usePointer(root: RefObject<HTMLElement | null>, table: TableApi): void {
  const api = useRef(table);
  api.current = table;

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const pointer = new Pointer(element, () => api.current);
    const events = Object.entries(pointer.handlers) as [string, (event: Event) => void][];
    for (const [name, handler] of events) element.addEventListener(name, handler);
    return () => {
      pointer.calm();
      for (const [name, handler] of events) element.removeEventListener(name, handler);
    };
  }, [root]);
}

type Handlers = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** A pointer over the table: a mouse that rests on a thing, or a finger that is held on it, asks about it. */
class Pointer {
  readonly #root: HTMLElement;
  readonly #table: () => TableApi;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pressed = false;
  #from: readonly [x: number, y: number] = [0, 0];

  constructor(root: HTMLElement, table: () => TableApi) {
    this.#root = root;
    this.#table = table;
  }

  readonly handlers: Handlers = {
    click: ({ target }) => {
      this.calm();
      if (!this.#pressed) click(this.#table(), target);
      this.#pressed = false;
    },
    pointerover: (event) => this.#over(event),
    pointerdown: (event) => this.#down(event),
    pointerup: () => this.calm(),
    pointercancel: () => this.calm(),
    pointermove: ({ buttons, clientX, clientY }) => {
      if (buttons > 0 && Math.hypot(clientX - this.#from[0], clientY - this.#from[1]) > SLIP) this.calm();
    },
    focusin: ({ target }) => {
      const hit = thingOf(target);
      if (hit !== null) pointTo(this.#table(), hit.thing);
    },
  };

  /** Whatever was about to be asked is not asked. */
  calm(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #over({ target, pointerType }: PointerEvent): void {
    const hit = thingOf(target);
    this.calm();
    pointTo(this.#table(), hit?.thing ?? null);
    if (pointerType !== 'mouse') return;
    if (hit !== null) this.#timer = setTimeout(() => this.#table().showCard(hit.thing, hit.element, false), HOVER);
    else if (!(target instanceof Element && target.closest('.pop,.ccard,.ans'))) leave(this.#table(), this.#root);
  }

  #down({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    this.#pressed = false;
    this.calm();
    const hit = thingOf(target);
    // A second finger pinches.
    if (pointerType === 'mouse' || !isPrimary || hit === null) return;
    this.#from = [clientX, clientY];
    this.#timer = setTimeout(() => {
      this.#pressed = true;
      this.#table().showCard(hit.thing, hit.element, true);
    }, LONG_PRESS);
  }
}

/** What is lit is chosen; what is blocked says why; about anything else its card is shown. */
function click(table: TableApi, target: EventTarget | null): void {
  if (target instanceof Element && target.closest('button,a') !== null) return;
  const hit = thingOf(target);
  if (hit === null) {
    if (!(target instanceof Element && target.closest('.ccard,.pop,.ans'))) table.hideCard();
    return;
  }
  const light = table.lights.of(hit.thing);
  if (light === 'offered' || light === 'chosen') {
    table.hideCard();
    table.pointAt(hit.thing);
    return;
  }
  const blocked = light === 'blocked' ? table.question?.blocked.find((entry) => entry.focus.includes(hit.thing)) : undefined;
  if (blocked !== undefined) table.askWhy(blocked, hit.element);
  else table.showCard(hit.thing, hit.element, true);
}

/** A card that was shown by hovering goes when the pointer does. */
function leave(table: TableApi, root: Element): void {
  if (root.querySelector('.ccard:not(.held)') !== null) table.hideCard();
}

/** Lights up a thing, and tells the consequences of the one option that it stands for. */
function pointTo(table: TableApi, thing: Ref | null): void {
  table.lights.point(thing);
  const hits = thing === null ? [] : (table.question?.options.filter((option) => option.focus.includes(thing)) ?? []);
  table.tell(hits.length === 1 ? (hits[0]?.key ?? null) : null);
}
