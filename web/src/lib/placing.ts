/** Where a bubble stands, of the guide or of a tip: beside what it speaks of, and not on top of it if that can be. */
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

function inside({ left, top }: { left: number; top: number }, bubble: Size, view: Size): { left: number; top: number } {
  return {
    left: clamp(left, EDGE, view.width - bubble.width - EDGE),
    top: clamp(top, EDGE, view.height - bubble.height - EDGE),
  };
}

function around(spot: Box, bubble: Size, view: Size): Placed[] {
  const middle = { x: spot.left + spot.width / 2, y: spot.top + spot.height / 2 };
  const below = inside({ left: middle.x - bubble.width / 2, top: spot.top + spot.height + GAP }, bubble, view);
  const above = inside({ left: middle.x - bubble.width / 2, top: spot.top - bubble.height - GAP }, bubble, view);
  const right = inside({ left: spot.left + spot.width + GAP, top: middle.y - bubble.height / 2 }, bubble, view);
  const left = inside({ left: spot.left - bubble.width - GAP, top: middle.y - bubble.height / 2 }, bubble, view);
  const tip = (at: { left: number }): number => clamp(middle.x - at.left, TIP_EDGE, bubble.width - TIP_EDGE);
  return [
    { ...below, tip: tip(below), side: 'below' },
    { ...above, tip: tip(above), side: 'above' },
    { ...right, tip: null, side: null },
    { ...left, tip: null, side: null },
  ];
}

/** The first place beside a spot that covers the least of all spots, and of what else must stay in sight. */
export function placeBubble(spots: Box[], bubble: Size, view: Size, others: Box[] = []): Placed {
  const bottom = inside({ left: (view.width - bubble.width) / 2, top: view.height }, bubble, view);
  const choices = [...spots.flatMap((spot) => around(spot, bubble, view)), { ...bottom, tip: null, side: null }];
  const hidden = (at: Placed): number => [...spots, ...others].reduce((sum, spot) => sum + overlap({ ...at, ...bubble }, spot), 0);
  const best = choices.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
  return hidden(best) > 0 ? { ...best, tip: null, side: null } : best;
}
