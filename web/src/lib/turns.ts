/** A table is drawn in small parts, one a frame: a slow phone answers presses all the while. */
type Draw = () => void;

const soon: Draw[] = [];
const late: Draw[] = [];
let busy = false;
let inParts = false;

/** The next drawing comes in parts, until all of them are there. */
export const drawInParts = (): void => void (inParts = true);

/** Whether a part need not wait: all is drawn, or nobody looks. */
export const atOnce = (): boolean => !inParts || document.hidden;

/** Draw when it is this part's turn, or when `last` after all others; call what is given back to forget it. */
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

/** Those who listen hear a page that is whole. */
function tell(now: boolean): void {
  busy = now;
  document.body.ariaBusy = String(now);
}

/** What follows is a task of its own: the browser may do something else first. */
export const newTask = (): Promise<void> => new Promise((go) => void setTimeout(go));

/** A task of its own, once the browser has shown what was drawn. */
const afterFrame = (action: () => void): void => void requestAnimationFrame(() => setTimeout(action));
