/** Arrows lead around a group of things that can be pressed, of which Tab need reach only one. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus on; the place that has it now, or null where another key was pressed. */
export function walk(event: KeyboardEvent, group: HTMLElement[]): number | null {
  const by = STEPS[event.key];
  if (by === undefined) return null;
  event.preventDefault();
  event.stopPropagation();
  const next = (group.indexOf(document.activeElement as HTMLElement) + by + group.length) % group.length;
  group[next]?.focus();
  return next;
}

/** The same among the buttons of what listens that can be pressed. */
export const walkButtons = (event: KeyboardEvent): number | null =>
  walk(event, [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button:enabled')]);

/** The same among the links of the list that the pressed one is in. */
export const walkLinks = (event: KeyboardEvent): number | null =>
  walk(event, [...(event.currentTarget as HTMLElement).closest('ol')!.querySelectorAll('a')]);
