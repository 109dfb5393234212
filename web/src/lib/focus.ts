/** After a change of screen the focus goes to its heading: keys go on from there, and screen readers say it. */
const LONGEST_WAIT = 5000;

const heading = (): HTMLElement | null => document.querySelector('h1');

/** Whether nothing has the focus: what had it went with the screen before. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function take(found: HTMLElement): void {
  if (!isLost()) return;
  found.tabIndex = -1;
  found.focus({ preventScroll: true });
}

/** Call before the screen changes; a screen may take a moment to load. What is given back stops the waiting. */
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
