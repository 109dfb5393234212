/** What a lesson points at: cells by row and column, all else by what it is called on the table. */
import type { Box } from '../lib/placing';

const COLUMNS = 6;
const AIR = 5;

/** What has to be pressed besides, as soon as it can be pressed. */
const HELPERS = '[data-tip="confirm"]:enabled';

/** Things that may lie behind a tab on a small screen. */
const BEHIND_TABS: [RegExp, string][] = [
  [/^(school|space-.*)$/, 'tab-school'],
  [/^card-\d$/, 'tab-cards'],
  [/^(hut-site|section-\d)$/, 'tab-hut'],
  [/^(quarry|forest|meadow|village|mill|lake.*)$/, 'tab-places'],
];

function selectorOf(name: string): string {
  const cell = /^(\d)\/(\d)$/.exec(name);
  if (cell) return `[data-cell="${(Number(cell[1]) - 1) * COLUMNS + Number(cell[2]) - 1}"]`;
  return `[data-thing="${name}"], [data-tip="${name}"]`;
}

const seen = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility() && element.getClientRects().length > 0);

/** The elements of one name that can be seen, else the tab that leads to them. */
export function pointedAt(name: string): Element[] {
  const found = seen(selectorOf(name));
  const tab = BEHIND_TABS.find(([names]) => names.test(name))?.[1];
  return found.length || !tab ? found : seen(selectorOf(tab));
}

/** Open the tab that a thing lies behind, so that the thing itself is on the screen. */
export function uncover(name: string): void {
  const [found] = pointedAt(name);
  if (found instanceof HTMLElement && found.role === 'tab' && !name.startsWith('tab-')) found.click();
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - AIR, top: top - AIR, width: width + 2 * AIR, height: height + 2 * AIR };
}

/** Where the lit spots are now. */
export const spotsOf = (names: string[]): Box[] => [...new Set([...names.flatMap(pointedAt), ...seen(HELPERS)])].map(boxOf);
