/** How a board is seen: so many times as large as it is drawn, and moved so far, in units of its drawing. */
export interface View {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** A drawing that is panned and zoomed. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** It goes on to the east and to the west for ever. */
  readonly round: boolean;
}

type Point = readonly [x: number, y: number];

/** The whole board, as it is drawn. */
export const WHOLE: View = { k: 1, x: 0, y: 0 };

/** How far a board can be zoomed in. */
export const NEAREST = 6;

/** How far beyond its edge a board can be panned, as a share of its size. */
const MARGIN = 0.25;

/** So far, in pixels, a pointer may slip while it clicks. */
const SLIP = 6;

const limited = (k: number): number => Math.min(NEAREST, Math.max(1, k));

/** How far to go back along one axis so that no more than the margin is seen beyond an edge. */
function backInto(from: number, to: number, size: number, margin: number): number {
  const before = from + margin;
  const after = to - size - margin;
  return after > before ? (before + after) / 2 : Math.min(0, before) || Math.max(0, after);
}

/** A view, brought back where it shows more than the board and its margin. */
export function keptInside({ k, x, y }: View, { width, height, round }: Field): View {
  const right = backInto(-x / k, (width - x) / k, width, round ? Number.POSITIVE_INFINITY : width * MARGIN);
  const down = backInto(-y / k, (height - y) / k, height, height * MARGIN);
  return { k, x: x + k * right, y: y + k * down };
}

/** The point of the board that is seen at a place. */
export const seenAt = ({ k, x, y }: View, [px, py]: Point): Point => [(px - x) / k, (py - y) / k];

/** The view, so many times as large, in which a point of the board is seen at a place. */
export const showing = (k: number, [bx, by]: Point, [px, py]: Point): View => ({ k, x: px - bx * k, y: py - by * k });

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];
const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** A finger or the mouse: where it is, and which point of the board it holds. */
interface Hold {
  readonly at: Point;
  readonly on: Point;
}

/** The view that one hold drags to, or that two pinch to. */
export function held(view: View, [first, second]: readonly [Hold, Hold?]): View {
  if (second === undefined) return showing(view.k, first.on, first.at);
  const k = limited(apart(first.at, second.at) / Math.max(1e-9, apart(first.on, second.on)));
  return showing(k, middle(first.on, second.on), middle(first.at, second.at));
}

/** How much one turn of the wheel zooms: by lines or pages in some browsers, and by pinches on a pad. */
const wheelFactor = ({ deltaY, deltaMode, ctrlKey }: WheelEvent): number =>
  2 ** (-deltaY * (deltaMode === 1 ? 0.05 : deltaMode === 2 ? 1 : 0.002) * (ctrlKey ? 10 : 1));

const halt = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Lets a drawing be panned and zoomed by wheel, mouse and fingers, and tells every view of it. */
export class PanZoom {
  private readonly svg: SVGSVGElement;
  private readonly field: Field;
  private readonly onView: (view: View) => void;
  private view = WHOLE;
  private readonly holds = new Map<number, Hold>();
  private pressed: Point = [0, 0];
  private slipped = false;
  private readonly left = new AbortController();

  constructor(svg: SVGSVGElement, field: Field, onView: (view: View) => void) {
    this.svg = svg;
    this.field = field;
    this.onView = onView;
    const { signal } = this.left;
    svg.addEventListener('wheel', (event) => this.turn(event), { signal, passive: false });
    svg.addEventListener('pointerdown', (event) => this.press(event), { signal });
    window.addEventListener('pointermove', (event) => this.drag(event), { signal });
    window.addEventListener('pointerup', (event) => this.release(event), { signal });
    window.addEventListener('pointercancel', (event) => this.release(event), { signal });
  }

  close(): void {
    this.left.abort();
  }

  show(view: View): void {
    this.view = keptInside(view, this.field);
    this.onView(this.view);
  }

  /** Zooms around the middle. */
  zoomBy(factor: number): void {
    this.zoomAt(this.middle(), factor);
  }

  /** Brings a point of the board to the middle. */
  centre(x: number, y: number): void {
    this.show(showing(this.view.k, [x, y], this.middle()));
  }

  private middle(): Point {
    return [this.field.width / 2, this.field.height / 2];
  }

  private zoomAt(place: Point, factor: number): void {
    this.show(showing(limited(this.view.k * factor), seenAt(this.view, place), place));
  }

  /** Where an event is, in units of the drawing. */
  private placeOf({ clientX, clientY }: MouseEvent): Point {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return [x, y];
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    this.zoomAt(this.placeOf(event), wheelFactor(event));
  }

  private press(event: PointerEvent): void {
    if (event.button !== 0 || event.ctrlKey || this.holds.size === 2) return;
    this.slipped = false;
    this.pressed = [event.clientX, event.clientY];
    this.holds.set(event.pointerId, { at: this.placeOf(event), on: [0, 0] });
    this.grip();
  }

  /** Every hold takes what it is over now. */
  private grip(): void {
    for (const [id, { at }] of this.holds) this.holds.set(id, { at, on: seenAt(this.view, at) });
  }

  private drag(event: PointerEvent): void {
    const hold = this.holds.get(event.pointerId);
    if (hold === undefined) return;
    this.slipped ||= apart(this.pressed, [event.clientX, event.clientY]) > SLIP;
    this.holds.set(event.pointerId, { ...hold, at: this.placeOf(event) });
    this.show(held(this.view, [...this.holds.values()] as [Hold, Hold?]));
  }

  private release(event: PointerEvent): void {
    if (!this.holds.delete(event.pointerId)) return;
    this.grip();
    if (!this.slipped) return;
    // The click that ends a drag is no click.
    window.addEventListener('click', halt, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', halt, { capture: true }));
  }
}
