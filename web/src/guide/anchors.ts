/** What a lesson points at, by what it is called on the table. */
import type { Box } from '../lib/dom/bubble-placement';
import type { GamePage } from '../lib/game';

const AIR = 5;

/** What has to be pressed besides, as soon as it can be pressed. */
const HELPERS = '[data-tip="confirm"]:enabled';

const selectorOf = (page: GamePage, name: string): string =>
  page.anchor?.(name) ?? `[data-thing="${name}"], [data-tip="${name}"]`;

const seen = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && element.getClientRects().length > 0,
  );

/** The elements of one name that can be seen, else the tab that leads to them. */
export function pointedAt(page: GamePage, name: string): Element[] {
  const found = seen(selectorOf(page, name));
  const tab = page.tab?.(name);
  return found.length || !tab ? found : seen(selectorOf(page, tab));
}

/** Open the tab that a thing lies behind, so that the thing itself is on the screen. */
export function uncover(page: GamePage, name: string): void {
  const [found] = pointedAt(page, name);
  if (found instanceof HTMLElement && found.role === 'tab' && !name.startsWith('tab-')) found.click();
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

const litThings = (page: GamePage, names: string[]): Element[] => [
  ...names.flatMap((name) => pointedAt(page, name)),
  ...seen(HELPERS),
];

const boxesOf = (elements: Element[]): Box[] => [...new Set(elements)].map(boxOf);

/** Where the lit spots are now. */
export const spotsOf = (page: GamePage, names: string[]): Box[] => boxesOf(litThings(page, names));

/** What the guide's words must not cover: the lit things, each with the whole that it is a part of. */
export const wholesOf = (page: GamePage, names: string[]): Box[] =>
  boxesOf(litThings(page, names).map((thing) => thing.closest('[data-whole]') ?? thing));
