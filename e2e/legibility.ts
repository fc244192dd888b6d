import type { Page } from 'playwright-core';

/** What makes a player frown at a table, each with the words that it concerns. */
export interface Legibility {
  /** Texts that are less than 10 px high on the screen. */
  readonly small: readonly string[];
  /** Names of places that a piece, a coin or another name covers. */
  readonly covered: readonly string[];
  /** Answers that are cut off without a sign that more follows, and words that their box cuts off. */
  readonly clipped: readonly string[];
  /** The height of the board. */
  readonly board: number;
}

/** Runs in the page. */
function look(): Legibility {
  const LEAST = 10;
  const TOUCH = 2;
  const seen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) return false;
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('.sr, .sprite, .outline') === null
    );
  };
  const heightOf = (element: Element): number => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (!(element instanceof SVGGraphicsElement)) return size;
    const matrix = element.getScreenCTM();
    return matrix === null ? size : size * Math.hypot(matrix.b, matrix.d);
  };
  const ownText = (element: Element): string =>
    [...element.childNodes]
      .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []))
      .join('')
      .trim();
  const table = document.querySelector('[data-table]') ?? document.body;
  const texts = [...table.querySelectorAll('*')].filter((element) => ownText(element) !== '' && seen(element));
  const small = texts
    .filter((element) => heightOf(element) > 0 && heightOf(element) < LEAST - 0.05)
    .map((element) => `${ownText(element)} ${heightOf(element).toFixed(1)}`);

  const map = document.querySelector('.map');
  const frame = (map ?? document.body).getBoundingClientRect();
  const inFrame = (box: DOMRect): boolean =>
    box.left < frame.right && box.right > frame.left && box.top < frame.bottom && box.bottom > frame.top;
  const covers = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;
  // The box of a line of letters is higher than its letters.
  const tight = (box: DOMRect): DOMRect => new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6);
  const boxes = (selector: string): [string, DOMRect][] =>
    [...(map?.querySelectorAll(selector) ?? [])]
      .filter(seen)
      .map((element) => [element.textContent ?? '', element.getBoundingClientRect()]);
  const names = boxes('.lname, .anu-land, .anu-name, .anu-planet')
    .filter(([, box]) => inFrame(box))
    .map(([name, box]): [string, DOMRect] => [name, tight(box)]);
  const pieces = boxes(
    '.unit, .bld, .metro, .inc, .medal-piece > circle, .portrait > circle, .cyc-closed > circle, .anu-figure, .anu-deity, .anu-guard, .anu-culture, .anu-cube, .anu-gives',
  );
  const covered = names
    .filter(([, box], at) => pieces.some(([, other]) => covers(box, other)) || names.some(([, other], n) => n !== at && covers(box, other)))
    .map(([name]) => name);

  // A shadow that moves with what scrolls, buttons to turn the page, or a part of the next answer: each says that more follows.
  const hasSign = (around: Element): boolean =>
    getComputedStyle(around).backgroundAttachment.includes('local') || around.closest('[data-pages]') !== null;
  const cutOff = (answer: Element): boolean => {
    const box = answer.getBoundingClientRect();
    for (let around = answer.parentElement; around !== null && around !== table; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const outer = around.getBoundingClientRect();
      const down = box.bottom > outer.bottom + 1;
      const right = box.right > outer.right + 1;
      if ((down && overflowY === 'hidden') || (right && overflowX === 'hidden')) return true;
      return (down || right) && !hasSign(around);
    }
    return false;
  };
  const answers = [...table.querySelectorAll('.ask .ans')].filter(seen).filter(cutOff);
  const cut = [...table.querySelectorAll('.ps .m, .fin .btn, .ply .hd')]
    .filter(seen)
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || (one.matches('.btn') && one.scrollHeight > one.clientHeight + 1));
  const clipped = [...answers, ...cut].map((element) => element.textContent ?? '');
  return { small: [...new Set(small)], covered, clipped, board: Math.round(frame.height) };
}

/** How readable the table on a page is. */
export const legibilityOf = (page: Page): Promise<Legibility> => page.evaluate(look);
