import { expect, it } from 'vitest';
import { type Box, placeBubble } from './bubble-placement';

const VIEW = { width: 390, height: 844 };
const BUBBLE = { width: 374, height: 130 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

it('stands below what it speaks of, with its tip at the middle', () => {
  const placed = placeBubble([box(180, 300, 60, 60)], BUBBLE, VIEW);
  expect(placed).toMatchObject({ side: 'below', left: 8, top: 376 });
  expect(placed.left + placed.tip!).toBe(210);
});

it('stands above what lies at the bottom', () => {
  expect(placeBubble([box(200, 770, 180, 60)], BUBBLE, VIEW)).toMatchObject({ side: 'above', top: 624 });
});

it('covers none of several spots where there is room', () => {
  const spots = [box(100, 200, 60, 60), box(100, 420, 60, 60), box(200, 770, 180, 60)];
  const { left, top } = placeBubble(spots, BUBBLE, VIEW);
  for (const spot of spots) {
    const apart =
      top >= spot.top + spot.height || top + BUBBLE.height <= spot.top || left >= spot.left + spot.width;
    expect(apart).toBe(true);
  }
});

it('stays in the window even if there is nothing to point at', () => {
  expect(placeBubble([], BUBBLE, VIEW)).toEqual({ left: 8, top: 706, tip: null, side: null });
});

it('has no tip where it must cover a spot', () => {
  expect(placeBubble([box(0, 0, 390, 844)], BUBBLE, VIEW).side).toBeNull();
});

it('never lies over what must stay in sight, even if it covers its spot instead', () => {
  const tip = { width: 300, height: 110 };
  const apart = (a: Box, b: Box): boolean =>
    a.left >= b.left + b.width ||
    b.left >= a.left + a.width ||
    a.top >= b.top + b.height ||
    b.top >= a.top + a.height;
  for (let top = 8; top <= 600; top += 16) {
    const [spot, guide] = [box(20, 350, 350, 90), box(8, top, 374, 190)];
    const placed = placeBubble([spot], tip, VIEW, [guide]);
    expect(apart({ ...placed, ...tip }, guide), `guide at ${top}`).toBe(true);
  }
  const [spot, guide] = [box(180, 300, 60, 60), box(8, 376, 374, 130)];
  expect(placeBubble([spot], tip, VIEW, [guide])).toMatchObject({ side: 'above', top: 174 });
});
