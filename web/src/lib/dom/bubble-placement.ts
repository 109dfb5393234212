/** Places the bubble of the guide or of a tip beside what it is about, if possible without covering it. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Where the bubble's tip is, from its left edge; null without one. */
  tip: number | null;
  side: 'below' | 'above' | null;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 8;
const TIP_EDGE = 28;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}

function inside(
  { left, top }: { left: number; top: number },
  bubble: Size,
  view: Size,
): { left: number; top: number } {
  return {
    left: clamp(left, EDGE, view.width - bubble.width - EDGE),
    top: clamp(top, EDGE, view.height - bubble.height - EDGE),
  };
}

function around(spot: Box, bubble: Size, view: Size): Placed[] {
  const middle = { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
  const below = inside(
    { left: middle.x - bubble.width / 2, top: spot.top + spot.height + GAP },
    bubble,
    view,
  );
  const above = inside(
    { left: middle.x - bubble.width / 2, top: spot.top - bubble.height - GAP },
    bubble,
    view,
  );
  const right = inside(
    { left: spot.left + spot.width + GAP, top: middle.y - bubble.height / 2 },
    bubble,
    view,
  );
  const left = inside(
    { left: spot.left - bubble.width - GAP, top: middle.y - bubble.height / 2 },
    bubble,
    view,
  );
  const tip = (at: { left: number }): number => clamp(middle.x - at.left, TIP_EDGE, bubble.width - TIP_EDGE);
  return [
    { ...below, tip: tip(below), side: 'below' },
    { ...above, tip: tip(above), side: 'above' },
    { ...right, tip: null, side: null },
    { ...left, tip: null, side: null },
  ];
}

const covered = (at: Placed, bubble: Size, boxes: Box[]): number =>
  boxes.reduce((sum, box) => sum + overlap({ ...at, ...bubble }, box), 0);

/** The first place beside a spot that covers the least of what must stay in sight, and then of all spots. */
export function placeBubble(spots: Box[], bubble: Size, view: Size, kept: Box[] = []): Placed {
  const bottom = inside({ left: (view.width - bubble.width) / 2, top: view.height }, bubble, view);
  const aside = [bottom, ...kept.flatMap((box) => around(box, bubble, view))].map((at) => ({
    ...at,
    tip: null,
    side: null,
  }));
  const choices: Placed[] = [...spots.flatMap((spot) => around(spot, bubble, view)), ...aside];
  const worse = (a: Placed, b: Placed): number =>
    covered(a, bubble, kept) - covered(b, bubble, kept) ||
    covered(a, bubble, spots) - covered(b, bubble, spots);
  const best = choices.reduce((a, b) => (worse(a, b) > 0 ? b : a));
  return covered(best, bubble, [...spots, ...kept]) > 0 ? { ...best, tip: null, side: null } : best;
}
