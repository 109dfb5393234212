/** How much smaller a board is drawn so that it ends above the bar of the replay. */
const LEAST = 0.3;
/** Smaller changes are not worth drawing everything anew. */
const STEP = 0.01;

/** The scale at which something `bottom` high, below `top`, fits into `room`. */
export function scaleFor(top: number, bottom: number, room: number): number {
  const natural = bottom - top;
  if (natural <= 0) return 1;
  return Math.max(LEAST, Math.min(1, Math.floor((room - top) / natural / STEP) * STEP));
}
