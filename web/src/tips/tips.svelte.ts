/** Which thing is explained now: where the mouse rests, the keys are, or a finger is held. */
import type { Box } from '../lib/dom/bubble-placement';

const REST = 700;
const HOLD = 500;
const GRACE = 250;
const WANDER = 10;

export interface Shown {
  name: string;
  element: Element;
  box: Box;
}

const nameOf = (element: Element): string => element.getAttribute('data-tip') ?? '';

/** The thing under a point, also below a glass that lies over it. */
function thingAt(x: number, y: number): Element | null {
  const stack = document.elementsFromPoint(x, y);
  return stack.find((element) => element.hasAttribute('data-tip')) ?? stack[0]?.closest('[data-tip]') ?? null;
}

const overBubble = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('#tip') !== null;

export class Tips {
  shown: Shown | null = $state.raw(null);
  private timer: number | undefined;
  private from: { x: number; y: number } | null = null;
  /** A finger was held: lifting it presses nothing. */
  private held = false;

  constructor(private readonly prepare: () => void) {}

  move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return this.wander(event);
    if (event.buttons || overBubble(event.target)) return this.wait(() => undefined, 0);
    const { clientX, clientY } = event;
    const same = this.shown !== null && thingAt(clientX, clientY) === this.shown.element;
    if (same) this.wait(() => undefined, 0);
    else if (this.shown) this.wait(this.hide, GRACE);
    else this.wait(() => this.show(thingAt(clientX, clientY)), REST);
  };

  press = (event: PointerEvent): void => {
    this.held = false;
    if (overBubble(event.target)) return;
    this.hide();
    const { clientX: x, clientY: y } = event;
    if (event.pointerType === 'mouse') return;
    this.from = { x, y };
    this.wait(() => {
      this.show(thingAt(x, y));
      this.held = this.shown !== null;
    }, HOLD);
  };

  release = (): void => {
    if (this.from && !this.held) clearTimeout(this.timer);
    this.from = null;
  };

  click = (event: MouseEvent): void => {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  /** The guide moves the focus by itself, and so does a new screen, to its heading: nobody has asked for a tip then. */
  focus = ({ target }: FocusEvent): void => {
    if (
      !(target instanceof Element) ||
      !target.matches(':focus-visible:not(h1)') ||
      document.querySelector('[data-guide]')
    )
      return;
    const thing = target.closest('[data-tip]');
    if (thing) this.wait(() => this.show(thing), REST);
  };

  /** Escape takes the tip away and nothing else. */
  key = (event: KeyboardEvent): void => {
    if (this.shown && event.key === 'Escape') event.stopPropagation();
    if (this.shown || event.key === 'Escape') this.hide();
  };

  hide = (): void => {
    clearTimeout(this.timer);
    this.shown?.element.removeAttribute('aria-describedby');
    this.shown = null;
  };

  private wander({ clientX, clientY }: PointerEvent): void {
    if (this.from && !this.held && Math.hypot(clientX - this.from.x, clientY - this.from.y) > WANDER)
      this.release();
  }

  private wait(then: () => void, milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(then, milliseconds);
  }

  private show(element: Element | null): void {
    if (!element?.isConnected) return;
    this.prepare();
    element.setAttribute('aria-describedby', 'tip');
    this.shown = { name: nameOf(element), element, box: element.getBoundingClientRect() };
  }
}
