/** After a change of screen, moves the focus to its heading, where keys continue and screen readers start. */
const LONGEST_WAIT = 5000;

const heading = (): HTMLElement | null => document.querySelector('h1');

/** Whether nothing has the focus, because the focused element has left with the previous screen. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function take(found: HTMLElement): void {
  if (!isLost()) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

/** Call before the screen changes; it may take a moment to load. Returns a function that stops waiting. */
export function focusNextHeading(): () => void {
  const before = heading();
  const watch = new MutationObserver(() => {
    const found = heading();
    if (!found || found === before) return;
    stop();
    take(found);
  });
  const timer = setTimeout(() => stop(), LONGEST_WAIT);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { subtree: true, childList: true });
  return stop;
}
