import { type RefObject, useEffect, useRef } from 'react';
import { isOverlaid } from '../app/overlaid.ts';
import { changeSettings, currentSettings } from '../app/settings.ts';
import type { TableApi } from './context.tsx';
import type { SideTab } from './side.tsx';
import { canGiveAgain, canTakeBack } from './take-back.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button,a,[role=tab],[role=menuitem]') !== null;

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What some keys open. */
interface KeyWishes {
  onTab(tab: SideTab): void;
  /** Somebody wants to type an answer. */
  onFind(): void;
}

/** Everything that can be done at the table can be done with keys. */
export function useKeys(root: RefObject<HTMLElement | null>, table: TableApi, { onTab, onFind }: KeyWishes): void {
  const api = useRef(table);
  api.current = table;
  const wishes = useRef({ onTab, onFind });
  wishes.current = { onTab, onFind };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (isOverlaid()) return;
      const filmed = api.current.frame.running && filmKey(event.key, api.current);
      const handled = filmed || handle(event, api.current, root.current, wishes.current);
      if (handled) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}

function handle(event: KeyboardEvent, table: TableApi, root: HTMLElement | null, { onTab, onFind }: KeyWishes): boolean {
  const step = ARROWS[event.key];
  if (step !== undefined) return moveFocus(root, step);
  switch (event.key.toLowerCase()) {
    case 'u':
      return change(table, event.shiftKey ? 'redo' : 'undo');
    case 'y':
      return change(table, 'redo');
    case 'r':
      return change(table, 'restart-turn');
    case ' ':
      return space(event, table);
    case 'enter':
      return enter(event, table);
    case 'm':
      changeSettings({ sound: !currentSettings().sound });
      return true;
    case 'l':
      onTab('log');
      return true;
    case '/':
      if (table.question !== null) {
        onFind();
        return true;
      }
      onTab('rules');
      requestAnimationFrame(() => root?.querySelector<HTMLInputElement>('[data-rule-search]')?.focus());
      return true;
    case '?':
      return askAbout(event, table);
    case 'escape':
      return letGo(table);
    default:
      return false;
  }
}

/** Space goes on: in what is shown of others, or by giving the answer that stands ready. */
function space({ target }: KeyboardEvent, table: TableApi): boolean {
  if (table.frame.stage !== null && !(table.frame.stage.act.open && table.question !== null)) table.goOn();
  else if (table.frame.running) table.skip();
  else if (isControl(target) && !(target instanceof Element && target.closest('.answers'))) return false;
  else table.confirm();
  return true;
}

/** Escape leaves whatever is open: a card, a choice not confirmed yet, a look at the past. */
function letGo(table: TableApi): boolean {
  table.hideCard();
  if (table.draft.chosen !== null || table.draft.narrowed.length > 0) table.setDraft({ ...table.draft, chosen: null, narrowed: [] });
  if (table.past !== null) table.lookAt(null);
  return true;
}

/** The film of what others did: a step back, on, a pause, or to the reader's own turn. */
function filmKey(key: string, { frame, seek, goOn, pause, skip }: TableApi): boolean {
  switch (key.toLowerCase()) {
    case 'arrowleft':
      seek(frame.film.at - 1);
      return true;
    case 'arrowright':
      goOn();
      return true;
    case 'p':
      pause();
      return true;
    case 's':
      skip();
      return true;
    default:
      return false;
  }
}

/** Takes answers back or gives them again, where that is possible just now. */
function change(table: TableApi, kind: 'undo' | 'redo' | 'restart-turn'): boolean {
  if (kind === 'redo' ? canGiveAgain(table) : canTakeBack(table)) void table.session.send({ kind });
  return true;
}

/** Enter on a lit thing chooses it. Buttons take their Enter themselves. */
function enter(event: KeyboardEvent, table: TableApi): boolean {
  const element = event.target instanceof Element ? event.target.closest('[data-ref]') : null;
  if (element === null || isControl(event.target)) return false;
  table.pointAt(element.getAttribute('data-ref') as Parameters<TableApi['pointAt']>[0]);
  return true;
}

function askAbout(event: KeyboardEvent, table: TableApi): boolean {
  const element = event.target instanceof Element ? (event.target.closest('[data-ref]') ?? event.target) : null;
  const named = element?.getAttribute('data-ref') ?? null;
  const told = table.question?.options.find((option) => option.key === element?.getAttribute('data-answer'));
  const thing = named ?? told?.focus[0] ?? null;
  if (element === null || thing === null) return false;
  table.showCard(thing as Parameters<TableApi['pointAt']>[0], element, true);
  return true;
}

/** Moves the focus to the nearest lit target in a direction: on the board, in the hand, among the answers. */
function moveFocus(root: HTMLElement | null, [dx, dy]: readonly [number, number]): boolean {
  if (root === null) return false;
  const targets = [
    ...root.querySelectorAll<HTMLElement | SVGElement>(
      '[data-light="offered"][tabindex],[data-light="chosen"][tabindex],[data-lit]:not([disabled])',
    ),
  ];
  if (targets.length === 0) return false;
  const active = document.activeElement;
  const from = active !== null && targets.includes(active as HTMLElement) ? active : null;
  if (from === null) {
    targets[0]?.focus();
    return true;
  }
  const middle = (element: Element): readonly [number, number] => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = middle(from);
  let best: HTMLElement | SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    if (target === from) continue;
    const [tx, ty] = middle(target);
    const along = (tx - x) * dx + (ty - y) * dy;
    if (along <= 1) continue;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = along + across * 2;
    if (cost < least) {
      least = cost;
      best = target;
    }
  }
  (best ?? targets[(targets.indexOf(from as HTMLElement) + (dx + dy > 0 ? 1 : targets.length - 1)) % targets.length])?.focus();
  return true;
}
