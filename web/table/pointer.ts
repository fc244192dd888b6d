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
    let timer: ReturnType<typeof setTimeout> | null = null;
    let pressed = false;
    let from: readonly [x: number, y: number] = [0, 0];
    const calm = (): void => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const ask = (hit: { element: Element; thing: Ref }, held: boolean): void => api.current.showCard(hit.thing, hit.element, held);

    const onClick = (event: MouseEvent): void => {
      calm();
      if (!pressed) click(api.current, event.target);
      pressed = false;
    };
    const onOver = (event: PointerEvent): void => {
      const hit = thingOf(event.target);
      calm();
      api.current.lights.point(hit?.thing ?? null);
      tellOf(api.current, hit?.thing ?? null);
      if (event.pointerType !== 'mouse') return;
      if (hit === null) {
        if (!(event.target instanceof Element && event.target.closest('.pop,.ccard,.ans'))) leave(api.current, element);
        return;
      }
      timer = setTimeout(() => ask(hit, false), HOVER);
    };
    const onDown = (event: PointerEvent): void => {
      pressed = false;
      calm();
      const hit = thingOf(event.target);
      // A second finger pinches.
      if (event.pointerType === 'mouse' || !event.isPrimary || hit === null) return;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        pressed = true;
        ask(hit, true);
      }, LONG_PRESS);
    };
    const onMove = (event: PointerEvent): void => {
      if (event.buttons > 0 && Math.hypot(event.clientX - from[0], event.clientY - from[1]) > SLIP) calm();
    };
    const onFocus = (event: FocusEvent): void => {
      const hit = thingOf(event.target);
      if (hit === null) return;
      api.current.lights.point(hit.thing);
      tellOf(api.current, hit.thing);
    };
    element.addEventListener('click', onClick);
    element.addEventListener('pointerover', onOver);
    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointerup', calm);
    element.addEventListener('pointercancel', calm);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('focusin', onFocus);
    return () => {
      calm();
      element.removeEventListener('click', onClick);
      element.removeEventListener('pointerover', onOver);
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointerup', calm);
      element.removeEventListener('pointercancel', calm);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('focusin', onFocus);
    };
  }, [root]);
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

/** Tells the consequences of the one option that a thing stands for. */
function tellOf(table: TableApi, thing: Ref | null): void {
  const hits = thing === null ? [] : (table.question?.options.filter((option) => option.focus.includes(thing)) ?? []);
  table.tell(hits.length === 1 ? (hits[0]?.key ?? null) : null);
}
