// What is wrong with the texts and targets of a page, one line for each find.

const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
/** The names of components, which scope their styles. */
const SCOPE = /[A-Z]/;
const name = (element) => {
  const classes = [...element.classList].filter((each) => !SCOPE.test(each)).join('.');
  return element.tagName.toLowerCase() + (classes ? `.${classes}` : '');
};
const words = (text) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
const forEars = (element) => element.closest('.sr, [hidden], svg, option') !== null;

const stage = () => document.querySelector('dialog[open]') ?? document.body;
const PRESSABLE = 'button:enabled, a[href], input, select, summary, [role=button], [role=switch], [role=radio], [role=tab]';
const pressable = () => [...stage().querySelectorAll(PRESSABLE)].filter((each) => shown(each) && !each.closest('.sr'));

function* textNodes() {
  const walker = document.createTreeWalker(stage(), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const holder = node.parentElement;
    if (node.data.trim() && holder && !forEars(holder) && shown(holder)) yield node;
  }
}

function boxOf(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
}

/** Whether a person sees where the element ends: it has a background or a border. */
function isPainted(style) {
  const filled = style.backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
  return filled || parseFloat(style.borderRightWidth) > 0;
}

const scrolls = (value) => value === 'auto' || value === 'scroll';

/** The first ancestor that cuts the box off or that it hangs out of. */
function cutter(node, box, slack) {
  let floats = false; // a tag may hang over the edge of what it is pinned to
  for (let element = node.parentElement; element && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element);
    const own = element.getBoundingClientRect();
    if (style.display === 'inline' || own.width === 0) continue;
    const across = box.left < own.left - slack || box.right > own.right + slack;
    const down = box.top < own.top - slack || box.bottom > own.bottom + slack;
    if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
    if (style.overflowX !== 'visible' && across) return element;
    if (style.overflowY !== 'visible' && down) return element;
    if (across && !floats && isPainted(style)) return element;
    if (across && element.matches('button, a, label, td, th, li, p, h1, h2, h3')) return element;
    if (style.position === 'fixed') return null;
    floats ||= style.position === 'absolute';
  }
  return null;
}

/** Whether it runs over the edge of the window, where nothing scrolls. */
function overTheEdge(element, box, slack) {
  if (box.left >= -slack && box.right <= innerWidth + slack) return false;
  for (let each = element; each; each = each.parentElement) if (scrolls(getComputedStyle(each).overflowX)) return false;
  return true;
}

/** Texts that do not fit where they stand; names that players chose may end in dots. */
export function overflowing(names, slack = 1.5) {
  const finds = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) finds.push(`the page is ${wide} px wide`);
  for (const node of textNodes()) {
    const box = boxOf(node);
    if (box.width === 0 || names.includes(node.data.trim())) continue;
    const element = cutter(node, box, slack);
    if (element) finds.push(`${name(element)} cuts "${words(node.data)}" in ${name(node.parentElement)}`);
    if (overTheEdge(node.parentElement, box, slack)) finds.push(`"${words(node.data)}" runs over the edge of the window`);
  }
  for (const each of pressable().filter((element) => overTheEdge(element, element.getBoundingClientRect(), slack)))
    finds.push(`${name(each)} runs over the edge of the window: "${words(each.ariaLabel ?? each.textContent)}"`);
  return [...new Set(finds)];
}


/** Links in the middle of a sentence may be as small as their words (WCAG 2.5.8). */
const inSentence = (element) =>
  element.matches('a, button.rule, .rule') && getComputedStyle(element).display.startsWith('inline') &&
  [...(element.parentElement?.childNodes ?? [])].some((each) => each.nodeType === Node.TEXT_NODE && each.data.trim());

const hits = (element, x, y) => {
  const found = document.elementFromPoint(x, y);
  return found !== null && (element.contains(found) || (element.closest('label')?.contains(found) ?? false));
};

/** How far a press may be from the middle and still count, both ways: borders of the box do not matter. */
function reach(element, least) {
  element.scrollIntoView({ block: 'center', inline: 'center' });
  const box = element.getBoundingClientRect();
  if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
  const [x, y, half] = [box.left + box.width / 2, box.top + box.height / 2, least / 2 - 1];
  const across = box.width >= least - 0.5 || (hits(element, x - half, y) && hits(element, x + half, y));
  const down = box.height >= least - 0.5 || (hits(element, x, y - half) && hits(element, x, y + half));
  return across && down;
}

/** Lines of text that lead somewhere keep the height of lines. */
const LEAST_LINK = 24;
const leastFor = (element, least) => (element.matches('a:not(.btn, .ibtn)') ? Math.min(least, LEAST_LINK) : least);

/** Things to press that are smaller than `least` pixels. */
export function tooSmall(least) {
  const small = new Map();
  for (const each of pressable().filter((element) => !inSentence(element) && !reach(element, leastFor(element, least)))) {
    const { width, height } = each.getBoundingClientRect();
    small.set(`${name(each)} is ${Math.round(width)} x ${Math.round(height)}`, words(each.ariaLabel ?? each.textContent));
  }
  return [...small].map(([size, text]) => `${size}: "${text}"`);
}

/** Whether the middle of the element can be seen and pressed without scrolling. */
function inSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) return false;
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found !== null && (element.contains(found) || found.contains(element));
}

/** Things that must be in sight without scrolling, and are not. */
export function outOfSight(selector) {
  scrollTo(0, 0);
  const hidden = [...stage().querySelectorAll(selector)].filter((each) => shown(each) && !inSight(each));
  if (hidden.length === 0) return [];
  const first = hidden[0];
  return [`${hidden.length} things are out of sight, first ${name(first)}: "${words(first.ariaLabel ?? first.textContent)}"`];
}
