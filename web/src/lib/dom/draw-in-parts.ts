/** Draws a table in small parts, one per frame, so that a slow phone keeps answering taps. */
type Draw = () => void;

const soon: Draw[] = [];
const late: Draw[] = [];
let busy = false;
let inParts = false;

/** Draw in parts from now on, until everything is there. */
export const drawInParts = (): void => void (inParts = true);

/** Whether a part may be drawn at once: everything is there already, or the page is hidden. */
export const atOnce = (): boolean => !inParts || document.hidden;

/** Draw when it is this part's turn, or after all others if `last`. Returns a function that cancels it. */
export function inTurn(draw: Draw, last: boolean): () => void {
  const line = last ? late : soon;
  line.push(draw);
  if (!busy) afterFrame(next);
  tell(true);
  return () => void (line.includes(draw) && line.splice(line.indexOf(draw), 1));
}

function next(): void {
  const draw = soon.shift() ?? late.shift();
  draw?.();
  if (draw) return afterFrame(next);
  inParts = false;
  tell(false);
}

/** Screen readers wait until the page is complete. */
function tell(now: boolean): void {
  busy = now;
  document.body.ariaBusy = String(now);
}

/** Continue in a new task, so that the browser can do other work first. */
export const newTask = (): Promise<void> => new Promise((go) => void setTimeout(go));

/** Run in a new task after the next frame has been painted. */
const afterFrame = (action: () => void): void => void requestAnimationFrame(() => setTimeout(action));
